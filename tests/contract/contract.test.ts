import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { loadModule } from '../support/module.ts';
import { conform, reachable } from './conform.ts';
import { faulty, moves, positions } from './corpus.ts';
import { readContract } from './shapes.ts';
import type { Contract } from './shapes.ts';

let contract: Contract;
let grundy: Grundy;
const seen = new Set<string>();

beforeAll(async () => {
  contract = readContract(await readFile(new URL('../../wasm/grundy.d.ts', import.meta.url), 'utf8'));
  grundy = await loadModule();
});

function faultsOf(type: string, value: unknown): string[] {
  const finding = conform(contract, { kind: 'name', id: type, name: type }, value, type);
  if (finding.faults.length === 0) for (const id of finding.seen) seen.add(id);
  return finding.faults;
}

function idsOf(...types: string[]): string[] {
  const ids = new Set<string>();
  for (const type of types) reachable(contract, { kind: 'name', id: type, name: type }, ids);
  return [...ids];
}

describe('the built module sends exactly what the contract says', () => {
  it('has the functions of the contract', () => {
    const shape = contract.get('Grundy');
    const functions = shape?.kind === 'record' ? [...shape.fields.keys()] : [];
    expect(functions).toEqual(['catalogue', 'analyze', 'play']);
    for (const name of functions) expect(grundy).toHaveProperty(name, expect.any(Function));
  });

  it('in its catalogue', () => {
    expect(faultsOf('Catalogue', grundy.catalogue())).toEqual([]);
  });

  it('for every example of the catalogue', () => {
    const texts = grundy.catalogue().games.flatMap(({ examples }) => examples.map(({ text }) => text));
    for (const text of texts) {
      const reply = grundy.analyze(text);
      expect(reply.ok, text).toBe(true);
      expect(faultsOf('Reply', reply), text).toEqual([]);
    }
  });

  it.each(positions)('for the position %s', (text) => {
    const reply = grundy.analyze(text);
    expect(reply.ok, JSON.stringify(reply).slice(0, 400)).toBe(true);
    expect(faultsOf('Reply', reply)).toEqual([]);
  });

  it.each(faulty)('for the faulty text "%s"', (text) => {
    const reply = grundy.analyze(text);
    expect(reply.ok).toBe(false);
    expect(faultsOf('Reply', reply)).toEqual([]);
  });

  it.each(moves)('for a move in %s: %s', (text, move) => {
    expect(faultsOf('PlayReply', grundy.play(text, move))).toEqual([]);
  });

  it('and nothing of the contract was never seen', () => {
    expect(idsOf('Catalogue', 'Reply', 'PlayReply').filter((id) => !seen.has(id))).toEqual([]);
  });

  it('and every exported type takes part', () => {
    const reached = new Set(idsOf('Catalogue', 'Reply', 'PlayReply', 'Grundy').map((id) => id.replace(/[^A-Za-z].*/, '')));
    expect([...contract.keys()].filter((name) => !reached.has(name))).toEqual([]);
  });
});
