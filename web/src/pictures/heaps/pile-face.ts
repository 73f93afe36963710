/** What the cards of piles and of heaps share: a face, and below it the answer and the controls. */

import { css, html, nothing } from 'lit';
import type { Shade } from '../../places/outcome.js';
import { outcomeStyles } from '../../styles/shared-styles.js';

export const pileCardStyles = css`
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .card:has(.face:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
    border-radius: 8px;
  }
  .face {
    display: grid;
    outline: none;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.15rem;
    min-height: 28px;
    font-size: var(--small);
  }
  .tag {
    padding: 0 0.3em;
    border-radius: 6px;
    color: var(--ink);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  ${outcomeStyles}
  button.icon {
    min-width: 24px;
    min-height: 28px;
    margin-inline: -8px -6px;
    border-color: transparent;
    background: none;
    color: var(--muted);
  }
  /* What removes a pile is seen where the pointer or the keyboard is. */
  @media (hover: hover) {
    .card:not(:hover, :focus-within) button.icon {
      opacity: 0;
    }
  }
`;

/** The answer below a pile: its letter, the number that decides, and the mark of a lost or drawn pile. */
export function pileTag({
  shade,
  tint,
  letter,
  number,
}: {
  shade: Shade;
  tint: string | null;
  letter: string;
  number: string;
}) {
  const mark = shade === 'lose' ? ' ●' : shade === 'draw' ? ' =' : nothing;
  return html`<span class="tag ${shade} ${tint ?? ''}" aria-hidden="true">${shade === 'hidden' ? '\u00a0' : letter}${number === '' ? nothing : ` ${number}`}${mark}</span>`;
}
