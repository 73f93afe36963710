import { component, takeAndBreak } from './heaps.ts';
import type { Parts } from './heaps.ts';
import { corners, famous, own } from './pieces.ts';
import type { Random } from './random.ts';
import { board, byParents, nim, subtraction, tree } from './rules.ts';
import { cake, ordered, roxor, staircase } from './rows.ts';
import type { Rules } from './rules.ts';
import type { State } from './recursion.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

/** Random positions under the same random rules, each small enough for recursion over whole positions. */
export interface Batch {
  rules: Rules;
  states: State[];
  /** Only for trees: the parents, and for each position its re-hang questions. All nodes are counted from 0. */
  hangs?: { parents: number[]; questions: [number, number][][] };
}

const perBatch = 10;

function drawNim(random: Random): Batch {
  const states = random.list(perBatch, () => random.list(random.whole(0, 4), () => random.whole(0, 7)));
  return { rules: nim, states };
}

type Takes = (coins: number, size: number) => boolean;

const divides = (a: number, b: number) => b % a === 0;
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const isRepeatedProduct = (coins: number, base: number): boolean =>
  coins === 1 || (divides(base, coins) && isRepeatedProduct(coins / base, base));
const oneOf =
  (...numbers: number[]): Takes =>
  (coins) =>
    numbers.includes(coins);

/** The named sets, defined differently from the core. Piles hold at most 60 coins. */
const named: Record<string, Takes> = {
  primes: (coins) => upTo(coins).filter((number) => divides(number, coins)).length === 2,
  squares: (coins) => upTo(8).some((root) => root ** 2 === coins),
  cubes: (coins) => upTo(4).some((root) => root ** 3 === coins),
  evens: (coins) => divides(2, coins),
  odds: (coins) => !divides(2, coins),
  fibonacci: oneOf(1, 2, 3, 5, 8, 13, 21, 34, 55),
  factorials: oneOf(1, 2, 6, 24),
  triangular: oneOf(1, 3, 6, 10, 15, 21, 28, 36, 45, 55),
  divisors: divides,
  'proper-divisors': (coins, size) => divides(coins, size) && coins < size,
  coprimes: (coins, size) =>
    !upTo(coins).some((number) => number > 1 && divides(number, coins) && divides(number, size)),
  'powers(2)': (coins) => isRepeatedProduct(coins, 2),
  'powers(3)': (coins) => isRepeatedProduct(coins, 3),
};

/** Draws some numbers, perhaps a range of larger ones, perhaps a named set. */
function drawTake(random: Random): [string, Takes] {
  const numbers = random.shuffled(upTo(10)).slice(0, random.whole(0, 5));
  const items = numbers.map(String);
  const parts: Takes[] = [oneOf(...numbers)];
  if (random.chance(0.3)) {
    const least = random.whole(11, 15);
    const most = random.whole(least, 70);
    items.push(`${least}-${most}`);
    parts.push((coins) => least <= coins && coins <= most);
  }
  if (items.length === 0 || random.chance(0.4)) {
    const [name, takes] = random.pick(Object.entries(named));
    items.push(name);
    parts.push(takes);
  }
  return [random.shuffled(items).join(), (coins, size) => parts.some((takes) => takes(coins, size))];
}

function drawSubtraction(random: Random): Batch {
  const [take, takes] = drawTake(random);
  const states = random.list(perBatch, () => {
    const piles = random.whole(0, 3);
    const most = itemAt([0, 60, 14, 8], piles);
    return random.list(piles, () => random.whole(0, most));
  });
  return { rules: subtraction(take, takes), states };
}

/** Draws a famous game or a random code. Brackets hold the digits that repeat. */
function drawHeaps(random: Random): Batch {
  const states = random.list(perBatch, () => {
    let left = 7;
    return random.list(random.whole(0, 3), () => {
      const parts = random.list(random.whole(0, 2), () => random.whole(0, Math.ceil(left / 2)));
      left = Math.max(0, left - parts.reduce((sum, heap) => sum + heap, 0));
      return component(parts);
    });
  });
  const [game, digits, parts] = random.pick([
    ['game=kayles', [0, 7, 7], 'any'],
    ['game=dawson', [0, 1, 3, 7], 'any'],
    ['game=grundy', [4], 'unequal'],
    ['game=officers', [0, 6], 'any'],
  ] as [string, number[], Parts][]);
  if (random.chance(0.3)) return { rules: takeAndBreak(game, (taken) => digits[taken] ?? 0, parts), states };
  return { rules: drawCode(random), states };
}

const shown = (digits: readonly number[]) => digits.map((digit) => digit.toString(16)).join('');

