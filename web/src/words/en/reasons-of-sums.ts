/** The steps of an explanation if a turn may move several components. */

import type { Play, Step } from 'grundy-wasm';
import { capitalised, count, countOf, formatNumber, type Noun } from './language.js';
import { setSaid, valuesSaid, type Told } from './reasons.js';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

function parity(number: number): string {
  return number % 2 === 0 ? 'even' : 'odd';
}

function inPlay(play: Play): string {
  return play === 'normal' ? 'in normal play' : 'in misère play';
}

function noTurn(play: Play): string {
  return `so no turn is possible: ${inPlay(play)} ${play === 'normal' ? 'the player to move loses' : 'the player to move wins'}.`;
}

export function single({ one }: Noun, play: Play): string {
  return `There is only one ${one}, and a turn may not move all of them, ${noTurn(play)}`;
}

export function singleGame({ many }: Noun, play: Play): string {
  return `All ${many} together are one game, and a turn may not move all games, ${noTurn(play)}`;
}

/** As in reasons.ts: what such a kind of step says. */
export const SENTENCES = {
  'one-game': (_: StepOf<'one-game'>, { noun }: Told): string =>
    `All ${noun.many} together are one game. Every turn moves it, so the rule changes nothing.`,
  'one-live': (_: StepOf<'one-live'>, { names }: Told): string =>
    `Only ${names} can still move, so its own outcome decides.`,
  /** Its items are the components whose Grundy number is not 0. */
  selective: ({ live, items }: StepOf<'selective'>, { names, one, noun, play }: Told): string => {
    const misere =
      play === 'misere'
        ? `${countOf(live, noun)} can still move: with two or more, misère play follows the rule of normal play. `
        : '';
    const here =
      items.length === 0
        ? 'Here all of them are 0.'
        : `Here ${names} ${one ? 'has another number' : 'have other numbers'}.`;
    return `${misere}One turn can bring the Grundy number of every ${noun.one} to 0. So the position is lost exactly when all of them are 0 already. ${here}`;
  },
  'all-equal': ({ values, omitted, equal }: StepOf<'all-equal'>, { noun }: Told): string => {
    const rule = `A turn leaves at least one ${noun.one} as it is, and can bring all others to its Grundy number. So the position is lost exactly when all numbers are equal.`;
    return `${rule} Here they are ${valuesSaid(values, omitted)}: ${equal ? 'all equal' : 'not all equal'}.`;
  },
  'none-grows': (): string => 'No move here raises a Grundy number, so Moore’s test on binary digits holds.',
  'few-live': ({ live, most }: StepOf<'few-live'>, { noun }: Told): string =>
    `${countOf(live, noun)} can still move, and a turn moves up to ${formatNumber(most)}: ${most >= live ? 'all of them at once' : 'all of them but one'}.`,
};

const NAMES = { remoteness: 'remoteness', suspense: 'suspense number' };

/** How the number of equal components follows from those of their options. `won`: whether that number is won for the player to move. */
export function byNumber(
  names: string,
  one: boolean,
  won: boolean,
  play: Play,
  { number, values, omitted, result }: StepOf<'by-number'>,
): string {
  const [who, name] = [capitalised(names), NAMES[number]];
  if (values.length === 0)
    return one
      ? `${who} has no move left, so its ${name} is 0.`
      : `${who} have no move left, so the ${name} of each is 0.`;
  const [lostOnes, wonOnes] = play === 'normal' ? ['even', 'odd'] : ['odd', 'even'];
  const hurries = number === 'remoteness';
  const why = won
    ? `At an ${lostOnes} one the opponent loses; the winner ${hurries ? 'hurries and takes the least' : 'stalls and takes the greatest'} of these`
    : `All are ${wonOnes}, so the opponent wins; the loser ${hurries ? 'stalls and takes the greatest' : 'hurries and takes the least'}`;
  const shown = values.slice(0, 24);
  return `${who} can ${one ? '' : 'each '}move to a ${name} in ${setSaid(shown, values.length + omitted > shown.length)}. ${why}. With the move there it is ${formatNumber(result)}.`;
}

function decided(result: number, play: Play, won: boolean): string {
  return `${formatNumber(result)} is ${parity(result)}, which ${won ? 'wins' : 'loses'} ${inPlay(play)}`;
}

