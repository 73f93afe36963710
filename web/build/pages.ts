/** What fills the pages of guides and lessons asks families and their words, which only Vite finds: so Vite runs it, and its configuration does not import it. */

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as guides from './guide-page.js';
import type * as lessons from './lesson-page.js';

type Pages = typeof guides & typeof lessons;

const run = async <Module>(file: string): Promise<Module> =>
  (await runnerImport<Module>(fileURLToPath(new URL(file, import.meta.url)), { configFile: false })).module;

let imported: Promise<Pages> | undefined;

async function importBoth(): Promise<Pages> {
  const [guide, lesson] = await Promise.all([
    run<typeof guides>('guide-page.ts'),
    run<typeof lessons>('lesson-page.ts'),
  ]);
  return { ...guide, ...lesson };
}

export const importPages = (): Promise<Pages> => (imported ??= importBoth());
