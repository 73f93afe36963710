/** How often each value occurs, as bars. */

export interface Bar {
  value: number;
  count: number;
  /** Relative to the longest bar, from 0 to 1. */
  length: number;
  /** Null if values do not split into rare and common, or no heap has this one. */
  kind: 'rare' | 'common' | null;
}

/** `even`: lengths are logarithmic, so that rare values are seen beside common ones. `rares`: the rare values. */
export function barsOf(frequencies: ArrayLike<number>, even: boolean, rares: ReadonlySet<number> = new Set()): Bar[] {
  const counts = Array.from(frequencies);
  let most = 1;
  for (const count of counts) most = Math.max(most, count);
  const length = (count: number): number => (even ? Math.log1p(count) / Math.log1p(most) : count / most);
  return counts.map((count, value) => {
    const kind = rares.size === 0 || count === 0 ? null : rares.has(value) ? 'rare' : 'common';
    return { value, count, length: length(count), kind };
  });
}
