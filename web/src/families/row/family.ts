/** Rows that hide Nim: stairs, cakes, pots and pins. */

import type { Analysis } from 'grundy-wasm';
import { ONE_GAME, GENERAL, likeNim } from '../general.model.js';
import type { Noun } from '#words/language';
import { numbered, PILE } from '#words/names';
import { type Look, type RowPosition, potsOf } from './position.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { itemName, itemNames, nounOf } from '../names.model.js';
import type { NimHeap } from '#words/reasons';
import { pairing } from '#words/reasons-hidden';
import { itemAt } from '../../params/item-at.js';
import type { Entry } from '../../places/outcome.js';
import { SHADE_WORDS } from '#words/outcomes';
import { heapMeaning, isRest } from './row.model.js';
import { drawnNumbers } from '../../params/chance.js';
import { readNumbers } from '../../params/lists.js';
import { valueOf } from '../../params/params.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/row';
import * as words from '#words/families/row';

const NOUNS: Record<Look, Noun> = { stairs: words.STAIR, piles: PILE, cakes: words.CAKE, pots: words.POT };

const LEGENDS = {
  stairs: words.STAIRS_LEGEND,
  piles: words.ORDERED_LEGEND,
  cakes: words.CAKES_LEGEND,
  pots: words.POTS_LEGEND,
};

function labelOf(position: RowPosition, move: ShownMove): string {
  const { item, from, to } = move;
  const name = itemName(position, item);
  switch (position.look) {
    case 'stairs':
      return words.coinsMove(name, from - to);
    case 'piles':
    case 'cakes':
      return words.coinsTaken(name, from, to);
    case 'pots': {
      const [one, other] = potsOf(move);
      return one === other
        ? words.stonesMoveTwice(name, itemName(position, one))
        : words.stonesMove(name, one + position.first, other + position.first);
    }
  }
}

function wordsOf(position: RowPosition, move: ShownMove): string {
  const { item, from, to } = move;
  const name = itemName(position, item);
  switch (position.look) {
    case 'stairs':
      return words.movingDown(name, from - to);
    case 'piles':
      return words.takingPile(name, to);
    case 'cakes':
      return words.eatingCake(name, to);
    case 'pots': {
      const [one, other] = potsOf(move);
      return one === other
        ? words.puttingTwo(name, itemName(position, one))
        : words.puttingOneEach(name, one + position.first, other + position.first);
    }
  }
}

function shortOf(position: RowPosition, move: ShownMove): string {
  const name = itemName(position, move.item);
  switch (position.look) {
    case 'stairs':
      return words.stairKeeps(name, move.to);
    case 'piles':
    case 'cakes':
      return words.coinsTaken(name, move.from, move.to);
    case 'pots':
      return labelOf(position, move);
  }
}

const NIM_HEAPS: Partial<Record<Look, NimHeap>> = {
  stairs: words.NIM_STAIRS,
  piles: words.NIM_DIFFERENCES,
  pots: words.NIM_STONES,
};

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

function sorted(list: string): string {
  return readNumbers(list)
    .toSorted((one, other) => one - other)
    .join(',');
}

export const family: PageFamily<RowPosition> = {
  ...GENERAL,
  ...ONE_GAME,
  games,
  noun: ({ look }) => NOUNS[look],
  itemName: ({ look, first }, item) => numbered(NOUNS[look], item + first),
  picture: () => 'row',
  legend: ({ look }) => ({ ...LEGENDS[look], explained: look === 'pots' }),
  shades: ({ counts }, heap) => counts[heap] === 1,
  counting: ({ look }) => (look === 'piles' ? words.SECOND_DIFFERENCES : words.SECOND_STAIRS),
  first: ({ first }) => first,
  moveLabel: labelOf,
  moveWords: wordsOf,
  shortWords: shortOf,
  nimHeap: (position) => NIM_HEAPS[position.look] ?? GENERAL.nimHeap(position),
  tame: (position, items) => {
    if (position.look !== 'pots') return GENERAL.tame(position, items);
    return words.tameStones(itemNames(position, items), items.length === 1 && position.heaps[itemAt(items, 0)] === 1);
  },
  restores: (position, step, turn) => {
    const { heap, before, after } = step;
    switch (position.look) {
      case 'stairs':
        return words.restoresStair(turn, itemName(position, heap), before, after);
      case 'piles':
        return words.restoresDifference(turn, itemName(position, heap), before, after);
      case 'pots':
        return words.exchangesStone(turn, before, after);
      case 'cakes':
        return GENERAL.restores(position, step, turn);
    }
  },
  steps: {
    'even-depth': ({ items }, position) => words.stairsAtEvenHeight(itemNames(position, items), items.length === 1),
    'odd-depth': ({ items }, position) => words.stairsAtOddHeight(itemNames(position, items), items.length === 1),
    pairing: ({ items }, position) => pairing(items.length === 0 ? '' : itemNames(position, items)),
    differences: ({ values, omitted }) => words.differences(values, omitted),
    largest: ({ size, count }, _, { play }) => words.largestCakes(size, count, play),
    'place-values': ({ values, omitted }) => words.stoneNumbers(values, omitted),
  },
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
  chance: {
    piles: (value, chance, text) => {
      const drawn = drawnNumbers(value, 1, chance);
      return valueOf(text, 'game') === 'ordered' ? sorted(drawn) : drawn;
    },
    stairs: (value, chance) => drawnNumbers(value, 0, chance),
    pots: (value, chance) => drawnNumbers(value, 0, chance),
  },
  editor: () => import('./row-editor.js'),
  still: () => import('./still.js'),
};
