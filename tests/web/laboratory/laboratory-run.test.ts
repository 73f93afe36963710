import { describe, expect, it } from 'vitest';
import { FirstDifference } from '../../../web/src/laboratory/first-difference.js';
import { HeapRun } from '../../../web/src/laboratory/runs/heap-run.js';
import { LaboratorySession } from '../../../web/src/laboratory/laboratory-session.js';
import { packed, refusalWords, restoreRun, saveRun } from '../../../web/src/laboratory/runs/run-keeper.js';
import { checksum, type SavedRun, type Values } from '../../../web/src/laboratory/runs/run-record.js';
import type { RunStore } from '../../../web/src/laboratory/runs/run-store.js';
import { sequenceFile } from '../../../web/src/laboratory/values/sequence-file.js';
import { fakeLaboratory, FakeLaboratoryPort, type FakeChoices } from './laboratory-fake.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

/** A clock that stands still, so that no time limit passes on a busy machine. */
const still = (): number => 0;

function setUp(choices: FakeChoices = {}) {
  const ports: FakeLaboratoryPort[] = [];
  const seen: string[] = [];
  const run: HeapRun = new HeapRun(
    () => {
      ports.push(new FakeLaboratoryPort(fakeLaboratory(choices)));
      return ports.at(-1)!;
    },
    () => seen.push(`${run.state} ${run.progress?.computed ?? '-'}`),
    still,
  );
  return { run, ports, seen };
}

/** A store that holds everything in lists; `room` limits its chunks. */
function memoryStore(room = Infinity) {
  const runs: SavedRun[] = [];
  const chunks = new Map<string, Values>();
  const store = {
    list: async () => runs,
    claim: async () => 1,
    putValues: async (id: number, chunk: number, values: Values) => {
      if (chunks.size >= room) throw new DOMException('full', 'QuotaExceededError');
      chunks.set(`${id} ${chunk}`, values);
    },
    complete: async (saved: SavedRun) => void runs.push(saved),
    values: async (id: number, chunk: number) => chunks.get(`${id} ${chunk}`),
    remove: async (id: number) => {
      for (const key of chunks.keys()) if (key.startsWith(`${id} `)) chunks.delete(key);
    },
  };
  return { store: store as unknown as RunStore, runs, chunks };
}

const nothing = (): void => {};

