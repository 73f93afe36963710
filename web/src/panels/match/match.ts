import type {
  Analysis,
  ChooseReply,
  Continuation,
  ContinuationsReply,
  Motive,
  Outcome,
  PlayReply,
  Reply,
} from 'grundy-wasm';
import type { WrittenMove } from '../../places/shown-move.js';
import { familyOf } from '../../families/families.model.js';
import { movesOfEdit } from './moves-of-edit.model.js';
import type { KeptMatch } from '../../session/kept-session.js';
import type { MatchSettings } from '../../session/match-settings.model.js';
import { nextHint, pendingTurn, type MatchEntry, type MatchTurn, type MatchView, type Notice } from './match.model.js';
import { itemAt } from '../../params/item-at.js';

export interface MatchSolver {
  choose(text: string, seed: number, errs: number): Promise<ChooseReply>;
  continuations(text: string, from: number): Promise<ContinuationsReply>;
}

/** Checks the turns and positions of a match that was kept. */
export interface TurnJudge {
  analyzeBeside(text: string): Promise<Reply>;
  play(text: string, move: string): Promise<PlayReply>;
}

/** The part of the session that a match uses: a move is an undo step. */
export interface MatchSession {
  readonly view: { refusal: unknown; failure: unknown; place: number };
  play(move: string): Promise<void>;
  edit(text: string): Promise<void>;
  walk(steps: number): void;
  dismiss(): void;
}

/** The least milliseconds that the opponent takes, so that the reader sees what moved. */
export const PAUSE = 350;
/** Milliseconds for which the opponent's moves stay lit. */
const SHOWN = 2500;
/** Legal turns that are fetched at most. */
const MOST_TURNS = 2000;

/** The kind of a hint, by the motive of a perfect player for the turn. */
const HINTS: Record<Motive, Notice['kind']> = {
  wins: 'hint',
  delays: 'delay',
  loses: 'all-lose',
  draws: 'no-hint',
  errs: 'unknown',
  unsure: 'unknown',
};

function entryOf(before: MatchEntry | undefined, analysis: Analysis, turn: MatchTurn | null): MatchEntry {
  const known: Outcome[] = ['win', 'draw'];
  return { analysis, turn, thrownAway: before?.analysis.outcome === 'win' && known.includes(analysis.outcome) };
}

/**
 * A match from the position on screen: whose turn it is, what was played, and what the opponent answers. It is a way through the undo list: each turn is
 * sent to the core as a move and shown like any position, so that undo, links and reload need nothing else. An edit of an editor is read as the move that
 * it would be, and the core judges it. A turn that was begun ends when the reader says so, never by leaving a field.
 */
export class Match {
  private settings: MatchSettings = { opponent: 'perfect', errs: 0.3, readerFirst: true, answers: false };
  private entries: MatchEntry[] = [];
  private place = 0;
  private turns: readonly Continuation[] = [];
  private complete = false;
  private over = false;
  private thinking: object | null = null;
  private pending = new Map<number, WrittenMove>();
  private text = '';
  private notice: Notice | null = null;
  private requested: { turn: MatchTurn; lit: boolean } | null = null;
  private answered: readonly WrittenMove[] = [];
  private aimedAt: number | null = null;
  /** The place in the undo list of what was seen last. */
  private walked = 0;
  private left = false;

  constructor(
    private readonly solver: MatchSolver,
    private readonly session: MatchSession,
    private readonly changed: () => void,
    private readonly random: () => number = Math.random,
  ) {}

  get view(): MatchView {
    const { settings, entries, place, turns, complete, over, notice, text, answered } = this;
    return {
      settings,
      entries,
      place,
      turns,
      complete,
      over,
      notice,
      text,
      answered,
      thinking: this.thinking !== null,
      pending: [...this.pending.values()],
    };
  }

  /** Whether the reader makes the next turn; with two persons, always. */
  get readerToMove(): boolean {
    return this.settings.opponent === 'person' || (this.place % 2 === 0) === this.settings.readerFirst;
  }

  leave(): void {
    this.left = true;
    this.thinking = null;
  }

  /** Leaves the match at another of its positions, where it can be taken up again. */
  leaveAt(place: number): void {
    const steps = place - this.place;
    this.place = place;
    this.leave();
    this.session.walk(steps);
  }

  /** Resumes a match that was left if the position it was left at is on screen again; tells whether it did. */
  rejoin(analysis: Analysis): boolean {
    if (this.place === 0 || this.here.analysis.text !== analysis.text) return false;
    this.left = false;
    this.walked = this.session.view.place;
    this.renew(analysis);
    this.settle(analysis);
    void this.list(analysis, true);
    return true;
  }

  /** Plays the match once more from its first position. */
  rematch(): void {
    const start = this.entries[0]?.analysis.text;
    if (start === undefined || this.place === 0) return;
    this.thinking = null;
    this.entries = [];
    this.place = 0;
    void this.session.edit(start);
  }

