/** If a part of the page cannot be fetched, a button would do nothing or a view stay blank, so the reader is told what to do. */

import { LOAD_AGAIN, PART_MISSING } from '#words/solver-messages';

/** The addresses of the site's scripts that were asked for so far, whether they came or not. */
function scripts(): string[] {
  const folder = new URL('./', location.href).href;
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => name.startsWith(folder) && name.endsWith('.js'));
}

/** Fetches all scripts past the browser's cache, which may hold something else in their place, then reloads. */
async function loadAnew(): Promise<void> {
  await Promise.allSettled(scripts().map((name) => fetch(name, { cache: 'reload' })));
  location.reload();
}

function tell(): void {
  if (document.querySelector('.missing')) return;
  const button = Object.assign(document.createElement('button'), {
    textContent: LOAD_AGAIN,
    onclick: () => void loadAnew(),
  });
  const banner = Object.assign(document.createElement('div'), { className: 'missing', role: 'alert' });
  banner.append(PART_MISSING, ' ', button);
  document.body.append(banner);
}

/** Vite fires this event when a part that is loaded on demand does not come. */
export function watchForMissingParts(): void {
  addEventListener('vite:preloadError', tell);
}
