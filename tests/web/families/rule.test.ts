import type { Continuation } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../../../web/src/families/families.model.ts';
import * as edits from '../../../web/src/families/rule/edits.model.ts';
import { lineView } from '../../../web/src/families/rule/line-view.model.ts';
import { planeView } from '../../../web/src/families/rule/plane-view.model.ts';
import { drawnAnalysis, drawnTurns, undrawn } from '../../../web/src/families/rule/moves.model.ts';
import { numbersAt, numbersFor, partsOf, rulePosition } from '../../../web/src/families/rule/position.model.ts';
import { boardRows, targetsByCell } from '../../../web/src/pictures/grid/board.model.ts';
import { pictureOf } from '../../../web/src/stage/picture.model.ts';
import { squares } from '../../../web/src/pictures/strip/coin-strip.model.ts';
import { movesView, turnWords } from '../../../web/src/telling/moves.model.ts';
import { leadsWords } from '../../../web/src/panels/examine/leads.model.ts';
import { examinedView } from '../../../web/src/panels/examine/examined.model.ts';
import { randomText } from '../../../web/src/families/random-text.model.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { itemName, placeName } from '../../../web/src/families/names.model.ts';
import { legalTurn } from '../samples.ts';
import { line, NOT_SHOWN, plane } from './rule-samples.ts';

describe('a position of one number', () => {
  it('is a strip whose tokens stand on their numbers; what is beyond it is not drawn', () => {
    const strip = squares(line(), lineView(rulePosition(line())));
    expect(pictureOf(line())).toBe('line');
    expect(strip.map(({ mark, count, items }) => [mark, count, items])).toEqual([
      ['0', 0, []],
      ['1', 1, [1]],
      ['2', 0, []],
      ['3', 1, [0]],
    ]);
    expect(strip.map(({ named }) => named)).toEqual(['', '2', '', '1']);
    expect(itemAt(strip, 1).label).toContain('token 2, won for the player to move, Grundy number 1');
  });
  it('is named by its parts', () => {
    const { position } = line();
    expect([itemName(position, 0), itemName(position, 1)]).toEqual(['token 1 on 3', 'token 2 on 4 + 1']);
    expect([placeName(position, 2), placeName(position, 7), placeName(position, NOT_SHOWN)]).toEqual([
      '2',
      '7',
      'a position outside the picture',
    ]);
  });
  it('tells a move by all that it leaves', () => {
    expect(movesView(line()).turns.map(({ label }) => label)).toEqual(['3 → 1 + 1', '4 + 1 → 2 + 1']);
    const { position, moves } = line();
    expect(moves.list.map((turn) => turnWords(position, turn))).toEqual([
      'splitting token 1 on 3 into 1 + 1',
      'moving token 2 on 4 + 1 to 2 + 1',
    ]);
    expect(turnWords(position, legalTurn(0, 2, 0))).toBe('moving the token now on 2 to 0');
  });
  it('draws a move of one part, and none that leaves several in place of one', () => {
    const position = rulePosition(line());
    expect(
      drawnAnalysis(line(), position).moves.list.map(({ moves }) => moves.map(({ from, to }) => [from, to])),
    ).toEqual([[[3, NOT_SHOWN]], [[4, 2]]]);
    const turns = [legalTurn(0, 3, 2, { left: [1, 1] }), legalTurn(0, 3, 1, { left: [1] })].map(
      (turn) => ({ turn, outcome: 'W', grundy: null }) as unknown as Continuation,
    );
    expect(undrawn(turns, position).map(({ left }) => left)).toEqual([[1, 1]]);
    expect(drawnTurns(turns, position).map(({ turn }) => turn.moves[0]?.to)).toEqual([NOT_SHOWN, 1]);
  });
  it('says what its moves make of a place', () => {
    const reply = {
      ok: true as const,
      state: 3,
      outcome: 'W',
      grundy: 3,
      remoteness: 1,
      options: Float64Array.of(1, 2, 2),
      left: [[1], [2], [1, 1]],
      outcomes: Uint8Array.from('WWL', (letter) => letter.charCodeAt(0)),
      numbers: Float64Array.of(1, 2, 0),
      omitted: 0,
    };
    const place = { table: 0, state: 3 };
    expect(leadsWords(line(), place, examinedView(line(), place, reply))).toBe('From 3 this leads to 1, 2 and 1 + 1.');
    const ended = {
      ...reply,
      state: 0,
      outcome: 'L',
      grundy: 0,
      options: new Float64Array(),
      left: [],
      outcomes: new Uint8Array(),
      numbers: new Float64Array(),
    };
    expect(leadsWords(line(), { table: 0, state: 0 }, examinedView(line(), { table: 0, state: 0 }, ended))).toBe(
      'There is no move from 0.',
    );
  });
});

