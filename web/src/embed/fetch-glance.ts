import type { Analysis } from 'grundy-wasm';
import glanceUrl from '../../../.build/wasm/glance.wasm?url';
import { openGlance } from '../worker/glance.js';

/** What is known of a position at first sight; null where the whole solver must be asked. */
export type Glance = (text: string) => Analysis | null;

let fetched: Promise<Glance> | undefined;

async function fetchGlance(): Promise<Glance> {
  try {
    const reply = await fetch(glanceUrl);
    return await openGlance(await reply.arrayBuffer());
  } catch {
    // Where the small module is refused, the large one says why.
    return () => null;
  }
}

/** All embeds of a page look with the same eyes. */
export function glance(): Promise<Glance> {
  fetched ??= fetchGlance();
  return fetched;
}
