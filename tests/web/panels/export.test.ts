import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Grundy } from 'grundy-wasm';
import { cppOf, pythonOf, solverOf } from '../../../web/src/panels/share/export-code.js';
import { movesJson, movesNote, movesText, sequencesOf } from '../../../web/src/panels/share/export-moves.js';
import { BatchTable } from '../../../web/src/panels/many/batch.model.js';
import { csvLine } from '../../../web/src/formats/csv.js';
import { csvOf, jsonOf, latexOf, markdownOf } from '../../../web/src/panels/share/export-table.js';
import { loadModule } from '../../support/module.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

function analysisOf(text: string): Analysis {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(text);
  return reply.analysis;
}

const POSITIONS = [
  'game=nim&piles=7,4,1',
  'game=subtraction&take=1,3,4&piles=11&play=misere',
  'game=subtraction&take=1,3,4&piles=2000',
  'game=board&size=5x3&pieces=knight4@c3,rook@b2&holes=a3',
  'game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@e6,rook@e1&toward=left-down',
  'game=board&size=8x8&pieces=knight4@c5,knight4@f6&sum=conjunctive',
  'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2',
  'game=staircase&stairs=0,3,1,2',
  'game=cake&piles=3,3,1',
  'game=roxor&pots=2,1,1,17',
  'game=northcott&columns=8&rows=1-8,6-3',
  'game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2',
  'game=nimble&coins=3,5,5',
];

const join = (parts: Iterable<string>): string => [...parts].join('');
const letters = (codes: Uint8Array): string => String.fromCharCode(...codes);

/** CSV as RFC 4180 has it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n"]*))(,|\n|$)/g)) {
    if (end === '' && quoted === undefined && bare === '') break;
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/** A Grundy number of the contract as exported programs store it: -1 infinite, -2 none. */
function coded(analysis: Analysis, table: number, state: number): number {
  const { outcomes, grundy: numbers, loopSets } = itemAt(analysis.tables, table);
  if (outcomes[state] === '#'.charCodeAt(0)) return -2;
  const number = itemAt(numbers, state);
  if (2 ** 32 - 1 - number < loopSets.length) return -1;
  return number < 0 ? -2 : number;
}

