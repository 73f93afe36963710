/** How often each value occurs, as bars. */

export interface Bar {
  value: number;
  count: number;
  /** Of the longest bar, from 0 to 1. */
  length: number;
}

/** `even`: the length of a bar tells tenfold apart, so that what is rare is seen beside what is common. */
export function barsOf(frequencies: ArrayLike<number>, even: boolean): Bar[] {
  let most = 1;
  for (let value = 0; value < frequencies.length; ++value) most = Math.max(most, frequencies[value]!);
  const length = (count: number): number => (even ? Math.log1p(count) / Math.log1p(most) : count / most);
  return Array.from({ length: frequencies.length }, (_, value) => ({ value, count: frequencies[value]!, length: length(frequencies[value]!) }));
}

export function shareWords(count: number, all: number): string {
  const share = (100 * count) / Math.max(1, all);
  if (count === 0) return '0 %';
  return share < 0.01 ? 'under 0.01 %' : `${share.toFixed(share < 10 ? 2 : 1)} %`;
}
