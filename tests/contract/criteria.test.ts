import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Grundy, Step } from 'grundy-wasm';
import { readNumbers } from '../../web/src/params/lists.js';
import { valueOf } from '../../web/src/params/params.js';
import { legendOf } from '../../web/src/stage/legend/legend.model.js';
import { ruleText } from '../../web/src/telling/rules.model.js';
import { verdictOf } from '../../web/src/telling/verdict.model.js';
import { reasonOf } from '../../web/src/telling/theorems.model.js';
import { stepViews } from '../../web/src/telling/steps.model.js';
import { component, takeAndBreak } from '../agreement/heaps.ts';
import { recursion, type Option, type State } from '../agreement/recursion.ts';
import { cake, ordered, roxor, staircase } from '../agreement/rows.ts';
import { board, nim, subtraction, tree, type Rules } from '../agreement/rules.ts';
import { sumNames, turns } from '../agreement/turns.ts';
import { loadModule } from '../support/module.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

function solved(text: string): Analysis {
  const reply = grundy.analyze(text);
  expect(reply.ok, text).toBe(true);
  return (reply as { analysis: Analysis }).analysis;
}

/** The sizes of the piles, or the pots, in a text. */
const listIn = (text: string): number[] => readNumbers(valueOf(text, 'piles') ?? valueOf(text, 'pots'));

/** All sequences of `length` items from `of`, in order. */
function tuples<T>(of: readonly T[], length: number): T[][] {
  return length === 0 ? [[]] : tuples(of, length - 1).flatMap((start) => of.map((last) => [...start, last]));
}
const upTo = <T>(of: readonly T[], most: number) =>
  Array.from({ length: most + 1 }, (_, length) => tuples(of, length)).flat();

const kings = (pieces: number) =>
  board({
    width: 3,
    height: 3,
    holes: [],
    pieces: Array.from({ length: pieces }, () =>
      [
        [-1, 0],
        [0, -1],
        [-1, -1],
      ].map(([dx, dy]) => ({ dx: dx!, dy: dy!, slide: false })),
    ),
    names: Array.from({ length: pieces }, () => 'king'),
    extra: '&toward=left-down',
  });
const take = [1, 3, 4];
const kayles = takeAndBreak('game=kayles', (taken) => (taken === 1 || taken === 2 ? 7 : 0), 'any');
const kaylesHeaps = [[], [1], [2], [3], [2, 1], [4]].map((heaps) => component(heaps));

type Family = [name: string, rules: Rules, states: State[]];

const sums: Family[] = [
  ['Nim', nim, upTo([0, 1, 2, 3], 3).concat(tuples([0, 1, 2], 4))],
  ['a subtraction game', subtraction(take.join(), (coins) => take.includes(coins)), upTo([0, 2, 5, 7], 3)],
  ['Kayles', kayles, upTo(kaylesHeaps, 2).concat(tuples(kaylesHeaps.slice(0, 4), 3))],
  ...[1, 2, 3].map((pieces): Family => [`kings, ${pieces} of them`, kings(pieces), tuples([0, 1, 4, 5, 8], pieces)]),
];
const wholes: Family[] = [
  ['a tree', tree([-1, 0, 0, 2]), tuples([0, 1, 2], 4)],
  ['stairs', staircase('ground-0'), tuples([0, 1, 2], 4)],
  [
    'piles in order',
    ordered,
    upTo([0, 1, 2, 3, 4], 4).filter((piles) => piles.every((size, i) => i === 0 || size >= itemAt(piles, i - 1))),
  ],
  ['cakes', cake, upTo([0, 1, 2, 3], 4)],
  ['pots', roxor, tuples([0, 1, 2], 4)],
];

interface Question {
  text: string;
  wins: boolean;
  options: Option[];
}

/** Every position under every compound rule and both conventions, with the result of plain recursion. */
function* questions(
  rules: Rules,
  states: State[],
  rulesOfTurns: readonly string[] = ['', ...sumNames],
): Generator<Question> {
  for (const sum of rulesOfTurns) {
    const turnsOf = sum === '' ? rules.options : turns(rules, sum);
    const value = recursion(turnsOf);
    for (const state of states) {
      for (const play of ['normal', 'misere'] as const) {
        const text = `${rules.text(state)}${sum === '' ? '' : `&sum=${sum}`}${play === 'misere' ? '&play=misere' : ''}`;
        yield { text, wins: value(state)[play].wins, options: rules.options(state) };
      }
    }
  }
}

