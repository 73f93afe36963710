/** The positions with the longest searches, from text to analysis: each should take at most ten seconds in WebAssembly. */

import { measure } from './measure.ts';
import { report } from './report.ts';

for (const [name, text] of [
  ["Grundy's game 60, 50, misère", 'game=grundy&piles=60,50&play=misere'],
  ['Kayles 59, misère', 'game=kayles&piles=59&play=misere'],
  ['Kayles 50 and 1, misère', 'game=kayles&piles=50,1&play=misere'],
  ['Kayles 200, misère', 'game=kayles&piles=200&play=misere'],
  ['c.0 in equal parts, a million coins, misère', 'game=hexadecimal&code=c.0&parts=equal&piles=1000000&play=misere'],
  [
    'two queens 31×31 that come near a corner, misère',
    'game=board&size=31x31&pieces=queen@30,30,queen@30,29&toward=left-down&play=misere',
  ],
  ['two knights in circles 30×30, misère', 'game=board&size=30x30&pieces=knight@9,9,knight@5,5&play=misere'],
] as const) {
  const measured = `analyze ${text}` as const;
  const times = measure([measured], { rounds: 1, repetitions: 1 });
  report(`${name}: WebAssembly / ten seconds`, times[measured].wasm, 10_000, { most: 1 });
}
