import type { Problem } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { RULE_EXPECTED } from '../../../web/src/words/en/families/rule-problems.ts';
import { fieldsView, withField } from '../../../web/src/text-form/fields.model.ts';
import { positionTyped, runsOf } from '../../../web/src/text-form/formula.model.ts';
import {
  completions,
  isRule,
  mended,
  RULE_WORDS,
  ruleSent,
  ruleShown,
  wordBefore,
} from '../../../web/src/params/rule-text.ts';

const wrong = (from: number, to: number, item: string, ...instead: string[]): Problem => ({
  key: 'moves',
  code: 'malformed',
  item,
  passage: { from, to, instead },
  expected: { code: 'rule-sign', values: [] },
});

const KAYLES = 'game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1&at=12';

const after = (shown: string) => completions(shown, shown.length);

describe('the line of a position', () => {
  it('takes numbers alone in place of the list on screen, and as they are where there is none', () => {
    for (const typed of ['7 4 1', '7,4,1', ' 7; 4 , 1, ', '#7 4 1']) {
      expect(positionTyped(typed, 'game=nim&piles=3')).toBe('game=nim&piles=7,4,1');
      expect(positionTyped(typed, 'game=kayles&piles=5&play=misere')).toBe('game=kayles&piles=7,4,1&play=misere');
      expect(positionTyped(typed, 'game=chomp&rows=3,2')).toBe(typed.trim().replace('#', ''));
    }
    for (const typed of ['hello world', '', '-5', '1-2,2-3', 'game=nim&piles=7', '7x'])
      expect(positionTyped(typed, 'game=nim&piles=3')).toBe(typed);
  });
  it('marks an item of a list that is complained about', () => {
    const problem: Problem = {
      key: 'piles',
      code: 'malformed',
      item: '7x',
      passage: null,
      expected: { code: 'number', values: [] },
    };
    expect(runsOf('game=nim&piles=3,7x', [problem]).map(({ text, kind }) => `${kind} ${text}`)).toEqual([
      'key game=',
      'value nim',
      'key &',
      'key piles=',
      'value 3,',
      'wrong 7x',
    ]);
  });
  it('tells names, numbers, words and signs of a rule apart', () => {
    const runs = runsOf(ruleShown('game=rule&numbers=n&moves=n-k_for_k_in_{1,3}&at=7'), []);
    expect(runs.map(({ text }) => text).join('')).toBe('game=rule&numbers=n\n&moves=n-k for k in {1,3}\n&at=7');
    expect(runs.filter(({ kind }) => kind === 'word').map(({ text }) => text)).toEqual(['for', 'in']);
    expect(runs.filter(({ kind }) => kind === 'number').map(({ text }) => text)).toEqual(['1', '3', '7']);
    expect(runs.filter(({ kind }) => kind === 'name').map(({ text }) => text)).toEqual(['n', 'n', 'k', 'k']);
  });
  it('marks what is wrong in a rule at its very characters, and a gap where something is missing', () => {
    const text = ruleShown('game=rule&numbers=n&moves=n-1_if_n=3&at=7');
    const runs = runsOf(text, [wrong(8, 9, '=', '==')]);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    expect(runs.filter(({ kind }) => kind === 'wrong')).toEqual([{ text: '=', kind: 'wrong' }]);
    const gap = runsOf(ruleShown('game=rule&numbers=n&moves=n-k_for_k_1..3&at=7'), [wrong(10, 10, '', ' in ')]);
    const place = gap.findIndex(({ kind }) => kind === 'gap');
    expect([gap[place - 1]?.text, gap[place + 1]?.text]).toEqual([' ', '1']);
  });
});

