/** What was expected in a rule that a reader wrote, by the core's code: the words after “expected”. */

import { formatNumber } from '../language.js';
import { lookup } from '../../../params/lookup.js';

/** The position where the rule fails, if the core names it. */
const at = (place: string | undefined): string => (place === undefined ? '' : `; the rule fails at ${place}`);

const numbersEach = (numbers: string | undefined): string =>
  numbers === '1'
    ? 'one number, such as 7'
    : `${numbers} numbers in brackets, such as (${['25', '7', '3', '1'].slice(0, Number(numbers)).join(',')})`;

export const RULE_EXPECTED = lookup<(...values: string[]) => string>({
  'rule-numbers': () => 'the names of a position’s numbers, such as n or a,b',
  'rule-moves': () => 'the moves, such as n-k for k in {1,3,4}',
  'rule-at': () => 'the positions, such as 7 or (25,7)',
  'rule-characters': (most) => `at most ${most} characters`,
  'rule-many-numbers': (most) => `at most ${most} numbers`,
  'rule-new-name': () => 'a name: letters and digits that start with a letter',
  'rule-reserved': () => 'another name, since this word belongs to the language',
  'rule-taken': () => 'another name, since this one has a meaning already',
  'rule-name': (...names) =>
    names.length === 0 ? 'a name that is known here' : `a name that is known here: ${names.join(', ')}`,
  'rule-function': () =>
    'one of min, max, sum, count, any, all, abs, gcd, popcount, bit, root, nimproduct, isprime, digits and len, or a list such as primes(n)',
  'rule-arguments': (name, count) => `${name} of ${count === '1' ? 'one value' : `${count} values`}`,
  'rule-expression': () => 'a number, a name or a bracket',
  'rule-operator': () => 'a sign between two values, such as + or *',
  'rule-else': () =>
    'a kind of move for each case, such as «n-1 if n gt 3; n-2 if n le 3», since there is no «else» and no «? :»',
  'rule-membership': () =>
    '«for k in {1,3}» to run through a set, or «any(n==k for k in {1,3})» to ask whether it has a number',
  'rule-sign': (meant) => (meant === undefined ? '' : `«${meant}»`),
  'rule-caret': () => '«xor» for exclusive or, or «1 shl k» for a power of two, since «^» is not used here',
  'rule-power': () => 'a product, such as n*n, or «1 shl k» for a power of two, since there are no powers',
  'rule-decrement': () => 'what to take away or to add, such as n-1',
  'rule-comma': (sign) => `«${sign ?? ','}» here`,
  'rule-open': (sign) => `«${sign ?? '('}» here`,
  'rule-close': (sign) => `«${sign ?? ')'}» here`,
  'rule-for': () => '«for» and a name, such as «for k in 1..3»',
  'rule-in': () => '«in» after the name, such as «for k in 1..3»',
  'rule-loop-name': () => 'a name after «for», such as «for k in 1..3»',
  'rule-range': () => 'a set in { }, such as {1,3,4}, or a range such as 1..3',
  'rule-list': () => 'a list, such as {1,3,4}, 1..n or primes(n)',
  'rule-number': () => 'a number here',
  'rule-number-of-list': () =>
    'one number: «for k in» takes each number of a list, and sum, max or len make one of them',
  'rule-loop': () => '«for», such as n-k for k in {1,3,4}, to take one of several numbers',
  'rule-order': (name) => `«if» after «for ${name}», since they are read from left to right`,
  'rule-fold-condition': (name) =>
    `a condition: ${name} asks where it holds, such as ${name}(k mod 2==0 for k in 1..n)`,
  'rule-one-row': (name) => `one index: ${name} has one row, so it is a list. A / at its end makes a table`,
  'rule-condition': () => 'a condition, such as n==0',
  'rule-value': () => 'a condition, such as n mod 7==0, or a number, such as a xor b',
  'rule-chain': () => 'one comparison at a time, joined by «and», such as 1<n and n<5',
  'rule-mixed-bits': () => 'brackets where xor, bitand, bitor, shl and shr meet, such as a bitor (1 shl k)',
  'rule-kind-end': () => '«for», «if», a comma before the next part, or a semicolon before the next kind of move',
  'rule-clause-end': () => '«for», «if», or a semicolon before the next kind of move',
  'rule-parts-first': () =>
    'all that a move leaves before its first «for» or «if», such as k,n-k for k in 1..n, or a semicolon before the next kind of move',
  'rule-next-kind': () => 'a semicolon before the next kind of move, such as n-1; n-2',
  'rule-value-end': () => 'nothing more here',
  'rule-place': (numbers) => numbersEach(numbers),
  'rule-position': (numbers) => numbersEach(numbers),
  'rule-next-place': () => 'a comma before the next position, or + before another part of it',
  'rule-parts': (most) => `at most ${most} parts together`,
  'rule-size': (most) => `a whole number from 0 to ${formatNumber(most)}`,
  'rule-digits': () => 'a number below 2^63',
  'rule-data': () => 'whole numbers, with commas between them and / between rows',
  'rule-nested': (most) => `at most ${most} brackets within each other`,
  'rule-loops': (most) => `at most ${most} names in use at once`,
  'rule-axis': (...names) => `one of the numbers, ${names.join(' or ')}`,
  'rule-axis-once': () => 'each number once',
  'rule-axes': (most) => `at most ${most} numbers, one across and one up`,
  'rule-up-to': (axes) => (axes === '1' ? 'one number, such as 20' : `${axes} numbers, such as 20,12`),
  'rule-shown': (most) => `at most ${most} places in the picture`,
  'rule-stays': (place) => `a move that changes the position: from ${place} it leaves ${place} again`,
  'rule-splits-back': () =>
    'moves that never lead back to an earlier position, since it has several parts or a move splits it',
  'rule-no-numbers': () =>
    'a condition, such as «n mod 3==0»: where «lost=» or «won=» ends the whole game, positions have no Grundy number',
  'rule-one-number': () => 'one number alone: the laboratory shows a sequence, one value after the other',
  'rule-heap-alone': () => '«end=» in its place: where one heap ends the whole game, heaps have no values',
  'rule-known-to-play': () => 'positions from which all that can be reached is known',
  'rule-division': (place) => `a divisor of at least 1${at(place)}`,
  'rule-overflow': (place) => `values that stay below 2^63, also where they are only compared${at(place)}`,
  'rule-index': (place) => `an index within the list, counted from 0${at(place)}`,
  'rule-negative-bits': (place) => `no negative value where bits are counted or joined${at(place)}`,
  'rule-shift': (place) => `a shift by 0 to 62 bits${at(place)}`,
  'rule-root': (place) => `a root of at least 1, of a value that is not negative${at(place)}`,
  'rule-base': (place) => `a base of at least 2${at(place)}`,
  'rule-nothing': (place) => `at least one value to choose from${at(place)}`,
  'rule-long-list': (place) => `a shorter list${at(place)}`,
  'rule-many-parts': (place, most) => `at most ${most} parts left by one move${at(place)}`,
  'rule-too-large': (place) => `numbers of at most ${formatNumber(Number.MAX_SAFE_INTEGER)} in a position${at(place)}`,
});
