import { describe, expect, it } from 'vitest';
import type { Continuation } from 'grundy-wasm';
import { strategyView } from '../../../web/src/panels/moves/strategy.model.js';
import { board, legalTurn, nim, stairs, tree } from '../samples.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

const turn: Continuation = { turn: legalTurn(0, 1, 0), outcome: 'W', remoteness: 1, reply: legalTurn(1, 4, 0) };

describe('the answers to every turn', () => {
  it('are told as the turns are, with how many more turns there are', () => {
    const view = strategyView({ ...nim(), remoteness: null }, [turn], '5');
    expect(view).toMatchObject({ headline: 'Every move has an answer', beyond: '4 more turns' });
    expect(view!.answers[0]).toMatchObject({ turn: '1:0', reply: '2:0', answer: 'Take 4 from pile 2 (4 → 0)' });
  });
  it('say how long the loser can hold out, where that is known', () => {
    expect(strategyView({ ...nim(), remoteness: 4 }, [turn], '1')).toMatchObject({
      headline: 'Every move has an answer: lost in at most 4 moves',
      beyond: '',
    });
  });
  it('count coins that the turn has only just brought there', () => {
    const down = legalTurn(5, 2, 0, { changes: [{ item: 3, from: 1, to: 3 }] });
    expect(
      itemAt(
        strategyView(
          tree(),
          [{ ...turn, turn: down, reply: legalTurn(3, 3, 1, { changes: [{ item: 2, from: 1, to: 3 }] }) }],
          '1',
        )!.answers,
        0,
      ).answer,
    ).toBe('Node 4: 2 coins to node 3');
    const lower = legalTurn(2, 1, 0);
    expect(
      itemAt(strategyView(stairs(), [{ ...turn, turn: lower, reply: legalTurn(1, 4, 3) }], '1')!.answers, 0).answer,
    ).toBe('Stair 1: 1 coin down');
  });
  it('name a piece that moves again by where it has come to', () => {
    const moved = legalTurn(0, 2, 1);
    expect(
      itemAt(strategyView(board(), [{ ...turn, turn: moved, reply: legalTurn(0, 1, 0) }], '1')!.answers, 0).answer,
    ).toBe('Knight b1 → a1');
    expect(
      itemAt(strategyView(board(), [{ ...turn, turn: moved, reply: legalTurn(1, 0, 1) }], '1')!.answers, 0).answer,
    ).toBe('Queen a1 → b1');
  });
  it('count from what the turn has left', () => {
    const taken = legalTurn(0, 7, 5);
    expect(
      itemAt(strategyView(nim(), [{ ...turn, turn: taken, reply: legalTurn(0, 5, 7) }], '1')!.answers, 0).answer,
    ).toBe('Add 2 to pile 1 (5 → 7)');
  });
  it('are none where there are no turns', () => {
    expect(strategyView(nim(), [], '0')).toBeNull();
  });
});