describe('the text of a rule', () => {
  it('is known by its moves', () => {
    expect([isRule(KAYLES), isRule('game=nim&piles=3')]).toEqual([true, false]);
  });
  it('is shown with blanks and lines, and sent as it was', () => {
    expect(ruleShown(KAYLES)).toBe('game=rule&numbers=n\n&moves=i,n-1-i for i in 0..n-1\n&at=12');
    expect(ruleSent(ruleShown(KAYLES), false)).toBe(KAYLES);
  });
  it('keeps a sign that an address would escape', () => {
    expect(ruleSent('game=rule&moves=n%2', false)).toBe('game=rule&moves=n%252');
    expect(ruleShown('game=rule&moves=n%252')).toBe('game=rule\n&moves=n%2');
    expect(ruleSent('game=rule&moves=n-1%20if%20n%3C3', true)).toBe('game=rule&moves=n-1%20if%20n%3C3');
    expect(ruleShown('game=rule&moves=n-1%20if%20n%3C3%26')).toBe('game=rule\n&moves=n-1 if n<3&');
    expect(ruleSent('game=rule&moves=n%26==0', false)).toBe('game=rule&moves=n%2526==0');
    expect(ruleSent('game=rule&moves=n%7==0_or_n%20==1', true)).toBe('game=rule&moves=n%257==0_or_n%20==1');
  });
  it.each(['n>2 && n!=5', 'n>2&&n!=5', 'n>2&&n==5', 'n>2 && n<=5 && (n&k)==0', 'n>2 && odd', '!(n>>k & 1)'])(
    'keeps an & that begins no key: %s',
    (condition) => {
      const shown = `game=rule&numbers=n\n&moves=n-1 if ${condition}\n&at=7`;
      const sent = ruleSent(shown, false);
      expect(sent).toBe(
        `game=rule&numbers=n&moves=n-1_if_${condition.replaceAll('&', '%26').replaceAll(' ', '_')}&at=7`,
      );
      expect(ruleShown(sent)).toBe(shown);
      expect(
        runsOf(shown, [])
          .filter(({ kind }) => kind === 'key')
          .map(({ text }) => text),
      ).toEqual(['game=', '&', 'numbers=', '\n&', 'moves=', '\n&', 'at=']);
    },
  );
  it('parts its entries where a key stands or is being typed', () => {
    for (const text of [
      'game=rule&moves=n-1&',
      'game=rule&moves=n-1&en',
      'game=rule&moves=n-1&en&at=7',
      'game=rule&moves=n-1&end=n==0',
      'game=rule&moves=n-1&let.half=n/2',
      'game=rule&moves=n-1&&at=7',
      'game=rule&moves=n-1&foo=3&at=7',
    ])
      expect(ruleSent(ruleShown(text), false)).toBe(text);
  });
  it('is mended at an & as well', () => {
    expect(mended('game=rule&moves=n-1_if_n>2_%26%26_n!=5&at=7', 'moves', { from: 11, to: 13, instead: ' and ' })).toBe(
      'game=rule&moves=n-1_if_n>2_and_n!=5&at=7',
    );
    const runs = runsOf(ruleShown('game=rule&moves=n-1_if_n>2_%26%26_n!=5&at=7'), [wrong(11, 13, '&&', ' and ')]);
    expect(runs.filter(({ kind }) => kind === 'wrong')).toEqual([{ text: '&&', kind: 'wrong' }]);
  });
  it('is edited in the fields of its form as in the line', () => {
    const text = withField('game=rule&numbers=n&moves=n-1&at=7', 'moves', 'n-1 if n%20==3 && n>2');
    expect(text).toBe('game=rule&numbers=n&moves=n-1_if_n%2520==3_%26%26_n>2&at=7');
    expect(fieldsView(text, undefined, []).fields.find(({ key }) => key === 'moves')?.value).toBe(
      'n-1 if n%20==3 && n>2',
    );
    expect(withField('game=nim&piles=3', 'piles', '3,%34')).toBe('game=nim&piles=3,%34');
  });
  it('is mended at the characters that were wrong, with one blank around a word', () => {
    expect(mended('game=rule&moves=n-1_if_n=3&at=7', 'moves', { from: 8, to: 9, instead: '==' })).toBe(
      'game=rule&moves=n-1_if_n==3&at=7',
    );
    expect(mended('game=rule&moves=n-k_for_k_1..3&at=7', 'moves', { from: 10, to: 10, instead: ' in ' })).toBe(
      'game=rule&moves=n-k_for_k_in_1..3&at=7',
    );
    expect(mended('game=rule&moves=n-k_for_k_=_1..3', 'moves', { from: 10, to: 11, instead: ' in ' })).toBe(
      'game=rule&moves=n-k_for_k_in_1..3',
    );
    expect(mended('game=rule&moves=n-k_for_k=1..3', 'moves', { from: 9, to: 10, instead: ' in ' })).toBe(
      'game=rule&moves=n-k_for_k_in_1..3',
    );
  });
});

describe('a word that is being typed in a rule', () => {
  it('is told every function there is, where it is none', () => {
    const told = RULE_EXPECTED['rule-function']?.().match(/[a-z]+/g) ?? [];
    const functions = RULE_WORDS.slice(RULE_WORDS.indexOf('min'), RULE_WORDS.indexOf('len') + 1);
    expect(functions).toHaveLength(15);
    expect(told).toEqual(expect.arrayContaining(functions));
  });
  it('may go on as a name of the rule, a word or a function', () => {
    expect(after('game=rule&numbers=n,most\n&moves=(n-t,2*t) for t in 1..min(n,mo')).toEqual(['most', 'mod']);
    expect(after('game=rule&numbers=n&let.top=100\n&moves=n-k for k in 1..t')).toEqual(['top', 'triangular(']);
    expect(after('game=rule&numbers=n\n&moves=n-k for k in pri')).toEqual(['primes(']);
    expect(after('game=rule&numbers=n\n&moves=n-1 if n>2 && ispr')).toEqual(['isprime(']);
  });
  it('is left alone where it is whole, in other parameters, and within a word', () => {
    expect(after('game=rule&numbers=n\n&moves=n-k fo')).toEqual(['for']);
    expect(after('game=rule&numbers=n\n&moves=n-k for')).toEqual([]);
    expect(after('game=rule&numbers=n\n&moves=n-1&pla')).toEqual([]);
    expect(after('game=rule&numbers=n\n&moves=n-1&play=m')).toEqual([]);
    expect(completions('game=rule&numbers=n\n&moves=n-min', 30)).toEqual([]);
    expect(completions('game=rule&numbers=n\n&moves=n-min(n,2)', 33)).toEqual([]);
    expect(wordBefore('n-2*min', 7)).toBe('min');
  });
});
