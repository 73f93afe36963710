/** Runs the measurements of benchmark/bench.cpp natively and in WebAssembly, in alternating rounds. */

import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import createBench from 'grundy-bench';
import { best } from './report.ts';

const native = process.env.GRUNDY_BENCH ?? '';

const milliseconds = (line: string): number => Number(line.split('\t')[1]);

function nativeTimes(repetitions: number, names: string[]): number[] {
  const output = execFileSync(native, [String(repetitions), ...names], { encoding: 'utf8' });
  return output.trim().split('\n').map(milliseconds);
}

let printed: string[] = [];
const wasm = await createBench({
  wasmBinary: await readFile(new URL('../../.build/wasm/grundy_bench.wasm', import.meta.url)),
  print: (line: string) => void printed.push(line),
});

function wasmTimes(repetitions: number, names: string[]): number[] {
  printed = [];
  wasm.callMain([String(repetitions), ...names]);
  return printed.map(milliseconds);
}

export type Times = { native: number; wasm: number };

/** The least time of each measurement in milliseconds. `where` may leave out one side. */
export function measure<Name extends string>(
  names: readonly Name[],
  {
    rounds = 5,
    repetitions = 2,
    where = ['native', 'wasm'],
  }: { rounds?: number; repetitions?: number; where?: (keyof Times)[] } = {},
): Record<Name, Times> {
  const nativeRounds: number[][] = [];
  const wasmRounds: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    if (where.includes('native')) nativeRounds.push(nativeTimes(repetitions, [...names]));
    if (where.includes('wasm')) wasmRounds.push(wasmTimes(repetitions, [...names]));
  }
  const times = names.map((name, i) => [name, { native: best(nativeRounds, i), wasm: best(wasmRounds, i) }]);
  return Object.fromEntries(times) as Record<Name, Times>;
}
