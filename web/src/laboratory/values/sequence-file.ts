import { EXPORTS, headOf, pieceOf, tailOf, type ExportForm } from '../../formats/sequence-export.js';
import type { HeapRun } from '../runs/heap-run.js';
import { sequenceTitle } from '#words/titles';

/** Values that become text together: few enough for one frame. */
const CHUNK = 1 << 15;

/**
 * The values of heaps `from` to `to` - 1 as a file. The browser takes each piece as it comes, so that a file of a gigabyte is never
 * held as one text. Null if it was stopped, or another game was begun.
 */
export async function sequenceFile(
  run: HeapRun,
  form: ExportForm,
  from: number,
  to: number,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob | null> {
  const { round, rule } = run;
  const period = run.progress?.period ?? null;
  const pieces: Blob[] = [
    new Blob([headOf(form, { game: rule!.rules, title: sequenceTitle(rule!), from, to, period })]),
  ];
  for (let first = from; first < to; first += CHUNK) {
    if (signal.aborted || round !== run.round) return null;
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const values = await run.client.ask('values', first, Math.min(CHUNK, to - first));
    pieces.push(new Blob([pieceOf(form, first, values, first === from)]));
    progress((first + values.length - from) / (to - from));
    // oxlint-disable-next-line no-await-in-loop -- the frame is given back between pieces
    await new Promise((resolve) => setTimeout(resolve));
  }
  pieces.push(new Blob([tailOf(form)]));
  return new Blob(pieces, { type: EXPORTS[form].type });
}
