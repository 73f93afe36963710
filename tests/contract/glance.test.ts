import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Grundy } from 'grundy-wasm';
import { glancesFor, type GlanceName } from '../../web/src/families/glances.model.js';
import { openGlance, type Glance } from '../../web/src/worker/glance.js';
import { published } from '../support/links.ts';
import { malformed } from '../support/malformed.ts';
import { loadModule } from '../support/module.ts';
import { someOf } from '../support/some-of.ts';
import { itemAt } from '../../web/src/params/item-at.ts';
import { conform } from './conform.ts';
import { faulty, positions } from './corpus.ts';
import { readContract } from './shapes.ts';

let grundy: Grundy;

/** How many bytes each small module may have, compressed. The compiler of Debian 13 makes them up to a tenth larger than that of Debian 12. */
const limits: Readonly<Record<GlanceName, number>> = {
  boards: 11_000,
  piles: 11_000,
  staircases: 11_000,
  rows: 38_000,
  heaps: 50_000,
  subtraction: 58_000,
  grid: 51_500,
  graph: 46_000,
  hackenbush: 49_500,
  rule: 73_000,
  cram: 45_000,
  notakto: 45_000,
};
const names = Object.keys(limits) as GlanceName[];
/** The most that the small modules of an embed may weigh together. `tests/browser/support/weight.ts` sets a lower limit for all games but typed rules. */
const LEFT_FOR_MODULES = 73_000;
let modules: Buffer[];
let opened: Glance[];
/** The answers of the small modules that do not decline the text. Several may answer. */
let glances: (text: string) => Promise<Analysis[]>;

beforeAll(async () => {
  grundy = await loadModule();
  modules = await Promise.all(
    names.map((name) => readFile(new URL(`../../.build/wasm/glance_${name}.wasm`, import.meta.url))),
  );
  opened = await Promise.all(modules.map((bytes) => openGlance(new Uint8Array(bytes))));
  glances = async (text) => {
    const found = await Promise.all(opened.map((each) => each(text)));
    const asked = glancesFor(text);
    const others = names.filter((each, index) => found[index] !== null && !asked.includes(each));
    if (others.length > 0)
      throw new Error(`an embed does not ask the module of ${others.join()}, which answers ${text}`);
    return found.filter((each) => each !== null);
  };
});

function solved(text: string): Analysis {
  const reply = grundy.analyze(text);
  expect(reply.ok, text).toBe(true);
  return (reply as { analysis: Analysis }).analysis;
}

const weight = (name: GlanceName): number =>
  execFileSync('gzip', ['-9c'], { input: itemAt(modules, names.indexOf(name)) }).length;

/**
 * The full answer, reduced to what a small module says: no steps, the rule as that module gives it, and Grundy numbers
 * in 32-bit words where the full module has bytes.
 */
function said(text: string, { rule }: Analysis): Analysis {
  const analysis = solved(text);
  const tables = analysis.tables.map((table) => ({
    ...table,
    grundy: table.grundy instanceof Uint8Array ? Uint32Array.from(table.grundy) : table.grundy,
  }));
  // Small modules do not test guesses.
  const asked = analysis.asked?.kind === 'lost-count' ? analysis.asked : null;
  return { ...analysis, rule, tables, asked, steps: [] };
}

const examples = () =>
  grundy.catalogue().games.flatMap((game) => game.examples.map((example) => solved(example.text).text));

