import type { Analysis, Reply } from 'grundy-wasm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mode } from '../../../web/src/session/address.js';
import { Session, type Solver } from '../../../web/src/session/session.js';
import { UndoList } from '../../../web/src/session/undo-list.js';
import { legalTurn, nim } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

/** Answers at once with the text itself. `bad…` is refused; `slow…` waits until the test releases it. */
class FakeSolver implements Solver {
  readonly waiting: (() => void)[] = [];

  analyze(text: string, signal?: AbortSignal, progress?: (share: number) => void): Promise<Reply> {
    const problem = {
      key: 'piles',
      code: 'malformed' as const,
      item: text,
      passage: null,
      expected: { code: 'piles-sizes', values: [] },
    };
    const reply: Reply = text.startsWith('bad')
      ? { ok: false, problems: [problem] }
      : { ok: true, analysis: { ...nim(), text } as Analysis };
    if (!text.startsWith('slow')) return Promise.resolve(reply);
    return new Promise((resolve, reject) => {
      progress?.(0.4);
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      this.waiting.push(() => resolve(reply));
    });
  }

  play(text: string, move: string) {
    return Promise.resolve({
      ok: true as const,
      text: `${text}>${move}`,
      turn: legalTurn(1, 1, 0),
      reply: move === '2:0' ? legalTurn(0, 1, 0) : null,
    });
  }
}

function start() {
  const solver = new FakeSolver();
  const written: [string, Mode][] = [];
  const session = new Session(
    solver,
    (text, mode) => written.push([text, mode]),
    () => {},
  );
  return { solver, session, written, shown: () => session.view.analysis?.text };
}

describe('a session', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens with the fallback and the problems when the address is wrong', async () => {
    const { session, shown } = start();
    await session.start('bad', 'a');
    expect(shown()).toBe('a');
    expect(session.view.refusal).toMatchObject({ text: 'bad', first: true });
    expect(session.view.canUndo).toBe(false);
  });

  it('shows the fallback where the first position is given up, and keeps the address for the reader to mend', async () => {
    const { session, solver, written, shown } = start();
    const started = session.start('slow b', 'a');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.view).toMatchObject({ analysis: null, text: 'slow b', computing: true, share: 0.4 });
    session.cancel();
    itemAt(solver.waiting, 0)();
    await started;
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe('a');
    expect(session.view).toMatchObject({ computing: false, share: null, refusal: null, failure: null });
    expect(written).toEqual([]);
  });

  it('gives up what is being computed when the page shows something else, and leaves the address alone', async () => {
    const { session, solver, written, shown } = start();
    await session.start('a', '');
    const before = written.length;
    const travelled = session.travel('slow b', 'fallback');
    session.leave();
    itemAt(solver.waiting, 0)();
    await travelled;
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe('a');
    expect(session.view.computing).toBe(false);
    expect(written.length).toBe(before);
  });

  it('keeps the last good position when an edit is refused', async () => {
    const { session, shown } = start();
    await session.start('', 'a');
    await session.edit('bad');
    expect(shown()).toBe('a');
    expect(session.view.refusal?.problems[0]?.key).toBe('piles');
    expect(session.view.refusal?.first).toBeUndefined();
    expect(session.view.text).toBe('a');
    await session.edit('b');
    expect(session.view.refusal).toBeNull();
  });

  it('walks back and forth through every state', async () => {
    const { session, shown } = start();
    await session.start('a', '');
    await session.edit('b');
    await session.edit('c');
    session.undo();
    session.undo();
    await vi.waitFor(() => expect(shown()).toBe('a'));
    expect(session.view.canUndo).toBe(false);
    session.redo();
    await vi.waitFor(() => expect(shown()).toBe('b'));
    await session.edit('d');
    expect(session.view.canRedo).toBe(false);
    session.undo();
    await vi.waitFor(() => expect(shown()).toBe('b'));
  });

  it('tells what was moved from what was edited', async () => {
    const { session, shown } = start();
    await session.start('a', '');
    expect(session.view.moved).toBe(false);
    await session.play('1:0');
    expect(session.view.moved).toBe(true);
    await session.edit('b');
    expect(session.view.moved).toBe(false);
    session.undo();
    await vi.waitFor(() => expect(shown()).toBe('a>1:0'));
    expect(session.view.moved).toBe(true);
  });

  it('takes a whole gesture back at once and writes one entry of the address for it', async () => {
    const { session, written, shown } = start();
    await session.start('a', '');
    await session.edit('b', 'drag-1');
    await session.edit('c', 'drag-1');
    await session.edit('d', 'drag-2');
    expect(written).toEqual([
      ['a', 'replace'],
      ['b', 'push'],
      ['c', 'replace'],
      ['d', 'push'],
    ]);
    session.undo();
    await vi.waitFor(() => expect(shown()).toBe('c'));
    session.undo();
    await vi.waitFor(() => expect(shown()).toBe('a'));
  });

  it('says that it computes only when that takes a while, and cancel keeps what is shown', async () => {
    const { session, shown } = start();
    await session.start('a', '');
    void session.edit('slow');
    expect(session.view.computing).toBe(false);
    expect(session.view.text).toBe('slow');
    await vi.advanceTimersByTimeAsync(200);
    expect(session.view.computing).toBe(true);
    session.cancel();
    expect(session.view).toMatchObject({ computing: false, text: 'a' });
    expect(shown()).toBe('a');
  });

  it('shows the newest answer only', async () => {
    const { session, solver, shown } = start();
    await session.start('a', '');
    void session.edit('slow 1');
    void session.edit('slow 2');
    itemAt(solver.waiting, 1)();
    await vi.waitFor(() => expect(shown()).toBe('slow 2'));
    itemAt(solver.waiting, 0)();
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toBe('slow 2');
  });

  it('takes back an edit that is still being computed', async () => {
    const { session, shown } = start();
    await session.start('a', '');
    await session.edit('b');
    void session.edit('slow');
    session.undo();
    expect(session.view.text).toBe('b');
    expect(shown()).toBe('b');
  });

  it('leaves a wrong address in the bar until it is dismissed', async () => {
    const { session, written, shown } = start();
    await session.start('bad', 'a');
    expect(shown()).toBe('a');
    expect(written).toEqual([]);
    session.dismiss();
    expect(written).toEqual([['a', 'replace']]);
    await session.travel('bad again');
    expect(written.length).toBe(1);
    session.dismiss();
    session.dismiss();
    expect(written.slice(1)).toEqual([['a', 'replace']]);
  });

  it('puts the shown position in the place of a wrong address before the next edit', async () => {
    const { session, written } = start();
    await session.start('a', '');
    await session.travel('bad');
    await session.edit('bad too');
    await session.edit('b');
    expect(written).toEqual([
      ['a', 'replace'],
      ['a', 'replace'],
      ['b', 'push'],
    ]);
  });

  it('a travelled text that is cancelled leaves the address', async () => {
    const { session, written } = start();
    await session.start('a', '');
    void session.travel('slow');
    session.cancel();
    expect(written.at(-1)).toEqual(['a', 'replace']);
  });

  it('back and forward walk through the undo list where they meet it', async () => {
    const { session, shown } = start();
    await session.start('a', '');
    await session.edit('b');
    await session.edit('c');
    await session.travel('b');
    expect(session.view.canRedo).toBe(true);
    session.undo();
    await vi.waitFor(() => expect(shown()).toBe('a'));
    await session.travel('b');
    await session.travel('c');
    expect(session.view.canRedo).toBe(false);
    await session.travel('elsewhere');
    session.undo();
    await vi.waitFor(() => expect(shown()).toBe('c'));
  });

  it('a refused step of travelling leaves the undo list where it was', async () => {
    const { session, shown } = start();
    await session.start('a', '');
    await session.edit('b');
    await session.travel('bad');
    session.undo();
    await vi.waitFor(() => expect(shown()).toBe('a'));
  });

  it('offers the pairing reply as long as the move it answers is what is shown', async () => {
    const { session, shown } = start();
    await session.start('a', '');
    await session.play('2:0');
    expect([shown(), session.view.reply]).toEqual(['a>2:0', { turn: legalTurn(0, 1, 0), before: 'win' }]);
    await session.play(session.view.reply!.turn.notation);
    expect([shown(), session.view.reply]).toEqual(['a>2:0>1:0', null]);
    session.undo();
    await vi.runAllTimersAsync();
    expect(session.view.reply).toBeNull();
  });

  // Two turns in one step skip a position whose outcome was never asked for.
  it('offers no pairing reply to an answer', async () => {
    const { session, shown } = start();
    await session.start('a', '');
    await session.play('1:0', '2:0');
    expect([shown(), session.view.reply]).toEqual(['a>1:0>2:0', null]);
  });

  it('plays moves through the core', async () => {
    const { session, shown } = start();
    await session.start('a', '');
    await session.play('1:5');
    expect(shown()).toBe('a>1:5');
  });
});

