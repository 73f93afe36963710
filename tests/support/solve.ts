import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Sends lines through tests/solve, as a script would, and returns its answers as text, one per line. The module is taken as it was
 * built: to look whether it is up to date waits for any build of this tree, in a full run for minutes.
 */
export async function solveLines(lines: readonly string[], ...options: string[]): Promise<string[]> {
  const script = fileURLToPath(new URL('../solve.mjs', import.meta.url));
  const solve = spawn(process.execPath, [script, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => solve.on('error', reject).on('close', resolve));
  solve.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const parts: Buffer[] = [];
  for await (const part of solve.stdout) parts.push(part as Buffer);
  const status = await ended;
  // 3: some answers say that the module crashed, which is for the caller to see.
  if (status !== 0 && status !== 3) throw new Error(`tests/solve ended with ${status}`);
  return Buffer.concat(parts).toString('utf8').trimEnd().split('\n');
}