export function leastRemoteness(
  { one }: Noun,
  play: Play,
  won: boolean,
  { values, omitted, result }: StepOf<'least-remoteness'>,
): string {
  return `Every ${one} moves in every turn, so the first to end ends the game. The least of the remotenesses ${valuesSaid(values, omitted)} decides: ${decided(result, play, won)}.`;
}

export function greatestSuspense(
  { one }: Noun,
  play: Play,
  won: boolean,
  { values, omitted, result }: StepOf<'greatest-suspense'>,
): string {
  return `Every ${one} that can still move does, so the last to end ends the game. The greatest of the suspense numbers ${valuesSaid(values, omitted)} decides: ${decided(result, play, won)}. If the winner stalls and the loser hurries, the game lasts ${count(result, 'move')}.`;
}

/** `names`: the components that can reach such a place; null if they are not known. */
export function grows({ one }: Noun, names: string | null): string {
  return `${capitalised(names ?? `some ${one}`)} can reach a place from which a move raises the Grundy number, so Moore’s test on binary digits proves nothing here.`;
}

/** Says before `sentence` why just one of two components moves in a turn. */
export function oneOfTwo({ many }: Noun, sentence: string): string {
  return `With two ${many}, some but not all means one. ${sentence}`;
}

/** A turn moves some but not all of `all` components; if `all` is null, up to `base` - 1. */
function columnsRule(noun: Noun, all: number | null, base: number): string {
  const most = `up to ${formatNumber(base - 1)}`;
  const turn = all === null ? `A turn moves ${most}` : `With ${countOf(all, noun)}, some but not all means ${most}`;
  return `${turn}, so count the ones in each binary column modulo ${formatNumber(base)}`;
}

export function onesModulo(noun: Noun, all: number | null, base: number, left: number): string {
  return `${columnsRule(noun, all, base)}. No number here exceeds 1. In misère play the position is then lost exactly when the ones leave remainder 1; here they leave remainder ${formatNumber(left)}.`;
}

export function columnsModulo(noun: Noun, all: number | null, base: number, play: Play, vanish: boolean): string {
  const lost = play === 'misere' ? 'While a number exceeds 1, misère play follows the rule of normal play: the' : 'The';
  return `${columnsRule(noun, all, base)}. ${lost} position is lost exactly when every column leaves remainder 0. Here ${vanish ? 'every column does' : 'some column leaves another remainder'}.`;
}

/** The number of ones that is lost in misère play if a turn moves fewer than `base` components: `base` is 2 if it moves one. */
function onesLeft(ones: number, base: number): string {
  if (ones === 1) return 'a single one';
  return `ones, ${formatNumber(ones)} of them (${base === 2 ? 'an odd number' : `one more than a multiple of ${formatNumber(base)}`})`;
}

function achievement({ theorem, value }: StepOf<'achieves'>, base: number): string {
  const number = formatNumber(value);
  switch (theorem) {
    case 'selective':
    case 'misere-selective':
      return 'makes every Grundy number 0';
    case 'not-all':
      return `makes all Grundy numbers equal, ${number} each`;
    case 'conjunctive':
      return `leaves ${number} as the least remoteness; it is ${parity(value)}, so the opponent loses`;
    case 'continued':
      return `leaves ${number} as the greatest suspense number; it is ${parity(value)}, so the opponent loses`;
    case 'moore':
    case 'misere-moore':
      return `makes the ones of every column a multiple of ${formatNumber(base)}`;
    case 'ones':
      return `leaves nothing but ${onesLeft(value, base)}, so the opponent loses in misère play`;
    case 'alone':
      return 'leaves just one that can move, and with that one alone the opponent loses';
    case 'cake':
      return `leaves ${number} of the largest size, an even number`;
    default:
      return 'leaves the opponent a lost position';
  }
}

/** What a winning turn achieves. The ones of a column are counted modulo `base`. */
export function achieves(turn: string, step: StepOf<'achieves'>, base: number): string {
  return `${capitalised(turn)} ${achievement(step, base)}.`;
}

export const NO_TURN_POSSIBLE = 'No turn is possible: the game is over.';
export const NONE_ACHIEVES =
  'No turn leaves the opponent a position that this rule loses, so every turn lets the opponent win.';

/** For sums in which every component moves in every turn. */
export function keptGoing(names: string): string {
  return `Either player can keep ${names} going for ever, and nothing else ends the game: a draw.`;
}

export function drawsAlone(names: string): string {
  return `${capitalised(names)} alone would be a draw, and either player can keep it so: neither can force a win.`;
}
