/** What an author chooses about an embed, from the query of a frame's address or the attributes of an element. */

/** What can be left out of an embed. */
export const PARTS = ['controls', 'numbers', 'shading', 'play', 'sum', 'legend'] as const;
export type Part = (typeof PARTS)[number];

export type Theme = 'auto' | 'light' | 'dark';

/** What the reader can step through with back and next. */
export const STEPS = ['reasons', 'fill', 'match'] as const;
export type Steps = (typeof STEPS)[number];

export interface EmbedSettings {
  hidden: ReadonlySet<Part>;
  theme: Theme;
  /** Whether the reader is to find out who wins. */
  exercise: boolean;
  /** What the reader can step through below the picture; null for nothing. */
  steps: Steps | null;
}

/** The names of the settings; none is a parameter of a game. */
export const SETTINGS = ['hide', 'theme', 'exercise', 'steps'] as const;

/** Values that mean yes; empty for an attribute that stands alone. */
const YES: ReadonlySet<string> = new Set(['', '1', 'true', 'yes', 'on', 'exercise']);

/** Reads the settings. Unknown words are ignored, as in the addresses of the playground. */
export function settingsOf(valueOf: (name: (typeof SETTINGS)[number]) => string | null): EmbedSettings {
  const words = (valueOf('hide') ?? '').split(/[\s,]+/);
  const theme = valueOf('theme');
  const exercise = valueOf('exercise');
  const steps = valueOf('steps');
  return {
    hidden: new Set(PARTS.filter((part) => words.includes(part))),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    exercise: exercise !== null && YES.has(exercise.trim().toLowerCase()),
    steps: STEPS.find((kind) => kind === steps) ?? null,
  };
}

/** The settings as names and values, for a query or beside an element's parameters; defaults are left out. */
export function settingPairs({ hidden, theme, exercise, steps }: EmbedSettings): [string, string][] {
  const pairs: [string, string][] = [];
  if (hidden.size > 0) pairs.push(['hide', PARTS.filter((part) => hidden.has(part)).join()]);
  if (theme !== 'auto') pairs.push(['theme', theme]);
  if (exercise) pairs.push(['exercise', '1']);
  if (steps) pairs.push(['steps', steps]);
  return pairs;
}

/** The query of a frame's address. */
export function queryOf(settings: EmbedSettings): string {
  const query = settingPairs(settings)
    .map((pair) => pair.join('='))
    .join('&');
  return query === '' ? '' : `?${query}`;
}
