/** Solvers side by side: the fast ones against the plain ones, and WebAssembly against native code. */

import { execFileSync } from 'node:child_process';
import { loadModule } from '../support/module.ts';
import { best, report } from './report.ts';

const native = process.env.GRUNDY_BENCH ?? '';
const rounds = 5;

const queens = (side: number) =>
  `game=board&size=${side}x${side}&pieces=queen@${side - 1},${side - 1}&toward=left-down`;

function nativeTimes(...requests: string[]): number[] {
  const output = execFileSync(native, requests, { encoding: 'utf8' });
  return output.trim().split('\n').map((line) => Number(line.split('\t')[1]));
}

function timed(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

const grundy = await loadModule();

const plainAndSwept = Array.from({ length: 2 }, () =>
  nativeTimes('options', queens(1000), 'sweep', queens(1000)),
);
report('queen 1000×1000, native: by options / by the sweep', best(plainAndSwept, 0), best(plainAndSwept, 1));

const sizes = Array.from({ length: rounds }, () => nativeTimes('sweep', queens(1000), 'sweep', queens(2000)));
report('queen, native: time per cell 2000×2000 / 1000×1000', best(sizes, 1) / 4, best(sizes, 0));

for (const [name, text] of [
  ['queen 1000×1000', queens(1000)],
  ['two knights 30×30, misère, searched', 'game=board&size=30x30&pieces=knight4@z29,knight4@x30&play=misere'],
  ['coins {1,3,4} to 10^6', 'game=subtraction&take=1,3,4&piles=1000000'],
] as const) {
  const pairs = Array.from({ length: rounds }, () => [
    timed(() => grundy.analyze(text)),
    nativeTimes('analyze', text)[0]!,
  ]);
  report(`${name}, text to analysis: WebAssembly / native`, best(pairs, 0), best(pairs, 1));
}
