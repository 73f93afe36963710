/** Where a part of the page cannot be fetched, a button would do nothing and a view stay blank: the reader is told what to do. */

import { LOAD_AGAIN, PART_MISSING } from '#words/solver-messages';

/** The site's own scripts that were asked for so far, whether they came or not. */
function scripts(): string[] {
  const folder = new URL('./', location.href).href;
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => name.startsWith(folder) && name.endsWith('.js'));
}

/** What came in place of a script may stand in the browser's cache, and would come again. */
async function loadAnew(): Promise<void> {
  await Promise.allSettled(scripts().map((name) => fetch(name, { cache: 'reload' })));
  location.reload();
}

function tell(): void {
  if (document.querySelector('.missing')) return;
  const button = Object.assign(document.createElement('button'), { textContent: LOAD_AGAIN, onclick: () => void loadAnew() });
  const banner = Object.assign(document.createElement('div'), { className: 'missing', role: 'alert' });
  banner.append(PART_MISSING, ' ', button);
  document.body.append(banner);
}

/** The bundler says so of whatever the page fetches when it is first needed. */
export function watchForMissingParts(): void {
  addEventListener('vite:preloadError', tell);
}
