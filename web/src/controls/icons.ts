/** Signs drawn as lines: fonts disagree on them, and a lone sign is no text whose contrast could be judged. */

import { svg, type TemplateResult } from 'lit';

const PATHS = {
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  cross: 'M7 7l10 10M17 7 7 17',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  tick: 'M5 12l5 5 9-10',
  first: 'M6 6v12M18 6l-7 6 7 6',
  previous: 'M15 6l-7 6 7 6',
  next: 'M9 6l7 6-7 6',
  last: 'M18 6v12M6 6l7 6-7 6',
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 6v12M15 6v12',
} as const;

export function icon(name: keyof typeof PATHS): TemplateResult<2> {
  return svg`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
}
