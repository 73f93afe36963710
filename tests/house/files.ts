import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

function git(...args: string[]): string[] {
  return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

/** The files of the repository, also those not yet committed. Ignored files are left out. */
export const files: string[] = git('ls-files', '--cached', '--others', '--exclude-standard');

export function read(file: string): string {
  return readFileSync(root + file, 'utf8');
}

/** The paths below `folder` that end in one of the suffixes. */
export function below(folder: string, ...suffixes: string[]): string[] {
  return files.filter((file) => file.startsWith(folder) && suffixes.some((suffix) => file.endsWith(suffix)));
}
