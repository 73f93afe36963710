/** What the page offers in place of a slip in a typed rule: each correction, taken, is read. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy, Problem } from 'grundy-wasm';
import { mends, noteMends, ruleShown, valueSent } from '../../web/src/params/rule-text.ts';
import { family } from '../../web/src/families/rule/family.ts';
import { rulePosition } from '../../web/src/families/rule/position.model.ts';
import { valueOf, withValue } from '../../web/src/params/params.ts';
import { itemAt } from '../../web/src/params/item-at.ts';
import { loadModule } from '../support/module.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

const problemsOf = (text: string): Problem[] => {
  const reply = grundy.analyze(text);
  return reply.ok ? [] : reply.problems;
};

const ONE = 'game=rule&numbers=n&moves=n-1&at=9';
const TWO = 'game=rule&numbers=a,b&moves=(a-1,b)&at=(5,4)';
const typed = (value: string, key = 'moves', base = ONE): string => withValue(base, key, valueSent(value));

/** What was typed for the moves of one number, and the values that are offered for it. */
const SLIPS: [typed: string, ...meant: string[]][] = [
  // Powers: of two a shift, small ones a product; ^ may be exclusive or as well.
  ['n-2^k for k in 0..3', 'n-(1 shl k) for k in 0..3', 'n-2 xor k for k in 0..3'],
  ['n-2^(k+1) for k in 0..2', 'n-(1 shl (k+1)) for k in 0..2', 'n-2 xor (k+1) for k in 0..2'],
  ['n-k for k in 1..n if k^2==n', 'n-k for k in 1..n if (k*k)==n', 'n-k for k in 1..n if k xor 2==n'],
  ['n-k for k in 1..n if n^k<n', 'n-k for k in 1..n if n xor k<n'],
  ['n-2**k for k in 0..3', 'n-(1 shl k) for k in 0..3'],
  ['n-k**2 for k in 1..3', 'n-(k*k) for k in 1..3'],
  ['n-pow(2,k) for k in 0..3', 'n-(1 shl k) for k in 0..3'],
  // Functions of other languages.
  ['n-k for k in 1..sqrt(n)', 'n-k for k in 1..root(n,2)'],
  ['n-cbrt(n) if n>0', 'n-root(n,3) if n>0'],
  ['floor(n/2) if n>0', '(n/2) if n>0'],
  ['n-1 if odd(n)', 'n-1 if n mod 2==1', 'n-1 if odds(n)'],
  ['n-k for k in range(1,n)', 'n-k for k in 1..n-1'],
  ['n-1 if is_prime(n)', 'n-1 if isprime(n)'],
  ['n-k for k in prime(n)', 'n-k for k in primes(n)'],
  // Sets, lists and membership.
  ['n-{1,3,4}', 'n-k for k in {1,3,4}'],
  ['n-[1,3,4]', 'n-k for k in {1,3,4}'],
  ['n-squares(n)', 'n-k for k in squares(n)', 'n-sum(squares(n))', 'n-max(squares(n))', 'n-len(squares(n))'],
  ['n-digits(n) if n>0', 'n-sum(digits(n)) if n>0', 'n-max(digits(n)) if n>0', 'n-len(digits(n)) if n>0'],
  ['n-k for k in [1,3,4]', 'n-k for k in {1,3,4}'],
  ['n-k, k in {1,3,4}', 'n-k for k in {1,3,4}'],
  ['n-k where k in {1,3,4}', 'n-k for k in {1,3,4}'],
  ['n-1 where n>3', 'n-1 if n>3'],
  ['n-1 if n mod 4 in {1,2}', 'n-1 if any(n mod 4==x for x in {1,2})'],
  ['n-count(k for k in 1..n if n mod k==0) if n>0', 'n-count(n mod k==0 for k in 1..n) if n>0'],
  // The order of clauses.
  ['n-k if k>2 for k in 1..n', 'n-k for k in 1..n if k>2'],
  ['n-k*j if k>j for k in 1..n for j in 1..2', 'n-k*j for k in 1..n for j in 1..2 if k>j'],
  // Comparisons and brackets.
  ['n-1 if 1<n<5', 'n-1 if 1<n and n<5'],
  ['n-1-(n bitand 1 shl 1)', 'n-1-(n bitand (1 shl 1))', 'n-1-((n bitand 1) shl 1)'],
  ['(n-1', '(n-1)'],
  ['min(n-1,3', 'min(n-1,3)'],
  // Kinds of moves.
  ['n-1 or n-2', 'n-1 ; n-2'],
  ['n-1 | n-2', 'n-1 ; n-2', 'n-1 bitor n-2'],
  // Moves that leave the position as it is.
  ['n/2; n-1', 'n/2 if n>0; n-1'],
  ['max(0,n-3)', 'max(0,n-3) if n>0'],
  ['n-k for k in 0..3', 'n-k for k in 1..3'],
];

