import type { Analysis, PlayReply, Problem, Reply } from 'grundy-wasm';
import { Superseded } from '../solver/superseded.js';
import type { UndoingTurn } from '../telling/moves.model.js';
import type { Mode } from './address.js';
import { UndoList } from './undo-list.js';
import { isHeavy } from '../params/weight.js';

export interface Solver {
  analyze(text: string, signal?: AbortSignal, progress?: (share: number) => void): Promise<Reply>;
  play(text: string, move: string): Promise<PlayReply>;
  /** Frees the memory that earlier work needed. */
  release?(): void;
}

export interface Refusal {
  /** What was asked for, as it was written. */
  text: string;
  problems: Problem[];
  /** The first position could not be shown, so an example is. */
  first?: boolean;
}

/** What the page shows. */
export interface SessionView {
  /** The last good position. */
  analysis: Analysis | null;
  /** The text that edits build on: the newest one asked for, shown or still being computed. */
  text: string;
  computing: boolean;
  /** The share of the computation that is done, from 0 to 1; null if unknown. */
  share: number | null;
  /** Whether a move, or a step along the undo list, led to what is on screen. */
  moved: boolean;
  refusal: Refusal | null;
  failure: string | null;
  /** The turn that undoes the effect of the move just played, if theory knows one. */
  reply: UndoingTurn | null;
  canUndo: boolean;
  canRedo: boolean;
  /** The place in the undo list of what is on screen: a turn may lead back to the same position. */
  place: number;
}

type Origin = 'edit' | 'move' | 'walk' | 'travel' | 'fallback';

interface Wanted {
  text: string;
  origin: Origin;
  gesture: string | undefined;
  abort: AbortController;
}

/** Milliseconds before a running computation is shown as such. */
const QUIET = 150;

/**
 * One reader's work on one position: every edit, move, undo and step through the history is a new text. Edits are functions from text to text, so that a
 * second one can build on a first that is still being computed. The steps of one gesture replace each other, so a drag is one undo step and one entry of
 * the browser's history; the address is written once a position is drawn, and during a drag not before it rests.
 */
export class Session {
  private analysis: Analysis | null = null;
  private readonly undoList = new UndoList();
  private shownPlace = -1;
  private wanted: Wanted | null = null;
  private computing = false;
  private share: number | null = null;
  private moved = false;
  private refusal: Refusal | null = null;
  private failure: string | null = null;
  private played: { text: string; reply: UndoingTurn | null } = { text: '', reply: null };
  private lastGesture: string | undefined;
  /** Whether the address bar holds a text that could not be shown. It stays there for the reader to correct. */
  private strayed = false;
  /** The example shown if the first position cannot be. */
  private fallback = '';

  constructor(
    private readonly solver: Solver,
    private readonly writeAddress: (text: string, mode: Mode) => void,
    private readonly changed: () => void,
  ) {}

  get view(): SessionView {
    return {
      analysis: this.analysis,
      text: this.text,
      computing: this.computing,
      share: this.share,
      moved: this.moved,
      refusal: this.refusal,
      failure: this.failure,
      reply: this.analysis?.text === this.played.text ? this.played.reply : null,
      canUndo: this.isNew || this.undoList.canUndo,
      canRedo: this.undoList.canRedo,
      place: this.shownPlace,
    };
  }

  private get text(): string {
    return this.wanted?.text ?? this.analysis?.text ?? '';
  }

  /** Whether the text being computed would be an undo step of its own. */
  private get isNew(): boolean {
    return this.wanted?.origin === 'edit' || this.wanted?.origin === 'move';
  }

  /** The first position: what the address bar asks for, or the fallback when that is empty or wrong. */
  async start(text: string, fallback: string): Promise<void> {
    this.fallback = fallback;
    if (text !== '') {
      await this.want(text, 'travel');
      if (this.refusal === null) return;
    }
    const refusal = this.refusal;
    await this.want(fallback, 'fallback');
    this.refusal = refusal && { ...refusal, first: true };
    this.changed();
  }

  /** The states of the undo list nearest to what is on screen. */
  near(mostTexts: number, mostLength: number): { texts: string[]; at: number } {
    return this.undoList.near(mostTexts, mostLength);
  }

  /** Restores the undo list from before a reload around what is on screen; does nothing if something else is on screen. */
  surround(texts: readonly string[], at: number): void {
    if (this.wanted || this.strayed) return;
    this.undoList.surround(texts, at);
    this.shownPlace = this.undoList.place;
    this.changed();
  }

  /** Shows the text if it is a legal position; steps with the same gesture count as one. */
  edit(text: string, gesture?: string): Promise<void> {
    return this.want(text, 'edit', gesture);
  }

