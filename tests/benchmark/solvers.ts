/** Solvers side by side: the fast ones against the plain ones, and WebAssembly against native code. */

import { loadModule } from '../support/module.ts';
import { measure } from './measure.ts';
import { best, report } from './report.ts';

const plain = measure(['queen 1000 by options', 'queen 1000'], { rounds: 2, repetitions: 1, where: ['native'] });
const queens = measure(['queen 1000', 'queen 4000']);
report(
  'queen 1000×1000, all that is shown, native: cell by cell / by the sweep',
  plain['queen 1000 by options'].native,
  Math.min(plain['queen 1000'].native, queens['queen 1000'].native),
  { least: 300 },
);
for (const side of ['native', 'wasm'] as const) {
  report(
    `queen, ${side}: time per cell 4000×4000 / 1000×1000`,
    queens['queen 4000'][side] / 16,
    queens['queen 1000'][side],
    { most: 2 },
  );
}
report('queen 1000×1000: WebAssembly / native', queens['queen 1000'].wasm, queens['queen 1000'].native, { most: 2 });
report('queen 4000×4000: WebAssembly / native', queens['queen 4000'].wasm, queens['queen 4000'].native, { most: 2 });

for (const piece of ['king', 'knight2', 'knight4'] as const) {
  const numbers = `${piece} numbers` as const;
  const rowScan = `${piece} row scan` as const;
  const where = `${piece} 4000×4000, a tenth damaged`;
  // The four-move knight cannot be solved row by row.
  const times = measure(piece === 'knight4' ? [numbers, piece] : [numbers, piece, rowScan], { repetitions: 3 });
  if (piece !== 'knight4') {
    report(`${where}, numbers alone, native: row scan / by waves`, times[rowScan].native, times[numbers].native, {
      least: 4,
    });
  }
  report(`${where}, numbers alone: WebAssembly / native`, times[numbers].wasm, times[numbers].native, { most: 1.2 });
  report(`${where}, all that is shown: WebAssembly / native`, times[piece].wasm, times[piece].native);
}

const nim = measure(['nim read', 'nim', 'nim 1000 edits'], { repetitions: 3 });
report('Nim, 10^7 piles, native: winning moves / one reading', nim.nim.native, nim['nim read'].native, { most: 2.2 });
report('Nim, 10^7 piles: WebAssembly / native', nim.nim.wasm, nim.nim.native, { most: 1.3 });
report(
  'Nim, 10^7 piles, native: one edit and its answer / a full solve',
  nim['nim 1000 edits'].native / 1000,
  nim.nim.native,
);

const outcomes = measure(['outcomes', 'outcomes counted', 'outcomes memo'], { repetitions: 3 });
const taking = 'outcomes of take {3,5,11}, 10^7 sizes';
report(
  `${taking}, native: recursion with memo / counted with the proved period`,
  outcomes['outcomes memo'].native,
  outcomes['outcomes counted'].native,
  { least: 20 },
);
report(
  `${taking}, native: recursion with memo / all of them by words`,
  outcomes['outcomes memo'].native,
  outcomes.outcomes.native,
);
report(`${taking} by words: WebAssembly / native`, outcomes.outcomes.wasm, outcomes.outcomes.native, { most: 1.3 });

const tree = measure(['tree depth-first', 'tree', 'tree gather', 'tree questions', 'tree 1000 edits']);
report(
  'tree of 10^6, native: question / two random reads of 16 bytes',
  tree['tree questions'].native,
  tree['tree gather'].native,
  { most: 2 },
);
report(
  'tree of 10^6, WebAssembly: question / two random reads of 16 bytes',
  tree['tree questions'].wasm,
  tree['tree gather'].wasm,
  { most: 2 },
);
report('tree of 10^6, native: depth-first / level by level', tree['tree depth-first'].native, tree.tree.native, {
  least: 1.4,
});
report('tree of 10^6, WebAssembly: depth-first / level by level', tree['tree depth-first'].wasm, tree.tree.wasm, {
  least: 1.4,
});
report(
  'tree of 10^6, native: one edit and its answer / a full solve',
  tree['tree 1000 edits'].native / 1000,
  tree.tree.native,
);

const graph = measure(['graph textbook', 'graph'], { rounds: 2, repetitions: 1 });
for (const [side, least] of [
  ['native', 5],
  ['wasm', 3],
] as const) {
  report(
    `random graph of 10^7 arcs, ${side}: a textbook's queue / backwards from the ends`,
    graph['graph textbook'][side],
    graph.graph[side],
    { least },
  );
}

const cram = measure(['cram 5x5', 'cram 5x5 by options'], { where: ['native'] });
report(
  'Cram 5×5, native: whole positions by options / the numbers of regions asked for',
  cram['cram 5x5 by options'].native,
  cram['cram 5x5'].native,
  { least: 5 },
);
const largeCram = measure(['cram 6x5'], { rounds: 1, repetitions: 1 });
report('Cram 6×5: WebAssembly / native', largeCram['cram 6x5'].wasm, largeCram['cram 6x5'].native, { most: 2.5 });

for (const [name, text] of [
  ['queen 1000×1000', 'game=board&size=1000x1000&pieces=queen@999,999&toward=left-down'],
  ['two knights 30×30, misère, searched', 'game=board&size=30x30&pieces=knight4@z29,knight4@x30&play=misere'],
  ['coins {1,3,4} to 10^6', 'game=subtraction&take=1,3,4&piles=1000000'],
] as const) {
  const measured = `analyze ${text}` as const;
  const times = measure([measured], { repetitions: 1 });
  report(`${name}, text to analysis: WebAssembly / native`, times[measured].wasm, times[measured].native);
}

function timed(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** 10^5 positions of a knight and a queen, one text per line. */
function manyPositions(): string {
  let state = 1;
  const below = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const cell = () => `${below(50)},${below(50)}`;
  const line = () => `game=board&size=50x50&pieces=knight2@${cell()},queen@${cell()}&toward=left-down`;
  return Array.from({ length: 100_000 }, line).join('\n');
}

const grundy = await loadModule();
// Texts that a careless algorithm takes too long for.
for (const text of [
  ...['4.3', '4.0', '0.4', '0.35', '0.16'].map((code) => `game=octal&code=${code}&parts=equal&piles=1000000`),
  ...['8.0', 'c.0', '0.8', 'c.3', '0.f', '4.(f)'].map(
    (code) => `game=hexadecimal&code=${code}&parts=equal&piles=1000000`,
  ),
  'game=hexadecimal&code=c.3&parts=any&piles=9007199254740991',
  'game=subtraction&take=squares&piles=1000000',
  `game=kayles&piles=${Array(64_000).fill(1).join('+')}`,
]) {
  const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text;
  report(
    `${shown}: WebAssembly / ten seconds`,
    timed(() => void grundy.analyze(text)),
    10_000,
    { most: 1 },
  );
}

const lines = manyPositions();
let read = 0;
const many = Array.from({ length: 7 }, () => [
  timed(() => (read += grundy.solveMany(lines).outcome.length)),
  timed(() => {
    for (const line of lines.split('\n')) for (const field of line.split('&')) read += field.split(',').length;
  }),
  timed(() => (read += lines.split('\n').length)),
]);
if (read === 0) throw new Error('nothing was read');
report(
  '10^5 positions of a knight and a queen on 50×50: answered in WebAssembly / lines, fields and items split in JavaScript',
  best(many, 0),
  best(many, 1),
  { most: 5 },
);
report('the same / split into lines alone', best(many, 0), best(many, 2));
