import type { Analysis } from 'grundy-wasm';
import type { TurnJudge } from '../panels/match/match.js';
import { forgetSession, keepSession, MOST_KEPT, takeSession } from '../session/kept-session.js';
import type { Session } from '../session/session.js';
import type { Inspection } from '../panels/inspection.js';
import type { PageModes } from '../panels/page-modes.js';

/** Steps of undo and redo that outlast a reload. */
const MOST_STEPS = 200;

/** Keeps the undo list, the examined place and the match in the tab, and restores them after a reload. */
export class PageKeeper {
  private readonly kept = takeSession();

  constructor(
    private readonly session: Session,
    private readonly inspection: Inspection,
    private readonly modes: PageModes,
    private readonly judge: TurnJudge,
  ) {}

  connect(): void {
    addEventListener('pagehide', this.keep);
  }

  /** Another view is shown: reloading that one is a fresh start. */
  disconnect(): void {
    removeEventListener('pagehide', this.keep);
    forgetSession();
  }

  /** Called with the first position. If it is the one kept, restores the examined place, the undo list around it, and the match. */
  async begin(analysis: Analysis, exercise: boolean): Promise<void> {
    const { kept } = this;
    if (kept?.texts[kept.at] !== analysis.text) return;
    this.inspection.place = kept.looked;
    // Lets the session finish showing the position before its undo list is restored.
    await Promise.resolve();
    this.session.surround(kept.texts, kept.at);
    if (kept.match && !exercise) await this.modes.resumeMatch(kept.match, analysis, this.judge);
  }

  private readonly keep = (): void => {
    const { texts, at } = this.session.near(MOST_STEPS, MOST_KEPT);
    if (texts.length > 0) keepSession({ texts, at, looked: this.inspection.place, match: this.modes.kept });
  };
}
