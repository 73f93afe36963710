import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy, Position } from 'grundy-wasm';
import { pasteOutcome, type Offer, type Outcome, type Screen } from '../../../web/src/pasted/paste-outcome.model.js';
import { readPasted } from '../../../web/src/pasted/pasted-text.model.js';
import { bareList } from '../../../web/src/params/bare-values.js';
import { numberLines } from '../../../web/src/params/number-lines.js';
import { itemAt } from '../../../web/src/params/item-at.js';
import { valueOf } from '../../../web/src/params/params.js';
import { loadModule } from '../../support/module.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

function screenOf(text: string): Screen {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(`no position: ${text}`);
  return { text: reply.analysis.text, game: reply.analysis.game, position: reply.analysis.position as Position };
}

const paste = (text: string, shown: string): Outcome => pasteOutcome(readPasted(text), screenOf(shown));

function offerOf(outcome: Outcome): Offer {
  if ('shown' in outcome) throw new Error(`shown at once: ${outcome.shown}`);
  return outcome.offer;
}

/** The texts of the positions that are offered, button by button. */
const offered = (outcome: Outcome): string[][] =>
  offerOf(outcome).choices.map(({ deed }) =>
    deed.does === 'show' ? [deed.text()] : deed.does === 'many' ? deed.list().split('\n') : [],
  );

const letters = (texts: readonly string[]): string[] =>
  texts.map((text) => {
    const reply = grundy.analyze(text);
    return reply.ok ? reply.analysis.outcome : 'refused';
  });

const NIM = 'game=nim&piles=7,4,1';
const TOKENS = 'game=graph&arcs=a-b&tokens=a';

describe('lists of numbers', () => {
  it('of several lines are as many positions, with their answers', () => {
    const [many = [], one] = offered(paste('1 1\n2 2\n3', NIM));
    expect(many).toEqual(['game=nim&piles=1,1', 'game=nim&piles=2,2', 'game=nim&piles=3']);
    expect(letters(many)).toEqual(['lose', 'lose', 'win']);
    expect(one).toEqual(['game=nim&piles=1,1,2,2,3']);
  });
  it('may stand after their sizes, and after how many there are', () => {
    for (const text of ['2\n3\n1 2 3\n2\n5 5', '2\n3 1 2 3\n2 5 5', '3\n1 2 3\n2\n5 5']) {
      const [many] = offered(paste(text, NIM));
      expect(many, text).toEqual(['game=nim&piles=1,2,3', 'game=nim&piles=5,5']);
    }
  });
  it('may stand after a line of parameters', () => {
    const rule = 'game=subtraction&take=1-3&piles=5';
    const outcome = paste('2 3 2\n3 12', rule);
    const [many = []] = offered(outcome);
    expect(many).toEqual(['game=subtraction&take=1-3&piles=3', 'game=subtraction&take=1-3&piles=12']);
    expect(letters(many)).toEqual(['win', 'lose']);
    expect(offerOf(outcome).said).toContain('The first line, 2 3 2, is left out.');
  });
  it('of one line take the place of the list on screen at once', () => {
    for (const text of [
      '5 9 12',
      '5,9,12',
      '[5, 9, 12]',
      '{5,9,12}',
      '5\t9;12,',
      '5 9 12 # piles',
      '// piles\r\n5 9 12\r\n',
    ])
      expect(paste(text, NIM), text).toEqual({ shown: 'game=nim&piles=5,9,12', note: '' });
  });
  it('of an array of arrays have a line each', () => {
    expect(offered(paste('[[1, 1],\n [2, 2], [3]]', NIM))[0]).toEqual([
      'game=nim&piles=1,1',
      'game=nim&piles=2,2',
      'game=nim&piles=3',
    ]);
  });
  it('that are counted are told of the line that is left out', () => {
    expect(paste('3\n5 9 12', NIM)).toEqual({
      shown: 'game=nim&piles=5,9,12',
      note: 'The first line, 3, is left out.',
    });
  });
  it('are not read where anything else stands between them', () => {
    for (const text of ['1 2 x', '1-2,2-3', '-5', '1.5', 'a1 2', '3 + 4']) expect(numberLines(text), text).toBe(null);
  });
});

const labels = (text: string, shown = NIM): string[] => offerOf(paste(text, shown)).choices.map(({ label }) => label);