describe('the small modules', () => {
  it.each(names)('are small, and import nothing: %s', (name) => {
    const bytes = itemAt(modules, names.indexOf(name));
    expect(weight(name)).toBeLessThanOrEqual(limits[name]);
    expect(WebAssembly.Module.imports(new WebAssembly.Module(new Uint8Array(bytes)))).toEqual([]);
  });

  it('say of the examples looked at what the full one says, in the same shape, where they answer', async () => {
    const parts = await Promise.all(
      ['grundy', 'catalogue', 'play'].map((name) =>
        readFile(new URL(`../../wasm/${name}.d.ts`, import.meta.url), 'utf8'),
      ),
    );
    const contract = readContract(parts.join('\n'));
    let answered = 0;
    for (const text of someOf(examples())) {
      const answers = await glances(text);
      answered += Math.min(answers.length, 1);
      for (const found of answers) {
        expect(conform(contract, { kind: 'name', id: 'Analysis', name: 'Analysis' }, found, text).faults).toEqual([]);
        expect(found, text).toEqual(said(text, found));
      }
    }
    expect(answered).toBeGreaterThanOrEqual(process.env.GRUNDY_ALL ? 32 : 11);
  });

  // Only the full module solves typed rules with cycles, or rules that may end the whole game.
  const backwards = published.filter(
    ([link]) => link.startsWith('game=rule&numbers=p,turn&') || link.includes('&lost='),
  );

  it('leave typed rules that are solved backwards to the full one', async () => {
    expect(backwards).toHaveLength(3);
    for (const [link] of backwards) expect(await glances(link)).toEqual([]);
  });

  it.each(someOf(published.filter((each) => !backwards.includes(each))))(
    'answer at once, and weigh no more than an embed may: %s',
    async (link) => {
      let bytes = 0;
      let answer: Analysis | null = null;
      for (const name of glancesFor(link)) {
        bytes += weight(name);
        answer ??= await itemAt(opened, names.indexOf(name))(link);
        if (answer) break;
      }
      expect(answer).toEqual(answer && said(link, answer));
      expect(answer?.text).toBe(solved(link).text);
      expect(bytes).toBeLessThanOrEqual(LEFT_FOR_MODULES);
    },
  );

  it('say the same of the canonical texts of the corpus, or nothing', async () => {
    for (const text of positions) {
      for (const found of await glances(text)) expect(found, text).toEqual(said(text, found));
    }
  });

  it.each([
    'game=subtraction&take=1-3&piles=21,7',
    'game=subtraction&take=1-5&piles=20,7',
    'game=nim&piles=1-5',
    'game=nimble&coins=3,5,5',
    'game=ordered&piles=3,6,6,100',
  ])('ask the smallest first of what it answers: %s', async (text) => {
    const [first] = glancesFor(text);
    expect(await itemAt(opened, names.indexOf(first!))(text)).not.toBeNull();
    expect(weight(first!)).toBeLessThanOrEqual(11_000);
  });

  it('decline what is malformed', async () => {
    const texts = someOf([...faulty, ...malformed.map((row) => row.text)]);
    const found = await Promise.all(texts.map(glances));
    expect(texts.filter((_, index) => itemAt(found, index).length > 0)).toEqual([]);
  });

  it('decline what the page would wait for', async () => {
    const texts = [
      'game=grundy&piles=1000000000000',
      'game=subtraction&take=1,3,4&piles=5000',
      'game=subtraction&take=primes&piles=3&count=1000000',
      'game=poker-nim&piles=900&adds=90',
      'game=board&size=65x64&pieces=queen@a1&toward=left-down',
    ];
    for (const text of texts) {
      expect(glancesFor(text), text).not.toEqual([]);
      expect(await glances(text), text).toEqual([]);
    }
  });

  it('decline a sum that only the full module decides', async () => {
    const text = 'game=kayles&piles=5,5,5,5,5,5&play=misere';
    expect(glancesFor(text)).not.toEqual([]);
    expect(await glances(text)).toEqual([]);
  });

  it('say the same of random bytes, or nothing, and answer as before afterwards', async () => {
    const text = 'game=nim&piles=7,4,1';
    const before = await glances(text);
    let seed = 1;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const texts = ['9'.repeat(3_000_000), `game=board&size=24x24&pieces=${'queen@a1,'.repeat(100_000)}`];
    for (let i = 0; i < (process.env.GRUNDY_ALL ? 500 : 60); ++i) {
      const letters = Array.from({ length: random(60) }, () => String.fromCharCode(random(300)));
      texts.push(letters.join(''), `${text.slice(0, random(text.length))}${letters.slice(0, 2).join('')}&`);
    }
    for (const each of texts) {
      for (const found of await glances(each)) expect(found, each).toEqual(said(each, found));
    }
    expect(before.length).toBeGreaterThan(0);
    expect(await glances(text)).toEqual(before);
  });
});
