import type { Analysis } from 'grundy-wasm';
import { familyOf } from '../../families/families.model.js';
import type { LegendWords } from '../../families/family.model.js';
import { criterionWords } from '../../telling/deciding.model.js';
import { hasStrength } from '../../places/strength.js';
import { ruleInForce } from '../../telling/sums.model.js';
import * as say from '#words/panels/legend';

/** What the places of the picture show. */
export type Content = 'number' | 'colour' | 'letter' | 'nothing';

export interface Legend {
  /** Null if nothing in the picture is won; `lost` likewise. */
  won: string | null;
  lost: string | null;
  /** Null if nothing is a draw. */
  draw: string | null;
  /** What the dashed ring means; null if no winning moves are marked. */
  ring: string | null;
  /** What the outline of a place means in a match, and whether any is outlined; null elsewhere. */
  legal: { words: string; marked: boolean } | null;
  /** The same for what a turn of a match has moved or taken before it is ended. */
  made?: { words: string; marked: boolean };
  /** The tints of numbers and their meaning; null if places are not coloured by number. */
  scale: { tints: readonly string[]; words: string } | null;
  number: string;
  /** The same for a saved picture, which nobody can zoom into. */
  still: string;
  /** What a Grundy number is; null where none is shown. */
  grundy: string | null;
  /** What a stronger tint means; null if all are alike. */
  strength: string | null;
  /** Replaces all else if no place is shaded and no winning move marked; null otherwise. */
  blank: string | null;
  /** What is drawn grey because it does not count; null where everything counts. */
  faded: string | null;
  /** The same where the answer says so, and not the rules. */
  uncounted: string | null;
  /** Whether there are damaged cells. */
  gone: boolean;
  /** Whether cells may be too small for a dot and a number. */
  heat: boolean;
}

/** Whether one component moves in a turn of normal play, so that the nim-sum decides. */
const isNimSum = (analysis: Analysis): boolean => analysis.play === 'normal' && ruleInForce(analysis) === 'disjunctive';

/** How the numbers decide; null for the nim-sum, which is explained together with Grundy numbers. */
function decision(analysis: Analysis): string | null {
  const { number, play } = analysis;
  if (number !== 'grundy') return say.oneDecides(number === 'suspense', play === 'normal');
  const criterion = isNimSum(analysis) ? '' : criterionWords(analysis);
  return criterion === '' ? null : say.wholeIs(criterion);
}

const shown = (number: string, hidden: boolean): Pick<Legend, 'number' | 'still'> => ({
  number,
  still: hidden ? '' : number,
});

/** `hidden`: whether the places show what they hold only when zoomed in. */
function numberLines(
  analysis: Analysis,
  { numbers }: LegendWords,
  content: Content,
  hidden: boolean,
): Pick<Legend, 'number' | 'still'> {
  const { number, play } = analysis;
  if (typeof numbers === 'string') return { number: numbers, still: numbers };
  const draws = canDraw(analysis);
  const where = hidden ? null : numbers.letters;
  if (number === 'outcome') return shown(say.lettersDecide(draws, where, play === 'misere'), hidden);
  if (content === 'letter') return shown(say.lettersChosen(draws, where), hidden);
  if (!hidden) return shown(say.numbersShown(numbers.deciding, number, decision(analysis), numbers.of), hidden);
  if (number === 'grundy') return { number: say.tintedNumbers(decision(analysis)), still: say.TINTED_NUMBERS };
  return shown(say.numbersCloser(numbers.deciding, number, decision(analysis), numbers.of), hidden);
}

/** Explains Grundy numbers where the legend mentions them. */
function grundyLine(
  analysis: Analysis,
  { numbers, explained }: LegendWords,
  content: Content,
  hidden: boolean,
): string | null {
  const met = typeof numbers === 'string' ? explained : analysis.number === 'grundy' && content !== 'letter' && !hidden;
  return met ? say.grundyMeaning(isNimSum(analysis)) : null;
}

function blankLine({ blank }: LegendWords, content: Content): string | null {
  return content === 'nothing' ? say.NOTHING_SHOWN : (blank ?? null);
}

/** Whether some shaded place or component has this outcome. */
function shows({ position, tables, components }: Analysis, letter: string): boolean {
  const code = letter.charCodeAt(0);
  const { shades } = familyOf(position);
  if (shades)
    return tables.some(({ outcomes }) => outcomes.some((each, state) => each === code && shades(position, state)));
  return [...tables.map(({ outcomes }) => outcomes), components.outcome].some((codes) => codes.includes(code));
}

const drawn = new WeakMap<Analysis, boolean>();

/** Whether anything is a draw. Kept for each analysis, since tables are long. */
export function canDraw(analysis: Analysis): boolean {
  const known = drawn.get(analysis) ?? (analysis.outcome === 'draw' || shows(analysis, 'D'));
  drawn.set(analysis, known);
  return known;
}

/**
 * The meaning of colours, marks and numbers, always with the number that decides. `coarse`: the board has too little room to draw its cells one by one.
 * `varied`: the name of the component whose table is shaded by the whole position; null without one.
 */
export function legendOf(
  analysis: Analysis,
  coarse = false,
  varied: string | null = null,
  content: Content = 'number',
): Legend {
  const { position, tables } = analysis;
  const family = familyOf(position);
  const words = family.legend(position);
  const heat = family.isHeat(position, tables, coarse);
  const hidden = heat && words.closer === true;
  return {
    won: varied !== null || shows(analysis, 'W') ? (words.counted ?? say.won(varied)) : null,
    lost: varied !== null || shows(analysis, 'L') ? (words.counted ?? say.lost(varied)) : null,
    legal: null,
    scale: null,
    ring:
      analysis.moves.list.length === 0
        ? null
        : ruleInForce(analysis) === 'disjunctive'
          ? words.ring
          : say.ringOfTurns(words.ring),
    draw: canDraw(analysis) ? say.draw(hidden) : null,
    ...numberLines(analysis, words, content, hidden),
    grundy: grundyLine(analysis, words, content, hidden),
    strength: !heat && content !== 'colour' && varied === null && tables.some(hasStrength) ? say.STRENGTH : null,
    blank: blankLine(words, content),
    faded: words.faded ?? null,
    uncounted: words.uncounted ?? null,
    gone: words.gone ?? false,
    heat,
  };
}

/** The legend of a saved picture, in which nothing can be opened or zoomed. */
export function stillLegend(legend: Legend): Legend {
  return { ...legend, grundy: null, number: legend.still };
}
