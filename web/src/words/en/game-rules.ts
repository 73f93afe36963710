/** The rule of a game in a sentence, filled in from its position and its parameters. */

import type { Analysis, HeapTurn, NumberRange, Play, Rule } from 'grundy-wasm';
import type { Noun } from './language.js';
import { heapNouns, type HeapNouns } from './nouns.js';
import { lookup } from '../../params/lookup.js';

type Sum = Analysis['sum'];

/** `1, 3 or 4`; beyond twelve items the middle is left out. */
function either(items: readonly string[], last: 'or' | 'and' = 'or'): string {
  const said = items.length > 12 ? [...items.slice(0, 10), '…', ...items.slice(-1)] : items;
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} ${last} ${said[said.length - 1]}`;
}

const numbers = ({ least, most }: NumberRange): string[] =>
  most - least > 1 ? [`${least} to ${most}`] : most > least ? [String(least), String(most)] : [String(least)];

const MEMBERS = lookup<string>({
  primes: 'a prime number',
  squares: 'a square number',
  cubes: 'a cube number',
  evens: 'an even number',
  odds: 'an odd number',
  fibonacci: 'a Fibonacci number',
  factorials: 'a factorial number',
  triangular: 'a triangular number',
});

/** The words for sets of numbers that depend on the size of the pile. */
const MEMBERS_BY_PILE = lookup<string>({
  divisors: 'a number of coins that divides its size',
  'proper-divisors': 'a number of coins that divides its size and is smaller',
  coprimes: 'a number of coins that is coprime to its size',
});

type Take = Extract<Rule, { by: 'take' }>;

/** `1 to 3, 7 or a prime number of coins`; empty if all numbers depend on the pile's size. */
function takenOfAny({ but, ranges, powers, named }: Take): string {
  const listed = ranges.flatMap(numbers);
  if (but && powers.length === 0 && named.length === 0) return `any number of coins but ${either(listed, 'and')}`;
  const plain = but ? [`any number but ${either(listed, 'and')}`] : listed;
  const members = named.flatMap(({ name }) => MEMBERS[name] ?? []);
  const items = [...plain, ...powers.map((base) => `a power-of-${base} number`), ...members];
  if (items.length === 0) return '';
  if (items.length > plain.length) return `${either(items)} of coins`;
  return `${either(items)} ${items.length === 1 && items[0] === '1' ? 'coin' : 'coins'}`;
}

function takeRule(take: Take): string {
  const any = takenOfAny(take);
  const byPile = either(take.named.flatMap(({ name }) => MEMBERS_BY_PILE[name] ?? []));
  if (byPile === '') return `Take ${any} from one pile`;
  return any === '' ? `Take from one pile ${byPile}` : `Take ${any} from one pile, or ${byPile}`;
}

type Parts = Extract<Rule, { by: 'heaps' }>['parts'];

const TWO: Record<Parts, string> = { any: 'two', equal: 'two equal', unequal: 'two unequal' };
const THREE: Record<Parts, string> = { any: 'three', equal: 'three equal', unequal: 'three different' };

function heapsLeft(left: number, parts: Parts, { one, many }: Noun): string {
  const words = ['nothing', 'one', TWO[parts], THREE[parts]].filter((_, count) => ((left >> count) & 1) === 1);
  const noun = left > 3 ? ` ${many}` : left > 1 ? ` ${one}` : '';
  return `${either(words)}${noun}`;
}

function takenOfHeap({ taken, goesOn, everyNumber }: HeapTurn, { one, many }: Noun): string {
  const last = taken[taken.length - 1];
  if (everyNumber && taken.length === 1 && last?.least === 1) return `any number of ${many}`;
  const listed = everyNumber
    ? [...taken.slice(0, -1).flatMap(numbers), `${last?.least} or more`]
    : taken.flatMap(numbers);
  if (goesOn && !everyNumber) return `${either([...listed, 'so on'], 'and')} ${many}`;
  return `${either(listed)} ${listed.length === 1 && listed[0] === '1' ? one : many}`;
}

/** `again`: whether it follows another turn that takes, so that the verb and the heap are already said. */
function heapTurn(turn: HeapTurn, parts: Parts, { heap, coin, take }: HeapNouns, again: boolean): string {
  const left = heapsLeft(turn.left, parts, heap);
  if (turn.taken.length === 0) return `split one ${heap.one} into ${left}`;
  const coins = takenOfHeap(turn, coin);
  if (turn.left === 1) return `${again ? '' : `${take} `}a whole ${heap.one} of ${coins}`;
  return `${again ? coins : `${take} ${coins} from one ${heap.one}`} and leave ${left}`;
}

function heapsRule(turns: readonly HeapTurn[], parts: Parts, nouns: HeapNouns): string {
  if (turns.length === 0) return 'No move is possible';
  const words = turns
    .map((turn, index) => heapTurn(turn, parts, nouns, (turns[index - 1]?.taken.length ?? 0) > 0))
    .join('; or ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const CORNERS = lookup<string>({
  'left-down': 'lower left',
  'left-up': 'upper left',
  'right-down': 'lower right',
  'right-up': 'upper right',
});

const COLOURS = { white: 'white', black: 'black' };

/** The rule in words, without a full stop. `turn`: what the game's words say of it; `nouns`: what a heap game is played with. */
export function gameRule(turn: string, rule: Rule, nouns = heapNouns('')): string {
  switch (rule.by) {
    case 'game':
    case 'same':
      return turn;
    case 'take':
      return takeRule(rule);
    case 'heaps':
      return heapsRule(rule.turns, rule.parts, nouns);
    case 'board': {
      const toward = rule.toward === '' ? '' : ` toward the ${CORNERS[rule.toward] ?? rule.toward} corner`;
      return `Move one piece${toward}${rule.damaged ? ', never onto or over a damaged cell' : ''}; pieces may share a cell`;
    }
    case 'staircase':
      return rule.ground
        ? 'Move one or more coins from one stair to the next lower one; stair 0 is the ground'
        : 'Move one or more coins from one stair to the next lower one, from the lowest to the ground';
    case 'trail':
      return 'Move the token along an edge where it has never been; it may come to a node again';
    case 'northcott':
      return `Slide one of your pieces along its row as far as you like, but not onto or past the other piece; ${COLOURS[rule.turn]} is to move`;
  }
}

function turnRule(sum: Sum, most: number, items: string): string {
  switch (sum) {
    case 'disjunctive':
      return '';
    case 'selective':
      return ` A turn may do this with one or more ${items}.`;
    case 'not-all':
      return ` A turn may do this with one or more ${items}, but not with all of them.`;
    case 'conjunctive':
      return ` A turn does this with all ${items} at once.`;
    case 'continued':
      return ` A turn does this with all ${items} that can still move.`;
    case 'up-to':
      return ` A turn may do this with up to ${most} ${items}.`;
  }
}

export interface WholeRule {
  /** What a turn does, where that is the same in every position of the game. */
  turn: string;
  rule: Rule;
  sum: Sum;
  upTo: number;
  play: Play;
  /** What a turn moves one or more of; if all of them together are one game, what it is made of. */
  noun: string;
  oneGame: boolean;
  nouns?: HeapNouns | undefined;
}

/** The whole rule: what a turn does, with how many components, and who wins. */
export function wholeRule({ turn, rule, sum, upTo, play, noun, oneGame, nouns }: WholeRule): string {
  const together = ` All ${noun}s together are one game, so ${sum === 'not-all' ? 'no turn is possible.' : 'this changes nothing.'}`;
  const many = turnRule(sum, upTo, oneGame ? 'games' : `${noun}s`);
  const end = play === 'normal' ? 'Whoever cannot move loses.' : 'Whoever cannot move wins (misère play).';
  return `${gameRule(turn, rule, nouns)}.${many}${oneGame && sum !== 'disjunctive' ? together : ''} ${end}`;
}
