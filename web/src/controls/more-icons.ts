/** The icons that embeds do not wait for. */

import { PATHS, sign } from './icons.js';

const MORE = {
  ...PATHS,
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  hand: 'M12 3v18M3 12h18M12 3 9.5 5.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5',
  damage: 'M4 4h16v16H4zM9 9l6 6M15 9l-6 6',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  pencil: 'M4 20l1-4L16 5l3 3L8 19z',
  down: 'M7 10l5 5 5-5',
  first: 'M6 6v12M18 6l-7 6 7 6',
  previous: 'M15 6l-7 6 7 6',
  next: 'M9 6l7 6-7 6',
  last: 'M18 6v12M6 6l7 6-7 6',
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 6v12M15 6v12',
} as const;

export const moreIcon = (name: keyof typeof MORE) => sign(MORE[name]);