const nimSum = (numbers: readonly number[]) => numbers.reduce((sum, number) => Number(BigInt(sum) ^ BigInt(number)), 0);
const stepOf = <Kind extends Step['kind']>(kind: Kind, { steps }: Analysis) =>
  steps.find((step) => step.kind === kind) as Extract<Step, { kind: Kind }> | undefined;

/** The counts of a position against which sentences are checked. */
interface Counts {
  numbers: number[];
  live: number;
  /** Components that play like piles of two or more, as the explanation counts them. */
  big: number;
}

const multiple = (numbers: number[], base: number) =>
  [1, 2, 4, 8].every((place) => numbers.filter((number) => Math.floor(number / place) % 2 === 1).length % base === 0);
const ones = (numbers: number[]) => numbers.filter((number) => number === 1).length;
const small = (numbers: number[]) => numbers.every((number) => number < 2);
const hasParity = (number: number, word: string) => (number % 2 === 0) === (word === 'even');

/** Each sentence that says when a position is lost, with its check; null where the sentence does not cover the position. */
const claims: [RegExp, (counts: Counts, ...found: string[]) => boolean | null][] = [
  [/^lost when the nim-sum is 0$/, ({ numbers }) => nimSum(numbers) === 0],
  [
    /^lost when the nim-sum is 0; if every number is 0 or 1, lost when it is 1$/,
    ({ numbers }) => nimSum(numbers) === Number(small(numbers)),
  ],
  [
    /^lost when the nim-sum is 0; if nothing plays like a Nim pile of two or more, lost when it is 1$/,
    ({ numbers, big }) => nimSum(numbers) === Number(big === 0),
  ],
  [/^lost when every Grundy number is 0$/, ({ numbers }) => Math.max(0, ...numbers) === 0],
  [
    /^lost when every Grundy number is 0 \(if two or more can move\)$/,
    ({ numbers, live }) => (live < 2 ? null : Math.max(...numbers) === 0),
  ],
  [
    /^lost when every Grundy number is 0 \(if two or more but not all can move\)$/,
    ({ numbers, live }) => (live < 2 || live === numbers.length ? null : Math.max(...numbers) === 0),
  ],
  [
    /^lost when every Grundy number is 0 \(if at most (\d+) can move\)$/,
    ({ numbers, live }, most) => (live > Number(most) ? null : Math.max(0, ...numbers) === 0),
  ],
  [
    /^lost when every Grundy number is 0 \(if two or more but at most (\d+) can move\)$/,
    ({ numbers, live }, most) => (live < 2 || live > Number(most) ? null : Math.max(...numbers) === 0),
  ],
  [/^lost when all Grundy numbers are equal$/, ({ numbers }) => new Set(numbers).size < 2],
  [
    /^lost when the ones in every binary column are a multiple of (\d+)$/,
    ({ numbers }, base) => multiple(numbers, Number(base)),
  ],
  [
    /^lost when the ones in every binary column are a multiple of (\d+); if every number is 0 or 1, lost when they are one more$/,
    ({ numbers }, base) => (small(numbers) ? ones(numbers) % Number(base) === 1 : multiple(numbers, Number(base))),
  ],
  [/^the least one decides: (even|odd) is lost$/, ({ numbers }, word) => hasParity(Math.min(...numbers), word!)],
  [/^the greatest one decides: (even|odd) is lost$/, ({ numbers }, word) => hasParity(Math.max(0, ...numbers), word!)],
];

function countsOf({ position, tables, components, number, steps }: Analysis, options: readonly Option[]): Counts {
  const grundyNumbers = position.family === 'tree' ? itemAt(tables, 0).grundy : components.grundy;
  const numbers = {
    grundy: grundyNumbers,
    remoteness: components.remoteness,
    suspense: components.suspense,
    outcome: [],
  }[number];
  const nimLike = steps.find((step) => step.kind === 'misere-nim');
  return { numbers: Array.from(numbers), live: new Set(options.map(({ item }) => item)).size, big: nimLike?.big ?? 0 };
}

