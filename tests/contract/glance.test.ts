import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Grundy } from 'grundy-wasm';
import { glanceNeeded, openGlance, type GlanceName } from '../../web/src/worker/glance.js';
import { malformed } from '../support/malformed.ts';
import { loadModule } from '../support/module.ts';
import { conform } from './conform.ts';
import { faulty, positions } from './corpus.ts';
import { readContract } from './shapes.ts';

let grundy: Grundy;
const names: readonly GlanceName[] = ['boards', 'piles', 'staircases'];
let modules: Buffer[];
let glance: (text: string) => Analysis | null;

beforeAll(async () => {
  grundy = await loadModule();
  modules = await Promise.all(names.map((name) => readFile(new URL(`../../.build/wasm/glance_${name}.wasm`, import.meta.url))));
  const opened = await Promise.all(modules.map((bytes) => openGlance(new Uint8Array(bytes))));
  glance = (text) => {
    const found = opened.map((each) => each(text));
    const name = glanceNeeded(text);
    const others = names.filter((each, index) => found[index] !== null && each !== name);
    if (others.length > 0) throw new Error(`an embed does not ask the module of ${others.join()}, which answers ${text}`);
    return found.find((each) => each !== null) ?? null;
  };
});

function solved(text: string): Analysis {
  const reply = grundy.analyze(text);
  expect(reply.ok, text).toBe(true);
  return (reply as { analysis: Analysis }).analysis;
}

/** What a small module says: nothing in words, and small numbers in words of 32 bits, where the full one has bytes. */
function said(text: string): Analysis {
  const analysis = solved(text);
  const tables = analysis.tables.map((table) => ({ ...table, grundy: table.grundy instanceof Uint8Array ? Uint32Array.from(table.grundy) : table.grundy }));
  return { ...analysis, tables, title: '', rule: '', steps: [] };
}

const examples = () => grundy.catalogue().games.flatMap((game) => game.examples.map((example) => solved(example.text).text));

describe('the small modules', () => {
  it('are small, and import nothing', () => {
    for (const bytes of modules) {
      expect(execFileSync('gzip', ['-9c'], { input: bytes }).length).toBeLessThanOrEqual(11_000);
      expect(WebAssembly.Module.imports(new WebAssembly.Module(new Uint8Array(bytes)))).toEqual([]);
    }
  });

  it('say of every example that they answer what the full one says, in the same shape', async () => {
    const parts = await Promise.all(['grundy', 'play'].map((name) => readFile(new URL(`../../wasm/${name}.d.ts`, import.meta.url), 'utf8')));
    const contract = readContract(parts.join('\n'));
    let answered = 0;
    for (const text of examples()) {
      const found = glance(text);
      if (found === null) continue;
      answered += 1;
      expect(conform(contract, { kind: 'name', id: 'Analysis', name: 'Analysis' }, found, text).faults).toEqual([]);
      expect(found, text).toEqual(said(text));
    }
    expect(answered).toBeGreaterThanOrEqual(25);
  });

  it('say the same of the canonical texts of the corpus, or nothing', () => {
    for (const text of positions) {
      const found = glance(text);
      if (found === null) continue;
      expect(found, text).toEqual(said(text));
    }
  });

  it('decline what is malformed', () => {
    for (const text of [...faulty, ...malformed.map((row) => row.text)]) expect(glance(text), text).toBeNull();
  });

  it('decline random bytes, and answer as before afterwards', () => {
    const text = 'game=nim&piles=7,4,1';
    const before = glance(text);
    let seed = 1;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let i = 0; i < 2_000; ++i) {
      const letters = Array.from({ length: random(60) }, () => String.fromCharCode(random(300)));
      expect(glance(letters.join(''))).toBeNull();
      expect(glance(`${text.slice(0, random(text.length))}${letters.slice(0, 2).join('')}&`)).toBeNull();
    }
    expect(glance('9'.repeat(3_000_000))).toBeNull();
    expect(glance(`game=board&size=24x24&pieces=${'queen@a1,'.repeat(100_000)}`)).toBeNull();
    expect(glance(text)).toEqual(before);
  });
});
