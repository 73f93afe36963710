/** What the editors of piles and of heaps have in common. */

import { css, html, nothing } from 'lit';
import { MOST_PILES, PILES_PAGE } from './piles.model.js';
import type { PageWords } from '#words/pictures/piles';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { send } from '../../controls/events.js';

/** Where the page begins that shows a pile; few piles are all on one. */
export function pageOf(pile: number, total: number): number {
  return total > MOST_PILES ? Math.floor(Math.min(pile, total - 1) / PILES_PAGE) * PILES_PAGE : 0;
}

/** The grid of the cards, and what stands below it. */
export const pileGridStyles = css`
  .cards {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: center;
  }
  .row {
    display: contents;
  }
  .pages {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
  }
  .add {
    border-color: transparent;
    background: none;
    color: var(--accent);
  }
  .table {
    margin-top: 1.2rem;
  }
  h2 {
    margin-bottom: 0.5rem;
  }
  .more {
    margin-top: 0.6rem;
    text-align: center;
  }
`;

/** Whether the position is the reader's to make longer. */
export function mayAdd({ turns, tools }: EditorInput): boolean {
  return !turns && tools !== 'none';
}

/** Of many piles some are drawn at a time: which, and the way to the others. */
export function pilePages({ words, summary, from, total, go, add }: { words: PageWords; summary: string; from: number; total: number; go(to: number): void; add: (() => void) | null }) {
  const last = Math.min(total, from + PILES_PAGE);
  return html`
    <p class="more">${summary} <span class="muted">${words.drawn(from + 1, last)}</span></p>
    <div class="pages more" role="group" aria-label=${words.group}>
      <button ?disabled=${from === 0} @click=${() => go(from - PILES_PAGE)}>${words.earlier}</button>
      <button ?disabled=${last === total} @click=${() => go(from + PILES_PAGE)}>${words.later}</button>
      <button ?disabled=${last === total} @click=${() => go(pageOf(total, total))}>${words.last}</button>
      ${add ? html`<button @click=${add}>${words.add}</button>` : nothing}
    </div>
  `;
}

/** Where a key was pressed that is meant for a pile: a field answers only what leaves it. */
export function pressedAt(event: KeyboardEvent): 'field' | 'face' | null {
  const [target] = event.composedPath();
  if (target instanceof HTMLInputElement) return event.key === 'Enter' || event.key === 'Escape' ? 'field' : null;
  if (!(target instanceof HTMLElement) || !target.classList.contains('face')) return null;
  return event.ctrlKey || event.metaKey || event.altKey ? null : 'face';
}

/** Enter or Escape in the field of a pile. Where a turn moves one component, its number is the turn. */
export function leaveField(editor: HTMLElement, shared: EditorInput, key: string, focus: () => void): void {
  const ends = canEndTurn(shared) && (key === 'Escape' || shared.analysis.sum === 'disjunctive');
  focus();
  if (ends) endTurn(editor, key);
}

/** Enter ends the turn that was begun, Escape gives it up. */
export function endTurn(editor: HTMLElement, key: string): void {
  send(editor, 'grundy-turn', key === 'Enter' ? 'end' : 'cancel');
}
