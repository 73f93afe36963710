/** The corners that would end a game in which pieces can undo their moves, below the verdict; the size of the board in the view menu. */

import { html } from 'lit';
import type { EditorInput } from '../../pictures/editor-input.js';
import type { Beside } from '../page-family.js';
import { cornerOffer } from './corner-offer.model.js';
import './board-setup.js';
import './corner-offer.js';

export function above({ analysis, text, editing }: Beside) {
  const offer = editing ? cornerOffer(analysis) : null;
  return offer && html`<grundy-corners .offer=${offer} .text=${text}></grundy-corners>`;
}

export function setup(shared: EditorInput) {
  return html`<grundy-board-setup .shared=${shared}></grundy-board-setup>`;
}
