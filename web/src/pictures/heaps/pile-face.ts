/** The cards of piles and of heaps: a face with its answer, and what edits it below. */

import { css, html, nothing } from 'lit';
import type { Shade } from '../../places/outcome.js';
import { outcomeStyles } from '../../styles/shared-styles.js';

export const pileCardStyles = css`
  .card {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    padding: 0.6rem;
    border: 2px solid var(--line);
    border-radius: 12px;
    background: var(--surface);
  }
  .lit {
    border-color: var(--accent);
  }
  .card:has(.face:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .face {
    display: grid;
    gap: 0.45rem;
    outline: none;
  }
  .tag {
    font-size: 0.85rem;
    font-variant-numeric: tabular-nums;
    padding: 0 0.5em;
    border-radius: 6px;
    border: 1.5px solid var(--line);
    color: var(--ink);
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  .hidden {
    border-color: transparent;
  }
  ${outcomeStyles}
  button.icon {
    position: absolute;
    top: 4px;
    right: 4px;
    min-width: 28px;
    min-height: 28px;
    border-color: transparent;
    color: var(--muted);
  }
`;

/** The answer below a pile: its letter, the number that decides and its mark. */
export function pileTag({ shade, letter, number }: { shade: Shade; letter: string; number: string }) {
  const mark = shade === 'lose' ? ' ●' : shade === 'draw' ? ' =' : nothing;
  return html`<span class="tag ${shade}" aria-hidden="true">${shade === 'hidden' ? '\u00a0' : letter}${number === '' ? nothing : ` ${number}`}${mark}</span>`;
}
