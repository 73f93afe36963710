import { expect, it } from 'vitest';
import { foundWords, gamesShown } from '../../../web/src/app/games/catalogue.model.js';
import type { CatalogueRows, GameRow, Kind } from '../../../web/src/words/catalogue.js';

const PIECES = { key: 'pieces', form: 'queen@3,5', meaning: 'What stands where.', required: true };

const KINDS: { readonly [Family in GameRow['family']]?: Kind } = {
  piles: 'piles',
  heaps: 'heaps',
  tree: 'graphs',
  northcott: 'hidden',
  row: 'hidden',
};

/** A game with examples of these titles; on boards it has a parameter for pieces. */
function gameOf(key: string, family: GameRow['family'], rule: string, ...examples: string[]): GameRow {
  const parameters = family === 'board' ? [PIECES] : [];
  return {
    key,
    title: key,
    family,
    kind: KINDS[family] ?? 'boards',
    group: 'boards',
    rule,
    source: 'a book',
    parameters,
    examples: examples.map((title) => ({ key: title, title, text: `game=${key}`, source: 'a page' })),
  };
}

const catalogue: CatalogueRows = {
  games: [
    gameOf('tree', 'tree', 'Move coins to the parent.', 'Six nodes'),
    gameOf('nim', 'piles', 'Take coins from one pile.', 'Three piles'),
    gameOf('northcott', 'northcott', 'Move a piece along its row.', 'Two rows'),
    gameOf('board', 'board', 'Move one piece.', 'Two rooks', 'One queen: Wythoff'),
    gameOf('cake', 'row', 'Eat of a largest cake.', 'Three cakes'),
  ],
  pieces: [{ name: 'bishop', rule: 'Slides along a diagonal.' }],
};

const found = (search = '', kind: Kind | null = null) => gamesShown(catalogue, search, kind).map(({ key }) => key);

const examplesOf = (search: string) =>
  gamesShown(catalogue, search).flatMap((each) => each.examples.map(({ title }) => title));

const said = (search: string) => foundWords(gamesShown(catalogue, search), search);

it('kinds stand in the order of the tutorials, and of each the first game before all others', () => {
  expect(found()).toEqual(['nim', 'board', 'tree', 'northcott', 'cake']);
});

it('a kind is filtered by, also within a search', () => {
  expect(found('', 'hidden')).toEqual(['northcott', 'cake']);
  expect(found('', 'heaps')).toEqual([]);
  expect(found('coins', 'graphs')).toEqual(['tree']);
  expect(found('coins', 'boards')).toEqual([]);
});

it('a search finds the games in which all its words occur, in whatever case', () => {
  expect(found('COINS three')).toEqual(['nim']);
  expect(found('coins move')).toEqual(['tree']);
  expect(found('coins')).toEqual(['nim', 'tree']);
  expect(found('hide rows')).toEqual(['northcott']);
  expect(found('nothing such')).toEqual([]);
});

it('a search for a piece finds the boards on which it may stand', () => {
  expect(found('bishop')).toEqual(['board']);
  expect(found('diagonal')).toEqual(['board']);
});

it('of a game that was found by words of its examples only those examples are left', () => {
  expect(examplesOf('wythoff')).toEqual(['One queen: Wythoff']);
  expect(examplesOf('board queen')).toEqual(['One queen: Wythoff']);
  expect(examplesOf('board')).toEqual(['Two rooks', 'One queen: Wythoff']);
  expect(examplesOf('rooks queen')).toEqual(['Two rooks', 'One queen: Wythoff']);
});

const whole: CatalogueRows = {
  games: [
    gameOf('nim', 'piles', 'Take any number of coins from one pile.', 'Three piles', 'Misère Nim'),
    gameOf('poker-nim', 'piles', 'Nim in which coins may be added.', 'Nim with adding'),
    gameOf(
      'board',
      'board',
      'Move one piece.',
      'Horses',
      'Kings',
      'Knight and queen',
      'Two rooks',
      'Your own piece',
      'One queen',
      'Queen',
    ),
    gameOf('staircase', 'row', 'Nim in every second step of a staircase.', 'A staircase'),
    gameOf('grundy', 'heaps', 'Split a heap.', 'Grundy’s own'),
  ],
  pieces: [
    { name: 'queen', rule: 'Slides in all directions.' },
    { name: 'rook', rule: 'Slides along rows.' },
  ],
};

/** The game listed first for a search, and its first example. */
function first(search: string) {
  const game = gamesShown(whole, search)[0];
  return [game?.key, game?.examples[0]?.title];
}

// A search for "queen" must not list a game only because a queen may stand on its board.
it('what bears the words searched for as its name comes first, games and examples alike', () => {
  expect(first('queen')).toEqual(['board', 'Queen']);
  expect(first('Queen one')).toEqual(['board', 'One queen']);
  expect(first('knight queen')).toEqual(['board', 'Knight and queen']);
  expect(first('rook')).toEqual(['board', 'Two rooks']);
  expect(first('nim')[0]).toBe('nim');
  expect(first('poker')[0]).toBe('poker-nim');
  expect(first('poker-nim')[0]).toBe('poker-nim');
  expect(first('staircase')).toEqual(['staircase', 'A staircase']);
  expect(first('kings')).toEqual(['board', 'Kings']);
  expect(first('grundy')[0]).toBe('grundy');
});

const titled = (...titles: string[]): CatalogueRows => ({
  games: titles.map((title) => gameOf(title, 'piles', 'Like nim.')),
  pieces: [],
});

const order = (rows: CatalogueRows, search: string) => gamesShown(rows, search).map(({ title }) => title);

it('a title that is the search comes before one that begins so, that before one with the word, that before a text with it', () => {
  expect(order(titled('Kayles', 'Poker Nim', 'Nimble', 'Nim'), 'nim')).toEqual([
    'Nim',
    'Nimble',
    'Poker Nim',
    'Kayles',
  ]);
  expect(order(titled('Kayles', 'Poker Nim', 'Nimble', 'Nim'), ' NIM ')).toEqual([
    'Nim',
    'Nimble',
    'Poker Nim',
    'Kayles',
  ]);
  // An example with exactly the searched name ranks below a game with that name, and above a game whose name begins so.
  const rows: CatalogueRows = {
    games: [
      gameOf('queens', 'piles', 'Like nim.'),
      gameOf('board', 'board', 'Move.', 'Queen'),
      gameOf('queen', 'row', 'Move.'),
    ],
    pieces: [],
  };
  expect(order(rows, 'queen')).toEqual(['queen', 'board', 'queens']);
});

it('what a search came to is said, also when it is nothing', () => {
  expect(said(' ')).toBe('');
  expect(said('xyzzy ')).toBe('0 games found');
  expect(said('bishop')).toBe('1 game found');
  expect(said('coins')).toBe('2 games found');
});