describe('the offers of a paste', () => {
  it('say what each leaves out', () => {
    expect(labels('2\n3 1 2 3\n2 5 5')).toEqual([
      'Open as Many positions: 2, without the line 2 and the sizes',
      'Open as Many positions: 2, without the line 2',
      'As one position with 8 numbers',
    ]);
    expect(labels('3\n5 9 12', TOKENS)).toContain('As 3 piles of Nim, without the line 3');
  });
  it('never have the same words, in 10 000 random texts', () => {
    const roll = chance(4);
    const alike: string[] = [];
    for (let turn = 0; turn < 10_000; ++turn) {
      const lines = Array.from({ length: 1 + roll(5) }, () =>
        Array.from({ length: 1 + roll(3) }, () => String(roll(4))).join(' '),
      );
      const text = [...(roll(1) === 0 ? [String(lines.length)] : []), ...lines].join('\n');
      for (const game of [NIM, 'game=geography&edges=a-b&token=a']) {
        const outcome = pasteOutcome(readPasted(text), { text: game, game: 'the game', position: null });
        const said = 'shown' in outcome ? [] : outcome.offer.choices.map(({ label }) => label);
        if (new Set(said).size < said.length) alike.push(`${text} on ${game}: ${said.join(' | ')}`);
      }
    }
    expect(alike).toEqual([]);
  });
});

describe('of a long text of several lines', () => {
  const long = { kind: 'long-list', list: '1,2,5', count: 3, lines: 2, counted: '' } as const;
  it.each([NIM, TOKENS])('counts and sizes are said not to be told apart, and no position is offered: %s', (shown) => {
    const { said, choices } = offerOf(pasteOutcome(long, screenOf(shown)));
    expect(said).toContain('counts and sizes are not told from piles');
    expect(choices).toEqual([]);
  });
  it.each([
    ['with one number a line', { ...long, lines: 3 }],
    ['whose first line counts the others', { ...long, counted: '3' }],
  ])('%s, one position is offered', (_, told) => {
    const { said, choices } = offerOf(pasteOutcome(told, screenOf(NIM)));
    expect(said).not.toContain('counts and sizes');
    expect(choices.map(({ deed }) => deed.does)).toEqual(['show']);
  });
});

describe('positions', () => {
  it('are read from a whole link, in letters of either case, and after a byte order mark', () => {
    for (const text of [
      'https://example.org/play/?view=sequence#game=nim&piles=1,2',
      '\uFEFFgame=nim&piles=1,2',
      '#GAME=Nim&Piles=1,2',
      ' game = nim & piles = 1,2\r\n',
    ]) {
      const outcome = paste(text, TOKENS);
      const reply = grundy.analyze('shown' in outcome ? outcome.shown : '');
      expect(reply.ok && reply.analysis.text, text).toBe('game=nim&piles=1,2');
    }
  });
  it('of several lines are offered as many', () => {
    const lines = ['game=nim&piles=1', 'https://example.org/#game=kayles&piles=2'];
    expect(offered(paste(`${lines.join('\r\n')}\n`, TOKENS))).toEqual([lines]);
  });
  it('may be broken into lines', () => {
    expect('shown' in paste('game=rule&numbers=n\n&moves=n-k for k in 1..3\n&at=7', NIM)).toBe(true);
  });
});

describe('on a graph', () => {
  it('a counted edge list is that graph at once, and says as what it was read', () => {
    const outcome = paste('3 2\n1 2\n2 3', TOKENS);
    expect('shown' in outcome && valueOf(outcome.shown, 'arcs')).toBe('1-2,2-3');
    expect('note' in outcome && outcome.note).toContain('3 nodes, 2 arcs');
  });
  it('what reads as a graph in several ways is offered, with the dialog and as piles', () => {
    const { choices } = offerOf(paste('0 1 1', TOKENS));
    expect(choices.map(({ deed }) => deed.does)).toEqual(['show', 'graph', 'show']);
    expect(offered(paste('0 1 1', TOKENS))[2]).toEqual(['game=nim&piles=0,1,1']);
  });
  it('a few words are only offered', () => {
    expect(offerOf(paste('hello world', TOKENS)).choices.map(({ deed }) => deed.does)).toEqual(['show', 'graph']);
  });
});

/** Whole numbers of chance, the same in each run. */
function chance(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
}

