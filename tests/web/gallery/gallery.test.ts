import { describe, expect, it } from 'vitest';
import { rowsShown } from '../../../web/src/gallery/gallery.model.ts';
import { readInput } from '../../../web/src/gallery/input-form.model.ts';
import { positionOf } from '../../../web/src/gallery/input-text.model.ts';
import { outputOf, problemWords, saidByBatch } from '../../../web/src/gallery/output.model.ts';

const values = (form: string, input: string): unknown => {
  const read = readInput(form, input);
  return 'cases' in read ? read.cases.map((each) => Object.fromEntries(each.values)) : read.problem;
};

describe('an input is read by its form', () => {
  it.each([
    ['n', '7', [{ n: ['7'] }]],
    ['n k a[n]', '2 5\n2 3', [{ n: ['2'], k: ['5'], a: ['2', '3'] }]],
    ['n a[2n]', '2 1 2 3 4', [{ n: ['2'], a: ['1', '2', '3', '4'] }]],
    ['n g[nn]', '2\n1 2\n3 4', [{ n: ['2'], g: ['1', '2', '3', '4'] }]],
    ['a[*]', '{3, 3,112}', [{ a: ['3', '3', '112'] }]],
    ['$s', '"++-+"', [{ s: ['++-+'] }]],
    ['t( n )', '2\n6\n7', [{ n: ['6'] }, { n: ['7'] }]],
    [
      '*( a b )',
      '34 12\n15 24\n0 0\n',
      [
        { a: ['34'], b: ['12'] },
        { a: ['15'], b: ['24'] },
      ],
    ],
    [
      't( n a[n] )',
      '2\r\n1\r\n5\r\n0\r\n',
      [
        { n: ['1'], a: ['5'] },
        { n: ['0'], a: [] },
      ],
    ],
  ])('%s', (form, input, expected) => expect(values(form, input)).toEqual(expected));

  it('in groups within a group, up to a zero or to the end, with a line for each outer one', () => {
    const form = '*( k s[k] m( l h[l] ) )';
    for (const end of ['', '\n0', '\n0\n']) {
      const read = readInput(form, `2 2 5\n2\n1 7\n2 1 2\n1 3\n1\n1 4${end}`);
      expect(
        'cases' in read && read.cases.map((each) => [each.values.get('s'), each.values.get('h'), each.line]),
      ).toEqual([
        [['2', '5'], ['7'], 0],
        [['2', '5'], ['1', '2'], 0],
        [['3'], ['4'], 1],
      ]);
    }
  });

  it.each([
    ['n', ' \n', { code: 'empty' }],
    ['n a[n]', '3 1 2', { code: 'ended', name: 'a' }],
    ['n a[n]', '2 1 -2', { code: 'number', name: 'a', item: '-2' }],
    ['n a[n]', '1 1 9', { code: 'rest', item: '9' }],
    ['n a[n]', '100001 1', { code: 'count', name: 'n' }],
    ['t( n )', `1001 ${'1 '.repeat(1001)}`, { code: 'cases' }],
    ['t( n )', '9999999999 1', { code: 'ended', name: 'n' }],
  ])('%s refuses %j', (form, input, problem) => {
    expect(values(form, input)).toEqual(problem);
    const read = readInput(form, input);
    expect('problem' in read && problemWords(read.problem)).toMatch(/\.$/);
  });
});

describe('the position of a case', () => {
  const given = new Map(Object.entries({ n: ['3'], a: ['2', '5', '4', '1'], c: ['0', '2', '1'], s: ['IIXI'] }));
  it.each([
    ['piles={a}&most={n}', 'piles=2,5,4,1&most=3'],
    ['{n-1} {n+1} {a:first} {a:last}', '2 4 2 1'],
    ['{a:falling}', '5,4,2,1'],
    ['{c:positive}', '2,1'],
    ['{a:gaps}', '0,1,0,0'],
    ['{a:places 2}', '(2,5),(4,1)'],
    ['{a:rows 2}', '2,5/4,1'],
    ['{c:rows n}', '0,2,1/0,2,1'],
    ['{a:with 0}', '(2,0),(5,0),(4,0),(1,0)'],
    ['{c:squares}', '1x2,2x1'],
    ['{s:runs I}', '2,1'],
  ])('%s', (position, expected) => expect(positionOf(position, given)).toBe(expected));
});

describe('what the judge prints', () => {
  const batch = {
    outcome: Uint8Array.from([...'WLD?X'].map((letter) => letter.charCodeAt(0))),
    grundy: new Float64Array(5),
    moves: Float64Array.of(3, 0, -1, -1, -1),
    problems: [],
  };
  const said = (place: number, answer: Parameters<typeof saidByBatch>[0]) => saidByBatch(answer, batch, place);

  it('is a word for each outcome, with the number of the case', () => {
    expect([0, 1].map((place) => said(place, { win: 'Case #: Alice', lose: 'Case #: Bob' }))).toEqual([
      { printed: 'Case 1: Alice' },
      { printed: 'Case 2: Bob' },
    ]);
    expect(said(2, { win: 'W', lose: 'L', draw: 'D' })).toEqual({ printed: 'D' });
  });

  it('or how many moves win', () => {
    expect([0, 1].map((place) => said(place, 'moves'))).toEqual([{ printed: '3' }, { printed: '0' }]);
  });

  it.each([2, 3])('but nothing that is not decided: place %i', (place) => {
    expect(said(place, { win: 'W', lose: 'L' })).toHaveProperty('problem');
    expect(said(place, 'moves')).toHaveProperty('problem');
  });

  it('has the cases of a line side by side', () => {
    const cases = [0, 0, 1].map((line) => ({ values: new Map(), line }));
    expect(outputOf(cases, ['L', 'W', 'W'])).toBe('LW\nW');
  });
});

const keys = (search: string, judge: Parameters<typeof rowsShown>[1] = null) =>
  rowsShown(search, judge).map(({ key }) => key);

describe('problems are found', () => {
  it.each([
    ['87C', ['cf-87c']],
    ['cf87c', ['cf-87c']],
    ['codeforces 1312', ['cf-1312f']],
    ['ABC278G', ['at-abc278g']],
    ['abc278 g', ['at-abc278g']],
    ["grundy's game", ['cses-2207']],
    ['xyzzy', []],
  ])('by %s', (search, expected) => expect(keys(search)).toEqual(expected));

  it('by their judge, in the order of their numbers', () => {
    expect(keys('', 'cses')).toEqual(['cses-1098', 'cses-1099', 'cses-1729', 'cses-1730', 'cses-2207', 'cses-2208']);
    expect(keys('', 'leetcode')).toEqual(['lc-292', 'lc-294', 'lc-464', 'lc-1025', 'lc-1510']);
    expect(keys('xyzzy', 'cses')).toEqual([]);
  });
});
