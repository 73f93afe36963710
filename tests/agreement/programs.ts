/** Compiles and runs programs. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from 'grundy-wasm';

/** What the program prints for each input; null if it fails. */
export function outputsOf(source: string, language: Language, inputs: readonly string[]): (string | null)[] {
  const folder = mkdtempSync(join(tmpdir(), 'grundy-program-'));
  const file = join(folder, language === 'cpp' ? 'solver.cpp' : 'solver.py');
  const built = join(folder, 'solver');
  try {
    writeFileSync(file, source);
    if (language === 'cpp') {
      const { status, stderr } = spawnSync('g++', ['-std=c++17', '-O0', file, '-o', built], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`${stderr}\n${source}`);
    }
    return inputs.map((input) => {
      const [command, args] = language === 'cpp' ? [built, []] : ['python3', [file]];
      const { status, stdout, error } = spawnSync(command, args, { input, encoding: 'utf8', timeout: 60_000 });
      if (error) throw error;
      return status === 0 ? stdout.trim() : null;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
