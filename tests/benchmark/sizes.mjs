// Prints what the functions of a built module weigh, the largest first: node sizes.mjs MODULE [MOST]
import { readFileSync } from 'node:fs';

const [name, most = '40'] = process.argv.slice(2);
const built = new URL(`../../.build/wasm/modules/grundy-${name}`, import.meta.url).href;
const bytes = readFileSync(new URL(`${built}.wasm`));
const names = new Map(
  readFileSync(new URL(`${built}.mjs.symbols`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => [Number(line.slice(0, line.indexOf(':'))), line.slice(line.indexOf(':') + 1)]),
);

let at = 8;
/** An unsigned number in LEB128. */
function number() {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return value;
  }
}

function skipName() {
  const length = number();
  at += length;
}

const [IMPORTS, CODE, DATA] = [2, 10, 11];
let functions = 0;
let data = 0;
const sizes = [];
while (at < bytes.length) {
  const section = bytes[at++];
  const size = number();
  const end = at + size;
  if (section === DATA) data = size;
  if (section === IMPORTS) {
    for (let left = number(); left > 0; left--) {
      skipName();
      skipName();
      const kind = bytes[at++];
      // A memory or a table has a flag and one or two limits, a global a type and whether it may change.
      if (kind === 0) functions += 1;
      if (kind === 1) at += 1;
      if (kind === 0) number();
      else if (kind === 3) at += 2;
      else for (let limits = bytes[at++] & 1 ? 2 : 1; limits > 0; limits--) number();
    }
  }
  if (section === CODE) {
    const first = functions;
    for (let index = 0, count = number(); index < count; index++) {
      const length = number();
      sizes.push([length, names.get(first + index) ?? `function ${first + index}`]);
      at += length;
    }
  }
  at = end;
}

// The map is of this module if it names each of its functions.
if (names.size !== functions + sizes.length)
  throw new Error(`${names.size} names for ${functions + sizes.length} functions`);
const code = sizes.reduce((sum, [size]) => sum + size, 0);
const say = (line) => void process.stdout.write(`${line}\n`);
say(`${name}: ${bytes.length} bytes, ${code} of them in ${sizes.length} functions, ${data} data`);
const spelled = (text) => text.replaceAll(/\\([\da-f]{2})/g, (_, byte) => String.fromCharCode(parseInt(byte, 16)));
for (const [size, each] of sizes.toSorted(([one], [other]) => other - one).slice(0, Number(most)))
  say(`${String(size).padStart(7)}  ${spelled(each).slice(0, 140)}`);
