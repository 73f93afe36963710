import type { Analysis } from 'grundy-wasm';
import { html, nothing, type ReactiveControllerHost } from 'lit';
import type { KeptMatch } from '../session/kept-session.js';
import type { MatchSession, MatchSolver, TurnJudge } from './match/match.js';
import { canBePlayed } from '../stage/picture.model.js';
import type { Legend } from '../stage/legend/legend.model.js';
import { verdictOf } from '../telling/verdict.model.js';
import type { EditorInput } from '../pictures/editor-input.js';
import { ExerciseMode } from './exercise/exercise-mode.js';
import type { MatchMode } from './match/match-mode.js';
import { afterFrame } from '../controls/after-frame.js';
import { focusPicture } from '../pictures/focus-picture.js';
import { LaterMotion } from '../pictures/later-motion.js';
import './verdict/verdict-line.js';

/** What the reader does with the position: edits it, plays a match from it, or says where it is won. */
export type Mode = 'edit' | 'match' | 'exercise';

/** In so many frames a picture is drawn. */
const FRAMES = 8;

interface EditSession extends MatchSession {
  readonly view: MatchSession['view'] & { moved: boolean };
  edit(text: string, gesture?: string): Promise<void>;
  play(move: string, answer?: string): Promise<void>;
  cancel(): void;
}

