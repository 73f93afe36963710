/** Random positions of Northcott's game: two pieces in each row, on different columns. */

import type { Drawn } from '../../params/chance.js';
import { valueOf } from '../../params/params.js';

export const northcott: Drawn = {
  rows: (value, chance, text) => {
    const columns = Number(valueOf(text, 'columns'));
    if (!(columns >= 2)) return value;
    return value
      .split(',')
      .map(() => {
        const white = chance(columns);
        const black = (white + 1 + chance(columns - 1)) % columns;
        return `${white + 1}-${black + 1}`;
      })
      .join(',');
  },
};
