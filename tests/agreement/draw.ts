import { corners, famous, own } from './pieces.ts';
import type { Random } from './random.ts';
import { board, byParents, nim, subtraction, tree } from './rules.ts';
import type { Rules } from './rules.ts';
import type { State } from './recursion.ts';

/** Some random positions under the same random rules, small enough for plain recursion over the whole of each. */
export interface Batch {
  rules: Rules;
  states: State[];
  /** Of trees: the parents, and the questions asked of each position, all counted from 0. */
  hangs?: { parents: number[]; questions: [number, number][][] };
}

const perBatch = 10;

function drawNim(random: Random): Batch {
  const states = random.list(perBatch, () => random.list(random.whole(0, 4), () => random.whole(0, 7)));
  return { rules: nim, states };
}

function drawSubtraction(random: Random): Batch {
  const numbers = random.list(10, (index) => index + 1);
  const take = random.shuffled(numbers).slice(0, random.whole(1, 5));
  const states = random.list(perBatch, () => {
    const piles = random.whole(0, 3);
    const most = [0, 60, 14, 8][piles]!;
    return random.list(piles, () => random.whole(0, most));
  });
  return { rules: subtraction(take), states };
}

function drawBoard(random: Random): Batch {
  const count = random.whole(0, 3);
  const side = [6, 8, 5, 3][count]!;
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
  const edges = parents.flatMap((parent, node) => (parent < 0 ? [] : [random.shuffled([parent + 1, node + 1]).join('-')]));
  return `edges=${random.shuffled(edges).join()}&root=${parents.indexOf(-1) + 1}`;
}

function drawTree(random: Random): Batch {
  const nodes = random.whole(1, 7);
  // Each node hangs under an earlier one; then the nodes change their numbers.
  const numbers = random.shuffled(random.list(nodes, (index) => index));
  const parents = Array.from({ length: nodes }, () => -1);
  for (let node = 1; node < nodes; node += 1) parents[numbers[node]!] = numbers[random.whole(0, node - 1)]!;
  const states = random.list(perBatch, () => {
    const coins = Array.from({ length: nodes }, () => 0);
    for (let coin = random.whole(0, 6); coin > 0; coin -= 1) coins[random.whole(0, nodes - 1)]! += 1;
    return coins;
  });
  const questions = states.map(() =>
    random.list(random.whole(0, 3), (): [number, number] => [random.whole(0, nodes - 1), random.whole(0, nodes - 1)]),
  );
  return { rules: tree(parents, random.chance(0.5) ? byEdges(random, parents) : byParents(parents)), states, hangs: { parents, questions } };
}

export const families: Record<string, (random: Random) => Batch> = {
  nim: drawNim,
  subtraction: drawSubtraction,
  board: drawBoard,
  tree: drawTree,
};