describe('a run of the laboratory', () => {
  it('reads a rule, shows the first values, and goes on until as many as were wanted are there', async () => {
    const { run, seen } = setUp({ slice: 4000 });
    await run.read('game=octal&code=0.77', 20_000);
    expect(run.state).toBe('ready');
    expect(run.progress!.computed).toBe(10_000);
    await run.start(20_000);
    expect(run.state).toBe('done');
    expect(run.progress!.computed).toBe(20_000);
    expect(seen.filter((line) => line.startsWith('running')).length).toBeGreaterThan(2);
  });

  it('is paused after the slice it is in, and continued from there', async () => {
    const { run } = setUp();
    await run.read('a', 100);
    const going = run.start(1000);
    run.pause();
    await going;
    expect(run.state).toBe('paused');
    expect(run.progress!.computed).toBe(200);
    await run.start(1000);
    expect(run.state).toBe('done');
  });

  it('gives its worker up at once when it is cancelled, and begins anew in another', async () => {
    const { run, ports } = setUp();
    await run.read('a', 100);
    const going = run.start(1_000_000);
    run.cancel();
    expect(itemAt(ports, 0).terminated).toBe(true);
    expect([run.state, run.progress]).toEqual(['empty', null]);
    await going;
    expect(run.failure).toBe('');
    await run.start(500);
    expect(ports.length).toBe(2);
    expect(run.progress!.computed).toBe(500);
  });

  it('ends where a period is proved, and then knows every heap', async () => {
    const { run } = setUp({ provedAt: 300 });
    await run.read('a', 1_000_000);
    expect(run.state).toBe('done');
    expect(run.known).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('asks for no more than there is memory for', async () => {
    const { run } = setUp({ most: 250 });
    await run.read('a', 1_000_000);
    expect([run.state, run.progress!.computed]).toEqual(['done', 250]);
  });

  it('keeps the problems of a rule that cannot be read', async () => {
    const { run } = setUp();
    await run.read('game=octal&code=wrong');
    expect(run.problems.map(({ key }) => key)).toEqual(['code']);
    expect([run.rule, run.state]).toEqual([null, 'empty']);
  });

  it('shows the rule that was read last, however fast they follow each other', async () => {
    const { run } = setUp();
    await Promise.all([run.read('a', 100), run.read('b', 100)]);
    expect(run.rule!.rules).toBe('b');
    expect(run.progress!.computed).toBe(100);
  });

  it('says what made the module stop', async () => {
    const broken = {
      ...fakeLaboratory(),
      advance: () => {
        throw new Error('out of memory');
      },
    };
    const run = new HeapRun(() => new FakeLaboratoryPort(broken), nothing, still);
    await run.read('a');
    expect(run.failure).toContain('out of memory');
    expect(run.state).toBe('empty');
  });
});

describe('a saved run', () => {
  it('is taken up again where it was', async () => {
    const { run } = setUp();
    const { store, runs, chunks } = memoryStore();
    await run.read('a', 200);
    await saveRun(store, run, 1000, nothing, 5);
    expect(runs).toEqual([
      {
        id: 1,
        rules: 'a',
        title: 'Octal game 0.77',
        computed: 200,
        wanted: 1000,
        size: 200,
        saved: 5,
        chunks: 1,
        sums: Uint32Array.of(checksum(chunks.get('1 0')!)),
      },
    ]);
    const later = setUp().run;
    expect(await later.resume('a', () => restoreRun(store, itemAt(runs, 0), later, nothing))).toBe('');
    expect([later.state, later.progress!.computed]).toEqual(['paused', 200]);
  });

  it('counts the time that went into what is not saved, and no other', async () => {
    let now = 0;
    const run = new HeapRun(
      () => new FakeLaboratoryPort(fakeLaboratory()),
      nothing,
      () => now++,
    );
    const { store, runs } = memoryStore();
    await run.read('a', 200);
    expect(run.unsaved).toBeGreaterThan(0);
    const saved = saveRun(store, run, 1000, nothing);
    expect(run.unsaved).toBeGreaterThan(0);
    await saved;
    expect(run.unsaved).toBe(0);
    await run.start(300);
    expect(run.unsaved).toBeGreaterThan(0);
    await run.resume('a', () => restoreRun(store, itemAt(runs, 0), run, nothing));
    expect(run.unsaved).toBe(0);
    await run.start(300);
    run.cancel();
    expect(run.unsaved).toBe(0);
  });

  it('counts no more for a slice than it can have taken: a clock that jumps by eight hours is not work', async () => {
    let now = 0;
    const run = new HeapRun(
      () => new FakeLaboratoryPort(fakeLaboratory()),
      nothing,
      () => (now += 8 * 3_600_000),
    );
    await run.read('a', 100);
    expect(run.unsaved).toBeLessThan(3000);
  });

  it('is not taken up where an early value was altered, which the game itself would allow', async () => {
    const { run } = setUp();
    const { store, runs, chunks } = memoryStore();
    await run.read('a', 5000);
    await saveRun(store, run, 5000, nothing);
    const chunk = chunks.get('1 0')!;
    chunk[7] = itemAt(chunk, 7) ^ 1;
    const credulous = { ...fakeLaboratory(), restore: () => true, check: () => true };
    const later = new HeapRun(() => new FakeLaboratoryPort(credulous), nothing, still);
    expect(await later.resume('a', () => restoreRun(store, itemAt(runs, 0), later, nothing))).toContain(
      'has changed since it was saved',
    );
    expect(later.state).toBe('empty');
  });

  it('whose store cannot be read is said to be unread, not unsaved', async () => {
    const { run } = setUp();
    const { store, runs } = memoryStore();
    await run.read('a', 200);
    await saveRun(store, run, 1000, nothing);
    const closed = { ...store, values: () => Promise.reject(new Error('the disk is gone')) } as unknown as RunStore;
    expect(await run.resume('a', () => restoreRun(closed, itemAt(runs, 0), run, nothing))).toBe(
      'The saved runs could not be read: the disk is gone.',
    );
    expect(run.failure).toBe('');
  });

  it('is refused where the game, the values or their end are others', async () => {
    const { run } = setUp();
    const { store, runs, chunks } = memoryStore();
    await run.read('a', 200);
    await saveRun(store, run, 1000, nothing);
    const again = (choices: FakeChoices, text = 'a') => {
      const other = setUp(choices).run;
      return other.resume(text, () => restoreRun(store, itemAt(runs, 0), other, nothing));
    };
    expect(await again({}, 'b')).toContain('another game');
    expect(await again({ odd: 50 })).toContain('cannot belong to this game');
    const differing = { ...fakeLaboratory(), check: () => false };
    const run2 = new HeapRun(() => new FakeLaboratoryPort(differing), nothing, still);
    expect(await run2.resume('a', () => restoreRun(store, itemAt(runs, 0), run2, nothing))).toContain(
      'not the same game',
    );
    expect(run2.state).toBe('empty');
    chunks.clear();
    expect(await again({})).toContain('has dropped a part');
  });

  it('is not given back to another game that was begun meanwhile', async () => {
    const { run, ports } = setUp();
    const { store, runs } = memoryStore();
    await run.read('a', 200);
    await saveRun(store, run, 1000, nothing);
    let reading: Promise<void> | undefined;
    const slow = {
      ...store,
      values: async (id: number, chunk: number) => ((reading = run.read('b', 100)), store.values(id, chunk)),
    } as typeof store;
    expect(await run.resume('a', () => restoreRun(slow, itemAt(runs, 0), run, nothing))).toBeNull();
    await reading;
    expect([run.rule!.rules, run.progress!.computed]).toEqual(['b', 100]);
    expect(ports.flatMap(({ asked }) => asked).some(({ call }) => call === 'restore')).toBe(false);
  });

  it('asks nothing of a game that is refused meanwhile', async () => {
    const { run, ports } = setUp();
    await run.read('a', 200);
    const reading = run.read('wrong');
    expect(run.progress).toBeNull();
    await reading;
    expect(itemAt(ports, 0).asked.at(-1)!.call).toBe('begin');
  });

  it('leaves nothing behind where there is no room', async () => {
    const { run } = setUp();
    const { store, runs, chunks } = memoryStore(0);
    await run.read('a', 200);
    const error = await saveRun(store, run, 1000, nothing).catch((reason: unknown) => reason);
    expect(refusalWords(error, 'saved')).toContain('no room left');
    expect([runs.length, chunks.size]).toEqual([0, 0]);
  });

  it('takes a byte for each value, or two where they are needed', () => {
    expect(packed(Float64Array.of(0, 255))).toBeInstanceOf(Uint8Array);
    expect(packed(Float64Array.of(0, 256)).byteLength).toBe(4);
  });
});

describe('two sequences', () => {
  it('are compared from the first heap on until they differ', async () => {
    const one = setUp().run;
    const other = setUp({ odd: 519 }).run;
    const difference = new FirstDifference(one, other, nothing);
    await one.read('a', 400);
    await other.read('b', 400);
    await difference.go(1000);
    expect([difference.at, difference.agreed]).toEqual([null, 400]);
    await one.start(1000);
    await other.start(1000);
    await difference.go(1000);
    expect(difference.at).toBe(519);
    await other.read('c', 400);
    await difference.go(1000);
    expect(difference.at).toBe(null);
  });
});

const fileOf = async (form: 'list' | 'csv' | 'json', from: number, to: number) => {
  const { run } = setUp({ slice: 20_000 });
  await run.read('game=octal&code=0.77', 100_000);
  await run.start(100_000);
  return (await sequenceFile(run, form, from, to, nothing, new AbortController().signal))!.text();
};

describe('a sequence as a file', () => {
  it('is a list, a table, or data that says what it is of', async () => {
    expect(await fileOf('list', 1, 5)).toBe('1, 2, 0, 1\n');
    expect(await fileOf('csv', 3, 5)).toBe('heap,value\n3,0\n4,1\n');
    expect(JSON.parse(await fileOf('json', 0, 3))).toMatchObject({
      game: 'game=octal&code=0.77',
      from: 0,
      to: 3,
      values: [0, 1, 2],
    });
  });
  it('is whole where it is made of many pieces, and nothing where it is given up', async () => {
    expect((await fileOf('list', 0, 100_000)).split(', ').map(Number)).toEqual(
      Array.from({ length: 100_000 }, (_, heap) => heap % 3),
    );
    const { run } = setUp();
    await run.read('a', 500);
    expect(await sequenceFile(run, 'csv', 0, 500, nothing, AbortSignal.abort())).toBe(null);
  });
});

describe('what is done in the laboratory', () => {
  it('lets no other game take the place of a run that goes on, or that took long and is not saved', async () => {
    const session = new LaboratorySession(() => new FakeLaboratoryPort(fakeLaboratory({})), nothing, 1000);
    const { run } = session;
    await run.read('a', 100);
    expect(session.locked).toBe('');
    const going = run.start(1000);
    expect(session.locked).toMatch(/^Cancel/);
    run.pause();
    await going;
    expect(session.locked).toMatch(/^Cancel/);
    await run.start(1000);
    run.unsaved = 2000;
    expect([run.state, session.locked]).toEqual(['done', '']);
    run.unsaved = 4000;
    expect(session.locked).toMatch(/^Save/);
    run.cancel();
    expect(session.locked).toBe('');
  });

  it('says of a list of saved runs that cannot be read that it could not be read', async () => {
    const session = new LaboratorySession(() => new FakeLaboratoryPort(fakeLaboratory({})), nothing, 1000);
    // This test has no store at all.
    await session.list();
    expect(session.storeFailure).toMatch(/^The saved runs could not be read: /);
  });
});
