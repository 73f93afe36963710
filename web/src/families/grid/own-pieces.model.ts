/** The reader's own pieces: `piece.camel=leap(-1,-3)slide(-1,0)` in the text, and the edits that the picker makes. */

import { readCells, readPieces, writePieces } from '../../params/lists.js';
import { readEntries, valueOf, withoutKey, withValue, writeEntries } from '../../params/params.js';

export interface Vector {
  dx: number;
  dy: number;
  slide: boolean;
}

export interface OwnPiece {
  name: string;
  vectors: Vector[];
}

const KEY = 'piece.';
const VECTOR = /(leap|slide)\((-?\d+),(-?\d+)\)/g;

export function readVectors(value: string): Vector[] {
  return [...value.matchAll(VECTOR)].map(([, kind, dx, dy]) => ({
    dx: Number(dx),
    dy: Number(dy),
    slide: kind === 'slide',
  }));
}

export function writeVectors(vectors: readonly Vector[]): string {
  return vectors.map(({ dx, dy, slide }) => `${slide ? 'slide' : 'leap'}(${dx},${dy})`).join('');
}

export function ownPieces(text: string): OwnPiece[] {
  return readEntries(text)
    .filter(([key]) => key.startsWith(KEY))
    .map(([key, value]) => ({ name: key.slice(KEY.length), vectors: readVectors(value) }));
}

/** A name that no own piece of the text has. */
export function freshName(text: string): string {
  const taken = new Set(ownPieces(text).map(({ name }) => name));
  for (let number = 1; ; ++number) {
    const name = number === 1 ? 'mine' : `mine${number}`;
    if (!taken.has(name)) return name;
  }
}

/** Sets the vectors of a piece. A new piece is put into a corner; one without vectors is removed, also from the board. */
export function setOwnPiece(text: string, name: string, vectors: readonly Vector[]): string {
  const key = KEY + name;
  const pieces = readPieces(valueOf(text, 'pieces'));
  if (vectors.length === 0) {
    return withValue(withoutKey(text, key), 'pieces', writePieces(pieces.filter(({ kind }) => kind !== name)));
  }
  const known = valueOf(text, key) !== undefined;
  const drawn = withValue(text, key, writeVectors(vectors));
  const corner = known ? undefined : freeCorner(text);
  return corner ? withValue(drawn, 'pieces', writePieces([...pieces, { kind: name, ...corner }])) : drawn;
}

/** Renames a piece, in its description and on the board. */
export function renameOwnPiece(text: string, name: string, to: string): string {
  const renamed = writeEntries(readEntries(text).map(([key, value]) => [key === KEY + name ? KEY + to : key, value]));
  const pieces = readPieces(valueOf(text, 'pieces')).map((piece) =>
    piece.kind === name ? { ...piece, kind: to } : piece,
  );
  return withValue(renamed, 'pieces', writePieces(pieces));
}

/** The corner at the top right, where most vectors can be seen at work, or the undamaged cell of the top row nearest to it. */
function freeCorner(text: string): { x: number; y: number } | undefined {
  const [width = 0, height = 0] = (valueOf(text, 'size') ?? '').split('x').map(Number);
  const holes = new Set(readCells(valueOf(text, 'holes')).map(({ x, y }) => `${x},${y}`));
  for (let x = width - 1; x >= 0; --x) if (!holes.has(`${x},${height - 1}`)) return { x, y: height - 1 };
  return undefined;
}

function sameWay(one: Vector, other: Vector): boolean {
  return one.dx === other.dx && one.dy === other.dy;
}

/** Adds a vector where there is none, changes it between leap and slide, or removes it where it is of that kind already. */
export function toggleVector(vectors: readonly Vector[], vector: Vector): Vector[] {
  const before = vectors.find((other) => sameWay(other, vector));
  const rest = vectors.filter((other) => !sameWay(other, vector));
  return before?.slide === vector.slide ? rest : [...rest, vector];
}

/** The vectors with all their rotations and mirror images. */
export function symmetric(vectors: readonly Vector[]): Vector[] {
  const all: Vector[] = [];
  for (const { dx, dy, slide } of vectors) {
    for (const [x, y] of [
      [dx, dy],
      [dy, dx],
    ] as const) {
      for (const [across, up] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        const image = { dx: x * across || 0, dy: y * up || 0, slide };
        if (!all.some((other) => sameWay(other, image))) all.push(image);
      }
    }
  }
  return all;
}
