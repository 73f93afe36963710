/** What only typed rules have on the page: slips above the board, a guess below it, how far it reaches in the view menu. */

import { html } from 'lit';
import type { EditorInput } from '../../pictures/editor-input.js';
import { notesOf } from '../families.model.js';
import type { Beside } from '../page-family.js';
import './rule-guess.js';
import './rule-notes.js';
import './rule-reach.js';

/** What was read in a typed rule, where something else was likely meant. */
export function above({ analysis, text, editing }: Beside) {
  const notes = notesOf(analysis.position).filter(({ meant }) => meant !== null);
  if (!editing || notes.length === 0) return null;
  return html`<grundy-rule-notes .notes=${notes} .text=${text}></grundy-rule-notes>`;
}

export function below({ analysis, text, refused, editing }: Beside) {
  if (!editing) return null;
  return html`<grundy-rule-guess .analysis=${analysis} .text=${text} .refused=${refused}></grundy-rule-guess>`;
}

export function setup(shared: EditorInput) {
  return html`<grundy-rule-reach .shared=${shared}></grundy-rule-reach>`;
}
