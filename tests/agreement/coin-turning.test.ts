/** The guide's coin-turning games by their definitions, on a short row or a small grid: all sets of the first six coins, and random others. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { itemAt } from '../../web/src/params/item-at.ts';
import { loadModule } from '../support/module.ts';
import { someOf } from '../support/some-of.ts';
import { Random } from './random.ts';

const grundy = await loadModule();
const guide = readFileSync(new URL('../../web/docs/rule.html', import.meta.url), 'utf8');

type Cell = readonly [across: number, up: number];

interface Game {
  name: string;
  columns: number;
  rows: number;
  /** Whether a turn may turn exactly these coins. The last one shows heads and lies at or beyond all others in both directions. */
  turns(cells: readonly Cell[]): boolean;
}

const ROW = { columns: 14, rows: 1 };
const atMost =
  (count: number) =>
  (cells: readonly Cell[]): boolean =>
    cells.length <= count;
const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers) + 1;
const isRectangle = (cells: readonly Cell[]): boolean =>
  spread(cells.map(([across]) => across)) * spread(cells.map(([, up]) => up)) === cells.length;

const GAMES: readonly Game[] = [
  { name: 'Turning Turtles', ...ROW, turns: atMost(2) },
  { name: 'Mock Turtles', ...ROW, turns: atMost(3) },
  { name: 'Moebius', ...ROW, turns: atMost(5) },
  { name: 'Twins', ...ROW, turns: (cells) => cells.length === 2 },
  { name: 'Ruler', ...ROW, turns: isRectangle },
  {
    name: 'Turning Corners',
    columns: 4,
    rows: 3,
    turns: (cells) =>
      cells.length === 4 &&
      new Set(cells.map(([across]) => across)).size === 2 &&
      new Set(cells.map(([, up]) => up)).size === 2,
  },
  { name: 'Rugs', columns: 4, rows: 3, turns: isRectangle },
];

/** For each coin the sets that a turn may turn with it as the last. Sets are bits. */
function turnsOf({ columns, rows, turns }: Game): number[][] {
  const cells = Array.from({ length: columns * rows }, (_, place): Cell => [
    place % columns,
    Math.floor(place / columns),
  ]);
  const byLast: number[][] = cells.map(() => []);
  for (let set = 1; set < 2 ** cells.length; ++set) {
    const chosen = cells.filter((_, place) => (set >> place) & 1);
    const last = itemAt(chosen, chosen.length - 1);
    if (chosen.every(([across, up]) => across <= last[0] && up <= last[1]) && turns(chosen))
      itemAt(byLast, last[1] * columns + last[0]).push(set);
  }
  return byLast;
}

/** Whether the player to move wins, for every set of coins that show heads. A turn makes the set, as a number, smaller. */
function winsOf(game: Game): boolean[] {
  const turns = turnsOf(game);
  const wins: boolean[] = [];
  for (let heads = 0; heads < 2 ** (game.columns * game.rows); ++heads) {
    wins.push(
      turns.some((sets, last) => ((heads >> last) & 1) === 1 && sets.some((set) => wins[heads ^ set] === false)),
    );
  }
  return wins;
}

function typed(game: Game): string {
  const link = new RegExp(`href="\\.\\./#(game=rule[^"]*)&amp;at=[^"]*">${game.name}</a>`).exec(guide)?.[1];
  return link?.replaceAll('&amp;', '&').replaceAll('&lt;', '<') ?? '';
}

describe('a game of coins in the guide is won where a turn leads to a loss', () => {
  it.each(someOf(GAMES, 4).map((game) => [game.name, game] as const))(
    '%s',
    (_, game) => {
      const wins = winsOf(game);
      const random = new Random(1805);
      const few = Array.from({ length: 64 }, (__, heads) => heads);
      for (const heads of [...few, ...random.list(150, () => random.whole(64, wins.length - 1))]) {
        const places = Array.from({ length: game.columns * game.rows }, (__, place) => place).filter(
          (place) => (heads >> place) & 1,
        );
        const at =
          places
            .map((place) => (game.rows === 1 ? place : `(${place % game.columns},${Math.floor(place / game.columns)})`))
            .join() || 'none';
        const reply = grundy.analyze(`${typed(game)}&at=${at}`);
        expect(reply.ok && reply.analysis.outcome, at).toBe(wins[heads] ? 'win' : 'lose');
      }
    },
    120_000,
  );

  it('and none is left out', () => {
    const told = Array.from(
      guide.slice(guide.indexOf('id="coins"'), guide.indexOf('id="grammar"')).matchAll(/">([^<]+)<\/a>/g),
      ([, name]) => name,
    );
    expect(told).toEqual(GAMES.map(({ name }) => name));
  });
});

/** The answer to a guess on the places with both numbers up to 15. */
const guessed = (name: string, guess: string) => {
  const game = GAMES.find((each) => each.name === name);
  const reply = grundy.analyze(`${game ? typed(game) : ''}&guess=${guess}&at=(1,1)&upto=15,15`);
  return reply.ok ? reply.analysis.asked?.kind : reply.problems;
};

describe('the nim product', () => {
  it('is the table of Turning Corners, and by the Tartan theorem that of Rugs', () => {
    expect(guessed('Turning Corners', 'nimproduct(a,b)')).toBe('guess-holds');
    expect(guessed('Turning Corners', 'a*b')).toBe('grundy-refuted');
    expect(guessed('Rugs', 'nimproduct(((a_xor_a+1)+1)/2,((b_xor_b+1)+1)/2)')).toBe('guess-holds');
  });
});
