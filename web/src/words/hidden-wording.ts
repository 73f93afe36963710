/** The steps about loops, and about the structure that some games hide. */

import type { Analysis, Step } from 'grundy-wasm';
import { INFINITY, setWords } from '../places/outcome.js';
import { itemNames, nounFor } from './names.js';
import { capitalised, count, formatNumber, listed } from '#words/language';
import { itemAt } from '../params/item-at.js';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

function valuesWords(values: readonly number[], omitted: number): string {
  const shown = values.slice(0, 24).map(formatNumber);
  const more = values.length - shown.length + omitted;
  return more > 0 ? `${shown.join(', ')} and ${formatNumber(more)} more` : listed(shown, 24);
}

export function loopText({ items, set }: StepOf<'loop'>, { position }: Analysis): string {
  const reach = set.length === 0 ? 'no move leads to an ordinary one: the set of those in reach is empty, {}' : `the ordinary Grundy numbers in reach are ${setWords(set)}`;
  return `${capitalised(itemNames(position, items))} can go round for ever: the Grundy number is infinite, ${INFINITY}, and ${reach}.`;
}

export function loopSumText({ nimber, set, inside }: StepOf<'loop-sum'>, { components }: Analysis): string {
  if (components.state.length === 1) {
    return inside
      ? `0 is in the set ${setWords(set)}: it can be brought to a position that is lost for the opponent.`
      : `0 is not in the set ${setWords(set)}: nobody can force an end, and the game is a draw.`;
  }
  const rest = `All the others together have nim-sum ${formatNumber(nimber)}`;
  return inside
    ? `${rest}, which is in the set ${setWords(set)}: the infinite one can be brought to just that number, and the nim-sum is 0.`
    : `${rest}, which is not in the set ${setWords(set)}: nobody can force an end, and the game is a draw.`;
}

export function loopsDrawText({ items }: StepOf<'loops-draw'>, { number, sum, position }: Analysis): string {
  const names = capitalised(itemNames(position, items));
  if (sum === 'conjunctive') return `${names} can be kept going for ever by either player, and nothing else ends the game: a draw.`;
  if (number === 'outcome') return `${names} alone would be a draw, and whoever wants to can keep it so: nobody can force an end.`;
  return `${names} ${items.length === 2 ? 'both' : 'all'} have infinite Grundy numbers. With two or more of them nobody can force an end: a draw.`;
}

export function differencesText({ values, omitted }: StepOf<'differences'>): string {
  return `A pile must not become smaller than the one before it, so only the differences matter: ${valuesWords(values, omitted)}. What is taken from a pile is handed on to the next difference, as coins go down a staircase, and from the last pile it is gone: only every second difference counts, the last one first.`;
}

const LARGEST_RULE = 'From an even number of largest ones every turn leaves an odd number, and from an odd number a turn can leave an even one, bringing a single largest one down to the next size or below it';

export function largestText({ size, count: many }: StepOf<'largest'>, { position, play }: Analysis): string {
  const here = `The largest size is ${formatNumber(size)}, and ${many === 1 ? `one ${nounFor(position)} has it` : `${count(many, nounFor(position))} have it`}.`;
  if (play === 'normal') return `${here} ${LARGEST_RULE}: the position is lost exactly when that number is even.`;
  if (size === 1) return `${here} Each turn eats up one of these, and in misère play whoever eats the last one loses: the position is lost exactly when that number is odd.`;
  return `${here} ${LARGEST_RULE}. In misère play this holds while the largest size is two or more: a single largest one above nothing but ones is brought down to 1 or 0, whichever leaves an odd number of ones, for then each turn eats up one and whoever eats the last loses. So the position is lost exactly when that number is even.`;
}

export function placeValuesText({ values, omitted }: StepOf<'place-values'>, { position }: Analysis): string {
  return `Each stone moves by itself, and its ${nounFor(position)} says its Grundy number: ${valuesWords(values, omitted)}. Each is the least number that is not the nim-sum of two later ones, since a stone becomes two. In the nim-sum two stones at one place cancel.`;
}

export function gapsText({ values, omitted }: StepOf<'gaps'>, { play }: Analysis): string {
  const gaps = valuesWords(values, omitted);
  return play === 'normal'
    ? `What counts is the free cells between the two pieces of a row, like the coins of a pile: ${gaps}.`
    : `In normal play only the free cells between the two pieces of a row would count: ${gaps}. In misère play they do not tell enough.`;
}

export function reversibleText({ items }: StepOf<'reversible'>, { position }: Analysis): string {
  const where = items.length === 0 ? '' : ` (${itemNames(position, items)})`;
  return `A move that makes a number larger${where} can at once be taken back by the opponent, so it saves nobody who would lose without it.`;
}

export function pairingText({ items }: StepOf<'pairing'>, { position }: Analysis): string {
  const where = items.length === 0 ? 'places that do not count' : itemNames(position, items);
  return `Whatever moves from ${where} can at once be moved on by the opponent, so it saves nobody who would lose without it.`;
}

export function periodText({ period, preperiod, saltus, examined, upTo }: StepOf<'period'>): string {
  const start = preperiod === 0 ? 'From the start' : `After the first ${formatNumber(preperiod)}`;
  const from = upTo === null ? start : `${start}, and up to ${count(upTo, 'coin')},`;
  const larger = saltus === 0 ? '' : `, each time larger by ${formatNumber(saltus)}`;
  return `${from} the Grundy numbers repeat with period ${formatNumber(period)}${larger}; ${count(examined, 'size')} were looked at to prove it.`;
}

/** More piles are not told one by one. */
const MOST_RESTS = 4;

export function takeTheoremText(step: StepOf<'take-theorem'>, { position }: Analysis): string {
  const { set, least, most, period, further, items, rests, values, lost } = step;
  const [from, to, round] = [least, most, period ?? 0].map(formatNumber);
  const part = least === 1 ? '' : `, divided by ${from} and rounded down`;
  const taken = `A turn takes ${least === most ? '' : `${from} to `}${count(most, 'coin')}`;
  const rule =
    set === 'thirds'
      ? `A turn takes 1, 2 or ${to} coins, and 3 divides ${to}: the Grundy numbers 0, 1, 2 repeat, and the last of every ${to} + 1 sizes is 3`
      : period === null
        ? `${taken}, so the Grundy number of a pile is its size${part}`
        : `${taken}, so the Grundy numbers repeat after ${from} + ${to} sizes: the number is what is left of a pile after whole rounds of ${round}${part}`;
  const told = items.slice(0, MOST_RESTS).map((item, place) => {
    const left = period === null ? '' : `${formatNumber(itemAt(rests, place))} left, `;
    return `${capitalised(itemNames(position, [item]))}: ${left}number ${formatNumber(itemAt(values, place))}`;
  });
  const more = further ? ' Larger numbers change nothing: they leave the same rests as these, or no pile has so many coins.' : '';
  const alone = lost === 1 ? ' In misère play a pile alone is lost where its number is 1.' : '';
  return `${rule}. ${told.join('; ')}${items.length > told.length ? '; …' : ''}.${more}${alone}`;
}
