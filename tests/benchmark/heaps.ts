/** The heap laboratory: its methods against the plain search, WebAssembly against native code, and long proofs. */

import { loadLaboratory } from '../support/module.ts';
import { measure } from './measure.ts';
import { report, say } from './report.ts';

const goals = { '0.106': 4, '0.104': 6, '0.454': 6 } as const;
for (const code of ['0.106', '0.104', '0.454'] as const) {
  const fast = `heaps ${code}` as const;
  const plain = `heaps ${code} plain` as const;
  const times = measure([fast, plain], { rounds: 3, repetitions: 1 });
  report(`${code}, 10^6 values, native: plain search / one-hot`, times[plain].native, times[fast].native, {
    least: goals[code],
  });
  report(`${code}, 10^6 values by one-hot: WebAssembly / native`, times[fast].wasm, times[fast].native, { most: 2 });
}

for (const [name, game] of [
  ['Officers', 'officers'],
  ["Grundy's game", 'grundy'],
] as const) {
  const plain = measure([`${game} plain`], { rounds: 1, repetitions: 1, where: ['native'] })[`${game} plain`];
  const fast = measure([game], { rounds: 2, repetitions: 1 })[game];
  report(`${name} to 10^6, native: plain search / with killers`, plain.native, fast.native, { least: 4 });
  report(`${name} to 10^6: WebAssembly / four seconds`, fast.wasm, 4_000, { most: 1 });
}

const proofs = measure(['heaps proofs'], { rounds: 1, repetitions: 1, where: ['native'] })['heaps proofs'];
report(
  'the periods of .354, .16, .56, .127 and of all that show within 1,000 values, native / twenty seconds',
  proofs.native,
  20_000,
  { most: 1 },
);

for (const [name, far] of [
  ['Kayles', 'kayles far'],
  ["Dawson's Chess", 'dawson far'],
] as const) {
  report(`${name}, a heap of 10^12 coins by the proved period / a millisecond`, measure([far])[far].native / 1_000, 1, {
    most: 1,
  });
}

/** Measures a whole proof in the laboratory's module, in slices, as the page computes. */
async function prove(
  code: '0.104' | '0.454',
  period: number,
  preperiod: number,
  seconds: number,
  most: number,
): Promise<void> {
  const laboratory = await loadLaboratory();
  laboratory.begin(`game=octal&code=${code}`);
  const begun = performance.now();
  let progress = laboratory.advance(300_000_000, 40);
  while (!progress.period && progress.computed < progress.most) progress = laboratory.advance(300_000_000, 40);
  const time = performance.now() - begun;
  if (progress.period?.period !== period || progress.period.preperiod !== preperiod)
    throw new Error(`.${code} has another period`);
  report(`the period of ${code}, found and proved in WebAssembly / ${seconds} seconds`, time, 1_000 * seconds, {
    most: 1,
  });
  const native = measure([`heaps ${code} proof`], { rounds: 1, repetitions: 1, where: ['native'] })[
    `heaps ${code} proof`
  ].native;
  report(`  WebAssembly / native`, time, native, { most });
  say(`  after ${progress.computed} values, ${Math.round(progress.memory / 2 ** 20)} MiB`);
}

await prove('0.104', 11_770_282, 197_769_598, 30, 4.5);
await prove('0.454', 60_620_715, 160_949_019, 60, 4.5);
