import type { ChooseReply, ContinuationsReply, PlayReply, Reply } from 'grundy-wasm';
import { MOVE_REFUSED, NO_POSITION } from '#words/front-page';
import { openingWords, turnSaid, type Mover, type Standing } from './miniature.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { Superseded } from '../../solver/superseded.js';

export interface Opponent {
  analyzeBeside(text: string): Promise<Reply>;
  play(text: string, move: string): Promise<PlayReply>;
  continuations(text: string, from: number): Promise<ContinuationsReply>;
  choose(text: string, seed: number, errs: number): Promise<ChooseReply>;
}

/** Milliseconds for which a reader sees their own move before it is answered. */
const PAUSE = 700;

/** A game on one small board: the reader moves, the solver answers. */
export class MiniGame {
  standing: Standing | null = null;
  said = '';
  /** The moves of the solver's last answer. */
  answered: readonly ShownMove[] = [];
  failure = '';
  /** Whether a move is being made or answered. */
  busy = false;
  /** Whether a move has been made. */
  begun = false;
  /** Whether a more urgent question took the solver before this task was done. */
  interrupted = false;
  /** Changes with each answer, so that equally good answers vary. */
  private seed = 0;
  /** The number of the newest task; results of older ones are dropped. */
  private task = 0;

  constructor(
    private readonly opponent: Opponent,
    private readonly start: string,
    private readonly changed: () => void,
  ) {}

  get over(): boolean {
    return this.standing !== null && this.standing.turns.length === 0;
  }

  /** Shows the first position; called again, it starts over. */
  load(): Promise<void> {
    return this.work(async (current) => {
      const standing = await this.stand(this.start);
      if (!current()) return;
      this.standing = standing;
      this.said = openingWords(standing);
      this.begun = false;
    });
  }

  /** Makes the reader's turn, then the answer. */
  async play(notation: string): Promise<void> {
    if (this.busy || this.standing === null) return;
    await this.work(async (current) => {
      await this.make('you', notation, current);
      if (!current() || this.over) return;
      this.changed();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!current()) return;
      const choice = await this.opponent.choose(this.standing!.analysis.text, ++this.seed, 0);
      if (!current() || !choice.ok || choice.over) return;
      await this.make('grundy', choice.turn.notation, current);
      if (current()) this.answered = choice.turn.moves;
    });
  }

  private async make(mover: Mover, notation: string, current: () => boolean): Promise<void> {
    const { analysis } = this.standing!;
    const reply = await this.opponent.play(analysis.text, notation);
    if (!reply.ok) throw new Error(MOVE_REFUSED);
    const standing = await this.stand(reply.text);
    if (!current()) return;
    const words = turnSaid(mover, analysis.position, reply.turn, standing);
    this.said = mover === 'you' ? words : `${this.said} ${words}`;
    this.standing = standing;
    this.begun = true;
  }

  private async stand(text: string): Promise<Standing> {
    const [reply, next] = await Promise.all([this.opponent.analyzeBeside(text), this.opponent.continuations(text, 0)]);
    if (!reply.ok || !next.ok) throw new Error(NO_POSITION);
    return { analysis: reply.analysis, turns: next.list };
  }

  private async work(work: (current: () => boolean) => Promise<void>): Promise<void> {
    const task = ++this.task;
    const current = (): boolean => task === this.task;
    this.busy = true;
    this.failure = '';
    this.interrupted = false;
    this.answered = [];
    this.changed();
    try {
      await work(current);
    } catch (error) {
      if (!current()) return;
      if (error instanceof Superseded) this.interrupted = true;
      else this.failure = error instanceof Error ? error.message : String(error);
    }
    if (!current()) return;
    this.busy = false;
    this.changed();
  }
}
