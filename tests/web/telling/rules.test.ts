import { expect, it } from 'vitest';
import { ruleText } from '../../../web/src/telling/rules.model.ts';
import { loadModule } from '../../support/module.ts';

const grundy = await loadModule();

function ruleOf(text: string): string {
  const reply = grundy.analyze(text);
  return reply.ok ? ruleText(reply.analysis) : JSON.stringify(reply.problems);
}

const END = ' Whoever cannot move loses.';

it.each([
  ['1', 'Take 1 coin from one pile.'],
  ['1,3,4', 'Take 1, 3 or 4 coins from one pile.'],
  ['1,2', 'Take 1 or 2 coins from one pile.'],
  ['1-3,7,primes', 'Take 1 to 3, 7 or a prime number of coins from one pile.'],
  ['powers(2)', 'Take a power-of-2 number of coins from one pile.'],
  ['divisors', 'Take from one pile a number of coins that divides its size.'],
  ['all-but(1,2,4)', 'Take any number of coins but 1, 2 and 4 from one pile.'],
  ['all-but(2),squares', 'Take any number but 2 or a square number of coins from one pile.'],
  [
    '1,squares,coprimes',
    'Take 1 or a square number of coins from one pile, or a number of coins that is coprime to its size.',
  ],
  ['1,3,5,7,9,11,13,15,17,19,21,23,25', 'Take 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, … or 25 coins from one pile.'],
])('what may be taken reads as a sentence: %s', (take, sentence) => {
  expect(ruleOf(`game=subtraction&take=${take}&piles=9`)).toBe(sentence + END);
});

it.each([
  ['game=kayles', 'Knock down 1 or 2 pins from one row and leave nothing, one or two rows.'],
  ['game=grundy', 'Split one heap into two unequal heaps.'],
  [
    'game=lasker',
    'Split one heap into two heaps; or take any number of coins from one heap and leave nothing or one heap.',
  ],
  ['game=octal&code=0.1', 'Take a whole heap of 1 coin.'],
  [
    'game=octal&code=0.156',
    'Take a whole heap of 1 coin; or 2 coins and leave nothing or two heaps; or 3 coins and leave one or two heaps.',
  ],
  ['game=octal&code=0.0', 'No move is possible.'],
  ['game=octal&code=0.03(3)', 'Take 2 or more coins from one heap and leave nothing or one heap.'],
  ['game=octal&code=0.(03)', 'Take 2, 4, 6 and so on coins from one heap and leave nothing or one heap.'],
  ['game=hexadecimal&code=0.8&parts=unequal', 'Take 1 coin from one heap and leave three different heaps.'],
])('a code says what may be taken and what may be left: %s', (rules, sentence) => {
  expect(ruleOf(`${rules}&piles=9`)).toBe(sentence + END);
});

it.each([
  [
    'game=board&size=4x3&pieces=king@d1,king@c2&holes=b2&toward=left-up',
    'Move one piece toward the upper left corner, never onto or over a damaged cell; pieces may share a cell.',
  ],
  [
    'game=staircase&stairs=0,3,1,2',
    'Move one or more coins from one stair to the next lower one; stair 0 is the ground.',
  ],
  [
    'game=staircase&stairs=3,1,2&numbering=steps-0',
    'Move one or more coins from one stair to the next lower one, from the lowest to the ground.',
  ],
  [
    'game=northcott&columns=8&rows=1-8&turn=black',
    'Slide one of your pieces along its row as far as you like, but not onto or past the other piece; black is to move.',
  ],
])('what the position says of its rule is filled in: %s', (text, sentence) => {
  expect(ruleOf(text)).toBe(sentence + END);
});

it('a rule says with how many components a turn is made, and who wins', () => {
  expect(ruleOf('game=nim&piles=3,2&sum=up-to-2&play=misere')).toBe(
    'Take one or more coins from one pile. A turn may do this with up to 2 piles. Whoever cannot move wins (misère play).',
  );
  expect(ruleOf('game=tree&parents=0,1&coins=0,1&sum=not-all')).toBe(
    'Move one or more coins from one node to its parent. A turn may do this with one or more games, but not with all of them. All nodes together are one game, so no turn is possible. Whoever cannot move loses.',
  );
  expect(ruleOf('game=cake&piles=3,3,1&sum=conjunctive')).toContain(
    'All cakes together are one game, so this changes nothing.',
  );
});

it('every example of the catalogue has a rule', () => {
  for (const { examples } of grundy.catalogue().games)
    for (const { text } of examples)
      expect(ruleOf(text), text).toMatch(/^[A-Z][^{}]+\. Whoever cannot move (loses|wins \(misère play\))\.$/);
});
