import type { Turn } from 'grundy-wasm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SolverClient } from '../../../web/src/solver/client.js';
import type { Request, Response } from '../../../web/src/solver/protocol.js';
import { Superseded } from '../../../web/src/solver/superseded.js';
import { TextWire, type Packed } from '../../../web/src/solver/text-wire.js';
import { buffersIn } from '../../../web/src/solver/transferables.js';
import { trimmed } from '../../../web/src/solver/trim.js';
import type { Port } from '../../../web/src/solver/worker-queue.js';
import { WorkerQueues } from '../../../web/src/solver/worker-queues.js';
import { nim } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

class FakePort {
  readonly asked: Request[] = [];
  terminated = false;
  /** How many characters of text have arrived. */
  carried = 0;
  private readonly wire = new TextWire();
  private listeners: Record<string, (event: never) => void> = {};

  postMessage(packed: Packed<Request>): void {
    this.carried += packed.difference?.put.length ?? 0;
    this.asked.push(this.wire.unpack(structuredClone(packed)));
  }
  terminate(): void {
    this.terminated = true;
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners[type] = listener;
  }
  answer(request: Request): void {
    const text = 'text' in request ? request.text : '';
    const reply = { ok: true, text, analysis: { ...nim(), text } };
    this.tell({ id: request.id, kind: request.kind, reply } as unknown as Response);
  }
  tell(data: Response): void {
    this.listeners.message!({ data: structuredClone(this.wire.pack(data)) } as never);
  }
  /** Reports that its module has loaded. */
  load(): void {
    this.listeners.message!({ data: null } as never);
  }
}

function setUp() {
  const ports: FakePort[] = [];
  const queues = new WorkerQueues(() => {
    ports.push(new FakePort());
    return ports.at(-1) as unknown as Port;
  });
  return { client: new SolverClient(queues), other: new SolverClient(queues), ports, last: () => ports.at(-1)! };
}

describe('the client of the worker', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks one thing at a time and drops analyses that a newer one replaced', async () => {
    const { client, last } = setUp();
    const first = client.analyze('a');
    const second = client.analyze('b');
    const third = client.analyze('c');
    first.catch(() => {});
    second.catch(() => {});
    expect(last().asked.map((request) => 'text' in request && request.text)).toEqual(['a']);
    last().answer(itemAt(last().asked, 0));
    expect(last().asked.map((request) => 'text' in request && request.text)).toEqual(['a', 'c']);
    last().answer(itemAt(last().asked, 1));
    await expect(first).rejects.toThrow(Superseded);
    await expect(second).rejects.toThrow(Superseded);
    await expect(third).resolves.toMatchObject({ ok: true });
  });

  it('tells whoever asked how far the answer is, as long as it is waited for', async () => {
    const { client, last } = setUp();
    const shares: string[] = [];
    const first = client.analyze('a', undefined, (share) => shares.push(`a ${share}`));
    first.catch(() => {});
    const tell = (request: Request, share: number): void => last().tell({ id: request.id, kind: 'progress', share });
    tell(itemAt(last().asked, 0), 0.25);
    tell(itemAt(last().asked, 0), 0.5);
    last().answer(itemAt(last().asked, 0));
    await first;
    const second = client.analyze('b', undefined, (share) => shares.push(`b ${share}`));
    tell(itemAt(last().asked, 0), 0.75);
    tell(itemAt(last().asked, 1), 0.1);
    last().answer(itemAt(last().asked, 1));
    await second;
    expect(shares).toEqual(['a 0.25', 'a 0.5', 'b 0.1']);
  });

  it('stops a worker that is long busy with what nobody waits for, once it has its module', async () => {
    const { client, ports, last } = setUp();
    client.analyze('long').catch(() => {});
    const next = client.analyze('short');
    // A second worker would have to load the module as well.
    await vi.advanceTimersByTimeAsync(1000);
    expect(ports[0]?.terminated).toBe(false);
    last().load();
    await vi.advanceTimersByTimeAsync(0);
    expect(ports).toHaveLength(2);
    expect(ports[0]?.terminated).toBe(true);
    last().answer(itemAt(last().asked, 0));
    await expect(next).resolves.toMatchObject({ ok: true });
  });

  it('asks a new worker within half a second where an idle one was ended by the browser', async () => {
    const { client, ports, last } = setUp();
    const first = client.analyze('a');
    last().load();
    last().answer(itemAt(last().asked, 0));
    await first;
    const second = client.analyze('b');
    expect(ports).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(ports.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(last().asked).toMatchObject([{ kind: 'analyze', text: 'b' }]);
    last().load();
    last().answer(itemAt(last().asked, 0));
    await expect(second).resolves.toMatchObject({ ok: true, analysis: { text: 'b' } });
  });

  it('leaves a worker alone that said that it begins, however long it computes', async () => {
    const { client, ports, last } = setUp();
    const answer = client.analyze('a');
    last().load();
    last().answer(itemAt(last().asked, 0));
    await answer;
    const long = client.analyze('long');
    last().load();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ports).toHaveLength(1);
    last().answer(itemAt(last().asked, 1));
    await expect(long).resolves.toMatchObject({ ok: true });
  });

  it('does not take a worker that still loads its module for one that is gone', async () => {
    const { client, ports, last } = setUp();
    const answer = client.analyze('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ports).toHaveLength(1);
    last().load();
    last().answer(itemAt(last().asked, 0));
    await expect(answer).resolves.toMatchObject({ ok: true });
  });

  it('cancel answers at once and the next question gets a fresh worker', async () => {
    const { client, ports } = setUp();
    const abort = new AbortController();
    const cancelled = client.analyze('long', abort.signal);
    abort.abort();
    await expect(cancelled).rejects.toThrow(Superseded);
    expect(ports[0]?.terminated).toBe(true);
    void client.analyze('b');
    expect(ports).toHaveLength(2);
  });

  it('reports a crash and starts afresh', async () => {
    const { client, ports, last } = setUp();
    const crashed = client.analyze('a');
    last().tell({ id: itemAt(last().asked, 0).id, kind: 'crashed', message: 'out of memory' });
    await expect(crashed).rejects.toThrow('out of memory');
    void client.analyze('b');
    expect(ports).toHaveLength(2);
  });

  it('drops nothing that another client of the same worker asked', async () => {
    const { client, other, ports, last } = setUp();
    const first = other.analyze('a');
    const second = other.analyzeBeside('b');
    const third = client.analyze('c');
    last().answer(itemAt(last().asked, 0));
    last().answer(itemAt(last().asked, 1));
    last().answer(itemAt(last().asked, 2));
    await expect(Promise.all([first, second, third])).resolves.toHaveLength(3);
    expect(ports).toHaveLength(1);
  });

  // The tables of a board of 2^24 cells must not stay in memory.
  it('gives the memory back after the question that runs when it is released, and asks what waits of a new worker', async () => {
    const { client, ports, last } = setUp();
    const running = client.analyzeBeside('a');
    const waiting = client.analyzeBeside('b');
    client.release();
    expect(ports.map(({ terminated }) => terminated)).toEqual([false]);
    last().answer(itemAt(last().asked, 0));
    await expect(running).resolves.toMatchObject({ ok: true, analysis: { text: 'a' } });
    expect(ports.map(({ terminated }) => terminated)).toEqual([true, false]);
    last().answer(itemAt(last().asked, 0));
    await expect(waiting).resolves.toMatchObject({ ok: true, analysis: { text: 'b' } });
    expect(ports).toHaveLength(2);
    client.release();
    expect(last().terminated).toBe(true);
  });

  it('asks the module that reads the game, and drops what was wanted of another', async () => {
    const { client, ports } = setUp();
    const first = client.analyze('game=nim&piles=3');
    first.catch(() => {});
    const second = client.analyze('game=kayles&piles=12');
    await expect(first).rejects.toThrow(Superseded);
    expect(ports.map(({ asked }) => asked.map((request) => 'text' in request && request.text))).toEqual([
      ['game=nim&piles=3'],
      ['game=kayles&piles=12'],
    ]);
    const kayles = itemAt(ports, 1);
    kayles.answer(itemAt(kayles.asked, 0));
    await expect(second).resolves.toMatchObject({ ok: true });
    client.prepare('#game=kayles&piles=3,3');
    expect(ports).toHaveLength(2);
    client.prepare('#game=board');
    expect(ports).toHaveLength(3);
    client.release();
    expect(ports.map(({ terminated }) => terminated)).toEqual([false, true, true]);
  });

  it('never drops a move for an analysis', async () => {
    const { client, last } = setUp();
    void client.analyze('a').catch(() => {});
    void client.play('a', '1:5');
    void client.analyze('b');
    last().answer(itemAt(last().asked, 0));
    last().answer(itemAt(last().asked, 1));
    expect(last().asked.map(({ kind }) => kind)).toEqual(['analyze', 'play', 'analyze']);
  });
});

