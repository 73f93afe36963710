import type { Analysis, Continuation, Continuations } from 'grundy-wasm';
import type { Letter } from '../../pictures/claim.js';
import { claimHint, type Score } from './exercise.model.js';
import { canDraw } from '../../stage/legend/legend.model.js';
import { BLANK, GONE, hidden, OPEN } from '../../places/masked.js';
import type { Place } from '../../places/place.js';
import type { ContinuationSource } from '../moves/strategy.js';
import { itemAt } from '../../params/item-at.js';

const LETTERS: Record<Analysis['outcome'], Letter | null> = { win: 'W', lose: 'L', draw: 'D', undecided: null };

/** Whether a turn wins: it leaves a lost position. */
const wins = ({ outcome }: Continuation): boolean => outcome === 'L';

const keyOf = ({ table, state }: Place): string => `${table}:${state}`;

/** An exercise: the answers are hidden, and the reader claims the outcomes of places and of the whole position, and ticks the winning turns. */
export class Exercise {
  private of = '';
  private readonly claims = new Map<string, { place: Place; letter: Letter }>();
  private readonly ticked = new Set<string>();
  private winner: Letter | null = null;
  private listed: Continuations | null = null;
  private result: Score | null = null;
  private drawn: { analysis: Analysis; shown: Analysis } | null = null;

  constructor(
    private readonly source: ContinuationSource,
    private readonly changed: () => void,
  ) {}

  get claimed(): Letter | null {
    return this.winner;
  }

  /** Whether places are claimed one by one. */
  asksPlaces(analysis: Analysis): boolean {
    return claimHint(analysis) !== null;
  }

  get score(): Score | null {
    return this.result;
  }

  get claimedPlaces(): number {
    return this.claims.size;
  }

  isTicked(notation: string): boolean {
    return this.ticked.has(notation);
  }

  /** Starts a new exercise for a new position; resolves once its turns are listed. */
  async begin(analysis: Analysis): Promise<void> {
    if (this.of === analysis.text) return;
    this.of = analysis.text;
    this.claims.clear();
    this.ticked.clear();
    this.winner = null;
    this.listed = null;
    this.result = null;
    this.drawn = null;
    await this.list(analysis.text);
  }

  /** The legal turns to choose from; null if they are too many to list, if one is undecided, or before they arrive. */
  get turns(): readonly Continuation[] | null {
    const { listed } = this;
    if (listed === null || Number(listed.count) !== listed.list.length) return null;
    return listed.list.some(({ outcome }) => outcome === '?') ? null : listed.list;
  }

  /** Claims a place. Without a letter its claim changes from none to won, lost, a draw (where there are any), and back to none. */
  claim(analysis: Analysis, place: Place, letter?: Letter): void {
    // Damaged and undecided places cannot be judged.
    if ([GONE, OPEN].includes(analysis.tables[place.table]?.outcomes[place.state] ?? GONE)) return;
    const key = keyOf(place);
    const order: (Letter | undefined)[] = canDraw(analysis) ? [undefined, 'W', 'L', 'D'] : [undefined, 'W', 'L'];
    const next = letter ?? order[(order.indexOf(this.claims.get(key)?.letter) + 1) % order.length];
    if (next === undefined) this.claims.delete(key);
    else this.claims.set(key, { place, letter: next });
    this.touch();
  }

  claimWinner(letter: Letter): void {
    this.winner = this.winner === letter ? null : letter;
    this.touch();
  }

  tick(notation: string, on: boolean): void {
    if (on) this.ticked.add(notation);
    else this.ticked.delete(notation);
    this.touch();
  }

  check(analysis: Analysis): void {
    const wrong: Place[] = [];
    for (const [key, { place, letter }] of this.claims) {
      if (analysis.tables[place.table]?.outcomes[place.state] === letter.charCodeAt(0)) continue;
      wrong.push(place);
      this.claims.delete(key);
    }
    const { turns } = this;
    const tickedRight = turns?.filter((turn) => wins(turn) && this.ticked.has(turn.turn.notation)).length ?? 0;
    const result: Score = {
      right: this.claims.size,
      wrong,
      winner: this.winner === null ? null : this.winner === LETTERS[analysis.outcome],
      moves:
        turns === null || this.ticked.size === 0
          ? null
          : {
              right: tickedRight,
              wrong: this.ticked.size - tickedRight,
              missed: turns.filter(wins).length - tickedRight,
            },
    };
    this.drawn = null;
    this.result = result;
    this.changed();
  }

  /** The analysis as it is drawn: with claims in place of outcomes. The same object until a claim changes. */
  shown(analysis: Analysis): Analysis {
    if (this.drawn?.analysis !== analysis) this.drawn = { analysis, shown: this.hide(analysis) };
    return this.drawn.shown;
  }

  private touch(): void {
    this.drawn = null;
    this.result = null;
    this.changed();
  }

  private hide(analysis: Analysis): Analysis {
    // A question mark where places can be claimed, else a blank: neither gives anything away.
    const shown = hidden(analysis, this.asksPlaces(analysis) ? OPEN : BLANK);
    for (const { place, letter } of this.claims.values())
      itemAt(shown.tables, place.table).outcomes[place.state] = letter.charCodeAt(0);
    return shown;
  }

  private async list(text: string): Promise<void> {
    try {
      const reply = await this.source.continuations(text, 0);
      if (this.of !== text || !reply.ok) return;
      this.listed = reply;
      this.changed();
    } catch {
      // A newer position replaced this question, and brings its own list.
    }
  }
}
