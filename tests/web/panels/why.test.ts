import type { Analysis } from 'grundy-wasm';
import { describe, expect, it } from 'vitest';
import { movesView } from '../../../web/src/telling/moves.model.js';
import { placeView } from '../../../web/src/panels/examine/place-view.model.js';
import { stepViews } from '../../../web/src/telling/steps.model.js';
import { cakes, misere, nim, nimble, northcott, ordered, pots, stairs, tree } from '../samples.js';

const facts = (analysis: Parameters<typeof placeView>[0], state: number): string =>
  placeView(analysis, { table: 0, state })?.facts.join(' ') ?? '';

const kinds = (analysis: Analysis): string[] => stepViews(analysis).map(({ kind }) => kind);

const equations = (analysis: Analysis): string[] => movesView(analysis).turns.map(({ equation }) => equation);

describe('a place whose options are not listed says what counts there', () => {
  it('on a tree by its depth', () => {
    expect(facts(tree(), 0)).toContain('The root');
    expect(facts(tree(), 1)).toContain(
      'At odd depth: its coins count like a Nim pile. A move can leave any smaller number. So the options have the Grundy numbers {0, 1}, and the smallest number missing (the mex) is 2.',
    );
    expect(facts(tree(), 3)).toContain('At even depth');
  });
  it('on stairs, in piles in order, among cakes and pots', () => {
    expect(facts(stairs(), 0)).toContain('The ground');
    expect(facts(stairs(), 1)).toContain('{0, 1, 2}, and the smallest number missing (the mex) is 3.');
    expect(facts(stairs(), 2)).toContain('An even number of steps');
    expect(facts(ordered(), 2)).toContain(
      '2 more than pile 2, which counts. Taking stones makes the difference smaller',
    );
    expect(facts(cakes(), 2)).toBe('1 piece');
    expect(facts(pots(), 0)).toContain('One stone here has Grundy number 4; an odd number of stones counts.');
  });
  it('in Northcott’s rows by what can be taken back, and in Poker Nim too', () => {
    expect(facts(northcott(), 0)).toContain(
      '{0, …, 5}, and the smallest number missing (the mex) is 6. When a piece retreats, the opponent can follow it at once',
    );
    expect(facts({ ...northcott(), play: 'misere' }, 0)).not.toContain('mex');
    const poker = nim();
    if (poker.position.family === 'piles') poker.position.adds = Float64Array.of(1, 1, 1);
    expect(facts(poker, 4)).toContain('The opponent can take added coins away again at once');
    expect(facts(nimble(), 3)).toBe('Grundy number 3 Lasts 1 move if the winner hurries and the loser stalls.');
  });
});

describe('a winning move bears its equation', () => {
  it('of the number of what it moves, the nim-sum of all, and what it leaves', () => {
    expect(equations(nim())).toEqual(['7 xor 2 = 5']);
  });
  it('where the nim-sum of several numbers decides', () => {
    expect(equations(misere(nim()))).toEqual(['']);
    expect(equations({ ...nim(), sum: 'selective' })).toEqual(['']);
    expect(equations(tree()).every((equation) => equation === '')).toBe(true);
  });
});

describe('a lost position says that every move fails', () => {
  const moves = { count: '0', from: 0, list: [] };
  it('where something can be moved', () => {
    expect(movesView({ ...nim(), outcome: 'lose', moves }).none).not.toBe('');
    expect(movesView({ ...nim(), outcome: 'lose', remoteness: 0, moves }).none).toBe('');
    expect(movesView(nim()).none).toBe('');
  });
});

it('a step that speaks of a turn shows it, and is left out where the turn is not at hand', () => {
  expect(stepViews(nim()).at(-1)?.moves).toMatchObject([{ item: 0, from: 7, to: 5 }]);
  expect(kinds(nim())).toContain('restores');
  // The worker may send only few of the turns when each moves thousands of components.
  expect(kinds({ ...nim(), moves: { count: '8', from: 0, list: [] } })).toEqual(['nim-heap', 'nim-sum']);
});