function drawCode(random: Random): Rules {
  const most = random.pick([7, 7, 15]);
  const first = random.pick([0, 4]);
  const digits = random.list(random.whole(1, 3), () => random.whole(0, most));
  const repeated = random.list(random.pick([0, 0, 1, 2]), () => random.whole(0, most));
  const parts = random.pick<Parts>(['any', 'any', 'unequal', 'equal']);
  const block = repeated.length > 0 ? `(${shown(repeated)})` : '';
  const game = `game=${most > 7 ? 'hexadecimal' : 'octal'}&code=${first}.${shown(digits)}${block}${parts === 'any' ? '' : `&parts=${parts}`}`;
  const all = [first, ...digits];
  const digit = (taken: number): number =>
    all[taken] ?? (repeated.length > 0 ? itemAt(repeated, (taken - all.length) % repeated.length) : 0);
  return takeAndBreak(game, digit, parts);
}

function drawBoard(random: Random): Batch {
  const count = random.whole(0, 3);
  const side = itemAt([6, 8, 5, 3], count);
  const [width, height] = [random.whole(1, side), random.whole(1, side)];
  const cells = random.list(width * height, (cell) => cell);
  const holes = random.chance(0.5) ? cells.filter(() => random.chance(0.2)).slice(1) : [];
  const free = cells.filter((cell) => !holes.includes(cell));
  const corner = random.chance(0.7) ? random.pick(corners) : undefined;
  const known = random.list(random.whole(1, 3), (index) =>
    random.chance(0.5) ? own(random, corner, `own${index}`) : famous(random, corner),
  );
  const kinds = random.list(count, () => random.pick(known));
  const parameters = new Set(known.map(({ parameter }) => parameter));
  const rules = board({
    width,
    height,
    holes,
    pieces: kinds.map(({ vectors }) => vectors),
    names: kinds.map(({ name }) => name),
    extra: [...parameters].join('') + (corner ? `&toward=${corner}` : ''),
  });
  return { rules, states: random.list(perBatch, () => random.list(count, () => random.pick(free))) };
}

function byEdges(random: Random, parents: readonly number[]): string {
  const edges = parents.flatMap((parent, node) =>
    parent < 0 ? [] : [random.shuffled([parent + 1, node + 1]).join('-')],
  );
  return `edges=${random.shuffled(edges).join()}&root=${parents.indexOf(-1) + 1}`;
}

function drawTree(random: Random): Batch {
  const nodes = random.whole(1, 7);
  // Each node's parent is an earlier node; then the nodes are renumbered at random.
  const numbers = random.shuffled(random.list(nodes, (index) => index));
  const parents = Array.from({ length: nodes }, () => -1);
  for (let node = 1; node < nodes; node += 1)
    parents[itemAt(numbers, node)] = itemAt(numbers, random.whole(0, node - 1));
  const states = random.list(perBatch, () => {
    const coins = Array.from({ length: nodes }, () => 0);
    for (let coin = random.whole(0, 6); coin > 0; coin -= 1) {
      const node = random.whole(0, nodes - 1);
      coins[node] = itemAt(coins, node) + 1;
    }
    return coins;
  });
  const questions = states.map(() =>
    random.list(random.whole(0, 3), (): [number, number] => [random.whole(0, nodes - 1), random.whole(0, nodes - 1)]),
  );
  return {
    rules: tree(parents, random.chance(0.5) ? byEdges(random, parents) : byParents(parents)),
    states,
    hangs: { parents, questions },
  };
}

function drawRow(rules: Rules[], most: (count: number) => number): (random: Random) => Batch {
  return (random) => ({
    rules: random.pick(rules),
    states: random.list(perBatch, () => {
      const count = random.whole(0, 5);
      return random.list(count, () => random.whole(0, most(count)));
    }),
  });
}

const drawStairs = drawRow([staircase('ground-0'), staircase('steps-1'), staircase('steps-0')], (count) =>
  count < 4 ? 4 : 2,
);
const drawCakes = drawRow([cake], (count) => itemAt([9, 9, 9, 7, 5, 3], count));
const drawPots = drawRow([roxor], (count) => itemAt([3, 3, 3, 3, 2, 1], count));

function drawOrdered(random: Random): Batch {
  const states = random.list(perBatch, () => {
    let size = 0;
    return random.list(random.whole(0, 5), () => (size += random.whole(0, 2)));
  });
  return { rules: ordered, states };
}

export const families: Record<string, (random: Random) => Batch> = {
  nim: drawNim,
  subtraction: drawSubtraction,
  heaps: drawHeaps,
  board: drawBoard,
  tree: drawTree,
  staircase: drawStairs,
  ordered: drawOrdered,
  cake: drawCakes,
  roxor: drawPots,
};

export function drawOf(family: string): (random: Random) => Batch {
  const draw = families[family];
  if (!draw) throw new Error(`no family ${family}`);
  return draw;
}
