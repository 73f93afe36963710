import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OpenedSolver } from '../../../web/src/solver/opened-solver.js';
import type { Port } from '../../../web/src/solver/worker-queue.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

class FakePort {
  readonly asked: unknown[] = [];
  terminated = false;
  private readonly listeners: Record<string, ((event: unknown) => void)[]> = { message: [], error: [] };

  postMessage(message: unknown): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  addEventListener(type: string, listener: (event: unknown) => void): void {
    (this.listeners[type] ??= []).push(listener);
  }
  speak(): void {
    for (const listener of this.listeners.message!.slice()) listener({ data: null });
  }
  fail(): void {
    for (const listener of this.listeners.error!.slice()) listener({ message: 'refused', preventDefault: () => {} });
  }
}

function setUp(arrived?: () => Promise<unknown>) {
  const opened: FakePort[] = [];
  const prepared = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const open = (): Port => {
    opened.push(new FakePort());
    return opened.at(-1) as unknown as Port;
  };
  const solver = new OpenedSolver([arrived ? { open, arrived } : { open }, { open, prepare: prepared }]);
  // oxlint-disable-next-line require-post-message-target-origin -- it is no window
  solver.postMessage('question' as never);
  return { opened, solver, prepared };
}

describe('a solver that may be refused', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is the worker, as soon as that says a word', async () => {
    const { opened } = setUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(itemAt(opened, 0).asked).toEqual([]);
    itemAt(opened, 0).speak();
    expect(itemAt(opened, 0).asked).toEqual(['question']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
  });

  it('is another one within half a second where a worker stays silent', async () => {
    const { opened } = setUp();
    await vi.advanceTimersByTimeAsync(400);
    expect(opened).toHaveLength(2);
    itemAt(opened, 1).speak();
    expect(itemAt(opened, 1).asked).toEqual(['question']);
    expect(itemAt(opened, 0).terminated).toBe(true);
  });

  it('waits for a worker whose file is still on its way', async () => {
    const way: { arrive?: () => void } = {};
    const { opened, prepared } = setUp(() => new Promise<void>((resolve) => (way.arrive = resolve)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
    // Meanwhile the files for the other way are fetched.
    expect(prepared).toHaveBeenCalledOnce();
    way.arrive!();
    await vi.advanceTimersByTimeAsync(300);
    expect(opened).toHaveLength(2);
  });

  it('is a worker that was only slow, where it speaks before the other', async () => {
    const { opened } = setUp(() => Promise.reject(new Error('the policy forbids to look')));
    await vi.advanceTimersByTimeAsync(600);
    itemAt(opened, 0).speak();
    expect(opened.map(({ terminated }) => terminated)).toEqual([false, true]);
    expect(itemAt(opened, 0).asked).toEqual(['question']);
    itemAt(opened, 1).speak();
    expect(itemAt(opened, 1).asked).toEqual([]);
  });

  it('is the other one at once where the worker is refused', async () => {
    const { opened } = setUp();
    await vi.advanceTimersByTimeAsync(0);
    itemAt(opened, 0).fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    itemAt(opened, 1).speak();
    expect(itemAt(opened, 1).asked).toEqual(['question']);
  });

  it('ends all that was opened', async () => {
    const { opened, solver } = setUp();
    await vi.advanceTimersByTimeAsync(600);
    solver.terminate();
    expect(opened.map(({ terminated }) => terminated)).toEqual([true, true]);
  });
});