const long = (first: number): string => `game=nim&piles=${first},${'12345,'.repeat(100_000)}7`;

describe('the way of a text to the worker and back', () => {
  it('is its own length once, and after that the length of what changes', async () => {
    const { client, last } = setUp();
    const ask = async (text: string): Promise<string> => {
      const reply = client.analyze(text);
      last().answer(last().asked.at(-1)!);
      const answered = await reply;
      return answered.ok ? answered.analysis.text : '';
    };
    expect(await ask(long(3))).toBe(long(3));
    const once = last().carried;
    expect(once).toBe(long(3).length);
    expect(await ask(long(4))).toBe(long(4));
    void client.examine(long(4), 0, 1);
    expect(last().asked.at(-1)).toMatchObject({ kind: 'examine', text: long(4) });
    expect(last().carried).toBe(once + 1);
  });

  it('begins anew with every worker', async () => {
    const { client, last } = setUp();
    const reply = client.analyze(long(3));
    last().answer(itemAt(last().asked, 0));
    await reply;
    client.release();
    void client.analyze(long(3));
    expect(last().carried).toBe(long(3).length);
    expect(last().asked.map((request) => 'text' in request && request.text)).toEqual([long(3)]);
  });
});

const turn = (size: number): Turn => ({
  notation: '',
  moves: Array.from({ length: size }, () => ({
    notation: '',
    component: 0,
    item: 0,
    from: 0,
    to: 0,
    left: [],
    changes: [],
    grundy: 0,
  })),
});

describe('the turns that cross at once', () => {
  it('are the first of them, at least one, and all where they are few', () => {
    const moves = { count: '5000', from: 0, list: Array.from({ length: 5000 }, () => turn(1)) };
    expect(trimmed(moves).list).toHaveLength(2000);
    expect(trimmed({ ...moves, list: [turn(3000), turn(1)] }).list).toHaveLength(1);
    const few = nim().moves;
    expect(trimmed(few)).toBe(few);
  });
});

describe('transferables', () => {
  it('are the buffers of all typed arrays, each once', () => {
    const { position, tables, components } = nim();
    const found = buffersIn({ position, tables, components });
    expect(found).toHaveLength(12);
    expect(new Set(found).size).toBe(12);
  });
});
