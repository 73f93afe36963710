/** The words of places in a picture: what they show, one that is examined, a table that fills, shading by the whole position. */

import { capitalised, count, formatNumber, listed } from '../language.js';

export const SELECT_A_PLACE = 'Select a place in the picture for details.';
export const TO_ITS_CARD = 'Go to its details';
/** The name of a place, before the words about it. */
export const placeHeading = (name: string): string => `${name}.`;
export const DAMAGED = 'Damaged: nothing may stand here.';
export const playedAlone = (outcome: string): string => `${capitalised(outcome)}, when played alone.`;
export const grundyNumber = (number: number): string => `Grundy number ${formatNumber(number)}`;
export const grundyNotDeciding = (number: number, misere: boolean): string =>
  `${grundyNumber(number)}${misere ? ' in normal play' : ''} (it does not decide here)`;
export const NO_MOVE_HERE = 'No move is left here.';
export const remotenessHere = (number: number): string =>
  `Lasts ${count(number, 'move')} if the winner hurries and the loser stalls.`;
export const suspenseHere = (number: number): string =>
  `Lasts ${count(number, 'move')} if the winner stalls and the loser hurries.`;
/** `set`: the finite Grundy numbers of the options, in braces; null if there are none. */
export const infiniteHere = (set: string | null): string =>
  set === null
    ? 'Grundy number ∞. No option has an ordinary Grundy number.'
    : `Grundy number ∞ ${set}. Options have the Grundy numbers ${set}, and play can go round for ever.`;

export const OPTIONS = 'Options';
export const optionCount = (number: number): string => (number === 0 ? 'No option' : count(number, 'option'));
export const optionsLeftOut = (number: number): string => `and ${formatNumber(number)} more`;
/** `number`: the number that decides; empty if none does. */
export const optionLabel = (name: string, outcome: string, number: string): string =>
  `${name}: ${number === '' ? outcome : `${outcome}, ${number}`}`;
export const noOption = (misere: boolean): string =>
  misere ? 'No move is left: in misère play the player to move wins.' : 'No move is left: the player to move loses.';
export const endsWhole = (won: boolean): string =>
  `The rule ends the whole game here: the player to move ${won ? 'wins' : 'loses'}.`;
export const optionsLost = (names: readonly string[]): string =>
  `Won: it can move to ${listed(names, 8, 'or')}, where the opponent loses.`;
export const FURTHER_OPTION_LOST = 'Won: one of the options not listed makes the opponent lose.';
export const optionsWon = (only: boolean): string =>
  only ? 'Lost: after its only move the opponent wins.' : 'Lost: after every move the opponent wins.';
export const GOES_ROUND = 'A draw: no move makes the opponent lose, and some can go round for ever.';
export const infiniteGrundy = (set: string): string =>
  `Its Grundy number is infinite: ∞ ${set}, the finite numbers that its options have.`;
export const NO_NUMBER_REACHED = 'It reaches no Grundy number, so its own is 0.';
/** `reached`: “the Grundy numbers {0, 1, 3}”. */
export const leastMissing = (reached: string, mex: number): string =>
  `The options have ${reached}; the smallest number missing (the mex) is ${formatNumber(mex)}.`;

const TIMES = { remoteness: 'remoteness', suspense: 'suspense number' };
export type Time = keyof typeof TIMES;
export const noTimeLeft = (time: Time): string => `No move is left, so its ${TIMES[time]} is 0.`;

/** How a remoteness or a suspense number follows from an option's, which is one less. */
export function timeFollows(
  time: Time,
  { won, hastens, option, own }: { won: boolean; hastens: boolean; option: string | null; own: number },
): string {
  const taken = option === null ? '' : ` (${option}: ${formatNumber(own - 1)})`;
  return `${won ? 'The winner' : 'The loser'} ${hastens ? 'hurries' : 'stalls'} and moves to the ${hastens ? 'least' : 'greatest'} ${TIMES[time]}${won ? ' at which the opponent loses' : ''}${taken}. With the move there it is ${formatNumber(own)}.`;
}

export const FILL = {
  begin: 'Fill the table step by step',
  name: 'Fill the table',
  play: 'Play',
  pause: 'Pause',
  again: 'Again',
  back: 'Step back',
  on: 'Step on',
  step: 'Step',
  speed: 'Speed',
  done: 'Done',
  doneHint: 'Done: show the whole table',
} as const;
export const SPEED_NAMES = { slow: 'slow', steady: 'steady', fast: 'fast' };
export const FILLED_LAST = 'filled last';
export const LED_TO = 'the place filled last has a move here';

const stepOf = (step: number, steps: number): string => `${formatNumber(step)} of ${formatNumber(steps)}`;
export const stepShown = (step: number, steps: number, place: string, mark: string): string =>
  `Step ${stepOf(step, steps)}. ${place}: ${mark}`;
/** The same as the slider of the steps reads it out. */
export const stepSaid = (step: number, steps: number, place: string, known: string): string =>
  `${stepOf(step, steps)}, ${place}, ${known}`;

export const SHADE = {
  name: 'What shades the picture',
  before: 'Shade',
  whole: 'the whole position',
  ifThere: 'for each place of',
} as const;
export const oneAlone = (noun: string): string => `a ${noun} alone`;
export const byOneAlone = (noun: string): string => `Shade each place by who wins with a ${noun} there, played alone`;
export const byTheWhole = (noun: string): string =>
  `Shade each place by who wins the whole position with the chosen ${noun} there`;
export const UNDECIDED = 'undecided';
export const wholeWouldBe = (item: string, outcome: string): string =>
  `With ${item} here, the whole position would be ${outcome}.`;

export const CONTENT = { name: 'What the picture shows', before: 'Show' } as const;
export const SHOW_COLOURS = {
  name: 'Colours',
  meaning: 'The number that decides, and a tint for each number',
} as const;
export const SHOW_NOTHING = {
  name: 'Nothing',
  meaning: 'Hide shades, numbers and winning moves, so that a class can find them',
} as const;
export const showLetters = (draws: boolean): { name: string; meaning: string } => ({
  name: draws ? 'W/L/D' : 'W/L',
  meaning: 'Who wins, without a number',
});
export const showNumbers = (number: string): { name: string; meaning: string } => ({
  name: capitalised(number),
  meaning: 'The number that decides',
});
