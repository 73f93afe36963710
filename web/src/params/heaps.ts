/** Several heaps in place of one number: `7+5`, the largest first. */

export function inOrder(heaps: readonly number[]): number[] {
  return heaps.filter((heap) => heap > 0).toSorted((one, other) => other - one);
}

export function writeHeaps(heaps: readonly number[]): string {
  return inOrder(heaps).join('+') || '0';
}

export function readHeaps(text: string): number[] {
  return text
    .split('+')
    .map(Number)
    .filter((heap) => heap > 0);
}

export function together(heaps: readonly number[]): number {
  return heaps.reduce((sum, heap) => sum + heap, 0);
}
