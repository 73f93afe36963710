import type { Random } from './random.ts';
import type { Vector } from './rules.ts';

export const corners = ['left-down', 'left-up', 'right-down', 'right-up'] as const;
export type Corner = (typeof corners)[number];

const leap = (dx: number, dy: number): Vector => ({ dx, dy, slide: false });
const slide = (dx: number, dy: number): Vector => ({ dx, dy, slide: true });

/** The vectors of the pieces sent to the corner left-down. */
const toLeftDown: Record<string, Vector[]> = {
  knight4: [leap(-2, -1), leap(-1, -2), leap(-2, 1), leap(1, -2)],
  knight2: [leap(-2, -1), leap(-1, -2)],
  pawn: [leap(0, -1)],
  knight: [leap(-2, -1), leap(-1, -2)],
  king: [leap(-1, 0), leap(0, -1), leap(-1, -1)],
  queen: [slide(-1, 0), slide(0, -1), slide(-1, -1)],
  rook: [slide(-1, 0), slide(0, -1)],
  bishop: [slide(-1, -1)],
};
const needACorner = new Set(['knight', 'king', 'queen', 'rook', 'bishop']);

export interface Kind {
  name: string;
  vectors: Vector[];
  /** The parameter that describes a custom piece. */
  parameter: string;
}

function turned(vectors: Vector[], corner: Corner | undefined): Vector[] {
  const x = corner?.startsWith('right') ? -1 : 1;
  const y = corner?.endsWith('up') ? -1 : 1;
  return vectors.map((vector) => ({ dx: x * vector.dx, dy: y * vector.dy, slide: vector.slide }));
}

export function famous(random: Random, corner: Corner | undefined): Kind {
  const [name, vectors] = random.pick(
    Object.entries(toLeftDown).filter(([known]) => corner !== undefined || !needACorner.has(known)),
  );
  return { name, vectors: turned(vectors, corner), parameter: '' };
}

/** A custom piece with random vectors that all gain in one random direction, so that it cannot go in circles. */
export function own(random: Random, corner: Corner | undefined, name: string): Kind {
  const [a, b] = random.pick([
    [1, 1],
    [1, 0.1],
    [0.1, 1],
    [2, -1],
    [-1, 2],
    [-1, -1],
    [-3, 1.5],
    [1, -1.1],
  ] as const);
  const all: Vector[] = [];
  for (let dx = -3; dx <= 3; dx += 1) {
    for (let dy = -3; dy <= 3; dy += 1) if (a * dx + b * dy < 0) all.push(leap(dx, dy), slide(dx, dy));
  }
  const vectors = random.shuffled(all).slice(0, random.whole(1, 5));
  const words = vectors.map(({ dx, dy, slide: slides }) => `${slides ? 'slide' : 'leap'}(${dx},${dy})`);
  return { name, vectors: turned(vectors, corner), parameter: `&piece.${name}=${words.join('')}` };
}

/** The vectors in all four orientations. */
const everyWay = (vectors: Vector[]): Vector[] =>
  vectors.flatMap(({ dx, dy, slide: slides }) =>
    (
      [
        [dx, dy],
        [-dy, dx],
        [-dx, -dy],
        [dy, -dx],
      ] as const
    ).map(([x, y]) => ({ dx: x, dy: y, slide: slides })),
  );

/** The vectors of the pieces if no corner is chosen. */
const full: Record<string, Vector[]> = {
  knight: everyWay([leap(2, 1), leap(1, 2)]),
  king: everyWay([leap(1, 0), leap(1, 1)]),
  queen: everyWay([slide(1, 0), slide(1, 1)]),
  rook: everyWay([slide(1, 0)]),
  bishop: everyWay([slide(1, 1)]),
};

export function fullPiece(random: Random): Kind {
  const [name, vectors] = random.pick(Object.entries(full));
  return { name, vectors, parameter: '' };
}

/** A custom piece with arbitrary random vectors. Most such pieces can go in circles. */
export function ownLoop(random: Random, name: string): Kind {
  const all: Vector[] = [];
  for (let dx = -2; dx <= 2; dx += 1) {
    for (let dy = -2; dy <= 2; dy += 1) if (dx !== 0 || dy !== 0) all.push(leap(dx, dy), slide(dx, dy));
  }
  const vectors = random.shuffled(all).slice(0, random.whole(2, 4));
  const words = vectors.map(({ dx, dy, slide: slides }) => `${slides ? 'slide' : 'leap'}(${dx},${dy})`);
  return { name, vectors, parameter: `&piece.${name}=${words.join('')}` };
}
