/** The solver of exercises: that of the page's embeds, fetched when the reader first does something. */

import type { Analysis } from 'grundy-wasm';
import type * as Embeds from '../embed/embed.js';
import type { EmbedSolver } from '../embed/embed-solver.js';
import { settingsOf } from '../params/embed-settings.js';

let solver: Promise<EmbedSolver> | undefined;

/** The public script that draws embeds. */
export async function fetchEmbeds(): Promise<typeof Embeds> {
  return (await import(/* @vite-ignore */ new URL('../v1/embed.js', document.baseURI).href)) as typeof Embeds;
}

async function solverOfEmbeds(): Promise<EmbedSolver> {
  const { embedOf } = await fetchEmbeds();
  return embedOf(
    '',
    settingsOf(() => null),
  ).solver;
}

export function fetchSolver(): Promise<EmbedSolver> {
  solver ??= solverOfEmbeds().catch((error: unknown) => {
    solver = undefined;
    throw error;
  });
  return solver;
}

export async function analysisOf(text: string): Promise<Analysis> {
  const reply = await (await fetchSolver()).explain(text);
  if (!reply.ok) throw new Error(`a lesson has a wrong position: ${text}`);
  return reply.analysis;
}
