import { describe, expect, it } from 'vitest';
import type { Continuation } from 'grundy-wasm';
import { strategyView } from '../../../web/src/panels/moves/strategy.model.js';
import { board, nim, stairs, tree } from '../samples.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

const turn: Continuation = { turn: { notation: '1:0', moves: [{ notation: '1:0', item: 0, from: 1, to: 0 }] }, outcome: 'W', remoteness: 1, reply: '2:0' };

describe('the answers to every turn', () => {
  it('are told in words, with how many further turns there are', () => {
    const view = strategyView({ ...nim(), remoteness: null }, [turn], '5');
    expect(view).toMatchObject({ headline: 'Every turn has an answer', beyond: '4 further turns' });
    expect(view!.answers[0]).toMatchObject({ turn: '1:0', reply: '2:0', answer: 'Taking pile 2 down to 0' });
  });
  it('say how long the loser can hold out, where that is known', () => {
    expect(strategyView({ ...nim(), remoteness: 4 }, [turn], '1')).toMatchObject({ headline: 'Every turn has an answer: lost within 4 moves', beyond: '' });
  });
  it('count coins that the turn has only just brought there', () => {
    const down = { notation: '6:0', moves: [{ notation: '6:0', item: 5, from: 2, to: 0 }] };
    expect(itemAt(strategyView(tree(), [{ ...turn, turn: down, reply: '4:1' }], '1')!.answers, 0).answer).toBe('Moving 2 coins up from node 4');
    const lower = { notation: '2:0', moves: [{ notation: '2:0', item: 2, from: 1, to: 0 }] };
    expect(itemAt(strategyView(stairs(), [{ ...turn, turn: lower, reply: '1:3' }], '1')!.answers, 0).answer).toBe('Moving 1 coin down from stair 1');
  });
  it('name a piece that moves again by where it has come to', () => {
    const moved = { notation: '1:b3', moves: [{ notation: '1:b3', item: 0, from: 2, to: 1 }] };
    expect(itemAt(strategyView(board(), [{ ...turn, turn: moved, reply: '1:a1' }], '1')!.answers, 0).answer).toBe('Moving the knight now on b1 to a1');
    expect(itemAt(strategyView(board(), [{ ...turn, turn: moved, reply: '2:b1' }], '1')!.answers, 0).answer).toBe('Moving the queen on a1 to b1');
  });
  it('tell adding coins from taking them by what the turn has left', () => {
    const taken = { notation: '1:5', moves: [{ notation: '1:5', item: 0, from: 7, to: 5 }] };
    expect(itemAt(strategyView(nim(), [{ ...turn, turn: taken, reply: '1:7' }], '1')!.answers, 0).answer).toBe('Adding to pile 1 up to 7');
  });
  it('are none where there are no turns', () => {
    expect(strategyView(nim(), [], '0')).toBeNull();
  });
});