  /** Plays it once more, with the other player beginning. */
  changeSides(): void {
    this.settings = { ...this.settings, readerFirst: !this.settings.readerFirst };
    this.rematch();
  }

  /** The match as texts, to be kept; null before it has begun. */
  get kept(): KeptMatch | null {
    const { settings, entries, place } = this;
    return entries.length === 0
      ? null
      : {
          settings,
          texts: entries.map(({ analysis }) => analysis.text),
          turns: entries.map(({ turn }) => turn?.notation ?? ''),
          place,
        };
  }

  /** Restores a kept match if its turns are legal and its position is the one on screen; tells whether it did. */
  async restore(kept: KeptMatch, shown: Analysis, judge: TurnJudge): Promise<boolean> {
    const entries: MatchEntry[] = [];
    for (const [index, text] of kept.texts.entries()) {
      const before = entries.at(-1);
      // oxlint-disable-next-line no-await-in-loop -- each position follows from the one before
      const played = before && (await this.ask(() => judge.play(before.analysis.text, kept.turns[index] ?? '')));
      if (played !== undefined && !(played?.ok && played.text === text)) return false;
      const known = text === shown.text && { ok: true as const, analysis: shown };
      // oxlint-disable-next-line no-await-in-loop
      const reply = known || (await this.ask(() => judge.analyzeBeside(text)));
      if (!reply?.ok || reply.analysis.text !== text) return false;
      entries.push(entryOf(before, reply.analysis, played?.turn ?? null));
    }
    if (this.left || entries[kept.place]?.analysis.text !== shown.text) return false;
    this.settings = { ...this.settings, ...kept.settings };
    this.entries = entries;
    this.place = kept.place;
    this.walked = this.session.view.place;
    this.settle(shown);
    void this.list(shown, kept.place === entries.length - 1);
    this.changed();
    return true;
  }

  set(settings: Partial<MatchSettings>): void {
    const swapped = settings.readerFirst !== undefined && settings.readerFirst !== this.settings.readerFirst;
    this.settings = { ...this.settings, ...settings };
    if (swapped) this.restart(this.here.analysis);
    this.thinking = null;
    this.go();
    this.changed();
  }

  /** Called when a position comes on screen, by a turn of the match or otherwise. */
  saw(analysis: Analysis): void {
    const { place } = this.session.view;
    const steps = place - this.walked;
    this.walked = place;
    // A turn along a loop leads to the same text, but is a step.
    if (this.left || (steps === 0 && analysis.text === this.entries[this.place]?.analysis.text)) return;
    const { requested } = this;
    if (requested) this.append(analysis, requested.turn);
    else this.find(analysis, steps);
    this.requested = null;
    this.thinking = null;
    this.settle(analysis);
    if (requested?.lit) this.light(requested.turn.moves);
    void this.list(analysis, requested !== null || this.entries.length === 1);
    this.changed();
  }

  /** Takes a move from an editor: the turn, or one of several moves of it. No gesture ends a turn. */
  played(move: WrittenMove): void {
    if (!this.open) return;
    if (!this.collects) this.pending = new Map();
    this.pending.set(move.item, move);
    this.notice = null;
    this.changed();
  }

  /** Takes an edit from an editor as moves that are still to be confirmed. */
  edited(text: string): void {
    if (!this.open) return;
    const { position } = this.here.analysis;
    const first = familyOf(position).first(position);
    const moves = movesOfEdit(this.here.analysis.text, text, first);
    const newest = moves?.filter(({ item, notation }) => this.pending.get(item)?.notation !== notation) ?? [];
    const single = !this.collects;
    if (moves === null) {
      this.notice = { kind: 'no-edit', turn: null };
    } else {
      const kept = single && newest.length > 0 ? newest : moves;
      this.pending = new Map(kept.map((move) => [move.item, move]));
      this.text = text;
      this.notice = null;
    }
    this.changed();
  }

  endTurn(): void {
    if (this.pending.size > 0)
      void this.make(
        pendingTurn(
          [...this.pending.values()].toSorted((a, b) => a.item - b.item),
          this.turns,
        ),
        false,
      );
  }

  cancelTurn(): void {
    this.settle(this.here.analysis);
    this.changed();
  }

  /** Gives a hint; each further call tells more of it. */
  async hint(): Promise<void> {
    const { analysis } = this.here;
    const level = nextHint(this.view);
    if (this.notice?.level) {
      if (level === null) return;
      this.notice = { ...this.notice, level };
      return this.changed();
    }
    const reply = await this.ask(() => this.solver.choose(analysis.text, 0, 0));
    if (!reply?.ok || reply.over || this.here.analysis !== analysis) return;
    const kind = HINTS[reply.motive];
    this.notice =
      kind === 'hint' || kind === 'delay' ? { kind, turn: reply.turn, level: 'where' } : { kind, turn: null };
    this.changed();
  }

