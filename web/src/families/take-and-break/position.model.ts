import type { Analysis, Position } from 'grundy-wasm';

export type HeapsPosition = Extract<Position, { look: 'heaps' }>;

export function heapsPosition({ position }: Analysis): HeapsPosition {
  if (position.family !== 'piles' || position.look !== 'heaps') throw new Error('no heaps');
  return position;
}

/** What each component is made of. */
export function componentsOf({ parts, heaps }: HeapsPosition): number[][] {
  const components: number[][] = [];
  let from = 0;
  for (const part of parts) {
    components.push(Array.from(heaps.slice(from, from + part)));
    from += part;
  }
  return components;
}
