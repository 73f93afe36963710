/** Lines to paste name the site that they come from, and are copied by a button beside them. */

import { linesBelow } from '#words/controls';
import '../controls/copy-button.js';

const site = new URL('../', location.href);

const WORDS: Record<string, string> = { SITE: site.href.replace(/\/$/, ''), SITE_ORIGIN: site.origin };

/** The pages are made before it is known where they will lie. */
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

/** A button is named after the heading above its lines, and after what is opened to see them. */
export function offerCopies(): void {
  nameSite();
  let heading = '';
  let opened = '';
  for (const element of document.querySelectorAll('h2, h3, summary, pre > code')) {
    const text = element.textContent ?? '';
    if (element.localName === 'code') withButton(element.parentElement!, text, opened === '' ? heading : `${heading}: ${opened}`);
    else if (element.localName === 'summary') opened = text;
    else [heading, opened] = [text, ''];
  }
}