const valueIn = (text: string, key = 'moves'): string => ruleShown(valueOf(text, key) ?? '');

/** The values offered for the first problem. */
function offered(text: string): string[] {
  const first = itemAt(problemsOf(text), 0);
  return mends(text, first).map((each) => valueIn(each.text, first.key));
}

/** Whether a problem says the same of the same place. */
const same = (one: Problem, other: Problem): boolean =>
  one.key === other.key &&
  one.expected.code === other.expected.code &&
  one.passage?.from === other.passage?.from &&
  one.item === other.item;

describe('a slip in a typed rule', () => {
  it.each(SLIPS)('%s is offered what was likely meant', (slip, ...meant) => {
    expect(offered(typed(slip))).toEqual(meant.filter((each) => each !== slip));
  });
  it('is read after the likeliest correction', () => {
    for (const [slip] of SLIPS) {
      const first = itemAt(problemsOf(typed(slip)), 0);
      const after = itemAt(mends(typed(slip), first), 0).text;
      expect(problemsOf(after), `${slip} → ${valueIn(after)}`).toEqual([]);
    }
  });
  it('of two numbers is mended as well', () => {
    expect(offered(typed('(a/2,b)', 'moves', TWO))).toEqual(['(a/2,b) if a>0']);
    expect(offered(typed('(b,a)', 'moves', TWO.replace('(5,4)', '(4,4)')))).toEqual(['(b,a) if b!=a or a!=b']);
  });
  it('is never there once its correction is taken, in every row of the table of malformed rules', () => {
    const rows = readFileSync(new URL('../data/malformed-rules.tsv', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    let taken = 0;
    for (const row of rows) {
      const [others = '', key = '', value = ''] = row.split('\t');
      const at = others.startsWith('numbers=a,b,c') ? '' : others.includes('numbers=a,b') ? '&at=(3,2)' : '&at=5';
      const base = `game=rule&${others}${others.includes('moves=') || key === 'moves' ? '' : '&moves=n-1'}${key === 'at' ? '' : at}`;
      const text = withValue(base, key, valueSent(value));
      for (const problem of problemsOf(text)) {
        for (const { text: after } of mends(text, problem)) {
          taken += 1;
          expect(
            problemsOf(after).some((each) => same(each, problem)),
            `${row}: ${after}`,
          ).toBe(false);
        }
      }
    }
    expect(taken).toBeGreaterThan(100);
  });
});

/** The text that is answered, and what is said of it. */
const notesOf = (text: string) => {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(text);
  return { text: reply.analysis.text, notes: family.notes?.(rulePosition(reply.analysis)) ?? [] };
};

describe('parts of one move', () => {
  it.each([
    ['n-1,n-3,n-4', 'n-1; n-3; n-4', 'three'],
    ['n-1,n/2', 'n-1; n/2', 'two'],
    ['n-2; n-1,n-3', 'n-2; n-1; n-3', 'two'],
  ])('%s are told, and moves of their own are offered', (slip, meant, number) => {
    const { text, notes } = notesOf(typed(slip));
    expect(notes).toHaveLength(1);
    expect(itemAt(notes, 0).said).toContain(`is one move that leaves ${number} parts`);
    expect(noteMends(text, itemAt(notes, 0)).map((each) => valueIn(each.text))).toEqual([meant]);
  });
  it('of two numbers are told as well', () => {
    const { text, notes } = notesOf(typed('(a-1,b),(a,b-1)', 'moves', TWO));
    expect(noteMends(text, itemAt(notes, 0)).map((each) => valueIn(each.text))).toEqual(['(a-1,b); (a,b-1)']);
  });
  it.each(['i,n-1-i for i in 0..n-1', 'n/2,(n-1)/2', 'n-2,1', 'n/2,n-n/2 if n>1', 'n-1,n-2 if n==7'])(
    '%s are told without an offer',
    (moves) => {
      const { notes } = notesOf(typed(moves));
      expect(notes.map(({ said, meant }) => [said, meant])).toEqual([
        ['A move may leave two parts, which are all played on.', null],
      ]);
    },
  );
  it.each(['n-1; n-3', 'n-k for k in {1,3}', 'copies(2,n-3)', 'parts(i for i in 1..n-1) if n>1'])(
    '%s have none',
    (moves) => {
      expect(notesOf(typed(moves)).notes).toEqual([]);
    },
  );
});
