import type { Analysis } from 'grundy-wasm';
import boardsUrl from '../../../.build/wasm/glance_boards.wasm?url';
import cramUrl from '../../../.build/wasm/glance_cram.wasm?url';
import graphUrl from '../../../.build/wasm/glance_graph.wasm?url';
import ruleUrl from '../../../.build/wasm/glance_rule.wasm?url';
import hackenbushUrl from '../../../.build/wasm/glance_hackenbush.wasm?url';
import gridUrl from '../../../.build/wasm/glance_grid.wasm?url';
import heapsUrl from '../../../.build/wasm/glance_heaps.wasm?url';
import notaktoUrl from '../../../.build/wasm/glance_notakto.wasm?url';
import pilesUrl from '../../../.build/wasm/glance_piles.wasm?url';
import rowsUrl from '../../../.build/wasm/glance_rows.wasm?url';
import staircasesUrl from '../../../.build/wasm/glance_staircases.wasm?url';
import subtractionUrl from '../../../.build/wasm/glance_subtraction.wasm?url';
import { sighted } from '../families/late.model.js';
import { glancesFor, type GlanceName } from '../families/glances.model.js';
import { openGlance, type Glance } from '../worker/glance.js';

const URLS: Record<GlanceName, string> = {
  boards: boardsUrl,
  piles: pilesUrl,
  staircases: staircasesUrl,
  rows: rowsUrl,
  heaps: heapsUrl,
  subtraction: subtractionUrl,
  grid: gridUrl,
  graph: graphUrl,
  hackenbush: hackenbushUrl,
  rule: ruleUrl,
  cram: cramUrl,
  notakto: notaktoUrl,
};

/** The small modules that were opened, shared by all embeds of a page. */
const opened: Partial<Record<GlanceName, Promise<Glance>>> = {};

async function open(name: GlanceName): Promise<Glance> {
  try {
    const reply = await fetch(URLS[name]);
    return await openGlance(await reply.arrayBuffer());
  } catch {
    // If a small module fails to open, the full one is asked, and says why if it fails too.
    return async () => null;
  }
}

/** Analyses a position by the small modules; null if the full solver must be asked. */
export async function glance(text: string): Promise<Analysis | null> {
  for (const name of glancesFor(text)) {
    opened[name] ??= open(name);
    // oxlint-disable-next-line no-await-in-loop -- the next is fetched only where this one declines
    const analysis = await (await opened[name])(text);
    if (analysis) return sighted(analysis);
  }
  return null;
}