it('10 000 random lists come back as they were, whatever stands between their numbers', () => {
  const roll = chance(48);
  const pick = <Item>(items: readonly Item[]): Item => itemAt(items, roll(items.length - 1));
  const lost: string[] = [];
  for (let turn = 0; turn < 10_000; ++turn) {
    const lists = Array.from({ length: 1 + roll(5) }, () =>
      Array.from({ length: 1 + roll(6) }, () => String(roll(pick([3, 20, 1_000_000_000])))),
    );
    // A number above a line of as many numbers counts them.
    if (lists.length === 2 && lists[0]?.length === 1 && Number(lists[0][0]) === lists[1]?.length) continue;
    const form = pick(['lines', 'lines', 'counted', 'sized', 'sized and counted', 'array']);
    const separator = pick([' ', ', ', ',', '\t', ' ; ', '  ']);
    const written = (list: readonly string[]): string =>
      pick(['', ' ', '\t']) +
      list.join(separator) +
      pick(['', '', ',', ' ']) +
      pick(['', '', ' # 3 of them', ' // 1 2']);
    const lines = lists.flatMap((list) =>
      form.startsWith('sized') ? [String(list.length), written(list)] : [written(list)],
    );
    if (form.endsWith('counted')) lines.unshift(String(lists.length));
    if (roll(3) === 0) lines.splice(roll(lines.length), 0, pick(['', '# 1 2 3', '// none', '  ']));
    const text =
      form === 'array'
        ? `[${lists.map((list) => `[${list.join(separator)}]`).join(separator)}]`
        : pick(['', '\uFEFF']) + lines.join(pick(['\n', '\r\n'])) + pick(['', '\n']);
    const outcome = pasteOutcome(readPasted(text), { text: NIM, game: 'Nim', position: null });
    const wanted = lists.map((list) => `game=nim&piles=${list.join(',')}`);
    const found = 'shown' in outcome ? [[outcome.shown]] : offered(outcome);
    if (!found.some((each) => each.join('\n') === wanted.join('\n'))) lost.push(JSON.stringify([form, text]));
  }
  expect(lost).toEqual([]);
});

describe('no pasted text changes the game on screen without a word', () => {
  /** Texts that name no game. */
  const TEXTS = [
    '5',
    '7 4 1',
    '7,4,1,',
    '1 1\n2 2\n3',
    '2\n3\n1 2 3\n2\n5 5',
    '3\n1\n2\n3',
    '3 2\n1 2\n2 3',
    '0 1 1',
    '1 1 1',
    '-1 0 0',
    '1 2\n2 1',
    'a b\nb c',
    'a: b c\nb: c',
    '1 -> 2',
    '1-2,2-3',
    'source,target\n1,2',
    'digraph { a -> b; }',
    'graph { a -- b }',
    '{0: [1], 1: []}',
    '[[0,1],[1,2]]',
    '[[1],[]]',
    '{"piles": [1, 2, 3]}',
    '{"a": 1}',
    'hello world',
    'hello',
    'A sentence, with a comma, and 3 numbers.',
    'Two lines\nof prose here',
    'for (let i = 0; i < 3; i++) {\n  f(i);\n}',
    'int main() { return 0; }',
    'x = 5',
    'n = 4',
    'piles=3,4',
    'play=misere',
    'https://example.org/',
    'https://example.org/#top',
    '<b>1</b>',
    '%',
    '&&&',
    '#',
    '# 7 4 1',
    '\u202e\u0000',
    '∅',
    '{',
    '[',
    ']',
    '1e5',
    '0x1F',
    '-',
    '12345678901234567890123',
    '__proto__',
    'constructor',
    '[object Object]',
    'null',
    '1.5 2.5',
    '१ २ ३',
    '😀',
    '   \n  ',
  ];

  it('for each game and each text of many kinds', () => {
    const games = grundy.catalogue().games;
    expect(games.length).toBeGreaterThan(25);
    const silent: string[] = [];
    for (const { key, examples } of games) {
      const screen = screenOf(examples[0]?.text ?? '');
      for (const text of TEXTS) {
        const outcome = pasteOutcome(readPasted(text), screen);
        const reply = 'shown' in outcome ? grundy.analyze(outcome.shown) : null;
        // What is refused leaves the position, and the page says why.
        const told =
          'offer' in outcome
            ? outcome.offer.said !== ''
            : reply?.ok === false ||
              (reply?.analysis.game === screen.game && (bareList(screen.text) !== null || outcome.note !== ''));
        if (!told) silent.push(`${key}: ${text}`);
      }
    }
    expect(silent).toEqual([]);
  });

  it('and a text that names a game is that game, whatever is on screen', () => {
    const games = grundy.catalogue().games.flatMap(({ examples }) => examples.slice(0, 1).map(({ text }) => text));
    for (const shown of games.slice(0, 8))
      for (const text of games)
        expect(paste(`https://example.org/#${text}`, shown)).toEqual({
          shown: `https://example.org/#${text}`,
          note: '',
        });
  });
});
