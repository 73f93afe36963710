/** Compiles and runs programs. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Language } from 'grundy-wasm';

type Outputs = (string | null)[];

const folder = mkdtempSync(join(tmpdir(), 'grundy-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a command prints; null if it fails. */
function outputOf(command: string, args: readonly string[], input: string): string | null {
  const { status, stdout, error } = spawnSync(command, args, { input, encoding: 'utf8', timeout: 60_000 });
  if (error) throw error;
  return status === 0 ? stdout.trim() : null;
}

function compile(source: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync('g++', ['-std=c++17', '-O0', ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stderr}\n${source}`);
}

/** Precompiled headers by the lines that include them: otherwise g++ spends half its time on them, for each program again. */
const headers = new Map<string, string>();

function headerOf(source: string): string {
  const lines = source
    .split('\n')
    .filter((line) => line.startsWith('#include'))
    .join('\n');
  const file = headers.get(lines) ?? join(folder, `${headers.size}.hpp`);
  if (!headers.has(lines)) {
    writeFileSync(file, `${lines}\n`);
    compile(lines, ['-x', 'c++-header', file]);
    headers.set(lines, file);
  }
  return file;
}

function outputsInCpp(source: string, inputs: readonly string[]): Outputs {
  const file = join(folder, 'solver.cpp');
  const built = join(folder, 'solver');
  writeFileSync(file, source);
  compile(source, ['-include', headerOf(source), file, '-o', built]);
  return inputs.map((input) => outputOf(built, [], input));
}

/** Runs a program for each input, as if it were started anew: to start Python takes longer than most programs run. */
const EACH = `
import contextlib, io, json, sys
source, inputs = json.load(sys.stdin)
program = compile(source, 'solver.py', 'exec')
def output(text):
    sys.stdin = io.StringIO(text)
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        try:
            exec(program, {'__name__': '__main__'})
        except Exception:
            return None
    return printed.getvalue().strip()
print(json.dumps([output(text) for text in inputs]))
`;

function outputsInPython(source: string, inputs: readonly string[]): Outputs {
  const outputs = outputOf('python3', ['-c', EACH], JSON.stringify([source, inputs]));
  if (outputs === null) throw new Error(source);
  return JSON.parse(outputs) as Outputs;
}

/** What the program prints for each input; null if it fails. */
export function outputsOf(source: string, language: Language, inputs: readonly string[]): Outputs {
  return language === 'cpp' ? outputsInCpp(source, inputs) : outputsInPython(source, inputs);
}
