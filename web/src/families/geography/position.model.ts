import type { Analysis, Position } from 'grundy-wasm';

export type GeographyPosition = Extract<Position, { family: 'geography' }>;

export function geographyPosition({ position }: Analysis): GeographyPosition {
  if (position.family !== 'geography') throw new Error('no token that goes nowhere twice');
  return position;
}

/** The index of the token: there is at most one. */
export const TOKEN = 0;

/** The ends of an arc or edge. */
export function endsOf({ arcFrom, arcTo }: GeographyPosition, link: number): [number, number] {
  return [arcFrom[link] ?? 0, arcTo[link] ?? 0];
}

/** The arc from one node to another, or the edge between them, of several the first not used; null where there is none. */
export function linkBetween(position: GeographyPosition, from: number, to: number): number | null {
  const found = Array.from(position.arcFrom.keys()).filter((link) => {
    const [tail, head] = endsOf(position, link);
    return (tail === from && head === to) || (!position.directed && tail === to && head === from);
  });
  return found.find((link) => !position.marks.includes(link)) ?? found[0] ?? null;
}

/** Whether the token may move to a node. Where there is no token yet, it may be put on any node that is not visited. */
export function leadsTo(position: GeographyPosition, node: number): boolean {
  const [token] = position.tokens;
  if ((token === node && position.each === 'nodes') || position.holes.includes(node)) return false;
  if (token === undefined) return true;
  const link = linkBetween(position, token, node);
  return link !== null && !position.marks.includes(link);
}
