/** What the guides do besides being read: lines to paste name this very site, and are copied by a button. */

import { linesBelow } from '#words/controls';
import '../controls/copy-button.js';

const site = new URL('../', location.href);

const WORDS: Record<string, string> = { SITE: site.href.replace(/\/$/, ''), SITE_ORIGIN: site.origin };

/** The pages are made before it is known where they will lie. */
const named = (text: string): string => text.replaceAll(/\bSITE(_ORIGIN)?\b/g, (word) => WORDS[word] ?? word);

for (const code of document.querySelectorAll('code')) {
  const text = named(code.textContent ?? '');
  if (text !== code.textContent) code.textContent = text;
}

let heading = '';
for (const element of document.querySelectorAll('h2, h3, pre > code')) {
  const text = element.textContent ?? '';
  if (element.localName === 'code') withButton(element.parentElement!, text);
  else heading = text;
}

function withButton(block: Element, text: string): void {
  const frame = document.createElement('div');
  frame.className = 'snippet';
  block.replaceWith(frame);
  frame.append(block, Object.assign(document.createElement('grundy-copy'), { text, of: linesBelow(heading) }));
}

if (document.querySelector('grundy-generator')) void import('./generator.js');
