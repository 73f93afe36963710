/** What the reader of an embed can step through. */

import type { Analysis } from 'grundy-wasm';
import type { Highlight } from '../pictures/highlight.js';
import { examinedView } from '../panels/examine/examined.model.js';
import { placeView } from '../panels/examine/place-view.model.js';
import { filledUpTo } from '../panels/fill/filled.model.js';
import { canFill, fillOrder } from '../panels/fill/order.model.js';
import { turnWords, type MatchTurn } from '../panels/match/match.model.js';
import type { BinaryTable } from '../telling/binary.model.js';
import { itemAt } from '../params/item-at.js';
import { cellWords } from '../places/place.js';
import { stepViews } from '../telling/steps.model.js';
import { BEFORE, filled, moved, STEPS } from '#words/steps';
import { madeLastMove, noMoveLeft, playerName, type Player } from '#words/panels/match';
import type { SolverClient } from '../solver/client.js';
import type { Steps } from '../params/embed-settings.js';

/** A step as it is shown. */
export interface Shown {
  /** 0 before the first step. */
  step: number;
  /** The number of the last step; null if it is not known. */
  steps: number | null;
  said: readonly string[];
  binary: BinaryTable | null;
  highlight: Highlight | null;
  /** Hides from the drawn position what is not filled in yet; null if nothing is hidden. */
  veil: ((drawn: Analysis) => Analysis) | null;
}

export interface StepList {
  /** Whether the position is the one that the list itself has just shown. */
  follows(analysis: Analysis): boolean;
  begin(analysis: Analysis): Promise<Shown>;
  to(step: number): Promise<Shown>;
}

const NOTHING = { binary: null, highlight: null, veil: null };

/** `go` shows another position. */
export function stepListOf(kind: Steps, solver: SolverClient, go: (text: string) => void): StepList {
  switch (kind) {
    case 'reasons':
      return new Reasons();
    case 'fill':
      return new Filling(solver);
    case 'match':
      return new PerfectMatch(solver, go);
  }
}

class Reasons implements StepList {
  private steps: ReturnType<typeof stepViews> = [];

  follows(): boolean {
    return false;
  }

  async begin(analysis: Analysis): Promise<Shown> {
    this.steps = stepViews(analysis);
    return this.to(0);
  }

  async to(step: number): Promise<Shown> {
    const steps = this.steps.length;
    if (step === 0) return { step, steps, said: [BEFORE.reasons], ...NOTHING };
    const { text, binary, items, moves } = itemAt(this.steps, step - 1);
    return { step, steps, said: [text], binary, highlight: { items, moves }, veil: null };
  }
}

class Filling implements StepList {
  private analysis!: Analysis;

  constructor(private readonly solver: SolverClient) {}

  follows(): boolean {
    return false;
  }

  private get table(): number {
    return this.analysis.components.table[0] ?? 0;
  }

  begin(analysis: Analysis): Promise<Shown> {
    this.analysis = analysis;
    return this.to(0);
  }

  async to(step: number): Promise<Shown> {
    const { analysis, table } = this;
    if (!canFill(analysis, table)) return { step: 0, steps: 0, said: [STEPS.noTable], ...NOTHING };
    const { places } = fillOrder(analysis, table);
    const steps = places.length;
    // Before the first step the whole table is shown.
    if (step === 0) return { step, steps, said: [BEFORE.fill], ...NOTHING };
    const place = { table, state: itemAt(places, step - 1) };
    const reply = await this.solver.examine(analysis.text, table, place.state);
    const examined = reply.ok ? examinedView(analysis, place, reply) : null;
    const veiled = new WeakMap<Analysis, Analysis>();
    return {
      step,
      steps,
      said: [
        filled(placeView(analysis, place)?.title ?? '', cellWords(analysis, place).mark),
        ...(examined?.sentences ?? []),
      ],
      binary: null,
      highlight: { items: [], moves: [], places: examined?.options.map(({ state }) => state) ?? [] },
      veil: (drawn) => {
        // Always the same object, because a new one makes pictures draw again.
        const known = veiled.get(drawn) ?? filledUpTo(drawn, analysis, place);
        veiled.set(drawn, known);
        return known;
      },
    };
  }
}

/** A position of the match, and what led to it. */
interface Turn {
  analysis: Analysis;
  said: string;
}

/** How two perfect players would go on from the position on screen, asked for turn by turn. */
class PerfectMatch implements StepList {
  private turns: Turn[] = [];
  private at = 0;
  /** The next turn; null once the match is over. */
  private next: MatchTurn | null = null;

  constructor(
    private readonly solver: SolverClient,
    private readonly go: (text: string) => void,
  ) {}

  follows({ text }: Analysis): boolean {
    return this.turns[this.at]?.analysis.text === text;
  }

  async begin(analysis: Analysis): Promise<Shown> {
    await this.append(analysis, BEFORE.match);
    return this.shown();
  }

  async to(step: number): Promise<Shown> {
    if (step === this.turns.length) await this.play();
    this.at = Math.min(step, this.turns.length - 1);
    this.go(itemAt(this.turns, this.at).analysis.text);
    return this.shown();
  }

  private async play(): Promise<void> {
    const { turns, next } = this;
    if (next === null) return;
    const number = turns.length - 1;
    const { analysis } = itemAt(turns, number);
    const played = await this.solver.play(analysis.text, next.notation);
    const reply = played.ok ? await this.solver.analyze(played.text) : null;
    if (reply?.ok)
      await this.append(reply.analysis, moved(playerName(player(number)), turnWords(analysis, next.moves)));
  }

  private async append(analysis: Analysis, said: string): Promise<void> {
    const chosen = await this.solver.choose(analysis.text, 0, 0);
    const over = chosen.ok && chosen.over;
    this.next = chosen.ok && !chosen.over ? chosen.turn : null;
    this.turns.push({ analysis, said: over ? `${said} ${this.result(analysis)}` : said });
  }

  private result({ play }: Analysis): string {
    const number = this.turns.length - 1;
    const lastWins = play === 'normal';
    return number < 0 ? noMoveLeft(player(0), !lastWins) : madeLastMove(player(number), lastWins);
  }

  private shown(): Shown {
    return {
      step: this.at,
      steps: this.next === null ? this.turns.length - 1 : null,
      said: [itemAt(this.turns, this.at).said],
      ...NOTHING,
    };
  }
}

function player(turn: number): Player {
  return turn % 2 === 0 ? 'first' : 'second';
}
