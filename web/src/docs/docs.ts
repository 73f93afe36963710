/** What the guides do besides being read: lines to paste name this very site, and are copied by a button. */

import { offerCopies } from './snippets.js';

const site = new URL('../', location.href);

const WORDS: Record<string, string> = { SITE: site.href.replace(/\/$/, ''), SITE_ORIGIN: site.origin };

/** The pages are made before it is known where they will lie. */
const named = (text: string): string => text.replaceAll(/\bSITE(_ORIGIN)?\b/g, (word) => WORDS[word] ?? word);

for (const code of document.querySelectorAll('code')) {
  const text = named(code.textContent ?? '');
  if (text !== code.textContent) code.textContent = text;
}

offerCopies();
if (document.querySelector('grundy-generator')) void import('./generator.js');