describe('a position of several numbers', () => {
  it('is a plane of two of them, at the values that the first token has of the others', () => {
    const position = rulePosition(plane());
    expect([numbersAt(position, 0), numbersAt(position, 5), numbersAt(position, 6)]).toEqual([
      [0, 5, 0],
      [2, 5, 1],
      null,
    ]);
    expect(numbersFor(position, 1, itemAt(partsOf(position), 1))).toEqual([1, 4, 0]);
    const view = planeView(position);
    expect(view.pieces.map(({ item, cell, letter }) => [item, cell, letter])).toEqual([[0, 5, '1']]);
    const rows = boardRows(plane(), 0, view, targetsByCell(plane(), null));
    expect(rows.map((row) => row.map(({ mark }) => mark).join(' '))).toEqual(['1 0 1', '0 1 0']);
    expect(itemAt(itemAt(rows, 0), 1).label).toBe(
      '(1, 5, 1), row 2 column 2, lost for the player to move, Grundy number 0, a winning move leads here',
    );
  });
  it('has one view as long as it is the same, so that it is not drawn anew', () => {
    const position = rulePosition(plane());
    expect(planeView(position)).toBe(planeView(position));
  });
  it('keeps the place looked into where other numbers are shown', () => {
    const [before, after] = [rulePosition(plane()), rulePosition(plane({ columns: 9, rows: 9 }))];
    const { followed } = familyOf(before);
    expect([followed(before, after, 5), followed(after, before, 80)]).toEqual([11, null]);
  });
  it('is told in a sentence', () => {
    expect(familyOf(plane().position).described(plane().position, 'your own rule')).toBe(
      'Your own rule with tokens on (2, 5, 1) and (1, 4, 0)',
    );
  });
});

describe('an edit of a rule’s positions', () => {
  const text = 'game=rule&numbers=n&moves=n-1&at=7,5+3,none';
  const pairs = 'game=rule&numbers=a,b&moves=(a-1,b)&at=(4,_2)+(4,3), (1,1)';

  it('reads components of parts, with blanks of both kinds', () => {
    expect(edits.readComponents(text)).toEqual([[[7]], [[5], [3]], []]);
    expect(edits.readComponents(pairs)).toEqual([
      [
        [4, 2],
        [4, 3],
      ],
      [[1, 1]],
    ]);
    expect(edits.readComponents('game=rule&at=')).toEqual([]);
  });
  it('adds, sets and removes parts, the largest of a component first', () => {
    expect(edits.addPosition(text, [2])).toBe(`${text},2`);
    expect(edits.setPart(text, 2, [9])).toBe('game=rule&numbers=n&moves=n-1&at=7,9+5,none');
    expect(edits.removePart(text, 1)).toBe('game=rule&numbers=n&moves=n-1&at=7,3,none');
    expect(edits.removePart(text, 0)).toBe('game=rule&numbers=n&moves=n-1&at=5+3,none');
    expect(edits.setPart(pairs, 0, [4, 9])).toBe('game=rule&numbers=a,b&moves=(a-1,b)&at=(4,9)+(4,3),(1,1)');
  });
  it('writes what a move leaves of a component', () => {
    expect([edits.movedComponent(text, 1, 2, [0]), edits.movedComponent(pairs, 1, 2, [0, 1])]).toEqual([
      '5+0',
      '(0,1)',
    ]);
  });
  it('brings all tokens of one level to another', () => {
    expect(edits.setLevel('game=rule&at=(2,5,1),(1,4,0),(0,5,0)', 1, 5, 6)).toBe(
      'game=rule&at=(2,6,1),(1,4,0),(0,6,0)',
    );
  });
  it('names the axes unless they are the first two', () => {
    expect(edits.setAxes('game=rule', ['a', 'b', 'c'], [0, 2])).toBe('game=rule&axes=a,c');
    expect(edits.setAxes('game=rule&axes=a,c', ['a', 'b', 'c'], [0, 1])).toBe('game=rule');
    expect(edits.setUpTo('game=rule', [20, 12])).toBe('game=rule&upto=20,12');
  });
  it('keeps the end and the turns where its moves are those of another game', () => {
    const coded = 'game=octal&code=0.77&piles=7,4';
    expect(edits.sameText(coded, { sum: 'disjunctive', upTo: 0, play: 'normal' })).toBe(coded);
    expect(edits.sameText(coded, { sum: 'up-to', upTo: 2, play: 'misere' })).toBe(`${coded}&sum=up-to-2&play=misere`);
  });
  it('draws as many positions of as many numbers by chance', () => {
    const drawn = randomText(pairs, { family: 'rule' }, 5);
    expect(edits.readComponents(drawn).map((parts) => parts.map((numbers) => numbers.length))).toEqual([[2, 2], [2]]);
    expect(drawn).not.toBe(pairs);
  });
});
