import type { Analysis } from 'grundy-wasm';
import type { ReactiveControllerHost } from 'lit';
import { PageModes } from '../panels/page-modes.js';
import { WholeShading } from '../stage/shading/whole-shading.js';
import { Session, type SessionView } from '../session/session.js';
import type { SolverClient } from '../solver/client.js';

/** What an embed needs once its reader does something. Fetched when they are about to. */
export class WokenEmbed {
  readonly session: Session;
  readonly modes: PageModes;
  readonly shading: WholeShading;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    solver: SolverClient,
    moved: (move: string, text: string) => void,
    private readonly changed: () => void,
  ) {
    const telling = {
      analyze: (text: string, signal?: AbortSignal) => solver.analyze(text, signal),
      play: async (text: string, move: string) => {
        const reply = await solver.play(text, move);
        if (reply.ok) moved(move, reply.text);
        return reply;
      },
    };
    this.session = new Session(
      telling,
      () => {},
      () => this.refresh(),
    );
    this.modes = new PageModes(host, solver, this.session);
    this.shading = new WholeShading(solver, () => host.requestUpdate());
    host.addEventListener('grundy-shade', ({ detail }) => this.shading.set(detail));
  }

  get view(): SessionView {
    return this.session.view;
  }

  private seen: Analysis | null = null;

  private refresh(): void {
    const { analysis } = this.view;
    if (analysis !== null && analysis !== this.seen) this.modes.saw(analysis);
    this.seen = analysis;
    this.changed();
  }
}
