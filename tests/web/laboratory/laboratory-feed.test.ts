import { describe, expect, it, vi } from 'vitest';
import { Freshest } from '../../../web/src/laboratory/freshest.js';
import { HeapRun } from '../../../web/src/laboratory/runs/heap-run.js';
import { PlotFeed } from '../../../web/src/laboratory/plot/plot-feed.js';
import { LaboratoryClient } from '../../../web/src/solver/laboratory/client.js';
import { Superseded } from '../../../web/src/solver/superseded.js';
import { fakeLaboratory, FakeLaboratoryPort } from './laboratory-fake.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const nothing = (): void => {};

async function readRun(values: number) {
  const ports: FakeLaboratoryPort[] = [];
  const run = new HeapRun(
    () => {
      ports.push(new FakeLaboratoryPort(fakeLaboratory({ slice: 20_000 })));
      return ports.at(-1)!;
    },
    nothing,
    () => 0,
  );
  await run.read('a', values);
  await run.start(values);
  const asked = (call: string): (readonly unknown[])[] =>
    ports
      .flatMap((port) => port.asked)
      .filter((question) => question.call === call)
      .map(({ given }) => given);
  return { run, asked };
}

describe('the client of the laboratory', () => {
  it('answers each question, whatever order they are asked in', async () => {
    const client = new LaboratoryClient(() => new FakeLaboratoryPort(fakeLaboratory()));
    const [begun, progress] = await Promise.all([client.ask('begin', 'a'), client.ask('advance', 50, 10)]);
    expect(begun.ok).toBe(true);
    expect(progress.computed).toBe(50);
  });

  it('leaves nobody waiting when it is closed, and opens anew with the next question', async () => {
    const client = new LaboratoryClient(() => new FakeLaboratoryPort(fakeLaboratory()));
    const waiting = client.ask('value', 3).catch((error: unknown) => error);
    client.close();
    expect(await waiting).toBeInstanceOf(Superseded);
    expect(await client.ask('value', 3)).toBe(null);
  });

  it('trusts no module that crashed', async () => {
    const ports: FakeLaboratoryPort[] = [];
    const client = new LaboratoryClient(() => {
      const broken = {
        ...fakeLaboratory(),
        value: () => {
          throw new Error('memory access out of bounds');
        },
      };
      ports.push(new FakeLaboratoryPort(broken));
      return ports.at(-1)!;
    });
    await expect(client.ask('value', 3)).rejects.toThrow('out of bounds');
    expect(itemAt(ports, 0).terminated).toBe(true);
  });
});

describe('the pictures of a plot', () => {
  it('are dots while they are few, with room beside them that is not asked for twice', async () => {
    const { run, asked } = await readRun(20_000);
    const feed = new PlotFeed(run, nothing);
    feed.want({ range: { from: 1000, to: 1100 }, columns: 500, rows: 300 }, true);
    await vi.waitUntil(() => feed.answer !== null);
    expect(feed.answer!.dots!.first).toBe(900);
    expect(feed.answer!.dots!.list.length).toBe(300);
    feed.want({ range: { from: 1050, to: 1150 }, columns: 500, rows: 300 }, true);
    expect(asked('values').length).toBe(1);
    feed.want({ range: { from: 3000, to: 3100 }, columns: 500, rows: 300 }, true);
    expect(asked('values').length).toBe(2);
  });

  it('are counted where they are many, one after the other and the last wish first', async () => {
    const { run, asked } = await readRun(20_000);
    const feed = new PlotFeed(run, () => feed.want({ range: { from: 0, to: 7000 }, columns: 100, rows: 50 }, true));
    feed.want({ range: { from: 0, to: 5000 }, columns: 100, rows: 50 }, true);
    feed.want({ range: { from: 0, to: 6000 }, columns: 100, rows: 50 }, true);
    await vi.waitUntil(() => feed.answer?.range.to === 7000);
    expect(asked('density').map(([from, to]) => [from, to])).toEqual([
      [0, 5000],
      [0, 7000],
    ]);
    expect(feed.answer!.cells).toMatchObject({ columns: 100, rows: 3 });
  });

  it('are forgotten with the game they are of', async () => {
    const { run } = await readRun(5000);
    const feed = new PlotFeed(run, nothing);
    feed.want({ range: { from: 0, to: 100 }, columns: 100, rows: 50 }, true);
    await vi.waitUntil(() => feed.answer !== null);
    run.cancel();
    feed.want({ range: { from: 0, to: 100 }, columns: 100, rows: 50 }, true);
    expect(feed.answer).toBe(null);
  });
});

it('what changes while it is asked for is asked for once more, not as often as it changed', async () => {
  let asked = 0;
  const fresh = new Freshest(async () => {
    asked += 1;
    await Promise.resolve();
  }, 1);
  const done = fresh.want();
  for (let change = 0; change < 10; ++change) void fresh.want();
  await done;
  expect(asked).toBe(2);
});
