import type { Analysis } from 'grundy-wasm';
import type { TurnJudge } from '../panels/match/match.js';
import { forgetSession, keepSession, MOST_KEPT, takeSession } from './session/kept-session.js';
import type { Session } from './session/session.js';
import type { Inspection } from './inspection.js';
import type { PageModes } from './page-modes.js';

/** So many steps of undo and redo outlast a reload. */
const MOST_STEPS = 200;

/** Keeps in the tab what a reload must not end, and takes it up again. */
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

  /** Another view is shown: a reload of that is a fresh start. */
  disconnect(): void {
    removeEventListener('pagehide', this.keep);
    forgetSession();
  }

  /** The first position is on screen: where it is the one that was left, what stood around it comes back, and so does the match. */
  async begin(analysis: Analysis, exercise: boolean): Promise<void> {
    const { kept } = this;
    if (kept?.texts[kept.at] !== analysis.text) return;
    this.inspection.place = kept.looked;
    // The session is about to record the position.
    await Promise.resolve();
    this.session.surround(kept.texts, kept.at);
    if (kept.match && !exercise) await this.modes.resumeMatch(kept.match, analysis, this.judge);
  }

  private readonly keep = (): void => {
    const { texts, at } = this.session.near(MOST_STEPS, MOST_KEPT);
    if (texts.length > 0) keepSession({ texts, at, looked: this.inspection.place, match: this.modes.kept });
  };
}
