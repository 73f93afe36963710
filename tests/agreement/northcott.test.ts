import { describe, expect, it } from 'vitest';
import { solveLines } from '../support/solve.ts';
import { Random } from './random.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

/**
 * Northcott's game by its definition. Pieces may move back and forth, so outcomes are found round after round from the ends of
 * play. A position that no round decides is a draw.
 */

type Pair = readonly [white: number, black: number];

interface Board {
  columns: number;
  rows: readonly Pair[];
  black: boolean;
}

interface Slide {
  notation: string;
  after: Board;
}

interface Value {
  outcome: 'win' | 'lose' | 'draw';
  remoteness: number | null;
}

const keyOf = ({ rows, black }: Board) => `${rows.join(';')}${black ? 'b' : 'w'}`;

function slides({ columns, rows, black }: Board): Slide[] {
  const own = black ? 1 : 0;
  return rows.flatMap((pair, row) =>
    Array.from({ length: columns }, (_, column) => column)
      .filter((column) => {
        const rival = itemAt(pair, 1 - own);
        return column !== pair[own] && column !== rival && column < rival === itemAt(pair, own) < rival;
      })
      .map((column) => {
        const moved: Pair = black ? [pair[0], column] : [column, pair[1]];
        const after = { columns, rows: rows.map((old, index) => (index === row ? moved : old)), black: !black };
        return { notation: `${row + 1}:${black ? 'b' : 'w'}${column + 1}`, after };
      }),
  );
}

function values(start: Board, play: 'normal' | 'misere'): Map<string, Value> {
  const options = new Map<string, string[]>();
  const open = [start];
  for (let board = open.pop(); board; board = open.pop()) {
    if (options.has(keyOf(board))) continue;
    const after = slides(board).map((slide) => slide.after);
    options.set(keyOf(board), after.map(keyOf));
    open.push(...after);
  }
  const known = new Map<string, Value>();
  for (let round = 0, before = -1; round === 0 || known.size > before; round += 1) {
    before = known.size;
    const found = [...options].flatMap(([key, after]): [string, Value][] => {
      if (known.has(key)) return [];
      const outcomes = after.map((option) => known.get(option)?.outcome);
      if (after.length === 0) return [[key, { outcome: play === 'misere' ? 'win' : 'lose', remoteness: 0 }]];
      if (outcomes.includes('lose')) return [[key, { outcome: 'win', remoteness: round }]];
      return outcomes.every((outcome) => outcome === 'win') ? [[key, { outcome: 'lose', remoteness: round }]] : [];
    });
    for (const [key, value] of found) known.set(key, value);
    if (round === 0 && known.size === 0) break;
  }
  return known;
}

function drawBoard(random: Random): Board {
  const count = random.whole(0, 3);
  const columns = random.whole(2, itemAt([8, 8, 5, 3], count));
  const rows = random.list(count, (): Pair => {
    const white = random.whole(0, columns - 1);
    const black = (white + random.whole(1, columns - 1)) % columns;
    return [white, black];
  });
  return { columns, rows, black: random.chance(0.5) };
}

const seed = Number(process.env.GRUNDY_SEED ?? Date.now() % 1_000_000);

describe(`tests/solve agrees with rounds of outcomes in Northcott's game (GRUNDY_SEED=${seed})`, () => {
  it.each(['normal', 'misere'] as const)('in %s play', { timeout: 300_000 }, async (play) => {
    const random = new Random(seed);
    const boards = random.list(400, () => drawBoard(random));
    const lines = boards.map(({ columns, rows, black }) => {
      const pairs = rows.map(([white, other]) => `${white + 1}-${other + 1}`);
      return `game=northcott&columns=${columns}&rows=${pairs.join()}${black ? '&turn=black' : ''}&play=${play}`;
    });
    const answers = await solveLines(lines, '--no-tables');
    const seen = new Set<string>();
    for (const [index, board] of boards.entries()) {
      const known = values(board, play);
      const valueOf = (at: Board): Value => known.get(keyOf(at)) ?? { outcome: 'draw', remoteness: null };
      const winning = slides(board).filter(({ after }) => valueOf(after).outcome === 'lose');
      const { outcome, remoteness, moves } = JSON.parse(itemAt(answers, index));
      expect({ outcome, remoteness }, lines[index]).toEqual(valueOf(board));
      expect(moves.list.map((turn: { notation: string }) => turn.notation).toSorted(), lines[index]).toEqual(
        winning.map(({ notation }) => notation).toSorted(),
      );
      seen.add(outcome);
    }
    expect(seen).toEqual(new Set(play === 'normal' ? ['win', 'lose'] : ['win', 'lose', 'draw']));
  });
});
