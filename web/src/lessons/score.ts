/** How often exercises were solved, kept in the browser if it allows that. */

const KEY = 'grundy-lessons';

export interface Score {
  right: number;
  tried: number;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function scores(): Record<string, Partial<Score>> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Partial<Score>>) : {};
  } catch {
    // The browser refused, or something else wrote there.
    return {};
  }
}

/** The score of the exercise with that name, checked, since anything may have been written there. */
export function scoreOf(name: string): Score {
  const { right, tried } = scores()[name] ?? {};
  return isCount(right) && isCount(tried) && right <= tried ? { right, tried } : { right: 0, tried: 0 };
}

export function keepScore(name: string, score: Score): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...scores(), [name]: score }));
  } catch {
    // Without a store the score lasts as long as the page.
  }
}
