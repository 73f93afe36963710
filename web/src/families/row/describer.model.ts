/** How stairs, ordered piles, cakes and pots are described, examined and shared. */

import type { Analysis } from 'grundy-wasm';
import type { Describer } from '../describer.model.js';
import { GENERAL, likeNim } from '../general-describer.model.js';
import type { Entry } from '../../places/outcome.js';
import { SHADE_WORDS } from '#words/outcomes';
import { nounOf } from '../names.model.js';
import * as words from '#words/families/row';
import type { Look, RowPosition } from './position.model.js';
import { heapMeaning, isRest } from './row.model.js';

function factsOf(analysis: Analysis, { look, counts }: RowPosition, state: number, entry: Entry): string[] {
  const counted = counts[state] === 1;
  const meaning = words.meaningOf(heapMeaning(analysis, state));
  switch (look) {
    case 'stairs':
      if (counted) return [words.AT_ODD_HEIGHT, ...likeNim(analysis, entry, words.anySmallerLeft)];
      return [isRest(analysis, state) ? meaning : words.AT_EVEN_HEIGHT];
    case 'piles':
      return counted ? [meaning, ...likeNim(analysis, entry, words.smallerDifference)] : [meaning];
    default:
      return [meaning];
  }
}

const ALONE: Record<Exclude<Look, 'cakes'>, (outcome: string) => string> = {
  stairs: words.coinsAlone,
  piles: words.riseAlone,
  pots: words.stoneAlone,
};

export const row: Describer<RowPosition> = {
  ...GENERAL,
  described: (position, title) => words.withHeaps(title, nounOf(position), position.heaps),
  placeFacts: factsOf,
  placeAlone: ({ look, heaps, counts }, state, { shade }) => {
    if (look !== 'cakes') return { outcome: ALONE[look](SHADE_WORDS[shade]) };
    return {
      outcome: counts[state] === 1 ? words.AMONG_LARGEST : words.NOT_AMONG_LARGEST,
      facts: [words.piecesOfCake(heaps[state] ?? 0)],
    };
  },
  // The table of a row lists either its heaps or sizes.
  placeLabel: ({ heaps, first }, state, { columns }) => String(columns === heaps.length ? state + first : state),
  frameHeight: ({ look }) => (look === 'cakes' ? 720 : 680),
};
