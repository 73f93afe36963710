import type { Catalogue, GameEntry } from 'grundy-wasm';
import { expect, it } from 'vitest';
import { gameGroups } from '../../web/src/view-model/catalogue.js';

function game(key: string, family: GameEntry['family'], rule: string, example: string): GameEntry {
  return { key, title: key, family, rule, source: 'a book', parameters: [], examples: [{ title: example, text: `game=${key}`, source: 'a page' }] };
}

const catalogue: Catalogue = {
  games: [
    game('tree', 'tree', 'Move coins to the parent.', 'Six nodes'),
    game('nim', 'piles', 'Take coins from one pile.', 'Three piles'),
    game('northcott', 'northcott', 'Move a piece along its row.', 'Two rows'),
    game('cake', 'row', 'Eat of a largest cake.', 'Three cakes'),
  ],
  pieces: [],
};

const found = (search: string) => gameGroups(catalogue, search).map(({ title, games }) => [title, games.map(({ key }) => key)]);

it('games stand in groups, groups in the order of the tutorials', () => {
  expect(found('')).toEqual([
    ['Piles and coins', ['nim']],
    ['Trees', ['tree']],
    ['Games that hide Nim', ['northcott', 'cake']],
  ]);
});

it('a search finds the games in which all its words occur, in whatever case', () => {
  expect(found('COINS three')).toEqual([['Piles and coins', ['nim']]]);
  expect(found('coins move')).toEqual([['Trees', ['tree']]]);
  expect(found('coins')).toEqual([
    ['Piles and coins', ['nim']],
    ['Trees', ['tree']],
  ]);
  expect(found('hide rows')).toEqual([['Games that hide Nim', ['northcott']]]);
  expect(found('nothing such')).toEqual([]);
});
