import type { Analysis, ChooseReply, Continuation, ContinuationsReply, PlayReply, Reply } from 'grundy-wasm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MiniGame, type Opponent } from '../../../web/src/app/games/mini-game.js';
import {
  choicesOf,
  choicesTitle,
  miniPicture,
  onlyItem,
  openingWords,
  reachOf,
  shownTurns,
  turnSaid,
  turnTo,
  type Standing,
} from '../../../web/src/app/games/miniature.model.js';
import { Superseded } from '../../../web/src/solver/superseded.js';
import { board, legalTurn, nim } from '../samples.js';

function leading(item: number, from: number, to: number, outcome: string): Continuation {
  return { turn: legalTurn(item, from, to), outcome, remoteness: -1, reply: null };
}

const standing: Standing = {
  analysis: nim(),
  turns: [leading(0, 7, 4, 'W'), leading(0, 7, 5, 'L'), leading(1, 4, 3, 'W')],
};

describe('a miniature', () => {
  it('offers what a turn would leave, the smallest change first, each with its outcome', () => {
    const choices = choicesOf(standing, 0);
    expect(choices.map(({ mark, leaves, notation }) => [mark, leaves, notation])).toEqual([
      ['5', 'lose', '1:5'],
      ['4', 'win', '1:4'],
    ]);
    expect(choices[0]?.label).toBe('5: take 2 from pile 1 (7 → 5); then lost for the player to move');
    expect(choicesTitle(standing.analysis, 0)).toBe('Leave of pile 1');
    expect(choicesOf(standing, null)).toEqual([]);
  });

  it('knows the turns of the thing that is held, and those that win', () => {
    expect([...reachOf(standing.turns, 0)]).toEqual([4, 5]);
    expect([...reachOf(standing.turns, null)]).toEqual([]);
    expect(turnTo(standing.turns, 1, 3)?.turn.notation).toBe('2:3');
    expect(turnTo(standing.turns, 1, 4)).toBeUndefined();
    expect(shownTurns(standing.turns, null).map(({ turn }) => turn.notation)).toEqual(['1:5']);
    expect(shownTurns(standing.turns, 1)).toEqual([]);
  });

  it('takes by itself what alone can move', () => {
    expect(onlyItem(standing.turns)).toBeNull();
    expect(onlyItem(standing.turns.slice(0, 2))).toBe(0);
    expect(onlyItem([])).toBeNull();
  });

  it('is drawn as cells, piles, or the sizes of one pile', () => {
    expect(miniPicture(board())).toBe('board');
    expect(miniPicture(nim())).toBe('piles');
    expect(
      miniPicture({ ...nim(), position: { ...nim().position, piles: Float64Array.of(11) } as Analysis['position'] }),
    ).toBe('strip');
  });

  it('says how to begin, what each turn came to, and who made the last move', () => {
    const { position } = nim();
    const after = (outcome: Analysis['outcome'], turns = standing.turns): Standing => ({
      analysis: { ...nim(), outcome },
      turns,
    });
    expect(openingWords(standing)).toBe('Your move. You can win: tap a pile, then how many coins to leave.');
    expect(openingWords({ ...standing, analysis: { ...nim(), outcome: 'lose' } })).toContain(
      'Against perfect play you lose',
    );
    expect(turnSaid('you', position, legalTurn(0, 7, 5), after('lose'))).toBe(
      'You leave Grundy a lost position by reducing pile 1 to 5.',
    );
    expect(turnSaid('grundy', position, legalTurn(1, 7, 0), after('win'))).toBe(
      'Grundy answers by reducing pile 2 to 0 and leaves you a won position.',
    );
    expect(turnSaid('you', position, legalTurn(0, 7, 0), after('lose', []))).toBe(
      'You make the last move, reducing pile 1 to 0, and win.',
    );
    // In misère play the player who cannot move wins.
    expect(turnSaid('you', position, legalTurn(0, 7, 0), after('win', []))).toBe(
      'You make the last move, reducing pile 1 to 0, and lose.',
    );
    expect(turnSaid('grundy', position, legalTurn(0, 7, 0), after('lose', []))).toBe(
      'Grundy makes the last move, reducing pile 1 to 0, and wins.',
    );
  });
});

