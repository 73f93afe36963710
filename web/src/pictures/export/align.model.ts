/** Where the blocks of a saved picture stand: what is drawn, a table below it, the legend. */

export interface Span {
  left: number;
  right: number;
}

/** How far each block moves, and the width of the picture. Blocks that all begin at the left stay there; else their middles meet. */
export function aligned(spans: readonly Span[], margin: number): { shifts: number[]; width: number } {
  const widest = Math.max(0, ...spans.map(({ left, right }) => right - left));
  const least = Math.min(...spans.map(({ left }) => left));
  const flush = spans.every(({ left }) => left < margin);
  // Whole pixels keep lines sharp.
  const shifts = spans.map(({ left, right }) => margin + (flush ? -Math.floor(least) : Math.round((widest - right + left) / 2) - Math.floor(left)));
  const end = Math.max(0, ...spans.map(({ right }, index) => right + (shifts[index] ?? 0)));
  return { shifts, width: Math.ceil(end) + margin };
}
