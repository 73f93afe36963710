import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Sends lines through tests/solve, as a script would, and returns its answers as text, one per line. Uses the module as
 * built: checking whether it is up to date would wait for any build of this tree, for minutes in a full run.
 */
export async function solveLines(lines: readonly string[], ...options: string[]): Promise<string[]> {
  const script = fileURLToPath(new URL('../solve.mjs', import.meta.url));
  const solve = spawn(process.execPath, [script, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) => solve.on('error', reject).on('close', resolve));
  solve.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const parts: Buffer[] = [];
  for await (const part of solve.stdout) parts.push(part as Buffer);
  const status = await ended;
  // Status 3: some answers report that the module crashed; the caller has to look at them.
  if (status !== 0 && status !== 3) throw new Error(`tests/solve ended with ${status}`);
  return Buffer.concat(parts).toString('utf8').trimEnd().split('\n');
}