/** Whether the sentence says that the position is lost; an error text if no check covers it. */
function lostBy(sentence: string, counts: Counts): boolean | string {
  for (const [pattern, holds] of claims) {
    const found = pattern.exec(sentence);
    if (found) return holds(counts, ...found.slice(1)) ?? `speaks of others: ${sentence}`;
  }
  return `cannot be checked: ${sentence}`;
}

describe('what legend and verdict say of the numbers agrees with plain recursion', () => {
  // The pictures of rows show other numbers, and the legend claims nothing of those.
  it.each([...sums, itemAt(wholes, 0)])('of %s under every rule and convention', (_, rules, states) => {
    const wrong: string[] = [];
    const read = { legend: 0, verdict: 0 };
    for (const { text, wins, options } of questions(rules, states)) {
      const analysis = solved(text);
      if (analysis.components.state.length === 0) continue;
      const counts = countsOf(analysis, options);
      const legend = /; the position is (.*)/.exec(legendOf(analysis).number)?.[1];
      const verdict = analysis.number === 'grundy' ? /[Ll]ost when [^.]*/.exec(reasonOf(analysis))?.[0] : undefined;
      for (const [place, sentence] of [
        ['legend', legend],
        ['verdict', verdict],
      ] as const) {
        if (sentence === undefined) continue;
        read[place] += 1;
        const lost = lostBy(sentence, counts);
        if (lost !== !wins)
          wrong.push(`${text} is ${wins ? 'won' : 'lost'}; its ${place}: ${lost === wins ? sentence : lost}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(read.legend).toBeGreaterThan(states.length);
  });
});

describe('what is said of a game that is one component', () => {
  it.each(wholes)('is that a compound rule changes nothing, or that no turn is possible: %s', (_, rules, states) => {
    const text = rules.text(states.at(-1)!);
    const plain = solved(text);
    for (const sum of sumNames) {
      const analysis = solved(`${text}&sum=${sum}`);
      const { steps } = analysis;
      const none = sum === 'not-all';
      expect(ruleText(analysis)).toMatch(
        none
          ? /games, but not with all of them\. All \w+ together are one game, so no turn is possible\./
          : /games.*\. All \w+ together are one game, so this changes nothing\./,
      );
      expect(steps.map(({ kind }) => kind)).toEqual(
        none ? ['single'] : ['one-game', ...plain.steps.map(({ kind }) => kind)],
      );
      const said = [
        ...verdictOf(analysis).facts,
        legendOf(analysis).number,
        ...stepViews(analysis).map((view) => view.text),
      ].join(' ');
      expect(said).toMatch(/together are one game/);
      expect(said).not.toMatch(
        /one or more (stair|pile|cake|pot|node)s|only one (stair|pile|cake|pot|node)|moving any|game of its own/,
      );
    }
  });
});

/** What is wrong with the sentence for a winning turn that leaves nothing but ones; null if it is right. */
function wrongOnes(
  { text, moves }: Analysis,
  { turn, value }: Extract<Step, { kind: 'achieves' }>,
  words: string,
  base: number,
): string | null {
  const { notation } = itemAt(moves.list, turn);
  const played = grundy.play(text, notation);
  const left = played.ok ? listIn(played.text) : [];
  const sentence =
    value === 1
      ? 'nothing but a single one, so the opponent loses'
      : `nothing but ones, ${value} of them (${base === 2 ? 'an odd number' : `one more than a multiple of ${base}`}), so the opponent loses`;
  return small(left) && ones(left) === value && value % base === 1 && words.includes(sentence)
    ? null
    : `${text}, ${notation}: ${words}`;
}

/** How many such sentences the steps of a position have, and what is wrong with them. */
function onesLeft(analysis: Analysis, base: number): { read: number; wrong: (string | null)[] } {
  const found = analysis.steps.flatMap((step, i) =>
    step.kind === 'achieves' && step.theorem === 'ones'
      ? [wrongOnes(analysis, step, itemAt(stepViews(analysis), i).text, base)]
      : [],
  );
  return { read: found.length, wrong: found.filter((problem) => problem !== null) };
}

describe('the explanation', () => {
  it('of misère play says why the ones that a turn leaves are lost, and is right', () => {
    let read = 0;
    const wrong: (string | null)[] = [];
    const ask = (analysis: Analysis, base: number): void => {
      const found = onesLeft(analysis, base);
      read += found.read;
      wrong.push(...found.wrong);
    };
    for (const cakes of upTo([0, 1, 2, 3], 4))
      for (const sum of ['', '&sum=up-to-2', '&sum=selective']) ask(solved(`${cake.text(cakes)}${sum}&play=misere`), 2);
    for (const piles of tuples([0, 1, 2], 4))
      for (const most of [2, 3]) ask(solved(`${nim.text(piles)}&sum=up-to-${most}&play=misere`), most + 1);
    for (const piles of tuples([0, 1, 2], 4)) ask(solved(`${nim.text(piles)}&sum=not-all&play=misere`), 4);
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(100);
  });

  it('names what is tame, and counts the stones of pots that are like piles of two or more', () => {
    for (const pots of tuples([0, 1, 2, 3], 4)) {
      const analysis = solved(`${roxor.text(pots)}&play=misere`);
      const tame = stepOf('tame', analysis);
      if (!tame) continue;
      // In the last two of four pots a stone has Grundy number 0 or 1.
      expect(tame.items, analysis.text).toEqual([0, 1, 2].filter((pot) => itemAt(pots, pot) > 0));
      const stones = itemAt(pots, 0) + itemAt(pots, 1);
      const words = stepViews(analysis)
        .map(({ text }) => text)
        .join(' ');
      expect(words).not.toContain('None');
      expect(words).toContain(
        stones > 0
          ? `${stones} stone${stones === 1 ? '' : 's'} with Grundy number two or more`
          : 'No stone with Grundy number two or more',
      );
    }
  });

  it('says how many winning moves it leaves out', () => {
    let cut = 0;
    const texts = [
      ...Array.from({ length: 30 }, (_, size) => `game=subtraction&take=1-3,7,primes&piles=40,${size}`),
      'game=nim&piles=9,8,7,6&sum=selective',
      'game=cake&piles=5,5,5,5,5,5,5,5,5',
      'game=roxor&pots=1,1,1,0,1,0,0,0,0,0',
    ];
    for (const text of texts) {
      const analysis = solved(text);
      const told = analysis.steps.filter((step) => 'turn' in step).length;
      const left = Number(analysis.moves.count) - told;
      if (told === 0) continue;
      cut += Number(left > 0);
      expect(stepViews(analysis).at(-1)!.text, text).toMatch(
        left === 0 ? /^(?!\d)/ : new RegExp(`^${left} more (move wins|moves win|turn wins|turns win) as well\\.$`),
      );
    }
    expect(cut).toBeGreaterThan(3);
  });

  it('of misère Nim and Roxor says of what size a winning move leaves any, and is right', () => {
    const read = [0, 0];
    const ask = (text: string, sizes: (numbers: number[]) => [big: number, single: number], large: string): void => {
      const analysis = solved(text);
      analysis.steps.forEach((step, i) => {
        if (step.kind !== 'restores') return;
        const played = grundy.play(text, itemAt(analysis.moves.list, step.turn).notation);
        const [big, single] = sizes(played.ok ? listIn(played.text) : []);
        const words = itemAt(stepViews(analysis), i).text;
        const kind = Number(big > 0);
        read[kind] = itemAt(read, kind) + 1;
        expect(words.includes(`makes the nim-sum 0 while a ${large} is left`), `${text}: ${words}`).toBe(big > 0);
        expect(words.includes('leaves an odd number of'), `${text}: ${words}`).toBe(big === 0 && single % 2 === 1);
      });
    };
    for (const piles of tuples([0, 1, 2, 3], 3))
      ask(
        `${nim.text(piles)}&play=misere`,
        (sizes) => [sizes.filter((size) => size > 1).length, ones(sizes)],
        'pile of two or more',
      );
    for (const pots of tuples([0, 1, 2], 4))
      ask(`${roxor.text(pots)}&play=misere`, ([a, b, c]) => [a! + b!, c!], 'stone with Grundy number two or more');
    expect(Math.min(...read)).toBeGreaterThan(20);
  });

  it('of piles in order says which differences count, and these are the numbers of the nim-sum', () => {
    for (const piles of [
      [1, 3, 4],
      [1, 3, 4, 9],
      [2, 2, 5, 7, 7],
    ]) {
      const analysis = solved(ordered.text(piles));
      expect(itemAt(stepViews(analysis), 0).text).toContain('every second difference counts, starting with the last');
      const differences = piles.map((size, i) => size - (piles[i - 1] ?? 0));
      expect(stepOf('nim-sum', analysis)!.values).toEqual(differences.filter((_, i) => (piles.length - i) % 2 === 1));
    }
  });

  it('of cakes follows a verdict that says when they are lost, and is right where all are eaten as well', () => {
    for (const { text, wins } of questions(cake, upTo([0, 1, 2], 4), [''])) {
      const left = listIn(text).filter((size) => size > 0);
      const even = left.filter((size) => size === Math.max(...left)).length % 2 === 0;
      const misere = text.endsWith('misere');
      expect(reasonOf(solved(text))).toBe(
        `Lost when the number of largest cakes is even${misere ? '; if every cake has one piece or none, lost when it is odd' : ''}.`,
      );
      expect(misere && small(left) ? even : !even, text).toBe(wins);
    }
  });

  it('of misère cakes says when they are lost, and is right', () => {
    const seen = new Set<string>();
    for (const { text, wins } of questions(cake, upTo([0, 1, 2, 3], 4), [''])) {
      if (!text.endsWith('misere') || stepOf('ended', solved(text))) continue;
      const heaps = listIn(text);
      const words = itemAt(stepViews(solved(text)), 0).text;
      const word = itemAt(
        /lost exactly when (?:that number|the number of largest cakes) is (even|odd)/.exec(words)!,
        1,
      );
      seen.add(word);
      const even = heaps.filter((size) => size === Math.max(...heaps)).length % 2 === 0;
      expect(even === (word === 'even'), text).toBe(!wins);
    }
    expect([...seen].toSorted()).toEqual(['even', 'odd']);
  });

  it.each(['selective', 'not-all', 'up-to-2'])(
    'of misère Nim names Bouton’s rule where one pile is left, and of other games what was searched: %s',
    (sum) => {
      for (const piles of tuples([0, 1, 2, 5], 3).filter((sizes) => sizes.filter(Boolean).length === 1)) {
        const pile = solved(`${nim.text(piles)}&sum=${sum}&play=misere`);
        expect(reasonOf(pile)).toBe('By Bouton’s rule for misère Nim.');
        expect(pile.steps.map(({ kind }) => kind)).toEqual(['one-live', 'recursion']);
        const other = solved(
          `${subtraction(take.join(), (coins) => take.includes(coins)).text(piles)}&sum=${sum}&play=misere`,
        );
        expect(reasonOf(other)).toBe(`By a search of ${Math.max(...piles) + 1} positions.`);
        expect(stepViews(other).at(-1)!.text).toContain('so a search decides it alone');
      }
    },
  );

  it('of misère Moore’s Nim says which remainder is lost, and is right', () => {
    const seen = new Set<boolean>();
    for (const { text, wins } of questions(nim, tuples([0, 1, 2, 3], 3).concat(tuples([0, 1, 2], 4)), [
      'not-all',
      'up-to-2',
      'up-to-3',
    ])) {
      const analysis = solved(text);
      const step = stepOf('digit-sums', analysis);
      if (!step) continue;
      const words = stepViews(analysis).find(({ kind }) => kind === 'digit-sums')!.text;
      const remainder = /lost exactly when the ones leave remainder (\d+); here they leave remainder (\d+)/.exec(words);
      seen.add(remainder !== null);
      const lost = remainder
        ? remainder[1] === remainder[2]
        : words.includes('lost exactly when every column leaves remainder 0. Here every column does');
      expect(lost, `${text}: ${words}`).toBe(!wins);
      expect(
        words.startsWith(
          analysis.sum === 'not-all'
            ? `With ${step.base} piles, some but not all means up to ${step.base - 1},`
            : `A turn moves up to ${step.base - 1},`,
        ),
        words,
      ).toBe(true);
    }
    expect(seen.size).toBe(2);
  });
});