  /** The address bar changed, by Back, Forward or by hand. An empty address means the fallback. */
  travel(address: string, fallback = ''): Promise<void> {
    return this.want(this.undoList.walkTo(address) ?? (address || fallback), 'travel');
  }

  /** Plays a turn of what is on screen, and perhaps the answer to it, as one step. */
  async play(move: string, answer?: string): Promise<void> {
    const before = this.analysis;
    try {
      const first = await this.solver.play(before?.text ?? '', move);
      const last = first.ok && answer !== undefined ? await this.solver.play(first.text, answer) : first;
      if (last.ok) {
        // The position in between was not analysed, so no undoing reply is shown.
        const turn = answer === undefined ? last.reply : null;
        this.played = { text: last.text, reply: turn && before ? { turn, before: before.outcome } : null };
        return this.want(last.text, 'move');
      }
      this.refusal = { text: move, problems: last.problems };
    } catch (error) {
      this.failure = messageOf(error);
    }
    this.changed();
  }

  undo(): void {
    // What is still being computed was never on screen: cancelling it is enough.
    if (this.isNew) this.cancel();
    else this.walk(-1);
  }

  redo(): void {
    this.walk(1);
  }

  /** Gives up the computation and keeps what is on screen; shows the fallback if that is nothing yet. */
  cancel(): void {
    const wanted = this.wanted;
    if (!wanted) return;
    this.settle();
    wanted.abort.abort();
    this.stay(wanted);
    if (this.analysis === null) void this.want(this.fallback, 'fallback');
    else if (wanted.origin === 'travel') this.returnAddress();
    this.changed();
  }

  /** Another view is shown: gives up the computation, which must not write the address. */
  leave(): void {
    const wanted = this.wanted;
    if (!wanted) return;
    this.settle();
    wanted.abort.abort();
    this.undoList.goTo(this.shownPlace);
    this.changed();
  }

  dismiss(): void {
    this.refusal = null;
    this.failure = null;
    this.returnAddress();
    this.changed();
  }

  /** Goes to another state of the undo list. */
  walk(steps: number): void {
    const text = this.undoList.walk(steps);
    if (text !== undefined) void this.want(text, 'walk');
  }

  private async want(text: string, origin: Origin, gesture?: string): Promise<void> {
    const wanted: Wanted = { text, origin, gesture, abort: new AbortController() };
    this.wanted = wanted;
    this.share = null;
    this.failure = null;
    setTimeout(() => {
      if (this.wanted !== wanted) return;
      this.computing = true;
      this.changed();
    }, QUIET);
    this.changed();
    try {
      const reply = await this.solver.analyze(text, wanted.abort.signal, (share) => this.tell(wanted, share));
      // Receiving a large answer and drawing it are too much for one frame.
      if (reply.ok && isHeavy(reply.analysis)) await new Promise((resolve) => setTimeout(resolve));
      if (this.wanted !== wanted) return;
      this.settle();
      if (reply.ok) this.show(reply.analysis, wanted);
      else this.refuse(wanted, reply.problems);
    } catch (error) {
      if (this.wanted !== wanted || error instanceof Superseded) return;
      this.settle();
      this.stay(wanted);
      this.failure = messageOf(error);
    }
    this.changed();
  }

  private tell(wanted: Wanted, share: number): void {
    if (this.wanted !== wanted) return;
    this.share = share;
    this.changed();
  }

  private show(analysis: Analysis, { origin, gesture }: Wanted): void {
    this.refusal = null;
    if (origin === 'travel') this.strayed = false;
    else if (origin !== 'fallback') this.returnAddress();
    const heavy = this.analysis !== null && isHeavy(this.analysis) && !isHeavy(analysis);
    const again = gesture !== undefined && gesture === this.lastGesture;
    this.analysis = analysis;
    this.moved = origin === 'move' || origin === 'walk';
    if (origin !== 'walk') this.undoList.record(analysis.text, gesture, origin === 'move');
    this.shownPlace = this.undoList.place;
    this.lastGesture = gesture;
    if (heavy) this.solver.release?.();
    if (!this.strayed)
      this.writeAddress(analysis.text, again || origin === 'travel' || origin === 'fallback' ? 'replace' : 'push');
  }

  private refuse(wanted: Wanted, problems: Problem[]): void {
    this.refusal = { text: wanted.text, problems };
    this.stay(wanted);
  }

  /** What was wanted is not shown: goes back to the shown state of the undo list. */
  private stay({ origin }: Wanted): void {
    this.undoList.goTo(this.shownPlace);
    if (origin === 'travel') this.strayed = true;
  }

  /** Writes the shown position in place of an address that could not be shown. */
  private returnAddress(): void {
    if (this.strayed && this.analysis) this.writeAddress(this.analysis.text, 'replace');
    this.strayed = false;
  }

  private settle(): void {
    this.wanted = null;
    this.computing = false;
    this.share = null;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
