/** The words of pictures of stairs, piles in order, cakes and pots. Heaps and pots are given by name, such as `pile 3`. */

import { capitalised, count, either, formatNumber, phrases, plural } from '../language.js';

export const ROW_LABEL = 'Row of heaps';
export const GROUND = 'ground';
/** Stands below the pot where stones come to rest, and below a cake that may be eaten now. */
export const END = 'end';
export const LARGEST = 'largest';

const LOOKS = {
  stairs: {
    of: (number: number) => count(number, 'coin'),
    add: 'Add a stair',
    field: (heap: string) => `Coins on ${heap}`,
    fieldLabel: (heap: string) => `Coins of ${heap}`,
    goTo: 'Go to stair',
    window: (first: string, last: string, all: string) => `Stairs ${first} to ${last} of ${all}.`,
    hint: 'Drag coins down to the next stair, or tap a coin, then that stair.',
  },
  piles: {
    of: (number: number) => count(number, 'stone'),
    add: 'Add a pile',
    field: (heap: string) => `Stones of ${heap}`,
    fieldLabel: (heap: string) => `Stones of ${heap}`,
    goTo: 'Go to pile',
    window: (first: string, last: string, all: string) => `Piles ${first} to ${last} of ${all}.`,
    hint: 'Drag stones off a pile, or tap the lowest stone you want to take.',
  },
  cakes: {
    of: (number: number) => count(number, 'piece'),
    add: 'Add a cake',
    field: (heap: string) => `Pieces of ${heap}`,
    fieldLabel: (heap: string) => `Pieces of ${heap}`,
    goTo: 'Go to cake',
    window: (first: string, last: string, all: string) => `Cakes ${first} to ${last} of ${all}.`,
    hint: 'Drag pieces off a cake, or tap the lowest piece you want to eat.',
  },
  pots: {
    of: (number: number) => count(number, 'stone'),
    add: 'Add a pot',
    field: (heap: string) => `Stones in ${heap}`,
    fieldLabel: (heap: string) => `Stones of ${heap}`,
    goTo: 'Go to pot',
    window: (first: string, last: string, all: string) => `Pots ${first} to ${last} of ${all}.`,
    hint: 'Drag a stone to a later pot, then tap the pot for the second stone.',
  },
};

export type RowLook = keyof typeof LOOKS;

/** The words of the tools around a row of heaps. */
export const toolWords = (
  look: RowLook,
): Pick<(typeof LOOKS)[RowLook], 'add' | 'field' | 'fieldLabel' | 'goTo' | 'hint'> => LOOKS[look];

/** Which heaps are drawn, of `all`. */
export const windowDrawn = (look: RowLook, first: number, last: number, all: number): string =>
  LOOKS[look].window(formatNumber(first), formatNumber(last), formatNumber(all));

/** Whether a heap counts, and as what. */
export const MEANINGS = {
  ground: 'the ground: coins rest here',
  counts: 'counts',
  idle: 'does not count',
  first: (counts: boolean): string =>
    `its own size is the first difference, ${counts ? 'which counts' : 'which does not count'}`,
  rises: (by: number, before: string, counts: boolean): string =>
    `${formatNumber(by)} more than ${before}, ${counts ? 'which counts' : 'which does not count'}`,
  largest: 'one of the largest',
  smaller: 'not one of the largest',
  lastPot: 'the last pot: stones rest here',
  stone: (grundy: number, odd: boolean, counts: boolean): string =>
    `one stone here has Grundy number ${formatNumber(grundy)}; an ${odd ? 'odd' : 'even'} number of stones ${counts ? 'counts' : 'cancels'}`,
};

/** Winning moves of one heap that are read out at most. */
const MOST_LEAVES = 8;

export interface HeapWords {
  name: string;
  look: RowLook;
  size: number;
  /** Whether it counts, and what its table says about it; each is empty if it is not shown. */
  meaning: string;
  words: string;
  /** The sizes that winning moves leave, if a move only changes this size; `winning` says whether some winning move starts here. */
  leaves: readonly number[];
  winning: boolean;
}

export function heapLabel({ name, look, size, meaning, words, leaves, winning }: HeapWords): string {
  const ways =
    leaves.length > 0
      ? `winning: leave ${either(leaves.slice(0, MOST_LEAVES))}`
      : winning
        ? 'a winning move starts here'
        : '';
  return phrases(name, LOOKS[look].of(size), meaning, words, ways);
}

export const largestCakes = (size: number, cakes: number, even: boolean): string =>
  `${count(cakes, 'cake')} ${plural(cakes, 'has', 'have')} the largest size, ${count(size, 'piece')}: an ${even ? 'even' : 'odd'} number of cakes.`;

/** The words for what is held and what may be done with it. */
export const HELD = {
  stairs: (amount: number, from: string, below: string | null): string =>
    `${LOOKS.stairs.of(amount)} from ${from} picked up: move down to ${below ?? 'the ground'}.`,
  piles: (amount: number, from: string): string => `${LOOKS.piles.of(amount)} from ${from} picked up.`,
  cakes: (amount: number, from: string): string => `${LOOKS.cakes.of(amount)} from ${from} picked up.`,
  firstPot: (from: string): string => `You take a stone from ${from}: choose a later pot for the first new stone.`,
  secondPot: (from: string, pot: string, number: number): string =>
    `You take a stone from ${from} and put one into ${pot}: choose pot ${number} or a later one for the second.`,
};

export const ROW = {
  remove: 'Remove',
  numbering: 'Numbering',
  howMany: 'How many',
  move: 'Move',
  putBack: 'Put back',
  earlier: 'Earlier',
  later: 'Later',
  goTo: 'Go to',
  added: (heap: string): string => `${capitalised(heap)} added`,
};

export const NUMBERINGS = { 'ground-0': 'ground is 0', 'steps-1': 'lowest stair is 1', 'steps-0': 'lowest stair is 0' };
