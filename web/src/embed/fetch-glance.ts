import type { Analysis } from 'grundy-wasm';
import boardsUrl from '../../../.build/wasm/glance_boards.wasm?url';
import pilesUrl from '../../../.build/wasm/glance_piles.wasm?url';
import staircasesUrl from '../../../.build/wasm/glance_staircases.wasm?url';
import { glanceNeeded, openGlance, type GlanceName } from '../worker/glance.js';

const URLS: Record<GlanceName, string> = { boards: boardsUrl, piles: pilesUrl, staircases: staircasesUrl };

type Glance = (text: string) => Analysis | null;

/** All embeds of a page look with the same eyes. */
const opened: Partial<Record<GlanceName, Promise<Glance>>> = {};

async function open(name: GlanceName): Promise<Glance> {
  try {
    const reply = await fetch(URLS[name]);
    return await openGlance(await reply.arrayBuffer());
  } catch {
    // Where a small module is refused, the large one says why.
    return () => null;
  }
}

/** What is known of a position at first sight; null where the whole solver must be asked. */
export async function glance(text: string): Promise<Analysis | null> {
  const name = glanceNeeded(text);
  if (name === null) return null;
  opened[name] ??= open(name);
  return (await opened[name])(text);
}
