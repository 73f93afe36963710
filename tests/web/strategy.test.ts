import { describe, expect, it } from 'vitest';
import type { Continuation } from 'grundy-wasm';
import { strategyView } from '../../web/src/view-model/strategy.js';
import { nim, tree } from './samples.ts';

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
  it('tell on a tree what is left, since the turn may have brought coins there', () => {
    expect(strategyView(tree(), [{ ...turn, reply: '2:3' }], '1')!.answers[0]!.answer).toBe('Leaving 3 coins on node 2');
  });
  it('are none where there are no turns', () => {
    expect(strategyView(nim(), [], '0')).toBeNull();
  });
});
