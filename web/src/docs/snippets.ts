/** Lines to paste are copied by a button beside them. */

import { linesBelow } from '#words/controls';
import '../controls/copy-button.js';

function withButton(block: Element, text: string, heading: string): void {
  const frame = document.createElement('div');
  frame.className = 'snippet';
  block.replaceWith(frame);
  frame.append(block, Object.assign(document.createElement('grundy-copy'), { text, of: linesBelow(heading) }));
}

export function offerCopies(): void {
  let heading = '';
  for (const element of document.querySelectorAll('h2, h3, pre > code')) {
    const text = element.textContent ?? '';
    if (element.localName === 'code') withButton(element.parentElement!, text, heading);
    else heading = text;
  }
}