describe('the undo list', () => {
  it('forgets a gesture that ended where it began', () => {
    const list = new UndoList();
    list.record('a');
    list.record('b', 'drag');
    list.record('a', 'drag');
    expect(list.present).toBe('a');
    expect(list.canUndo).toBe(false);
  });
  it('keeps every state of many', () => {
    const list = new UndoList();
    for (let state = 0; state < 1000; ++state) list.record(String(state));
    for (let state = 998; state >= 0; --state) expect(list.walk(-1)).toBe(String(state));
    expect(list.walk(-1)).toBeUndefined();
  });
  it('finds every state again after edits anywhere, walks to and fro, and gestures', () => {
    const list = new UndoList();
    let seed = 1;
    const chance = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    let texts = ['start'];
    let at = 0;
    list.record('start');
    for (let step = 0; step < 3000; ++step) {
      if (chance(3) > 0) {
        const text = itemAt(texts, at);
        const from = chance(text.length + 1);
        const edited =
          text.slice(0, from) + 'ab\ud83d\ude00'.slice(chance(3), 1 + chance(4)) + text.slice(from + chance(3));
        list.record(edited);
        if (edited !== text) texts = [...texts.slice(0, ++at), edited];
      } else {
        at = chance(texts.length);
        list.goTo(at);
      }
      expect([list.present, list.place, list.canUndo, list.canRedo]).toEqual([
        texts[at],
        at,
        at > 0,
        at < texts.length - 1,
      ]);
    }
  });
  it('takes a drag back as one, wherever it led', () => {
    const list = new UndoList();
    for (const text of ['pile=1', 'pile=12']) list.record(text);
    for (const text of ['pile=3', 'pile=12,4', '']) list.record(text, 'drag');
    expect(list.walk(-1)).toBe('pile=12');
    expect(list.walk(1)).toBe('');
    expect(list.walk(-2)).toBe('pile=1');
  });
});
