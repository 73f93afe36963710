/** Puts the site's address into the lines to paste, and a button to copy them beside them. */

import { linesBelow } from '#words/controls';
import '../controls/copy-button.js';
import { lookup } from '../params/lookup.js';

const site = new URL('../', location.href);

const WORDS = lookup<string>({ SITE: site.href.replace(/\/$/, ''), SITE_ORIGIN: site.origin });

/** Puts addresses in place of `SITE` and `SITE_ORIGIN`: pages are built before it is known where they will lie. */
const named = (text: string): string => text.replaceAll(/\bSITE(_ORIGIN)?\b/g, (word) => WORDS[word] ?? word);

function nameSite(): void {
  for (const code of document.querySelectorAll('code')) {
    const text = named(code.textContent ?? '');
    if (text !== code.textContent) code.textContent = text;
  }
}

function withButton(block: Element, text: string, heading: string): void {
  const frame = document.createElement('div');
  frame.className = 'snippet';
  block.replaceWith(frame);
  frame.append(block, Object.assign(document.createElement('grundy-copy'), { text, of: linesBelow(heading) }));
}

/** Adds the buttons. Each is named after the heading above its lines, and after the summary that opens them. */
export function offerCopies(): void {
  nameSite();
  let heading = '';
  let opened = '';
  for (const element of document.querySelectorAll('h2, h3, summary, pre > code')) {
    const text = element.textContent ?? '';
    if (element.localName === 'code')
      withButton(element.parentElement!, text, opened === '' ? heading : `${heading}: ${opened}`);
    else if (element.localName === 'summary') opened = text;
    else [heading, opened] = [text, ''];
  }
}
