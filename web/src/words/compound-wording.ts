/** The steps that argue about several components moved in one turn. */

import type { Analysis, Play, Step } from 'grundy-wasm';
import { turnWords } from '../panels/moves/moves.model.js';
import { setWords } from '../places/outcome.js';
import { isOneGame, oneGameWords, ruleInForce } from './sums.js';
import { itemNames, nounFor } from './names.js';
import { capitalised, count, formatNumber, listed } from '#words/language';
import { itemAt } from '../params/item-at.js';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

function parity(number: number): string {
  return number % 2 === 0 ? 'even' : 'odd';
}

/** Under normal play an even number of moves to the end is lost for the player to move, under misère play an odd one. */
function wonBy(number: number, play: Play): boolean {
  return (number % 2 === 1) === (play === 'normal');
}

function inPlay(play: Play): string {
  return play === 'normal' ? 'in normal play' : 'in misère play';
}

function valuesWords(values: readonly number[], omitted: number): string {
  const shown = values.slice(0, 24).map(formatNumber);
  const more = values.length - shown.length + omitted;
  return more > 0 ? `${shown.join(', ')} and ${formatNumber(more)} more` : listed(shown, 24);
}

export function singleText({ position, play }: Analysis): string {
  const end = play === 'normal' ? 'the player to move loses' : 'the player to move wins';
  if (isOneGame(position)) return `${capitalised(oneGameWords(position))}, and a turn may not move all games, so no turn is possible: ${inPlay(play)} ${end}.`;
  return `There is only one ${nounFor(position)}, and a turn may not move all of them, so no turn is possible: ${inPlay(play)} ${end}.`;
}

export function oneGameText({ position }: Analysis): string {
  return `${capitalised(oneGameWords(position))}. However many games a turn may move, here it moves this one: the rule changes nothing.`;
}

export function selectiveText({ items, live }: StepOf<'selective'>, { position, play }: Analysis): string {
  const noun = nounFor(position);
  const misere = play === 'misere' ? `${count(live, noun)} can still move: with two or more, misère play goes by the rule of normal play. ` : '';
  const here = items.length === 0 ? 'Here all of them are 0.' : `Here ${itemNames(position, items)} ${items.length === 1 ? 'has another number' : 'have other numbers'}.`;
  return `${misere}One turn can bring every ${noun} whose Grundy number is not 0 to a place where it is, so the position is lost exactly when all of them are 0. ${here}`;
}

export function allEqualText({ values, omitted, equal }: StepOf<'all-equal'>, { position }: Analysis): string {
  const rule = `One ${nounFor(position)} must be left as it is, so the others can only be brought to its number: the position is lost exactly when all Grundy numbers are equal.`;
  return `${rule} Here they are ${valuesWords(values, omitted)}: ${equal ? 'all equal' : 'not all equal'}.`;
}

export function byNumberText({ items, number, values, omitted, result }: StepOf<'by-number'>, { position, play }: Analysis): string {
  const one = items.length === 1;
  const who = capitalised(itemNames(position, items));
  const name = number === 'remoteness' ? 'remoteness' : 'suspense number';
  if (values.length === 0) return one ? `${who} has no move left, so its ${name} is 0.` : `${who} have no move left, so the ${name} of each is 0.`;
  const lostOnes = play === 'normal' ? 'even' : 'odd';
  const wonOnes = play === 'normal' ? 'odd' : 'even';
  const hastens = number === 'remoteness';
  const why = wonBy(result, play)
    ? `the ${lostOnes} ones are lost for the opponent, and the winner ${hastens ? 'hastens to the least' : 'delays by the greatest'} of them`
    : `all are ${wonOnes}, won for the opponent, and the loser ${hastens ? 'delays by the greatest' : 'hastens to the least'}`;
  const set = setWords(values.slice(0, 24)).replace('}', values.length + omitted > 24 ? ', …}' : '}');
  return `${who} can ${one ? '' : 'each '}move to a ${name} in ${set}: ${why}. One more is ${formatNumber(result)}.`;
}

function verdictOf(result: number, play: Play): string {
  return `${formatNumber(result)} is ${parity(result)}: ${inPlay(play)} that is ${wonBy(result, play) ? 'won' : 'lost'}`;
}