/** One pile; a turn takes one coin. The text of a position is its size. */
class FakeOpponent implements Opponent {
  readonly seeds: number[] = [];
  superseded = false;

  analyzeBeside(text: string): Promise<Reply> {
    if (this.superseded) return Promise.reject(new Superseded());
    return Promise.resolve({
      ok: true,
      analysis: { ...nim(), text, outcome: Number(text) % 2 === 0 ? 'lose' : 'win' },
    });
  }

  play(text: string, move: string): Promise<PlayReply> {
    const problem = {
      key: 'move',
      code: 'range' as const,
      item: move,
      passage: null,
      expected: { code: 'move', values: [] },
    };
    return Promise.resolve(
      move === '1:0'
        ? { ok: true, text: String(Number(text) - 1), turn: legalTurn(0, 1, 0), reply: null }
        : { ok: false, problems: [problem] },
    );
  }

  continuations(text: string): Promise<ContinuationsReply> {
    return Promise.resolve({ ok: true, count: '1', from: 0, list: text === '0' ? [] : [leading(0, 1, 0, 'L')] });
  }

  choose(_text: string, seed: number): Promise<ChooseReply> {
    this.seeds.push(seed);
    return Promise.resolve({ ok: true, over: false, turn: leading(0, 1, 0, 'L').turn, motive: 'wins' });
  }
}

const begin = async (text: string) => {
  const opponent = new FakeOpponent();
  const game = new MiniGame(opponent, text, () => {});
  await game.load();
  return { opponent, game, at: () => game.standing?.analysis.text };
};

describe('a game on it', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the reader’s move before it is answered, and takes no other until then', async () => {
    const { game, at } = await begin('5');
    const done = game.play('1:0');
    await vi.advanceTimersByTimeAsync(10);
    expect([at(), game.busy, game.begun]).toEqual(['4', true, true]);
    void game.play('1:0');
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect([at(), game.busy]).toEqual(['3', false]);
    expect(game.answered).toHaveLength(1);
    expect(game.said).toContain('You leave Grundy a lost position');
    expect(game.said).toContain('Grundy answers');
  });

  it('ends with the last move, which is not answered', async () => {
    const { opponent, game, at } = await begin('1');
    void game.play('1:0');
    await vi.advanceTimersByTimeAsync(2000);
    expect([at(), game.over, opponent.seeds.length]).toEqual(['0', true, 0]);
    expect(game.said).toMatch(/^You make the last move, .*, and win\.$/);
  });

  it('begins anew while an answer is under way, which is not given any more', async () => {
    const { opponent, game, at } = await begin('5');
    void game.play('1:0');
    await vi.advanceTimersByTimeAsync(10);
    await game.load();
    await vi.advanceTimersByTimeAsync(2000);
    expect([at(), game.busy, game.begun, opponent.seeds.length]).toEqual(['5', false, false, 0]);
    expect(game.said).toMatch(/^Your move/);
  });

  it('draws lots anew for every answer', async () => {
    const { opponent, game } = await begin('9');
    for (let round = 0; round < 3; ++round) {
      void game.play('1:0');
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(new Set(opponent.seeds).size).toBe(3);
  });

  it('says what went wrong, and keeps quiet where another view wanted the solver', async () => {
    const { opponent, game, at } = await begin('5');
    await game.play('9:9');
    expect([game.failure, at(), game.busy]).toEqual(['the rules do not allow that move', '5', false]);
    opponent.superseded = true;
    await game.load();
    expect([game.failure, game.interrupted]).toEqual(['', true]);
    opponent.superseded = false;
    await game.load();
    expect(game.interrupted).toBe(false);
  });
});