/** Which mode the page is in, and what that changes on it. Receives the edits and moves of the editors. */
export class PageModes {
  private match: MatchMode | null = null;
  /** The match left last, which can be taken up again. */
  private left: MatchMode | null = null;
  /** Whether the picture marks where a thing may go. */
  private marked = false;
  private readonly exercise: ExerciseMode;
  private readonly motion: LaterMotion;
  /** What had the focus last. */
  private last: EventTarget | undefined;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly solver: MatchSolver,
    private readonly session: EditSession,
  ) {
    this.exercise = new ExerciseMode(host, solver);
    this.motion = new LaterMotion(host, ['grundy-stage', 'grundy-presentation']);
    host.addEventListener('grundy-edit', ({ detail }) =>
      this.match ? this.match.edited(detail.text) : void session.edit(detail.text, detail.gesture),
    );
    host.addEventListener('grundy-play', ({ detail }) => this.play(detail));
    host.addEventListener('grundy-reach', ({ detail }) => {
      this.marked = detail;
      host.requestUpdate();
    });
    host.addEventListener('grundy-turn', ({ detail }) => {
      if (detail === 'end') this.match?.endTurn();
      else this.match?.cancelTurn();
      // The pressed button is about to disappear.
      void this.focus();
    });
    // In a task of its own: until the picture is drawn anew, what it gives the focus to may be about to disappear.
    host.addEventListener('grundy-unfocused', () => setTimeout(() => void this.focus()));
    host.addEventListener('focusin', (event) => ([this.last] = event.composedPath()));
    // A heat map gave way to a board, or a board to a heat map.
    host.addEventListener(
      'grundy-coarse',
      () => this.last instanceof Element && !this.last.isConnected && void this.focus(),
    );
    host.addEventListener('grundy-review', ({ detail }) => this.review(detail));
  }

  /** Gives up what is computed; the button for it is about to disappear. */
  cancel(): void {
    this.session.cancel();
    void this.focus();
  }

  private focusOnce(): boolean {
    return this.host.shadowRoot !== null && focusPicture(this.host.shadowRoot);
  }

  private async focus(): Promise<void> {
    // Another picture may be on its way, drawn in parts.
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    for (let frame = 0; frame < FRAMES && !this.focusOnce(); frame += 1) await afterFrame();
  }

  /** Plays a move. In a match only moves made by gesture (`made`) count, as moves of the current turn. */
  private play({ move, answer, made }: PageEvents['grundy-play']): void {
    if (!this.match) void this.session.play(move, answer);
    else if (made) this.match.played({ ...made, notation: move });
  }

  get mode(): Mode {
    return this.match ? 'match' : this.exercise.on ? 'exercise' : 'edit';
  }

  /** Whether the picture may show who wins where. */
  get tells(): boolean {
    return this.match?.tells ?? !this.exercise.on;
  }

  async toggleExercise(): Promise<void> {
    await this.exercise.toggle();
  }

  /** Whether a match can be played from this position. */
  playable(analysis: Analysis | null): boolean {
    return analysis !== null && canBePlayed(analysis);
  }

  async toggleMatch(analysis: Analysis | null): Promise<void> {
    if (!this.match && !this.playable(analysis)) return;
    const { MatchMode } = await import('./match/match-mode.js');
    if (this.exercise.on) await this.exercise.toggle();
    if (this.match) this.leaveMatch();
    else if (analysis && this.left?.rejoin(analysis)) this.match = this.left;
    else if (analysis) this.begin(new MatchMode(this.solver, this.session, () => this.host.requestUpdate()), analysis);
    this.host.requestUpdate();
  }

  /** Called when the reader comes to a position by its address, which may ask for a match; with null, when another view is shown, which ends one. */
  async arrived(analysis: Analysis | null, match: boolean): Promise<void> {
    if (match ? this.match !== null : analysis !== null || this.match === null) return;
    const { MatchMode } = await import('./match/match-mode.js');
    if (!match) this.leaveMatch();
    else if (!this.match && !this.exercise.on && analysis && this.playable(analysis))
      this.begin(new MatchMode(this.solver, this.session, () => this.host.requestUpdate()), analysis);
  }

  private begin(match: MatchMode, analysis: Analysis): void {
    this.match = match;
    match.saw(analysis);
    this.host.requestUpdate();
  }

  private leaveMatch(): void {
    this.match?.leave();
    this.putAway();
  }

  private review(place: number): void {
    this.match?.leaveAt(place);
    this.putAway();
    this.host.requestUpdate();
    // Where the match is taken up again; in an embed there is no bar.
    const bar = this.host.shadowRoot?.querySelector<HTMLElement>('grundy-bar');
    if (bar) bar.focus();
    else void this.focus();
  }

  private putAway(): void {
    this.left = this.match;
    this.match = null;
  }

  /** The match as it is kept over a reload; null without one. */
  get kept(): KeptMatch | null {
    return this.match?.kept ?? null;
  }

  /** Resumes a match from before a reload. */
  async resumeMatch(kept: KeptMatch, analysis: Analysis, judge: TurnJudge): Promise<void> {
    const { MatchMode } = await import('./match/match-mode.js');
    const match = new MatchMode(this.solver, this.session, () => this.host.requestUpdate());
    if (!(await match.restore(kept, analysis, judge)) || this.match) return;
    this.match = match;
    this.host.requestUpdate();
  }

  /** Resolves once this coming position can be drawn whole: in an exercise, once its turns are listed. */
  prepare(analysis: Analysis): Promise<void> {
    return this.exercise.begin(analysis);
  }

  /** Called when a position comes on screen. */
  saw(analysis: Analysis): void {
    if (this.session.view.moved) this.motion.begin();
    this.match?.saw(analysis);
  }

  /** The line above the picture: that of the match, or the verdict, which an exercise hides. */
  line(analysis: Analysis) {
    if (this.match) return this.match.line();
    return this.exercise.on ? nothing : html`<grundy-verdict .verdict=${verdictOf(analysis)}></grundy-verdict>`;
  }

  input(input: EditorInput): EditorInput {
    const drawn = this.exercise.shown(input.analysis);
    if (this.match) return this.match.input(input);
    if (!this.exercise.on) return input;
    return {
      ...input,
      analysis: drawn,
      shading: { whole: false, component: 0, shown: drawn, waiting: false },
      claiming: true,
    };
  }

  legend(legend: Legend | null, analysis: Analysis): Legend | null {
    if (legend === null) return null;
    return this.exercise.on
      ? this.exercise.legend(legend, analysis)
      : (this.match?.legend(legend, this.marked) ?? legend);
  }

  /** The card beside the picture in a match or an exercise. */
  card(analysis: Analysis) {
    return this.match ? this.match.card() : html`<div class="side">${this.exercise.card(analysis)}</div>`;
  }
}
