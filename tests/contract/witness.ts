import { readFile } from 'node:fs/promises';
import { conform, reachable } from './conform.ts';
import { readContract } from './shapes.ts';
import type { Contract } from './shapes.ts';

async function contractIn(name: string): Promise<Contract> {
  return readContract(await readFile(new URL(`../../wasm/${name}.d.ts`, import.meta.url), 'utf8'));
}

/** Compares values with the contract: collects faults, and which of its shapes occurred. */
export class Witness {
  readonly seen = new Set<string>();

  private constructor(readonly contract: Contract) {}

  /** Reads these files of wasm/ as one contract. */
  static async of(...names: string[]): Promise<Witness> {
    const parts = await Promise.all(names.map(contractIn));
    return new Witness(new Map(parts.flatMap((part) => Array.from(part))));
  }

  faults(type: string, value: unknown): string[] {
    const finding = conform(this.contract, { kind: 'name', id: type, name: type }, value, type);
    if (finding.faults.length === 0) for (const id of finding.seen) this.seen.add(id);
    return finding.faults;
  }

  /** The ids of all shapes that values of these types can contain. */
  ids(...types: string[]): string[] {
    const ids = new Set<string>();
    for (const type of types) reachable(this.contract, { kind: 'name', id: type, name: type }, ids);
    return [...ids];
  }

  functions(type: string): string[] {
    const shape = this.contract.get(type);
    return shape?.kind === 'record' ? [...shape.fields.keys()] : [];
  }
}