  /** Goes back to the last earlier position in which the reader was to move. */
  takeBack(): void {
    const back = this.settings.opponent === 'person' || !this.readerToMove ? 1 : 2;
    this.goTo(Math.max(0, this.place - back));
  }

  goTo(place: number): void {
    if (place === this.place || place < 0 || place >= this.entries.length) return;
    this.thinking = null;
    this.aimedAt = place;
    this.session.walk(place - this.place);
  }

  /** Lets the opponent move; it waits if the reader walked to one of its positions. */
  resume(): void {
    this.go();
    this.changed();
  }

  private get here(): MatchEntry {
    return itemAt(this.entries, this.place);
  }

  private get open(): boolean {
    return !this.left && !this.over && this.thinking === null && this.readerToMove;
  }

  /** Whether a turn may move several components, one after the other. */
  private get collects(): boolean {
    const { sum, position } = this.here.analysis;
    return sum !== 'disjunctive' && familyOf(position).apart;
  }

  private append(analysis: Analysis, turn: MatchTurn): void {
    this.entries = [...this.entries.slice(0, this.place + 1), entryOf(this.here, analysis, turn)];
    this.place += 1;
  }

  /** Goes to the position of the match that the reader walked to; any other position begins a new match. */
  private find(analysis: Analysis, steps: number): void {
    const is = (place: number | null): place is number =>
      place !== null && this.entries[place]?.analysis.text === analysis.text;
    const found = [this.aimedAt, this.place + steps, this.place - 1, this.place + 1].find(is);
    this.aimedAt = null;
    if (found === undefined) return this.restart(analysis);
    this.place = found;
    this.renew(analysis);
  }

  /** Replaces the analysis of the position on screen by a newer one of the same position. */
  private renew(analysis: Analysis, over = false): void {
    this.entries = this.entries.map((entry, place) =>
      place === this.place ? { ...entry, analysis, ...(over && { over }) } : entry,
    );
  }

  private restart(analysis: Analysis): void {
    this.entries = [entryOf(undefined, analysis, null)];
    this.place = 0;
  }

  private settle({ text }: Analysis): void {
    this.pending = new Map();
    this.text = text;
    this.notice = null;
    this.answered = [];
  }

  private light(moves: readonly WrittenMove[]): void {
    this.answered = moves;
    setTimeout(() => {
      if (this.answered !== moves) return;
      this.answered = [];
      this.changed();
    }, SHOWN);
  }

  private async list(analysis: Analysis, going: boolean): Promise<void> {
    this.turns = [];
    this.complete = false;
    this.over = false;
    const reply = await this.ask(() => this.solver.continuations(analysis.text, 0));
    if (!reply?.ok || this.here.analysis !== analysis) return;
    this.turns = reply.list;
    this.complete = reply.count === String(reply.list.length);
    this.over = reply.count === '0';
    if (this.over) this.renew(analysis, true);
    if (going) this.go();
    this.changed();
    if (reply.list.length > 0) await this.listFurther(analysis, Number(reply.count ?? Infinity));
  }

  /** Fetches further legal turns: targets of a thing are complete only when all turns are known. */
  private async listFurther(analysis: Analysis, count: number): Promise<void> {
    const wanted = (): boolean => !this.left && this.here.analysis === analysis && this.readerToMove;
    while (wanted() && this.turns.length < Math.min(count, MOST_TURNS)) {
      const from = this.turns.length;
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const reply = await this.ask(() => this.solver.continuations(analysis.text, from));
      if (!reply?.ok || reply.list.length === 0 || !wanted()) return;
      this.turns = [...this.turns, ...reply.list];
      this.complete = this.turns.length === count;
      this.changed();
    }
  }

  private go(): void {
    if (!this.over && !this.readerToMove && this.thinking === null) void this.think();
  }

  private async think(): Promise<void> {
    const task = {};
    this.thinking = task;
    const { text } = this.here.analysis;
    const errs = this.settings.opponent === 'beginner' ? this.settings.errs : 0;
    const seed = Math.floor(this.random() * 2 ** 32);
    const [reply] = await Promise.all([
      this.ask(() => this.solver.choose(text, seed, errs)),
      new Promise((resolve) => setTimeout(resolve, PAUSE)),
    ]);
    if (this.thinking !== task) return;
    this.thinking = null;
    if (reply?.ok && !reply.over) await this.make(reply.turn, true);
    else this.changed();
  }

  private async make(turn: MatchTurn, lit: boolean): Promise<void> {
    const request = { turn, lit };
    this.requested = request;
    await this.session.play(turn.notation);
    if (this.requested !== request) return;
    // The turn was not shown, so the core refused it.
    this.requested = null;
    if (this.session.view.refusal === null) return;
    this.session.dismiss();
    this.settle(this.here.analysis);
    this.notice = { kind: 'refused', turn };
    this.changed();
  }

  /** Asks the core; null if the question was superseded or the core failed. The reader may then ask again. */
  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await question();
    } catch {
      return null;
    }
  }
}
