// Reads one position per line and writes one line of JSON for each, with the built module. Started by tests/solve.
import { readFile } from 'node:fs/promises';
import { toJson } from './support/json.mjs';
import { helpText } from './support/solve-help.mjs';

const read = new Map();

/** Loads a file of words, with Vite, when it is first needed. */
function words(file) {
  if (!read.has(file))
    read.set(
      file,
      import('./support/words.mjs').then(({ wordsOf }) => wordsOf(file)),
    );
  return read.get(file);
}

async function refusal(problems) {
  const { expectedWords, itemWords } = await words('en/problems.ts');
  const { RULE_EXPECTED } = await words('en/families/rule-problems.ts');
  const told = ({ item, expected, ...rest }) => ({
    ...rest,
    item: itemWords(item, expected),
    expected: RULE_EXPECTED[expected.code]?.(...expected.values) ?? expectedWords(expected),
  });
  return { problems: problems.map(told) };
}

const built = new URL('../.build/wasm/modules/', import.meta.url);
const flags = new Set(['--help', '-h', '--play', '--no-tables']);

async function load() {
  const { default: createGrundy } = await import(new URL('grundy-all.mjs', built).href);
  return createGrundy({ wasmBinary: await readFile(new URL('grundy-all.wasm', built)) });
}

function analysisOf(grundy, line, withTables) {
  const reply = grundy.analyze(line);
  if (!reply.ok) return refusal(reply.problems);
  if (withTables) return reply.analysis;
  const { tables: _, ...rest } = reply.analysis;
  return rest;
}

function playOf(grundy, line) {
  const [text, ...rest] = line.split('\t');
  const move = rest.join('\t');
  const reply = grundy.play(text, move);
  return reply.ok ? { text: reply.text, reply: reply.reply?.notation ?? '' } : refusal(reply.problems);
}

/** Yields the whole lines of each chunk of input as soon as it arrives, so that answers need not wait for more input. */
async function* lineBatches(input) {
  let parts = [];
  for await (const chunk of input) {
    const lines = chunk.split('\n');
    parts.push(lines[0]);
    if (lines.length === 1) continue;
    lines[0] = parts.join('');
    parts = [lines.pop()];
    yield lines;
  }
  const last = parts.join('');
  if (last !== '') yield [last];
}

async function write(text) {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

async function answerAll(answer) {
  let grundy = await load();
  let crashes = 0;
  process.stdin.setEncoding('utf8');
  for await (const lines of lineBatches(process.stdin)) {
    let out = '';
    for (const raw of lines) {
      const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
      try {
        out += toJson(await answer(grundy, line)) + '\n';
      } catch (error) {
        // A failed assertion or no memory: the instance cannot be used again, so the next line gets a fresh one.
        crashes += 1;
        out += JSON.stringify({ crashed: String(error) }) + '\n';
        grundy = await load();
      }
      if (out.length > 1 << 20) {
        await write(out);
        out = '';
      }
    }
    await write(out);
  }
  return crashes === 0 ? 0 : 3;
}

async function main(args) {
  const unknown = args.find((arg) => !flags.has(arg));
  if (unknown !== undefined) {
    process.stderr.write(`tests/solve does not know ${unknown}; see tests/solve --help\n`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    const [{ catalogueRows }, grundy] = await Promise.all([words('catalogue.ts'), load()]);
    await write(helpText(catalogueRows(grundy.catalogue())));
    return 0;
  }
  const withTables = !args.includes('--no-tables');
  return answerAll(args.includes('--play') ? playOf : (grundy, line) => analysisOf(grundy, line, withTables));
}

// It is no failure if a reader such as `| head` closes the pipe early.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));
