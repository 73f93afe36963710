/** What the editors of piles and of heaps share. */

import { css, html, nothing } from 'lit';
import { MOST_PILES, PILES_PAGE } from './piles.model.js';
import type { PageWords } from '#words/pictures/piles';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { send } from '../../controls/events.js';
import { restingButton } from '../../controls/resting.js';

/** The first pile of the page that shows a pile; few piles are all on one page. */
export function pageOf(pile: number, total: number): number {
  return total > MOST_PILES ? Math.floor(Math.min(pile, total - 1) / PILES_PAGE) * PILES_PAGE : 0;
}

/** The styles of the grid of cards, and of what stands below it. */
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

/** Whether the reader may add piles and change rules: not in a match, nor where tools are left out. */
export function mayAdd({ turns, tools }: EditorInput): boolean {
  return !turns && tools !== 'none';
}

/** Says which of many piles are drawn, with buttons to the other pages. */
export function pilePages({
  words,
  summary,
  from,
  total,
  go,
  add,
}: {
  words: PageWords;
  summary: string;
  from: number;
  total: number;
  go(to: number): void;
  add: (() => void) | null;
}) {
  const last = Math.min(total, from + PILES_PAGE);
  return html`
    <p class="more">${summary} <span class="muted">${words.drawn(from + 1, last)}</span></p>
    <div class="pages more" role="group" aria-label=${words.group}>
      ${restingButton(words.earlier, from === 0, () => go(from - PILES_PAGE))}
      ${restingButton(words.later, last === total, () => go(from + PILES_PAGE))}
      ${restingButton(words.last, last === total, () => go(pageOf(total, total)))}
      ${add ? html`<button @click=${add}>${words.add}</button>` : nothing}
    </div>
  `;
}

/** Where a key for a pile was pressed: on its face, or in its field, where only Enter and Escape count. */
export function pressedAt(event: KeyboardEvent): 'field' | 'face' | null {
  const [target] = event.composedPath();
  if (target instanceof HTMLInputElement) return event.key === 'Enter' || event.key === 'Escape' ? 'field' : null;
  if (!(target instanceof HTMLElement) || !target.classList.contains('face')) return null;
  return event.ctrlKey || event.metaKey || event.altKey ? null : 'face';
}

/** Leaves the field of a pile. Escape gives up a begun turn; Enter ends it, unless a turn may move several components. */
export function leaveField(editor: HTMLElement, shared: EditorInput, key: string, focus: () => void): void {
  const ends = canEndTurn(shared) && (key === 'Escape' || shared.analysis.sum === 'disjunctive');
  focus();
  if (ends) endTurn(editor, key);
}

/** Enter ends the turn that was begun, Escape gives it up. */
export function endTurn(editor: HTMLElement, key: string): void {
  send(editor, 'grundy-turn', key === 'Enter' ? 'end' : 'cancel');
}
