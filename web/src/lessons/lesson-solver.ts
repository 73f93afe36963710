/** The solver of exercises: that of the page's embeds, fetched when the reader first does something. */

import type { Analysis } from 'grundy-wasm';
import type * as Embeds from '../embed/embed.js';
import { settingsOf } from '../params/embed-settings.js';
import type { SolverClient } from '../solver/client.js';

let solver: Promise<SolverClient> | undefined;

/** The public script that draws embeds. */
export async function fetchEmbeds(): Promise<typeof Embeds> {
  return (await import(/* @vite-ignore */ new URL('../v1/embed.js', document.baseURI).href)) as typeof Embeds;
}

async function solverOfEmbeds(): Promise<SolverClient> {
  const { embedOf } = await fetchEmbeds();
  return embedOf(
    '',
    settingsOf(() => null),
  ).solver;
}

export function fetchSolver(): Promise<SolverClient> {
  solver ??= solverOfEmbeds().catch((error: unknown) => {
    solver = undefined;
    throw error;
  });
  return solver;
}

export async function analysisOf(text: string): Promise<Analysis> {
  const reply = await (await fetchSolver()).analyzeBeside(text);
  if (!reply.ok) throw new Error(`a lesson has a wrong position: ${text}`);
  return reply.analysis;
}