/** The lists in an exported program, by name. */
function readLists(text: string): Map<string, unknown> {
  const code = text.replaceAll(/^(\/\/|#).*\n/gm, '');
  return new Map(
    [...code.matchAll(/(?:const [a-z ]+ )?(\w+)(?:\[\d*\])*\s*=\s*([^=]*?);?\n(?=\w|$)/g)].map(([, name, value]) => [
      name!,
      JSON.parse(value!.replaceAll('{', '[').replaceAll('}', ']')),
    ]),
  );
}

describe.each(POSITIONS)('%s', (text) => {
  it('as CSV has a line for every place, with its outcome and numbers', () => {
    const analysis = analysisOf(text);
    const [head, ...rows] = readCsv(join(csvOf(analysis)));
    expect(head!.slice(0, 4)).toEqual(['table', 'place', 'outcome', 'grundy']);
    expect(rows.every((row) => row.length === head!.length)).toBe(true);
    expect(rows.map((row) => row[2]).join('')).toBe(analysis.tables.map(({ outcomes }) => letters(outcomes)).join(''));
    const numbers = analysis.tables.flatMap(({ outcomes }, table) =>
      Array.from(outcomes, (_, state) => coded(analysis, table, state)),
    );
    expect(rows.map((row) => (row[3] === '' ? -2 : row[3] === '∞' ? -1 : Number(row[3])))).toEqual(numbers);
  });

  it('as JSON says all of it', () => {
    const analysis = analysisOf(text);
    const read = JSON.parse(join(jsonOf(analysis)));
    expect(read).toMatchObject({ position: analysis.text, play: analysis.play, outcome: analysis.outcome });
    expect(read.tables).toHaveLength(analysis.tables.length);
    analysis.tables.forEach((table, index) => {
      const { columns, rows, outcomes, grundy: numbers } = read.tables[index];
      expect([columns, rows, outcomes]).toEqual([table.columns, table.rows, letters(table.outcomes)]);
      const values = (numbers as (number | null | number[])[]).map((value) =>
        value === null ? -2 : Array.isArray(value) ? -1 : value,
      );
      expect(values).toEqual(Array.from(table.outcomes, (_, state) => coded(analysis, index, state)));
    });
  });

  it.each([
    ['C++', cppOf],
    ['Python', pythonOf],
  ])('as %s is the arrays of the tables', (_, of) => {
    const analysis = analysisOf(text);
    const lists = readLists(join(of(analysis)));
    analysis.tables.forEach(({ name, columns, rows, outcomes }, index) => {
      const suffix = analysis.tables.length === 1 ? '' : `_${name}`;
      const flat = (list: unknown): unknown[] => (rows > 1 ? (list as unknown[]).flat() : (list as unknown[]));
      expect(flat(lists.get(`grundy${suffix}`))).toEqual(
        Array.from(outcomes, (__, state) => coded(analysis, index, state)),
      );
      const written = lists.get(`outcomes${suffix}`);
      expect(Array.isArray(written) ? written.join('') : written).toBe(letters(outcomes));
      expect(
        [written].flat().filter((row) => (row as string).length !== (rows > 1 ? columns : outcomes.length)),
      ).toEqual([]);
    });
  });

  it('as Markdown and LaTeX has rows of one length', () => {
    const analysis = analysisOf(text);
    for (const table of join(markdownOf(analysis))
      .split('\n\n')
      .filter((part) => part.startsWith('|'))) {
      const rows = table
        .trim()
        .split('\n')
        .map((row) => row.split(/(?<!\\)\|/).length);
      expect(new Set(rows).size).toBe(1);
    }
    const latex = join(latexOf(analysis));
    for (const [, columns, body] of latex.matchAll(/\\begin\{tabular\}\{([r|]*)\}\n([^]*?)\\end\{tabular\}/g)) {
      const wide = columns!.replaceAll('|', '').length;
      for (const row of body!.split('\n').filter((line) => line.includes('&')))
        expect(row.split(/(?<!\\)&/)).toHaveLength(wide);
    }
    expect(latex.match(/\\begin\{tabular\}/g)).toHaveLength(analysis.tables.length);
  });

  it('lists its winning turns as the core takes them', () => {
    const analysis = analysisOf(text);
    const notations = analysis.moves.list.map(({ notation }) => notation);
    expect(
      join(movesText(analysis))
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('\t')[0]),
    ).toEqual(notations);
    expect(
      (JSON.parse(join(movesJson(analysis))).turns as { notation: string }[]).map(({ notation }) => notation),
    ).toEqual(notations);
  });
});

it('a board reads as it is seen: columns by letter, the top row first', () => {
  const rows = join(markdownOf(analysisOf('game=board&size=3x2&pieces=rook@c2')))
    .trim()
    .split('\n');
  expect(rows[0]).toBe('|  | a | b | c |');
  expect(rows.slice(2).map((row) => row.split(' | ')[0])).toEqual(['| 2', '| 1']);
});

/** What spreadsheets read as a formula, or as its beginning. */
const FORMULAS = [
  '=HYPERLINK("x")',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
];

it.each(FORMULAS)('no CSV file has a formula: %j', (formula) => {
  const analysis = analysisOf('game=nim&piles=1');
  const table = { ...analysis, tables: [{ ...itemAt(analysis.tables, 0), name: formula }] };
  expect(itemAt(readCsv(join(csvOf(table))), 1)[0]).toBe(`'${formula}`);
  // The list of answers contains the reader's own lines and the core's problems.
  const answers = new BatchTable();
  const problems = [
    {
      key: formula,
      code: 'unknown' as const,
      item: formula,
      passage: null,
      expected: { code: 'one-of-parameters', values: [formula] },
    },
  ];
  answers.add([{ number: 1, text: formula }], {
    outcome: Uint8Array.of('X'.charCodeAt(0)),
    grundy: Float64Array.of(-1),
    moves: Float64Array.of(-1),
    problems: [{ line: 1, problems }],
  });
  const fields = readCsv(join(answers.csv())).flat();
  expect(fields).toContain(`'${formula}`);
  expect(fields.filter((field) => /^[=+\-@\s＝＋－＠]/.test(field))).toEqual([]);
});

it('numbers of a CSV file stay numbers, also below zero', () => {
  expect(csvLine([-1, 2.5, '-1', 'a,b', 'a "b"'])).toBe(`-1,2.5,'-1,"a,b","a ""b"""\n`);
});

it('a sequence to look up is that of the sizes, and of a board that of its antidiagonals', () => {
  const [grundyNumbers, lost] = sequencesOf(analysisOf('game=subtraction&take=1,3,4&piles=11'));
  // Lost sizes are 0, 2, 7, 9 and so on with period 7: Winning Ways, ch. 4.
  expect(join(lost!.lines())).toBe('0, 2, 7, 9');
  expect(join(grundyNumbers!.lines()).split(', ')).toHaveLength(12);
  // A rook in the corner is Nim with two piles: the table of nim-sums, A003987.
  const [rook] = sequencesOf(analysisOf('game=board&size=4x4&pieces=rook@d4&toward=left-down'));
  expect(join(rook!.lines()).startsWith('0, 1, 1, 2, 0, 2, 3, 3, 3, 3')).toBe(true);
  expect(sequencesOf(analysisOf('game=cake&piles=3,3,1'))).toEqual([]);
});

it('says where the list of winning turns is cut', () => {
  const analysis = analysisOf('game=nim&piles=7,4,1');
  expect(movesNote(analysis)).toBe('');
  expect(movesNote({ ...analysis, moves: { ...analysis.moves, count: '12345' } })).toContain(
    '12\u202f345 winning turns',
  );
  expect(movesNote(analysisOf('game=nim&piles=1,1'))).toBe('There is no winning turn.');
});

describe('a solver', () => {
  it.each([
    ['cpp', '//'],
    ['python', '#'],
  ] as const)('in %s says in comments what it is and what it does', (language, sign) => {
    for (const end of ['', '&play=misere']) {
      const [title, does, blank, ...source] = join(
        solverOf(analysisOf(`game=nim&piles=3,5${end}`), language, 'first\nlast\n'),
      ).split('\n');
      expect(title).toContain(`${sign} Nim: game=nim&piles=3,5${end}`);
      expect(does).toMatch(end === '' ? /^(\/\/|#) .*Grundy number/ : /^(\/\/|#) .*misère/);
      expect([blank, ...source]).toEqual(['', 'first', 'last', '']);
    }
  });
});
