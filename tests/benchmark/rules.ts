/** Typed rules: the core's emitted code and its interpreter, against the same rules written by hand in C++, all as WebAssembly. */

import { measure } from './measure.ts';
import { report } from './report.ts';

const rules = [
  ['take 1, 3 or 4 from 10^7', 'take'],
  ["Wythoff's queen on 1000 × 1000", 'wythoff'],
  ["Euclid's game on 1000 × 1000", 'euclid'],
  ['Kayles to 5,000 by its line', 'kayles'],
  ['cutting a bar of up to 199 × 199', 'bar'],
] as const;

for (const [name, rule] of rules) {
  const [emitted, interpreted] = [`rule ${rule} emitted`, `rule ${rule} few interpreted`];
  const [byHand, fewByHand] = [`rule ${rule} by hand`, `rule ${rule} few by hand`];
  const times = measure([emitted, byHand, interpreted, fewByHand], { rounds: 3, repetitions: 1, where: ['wasm'] });
  const time = (measured: string) => times[measured]?.wasm ?? NaN;
  report(`${name}: emitted / by hand`, time(emitted), time(byHand), { most: 1.5 });
  report(`${name}, its first positions: interpreted / by hand`, time(interpreted), time(fewByHand), { most: 15 });
}
