import type { Analysis } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { altText } from '../../../web/src/telling/alt-text.model.ts';
import { drawnHeaps } from '../../../web/src/pictures/heaps/heaps.model.ts';
import { drawnPiles, stripCells } from '../../../web/src/pictures/heaps/piles.model.ts';
import { pilesView } from '../../../web/src/families/subtraction/piles-view.model.ts';
import { heapsView } from '../../../web/src/families/take-and-break/heaps-view.model.ts';
import { legendOf } from '../../../web/src/stage/legend/legend.model.ts';
import { movesView, turnWords } from '../../../web/src/telling/moves.model.ts';
import { placeView } from '../../../web/src/panels/examine/place-view.model.ts';
import { ruleText } from '../../../web/src/telling/rules.model.ts';
import { stepViews } from '../../../web/src/telling/steps.model.ts';
import { verdictOf } from '../../../web/src/telling/verdict.model.ts';
import { catalogueRows } from '../../../web/src/words/catalogue.ts';
import { heapTools, heapCard, heapPages } from '../../../web/src/words/en/pictures/heaps.ts';
import { heapNouns } from '../../../web/src/words/en/nouns.ts';
import { loadModule } from '../../support/module.ts';

const grundy = await loadModule();

/** The things that games are played with. */
const THINGS = [
  'pile',
  'heap',
  'row',
  'coin',
  'pin',
  'file',
  'stone',
  'stair',
  'cake',
  'pot',
  'piece',
  'cell',
  'square',
  'node',
  'token',
  'ground',
  'edge',
  'stalk',
] as const;
type Thing = (typeof THINGS)[number];

/** Games of heaps that may be split are played with coins, where nothing else is said. */
const HEAPS: readonly Thing[] = ['heap', 'coin'];

/** The things that the texts of each game may mention. */
const OWN: Record<string, readonly Thing[]> = {
  nim: ['pile', 'coin'],
  subtraction: ['pile', 'coin'],
  nimble: ['coin', 'square'],
  'poker-nim': ['pile', 'coin'],
  kayles: ['row', 'pin'],
  'dawsons-kayles': ['row', 'pin'],
  dawson: ['row', 'file'],
  treblecross: ['row', 'coin'],
  board: ['piece', 'cell'],
  tree: ['node', 'coin'],
  staircase: ['stair', 'coin', 'ground'],
  ordered: ['pile', 'stone'],
  cake: ['cake', 'piece'],
  roxor: ['pot', 'stone'],
  northcott: ['row', 'piece', 'cell'],
  cram: ['cell', 'row'],
  chomp: ['square', 'row'],
  notakto: ['cell'],
  graph: ['node', 'token'],
  geography: ['edge', 'node', 'token'],
  'node-kayles': ['edge', 'node', 'token'],
  'arc-kayles': ['edge', 'node', 'token'],
  hackenbush: ['edge', 'node', 'stalk', 'ground'],
  rule: ['token', 'square', 'cell'],
};

/** Square numbers, and things used in comparisons. */
const COMPARED = /a square(?: number)?(?= of)|\bNim piles?(?: of two or more)?|\bstaircase|\bin a row\b/g;

/** Every text inside a value, however deep. Functions are called with small numbers. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn((value as (...numbers: number[]) => unknown)(5, 2, 3));
  if (ArrayBuffer.isView(value) || value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

function said(analysis: Analysis): string[] {
  const { position, tables, moves } = analysis;
  const places = tables.flatMap(({ outcomes }, table) =>
    Array.from({ length: Math.min(9, outcomes.length) }, (_, state) => placeView(analysis, { table, state })),
  );
  const heaps =
    position.family === 'piles' && position.look === 'heaps'
      ? [
          drawnHeaps(analysis, heapsView(analysis)).map(({ label }) => label),
          ...[heapTools, heapCard].map((words) => words(heapNouns(position.code))),
          heapPages(heapNouns(position.code).heap),
        ]
      : [];
  const view =
    position.family !== 'piles' ? null : position.look === 'heaps' ? heapsView(analysis) : pilesView(analysis);
  const piles =
    view && position.family === 'piles'
      ? [
          position.look === 'piles' ? drawnPiles(analysis, view).map(({ label }) => label) : [],
          tables.length > 0 ? stripCells(analysis, view, 0).map(({ label }) => label) : [],
        ]
      : [];
  return textsIn([
    verdictOf(analysis),
    altText(analysis).replace(/^[^:(]*?(?= with| \()/, ''),
    stepViews(analysis).map(({ text }) => text),
    movesView(analysis).turns.map(({ label }) => label),
    moves.list.map((turn) => turnWords(position, turn)),
    legendOf(analysis),
    ruleText(analysis),
    places,
    heaps,
    piles,
  ]);
}

const foreign = (text: string, own: readonly Thing[]): Thing[] => {
  const plain = text.replaceAll(COMPARED, '').toLowerCase();
  return THINGS.filter((thing) => !own.includes(thing) && new RegExp(`\\b${thing}s?\\b`).test(plain));
};

describe('a game speaks of its own things', () => {
  const { games } = catalogueRows(grundy.catalogue());

  const ownOf = ({ key, family }: (typeof games)[number]) => OWN[key] ?? (family === 'heaps' ? HEAPS : undefined);

  it('and every game has some', () => {
    expect(games.filter((game) => !ownOf(game)).map(({ key }) => key)).toEqual([]);
  });

  it.each(games.map((game) => [game.key, game] as const))(
    'in all its examples, its rule and its parameters: %s',
    (_, game) => {
      const { examples, rule, parameters } = game;
      const own = ownOf(game) ?? [];
      const wrong: string[] = [];
      const ask = (texts: readonly string[], where: string): void => {
        for (const text of texts) for (const thing of foreign(text, own)) wrong.push(`${thing} in ${where}: ${text}`);
      };
      ask([rule.replace(/row to the first row/, '')], 'the rule');
      ask(
        parameters
          .filter(({ key: parameter }) => /^(?:piles|stairs|pots|coins|tokens)$/.test(parameter))
          .map(({ meaning }) => meaning),
        'the parameters',
      );
      for (const { text } of examples) {
        const reply = grundy.analyze(text);
        if (reply.ok) ask(said(reply.analysis), text);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('so that a coin in a text of Kayles is told', () => {
    expect(foreign('Take 2 coins from heap 1', OWN['kayles'] ?? [])).toEqual(['heap', 'coin']);
    expect(foreign('it behaves like a Nim pile; take a square of pins', OWN['kayles'] ?? [])).toEqual([]);
  });
});
