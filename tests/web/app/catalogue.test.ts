import { expect, it } from 'vitest';
import { foundWords, gameGroups } from '../../../web/src/app/games/catalogue.model.js';
import type { CatalogueRows, GameRow } from '../../../web/src/words/catalogue.js';

function gameOf(key: string, family: GameRow['family'], rule: string, ...examples: string[]): GameRow {
  return { key, title: key, family, rule, source: 'a book', parameters: [], examples: examples.map((title) => ({ key: title, title, text: `game=${key}`, source: 'a page' })) };
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

const found = (search: string) => gameGroups(catalogue, search).map(({ title, games }) => [title, games.map(({ key }) => key)]);

const examplesOf = (search: string) => gameGroups(catalogue, search).flatMap(({ games }) => games.flatMap((each) => each.examples.map(({ title }) => title)));

const said = (search: string) => foundWords(gameGroups(catalogue, search), search);

it('games stand in groups, groups in the order of the tutorials', () => {
  expect(found('')).toEqual([
    ['Piles and coins', ['nim']],
    ['Boards', ['board']],
    ['Trees and graphs', ['tree']],
    ['Games that hide Nim', ['northcott', 'cake']],
  ]);
});

it('a search finds the games in which all its words occur, in whatever case', () => {
  expect(found('COINS three')).toEqual([['Piles and coins', ['nim']]]);
  expect(found('coins move')).toEqual([['Trees and graphs', ['tree']]]);
  expect(found('coins')).toEqual([
    ['Piles and coins', ['nim']],
    ['Trees and graphs', ['tree']],
  ]);
  expect(found('hide rows')).toEqual([['Games that hide Nim', ['northcott']]]);
  expect(found('nothing such')).toEqual([]);
});

it('a search for a piece finds the boards on which it may stand', () => {
  expect(found('bishop')).toEqual([['Boards', ['board']]]);
  expect(found('diagonal')).toEqual([['Boards', ['board']]]);
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
    gameOf('board', 'board', 'Move one piece.', 'Horses', 'Kings', 'Knight and queen', 'Two rooks', 'Your own piece', 'One queen', 'Queen'),
    gameOf('staircase', 'row', 'Nim in every second step of a staircase.', 'A staircase'),
    gameOf('grundy', 'heaps', 'Split a heap.', 'Grundy’s own'),
  ],
  pieces: [{ name: 'queen', rule: 'Slides in all directions.' }, { name: 'rook', rule: 'Slides along rows.' }],
};

/** The game listed first, and its first example. */
function first(search: string) {
  const game = gameGroups(whole, search)[0]?.games[0];
  return [game?.key, game?.examples[0]?.title];
}

// A search for "queen" listed its game sixth, below whatever may stand on a board with one.
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

it('what a search came to is said, also when it is nothing', () => {
  expect(said(' ')).toBe('');
  expect(said('xyzzy ')).toBe('No game mentions “xyzzy”.');
  expect(said('bishop')).toBe('board mentions “bishop”.');
  expect(said('coins')).toBe('2 games mention “coins”.');
});
