import type { Analysis, DecidingNumber } from 'grundy-wasm';
import { familyOf } from '../../families/families.model.js';
import type { LegendWords } from '../../families/family.model.js';
import { criterionWords } from '../../words/deciding.js';
import { hasStrength } from '../../places/strength.js';
import { ruleInForce } from '../../words/sums.js';

/** What stands in the places of the picture. */
export type Content = 'number' | 'letter' | 'nothing';

export interface Legend {
  won: string;
  lost: string;
  /** Null where no game of this kind goes on for ever. */
  draw: string | null;
  /** What the dashed ring says; null where winning moves are hidden. */
  ring: string | null;
  number: string;
  /** What a Grundy number is; null where none is shown. */
  grundy: string | null;
  /** What a stronger tint says; null where all are alike. */
  strength: string | null;
  /** Said in place of all else where no place is shaded and no winning move marked. */
  blank: string | null;
  /** What is drawn grey because it does not count; null where everything counts. */
  faded: string | null;
  /** Whether there are damaged cells. */
  gone: boolean;
  /** Whether cells may be too small for a dot and a number. */
  heat: boolean;
}

const TELLING: Record<Exclude<DecidingNumber, 'outcome'>, string> = {
  grundy: 'Grundy number',
  remoteness: 'remoteness: moves to the end when the winner hastens',
  suspense: 'suspense number: moves to the end when the winner delays',
};

/** What becomes of the numbers. That the nim-sum decides is said beside what a Grundy number is. */
function decisionWords(analysis: Analysis): string {
  const { number, play } = analysis;
  if (number !== 'grundy') return `; the ${number === 'suspense' ? 'greatest' : 'least'} one decides: ${play === 'normal' ? 'even' : 'odd'} is lost`;
  const criterion = play === 'normal' && ruleInForce(analysis) === 'disjunctive' ? '' : criterionWords(analysis);
  return criterion && `; the whole is ${criterion}`;
}

function numberLine(analysis: Analysis, { numbers }: LegendWords, content: Content, hidden: boolean, draws: boolean): string {
  const { number, play } = analysis;
  if (typeof numbers === 'string') return numbers;
  const letters = `${draws ? 'W, L and D' : 'W and L'} ${hidden ? 'show closer up' : numbers.letters}`;
  if (number !== 'outcome') {
    if (content === 'letter') return `${letters}: who wins`;
    if (hidden && number === 'grundy') return `a deeper tint is a larger Grundy number; closer up the numbers show${decisionWords(analysis)}`;
    return `${hidden ? 'closer up ' : ''}${numbers.deciding} ${TELLING[number]}${decisionWords(analysis)}`;
  }
  return `${letters}, since Grundy numbers do not decide${play === 'misere' ? ' in misère play' : ''}`;
}

/** For the reader who meets the word here. */
function grundyLine(analysis: Analysis, number: string): string | null {
  if (!number.includes('Grundy number of') && !number.includes('its Grundy number')) return null;
  const what = 'The least of 0, 1, 2, 3, … that no move from there leads to';
  if (analysis.play !== 'normal' || ruleInForce(analysis) !== 'disjunctive') return `${what}.`;
  return `${what}. 0 is lost, for then each move leads to a number that is not 0, and the opponent can go back to 0. Several things together are lost when the nim-sum of their numbers is 0.`;
}

function blankLine({ blank }: LegendWords, content: Content): string | null {
  if (content === 'nothing') return 'Nothing is shown: who wins where, the numbers and the winning moves are hidden in the picture.';
  return blank ?? null;
}

const DRAW = 'D'.charCodeAt(0);
const drawn = new WeakMap<Analysis, boolean>();

/** Whether anything is a draw. Tables are long, so that each is looked through but once. */
export function canDraw(analysis: Analysis): boolean {
  const known = drawn.get(analysis);
  if (known !== undefined) return known;
  const { outcome, tables } = analysis;
  const found = outcome === 'draw' || tables.some(({ outcomes }) => outcomes.includes(DRAW));
  drawn.set(analysis, found);
  return found;
}

/**
 * What the colours, the marks and the number mean. The number is always the one that decides. A `coarse` board has too little
 * room for its cells to be drawn one by one. `varied` is the component whose place
 * shades the whole position.
 */
export function legendOf(analysis: Analysis, coarse = false, varied: string | null = null, content: Content = 'number'): Legend {
  const { position, tables } = analysis;
  const family = familyOf(position);
  const words = family.legend(position);
  const heat = family.isHeat(position, tables, coarse);
  const hidden = heat && words.closer === true;
  const draws = canDraw(analysis);
  const number = numberLine(analysis, words, content, hidden, draws);
  return {
    won: varied === null ? 'won for the player to move' : `the whole position is won with ${varied} there`,
    lost: varied === null ? 'lost for the player to move' : `lost with ${varied} there`,
    ring: ruleInForce(analysis) === 'disjunctive' ? words.ring : words.ring.replace('move', 'turn'),
    draw: draws ? `a draw: neither can force an end${hidden ? '; hatched where cells are small' : ''}` : null,
    number,
    grundy: grundyLine(analysis, number),
    strength: !heat && varied === null && tables.some(hasStrength) ? 'the nearer the end, the stronger the tint' : null,
    blank: blankLine(words, content),
    faded: words.faded ?? null,
    gone: words.gone ?? false,
    heat,
  };
}

/** On a picture nothing can be opened or looked at closer up. */
export function stillLegend(legend: Legend): Legend {
  const number = legend.number.replace(/(; )?closer up .*$| show closer up.*$/, '');
  return { ...legend, grundy: null, number: number === 'W and L' || number === 'W, L and D' ? '' : number };
}