export function leastRemotenessText({ values, omitted, result }: StepOf<'least-remoteness'>, { position, play }: Analysis): string {
  return `Every ${nounFor(position)} moves in every turn, so the one that ends first ends the game. The least of the remotenesses ${valuesWords(values, omitted)} decides: ${verdictOf(result, play)}.`;
}

export function greatestSuspenseText({ values, omitted, result }: StepOf<'greatest-suspense'>, { position, play }: Analysis): string {
  return `Every ${nounFor(position)} that can still move does, so the one that lasts longest ends the game. The greatest of the suspense numbers ${valuesWords(values, omitted)} decides: ${verdictOf(result, play)}. Where the winner delays and the loser hastens, the play lasts ${count(result, 'move')}.`;
}

export function growsText({ items }: StepOf<'grows'>, { position }: Analysis): string {
  const who = items.length === 0 ? `some ${nounFor(position)}` : itemNames(position, items, 4);
  return `${capitalised(who)} can come to a place from where the Grundy number grows, so Moore’s test on binary digits proves nothing here.`;
}

export function fewLiveText({ live, most }: StepOf<'few-live'>, { position }: Analysis): string {
  const all = most >= live ? 'all of them at once' : 'all of them but one';
  return `${count(live, nounFor(position))} can still move, and a turn moves up to ${formatNumber(most)}: ${all}.`;
}

export function digitSumsText({ base, columns }: StepOf<'digit-sums'>, { play, sum, position }: Analysis): string {
  const most = `up to ${formatNumber(base - 1)}`;
  const turn = sum === 'not-all' ? `Some but not all of ${count(base, nounFor(position))} is ${most}` : `A turn moves ${most}`;
  const rule = `${turn}, so the ones in each binary column are counted modulo ${formatNumber(base)}`;
  const small = play === 'misere' && columns.every(({ bit }) => bit === 0);
  if (small) {
    const left = columns[0]?.remainder ?? 0;
    return `${rule}. No number here exceeds 1: in misère play the position is then lost exactly when the ones leave 1, and here they leave ${formatNumber(left)}.`;
  }
  const lost = play === 'misere' ? 'As long as a number exceeds 1, misère play goes by the rule of normal play: the' : 'The';
  const vanish = columns.every(({ remainder }) => remainder === 0);
  return `${rule}. ${lost} position is lost exactly when every column leaves 0, and here ${vanish ? 'every column does' : 'some column leaves something over'}.`;
}

/** What the columns are counted by. */
function baseWords({ sum, upTo, components }: Analysis): string {
  return formatNumber(sum === 'not-all' ? components.state.length : upTo + 1);
}

/** What of so many ones is lost in misère play. */
function onesWords(ones: number, analysis: Analysis): string {
  if (ones === 1) return 'a single one, which is';
  const why = ruleInForce(analysis) === 'disjunctive' ? 'an odd number' : `one more than a multiple of ${baseWords(analysis)}`;
  return `ones, ${formatNumber(ones)} of them: ${why}, which is`;
}

function achievement({ theorem, value }: StepOf<'achieves'>, analysis: Analysis): string {
  const number = formatNumber(value);
  switch (theorem) {
    case 'selective':
    case 'misere-selective':
      return 'makes every Grundy number 0';
    case 'not-all':
      return `makes all Grundy numbers equal, ${number} each`;
    case 'conjunctive':
      return `leaves ${number} as the least remoteness, ${parity(value)} and so lost for the opponent`;
    case 'continued':
      return `leaves ${number} as the greatest suspense number, ${parity(value)} and so lost for the opponent`;
    case 'moore':
    case 'misere-moore':
      return `makes the ones of every column a multiple of ${baseWords(analysis)}`;
    case 'ones':
      return `leaves nothing but ${onesWords(value, analysis)} lost for the opponent in misère play`;
    case 'alone':
      return 'leaves just one that can move, and alone it is lost for the opponent';
    case 'cake':
      return `leaves ${number} of the largest size, an even number`;
    default:
      return 'leaves a position that is lost for the opponent';
  }
}

export function achievesText(step: StepOf<'achieves'>, analysis: Analysis): string {
  return `${capitalised(turnWords(analysis.position, itemAt(analysis.moves.list, step.turn)))} ${achievement(step, analysis)}.`;
}
