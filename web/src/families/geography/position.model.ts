import type { Analysis, Position } from 'grundy-wasm';

export type GeographyPosition = Extract<Position, { family: 'geography' }>;

export function geographyPosition({ position }: Analysis): GeographyPosition {
  if (position.family !== 'geography') throw new Error('no token that goes nowhere twice');
  return position;
}

/** What moves: there is one token at most. */
export const TOKEN = 0;

export function nodeName({ nodes }: GeographyPosition, node: number): string {
  return nodes[node]?.name ?? '';
}

/** The ends of an arc or edge. */
export function endsOf({ arcFrom, arcTo }: GeographyPosition, link: number): [number, number] {
  return [arcFrom[link] ?? 0, arcTo[link] ?? 0];
}

/** Whether the token may go to a node by one move; where there is none it may be put on any. */
export function leadsTo(position: GeographyPosition, node: number): boolean {
  const [token] = position.tokens;
  if (token === node || position.holes.includes(node)) return false;
  if (token === undefined) return true;
  return position.arcFrom.some((_, link) => {
    const [from, to] = endsOf(position, link);
    return (from === token && to === node) || (!position.directed && to === token && from === node);
  });
}
