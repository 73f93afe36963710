/** Where a part of the page cannot be fetched, a button would do nothing and a view stay blank: the reader is told what to do. */

const WORDS = 'A part of this page could not be loaded. Check your connection, then load the page again: its address keeps the position.';

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
  const button = Object.assign(document.createElement('button'), { textContent: 'Load the page again', onclick: () => void loadAnew() });
  const banner = Object.assign(document.createElement('div'), { className: 'missing', role: 'alert' });
  banner.append(WORDS, ' ', button);
  document.body.append(banner);
}

/** The bundler says so of whatever the page fetches when it is first needed. */
export function watchForMissingParts(): void {
  addEventListener('vite:preloadError', tell);
}
