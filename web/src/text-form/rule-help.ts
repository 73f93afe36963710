/** Helps a reader to type a rule: completions of a word, and the signs that a phone hides. */

import { css, html, nothing } from 'lit';
import { FORMULA } from '#words/site';
import { SIGNS } from '../params/rule-text.js';

export const ruleHelpStyles = css`
  .name {
    color: var(--ink);
  }
  .number {
    color: var(--lost-mark);
  }
  .word {
    color: var(--accent);
  }
  .sign {
    color: var(--muted);
  }
  .gap {
    padding-right: 1ch;
    margin-right: -1ch;
    border-bottom: 2px solid var(--danger);
  }
  .offered {
    position: absolute;
    z-index: 5;
    top: calc(100% + 0.3rem);
    left: 0.8rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem;
    margin: 0;
    padding: 0.3rem;
    border: 1px solid var(--line-strong);
    border-radius: 10px;
    background: var(--surface);
    box-shadow: var(--raised);
    list-style: none;
    font-family: var(--mono);
    font-size: var(--small);
  }
  .offered li {
    min-height: 24px;
    padding: 0.15rem 0.6rem;
    border-radius: 7px;
    cursor: pointer;
  }
  .offered [aria-selected='true'] {
    background: var(--sunken);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  .signs {
    display: none;
  }
  @media (pointer: coarse) {
    .field:focus-within .signs {
      display: flex;
      flex-wrap: wrap;
      gap: 0.2rem;
      padding: 0 0.6rem 0.5rem;
    }
    .signs button {
      min-width: 2.2rem;
      min-height: 2.2rem;
      padding: 0 0.4rem;
      font-family: var(--mono);
    }
  }
`;

/** A press must not take the focus from the field. */
const keep = (event: Event): void => event.preventDefault();

export function offered(choices: readonly string[], chosen: number, take: (choice: string) => void) {
  if (choices.length === 0) return nothing;
  return html`
    <ul class="offered" id="offered" role="listbox" aria-label=${FORMULA.offered} translate="no" @pointerdown=${keep}>
      ${choices.map((choice, index) => html`<li id="offered-${index}" role="option" aria-selected=${index === chosen} @click=${() => take(choice)}>${choice}</li>`)}
    </ul>
  `;
}

export function signRow(insert: (sign: string) => void) {
  return html`
    <div class="signs" role="group" aria-label=${FORMULA.signs} translate="no" @pointerdown=${keep}>
      ${SIGNS.map((sign) => html`<button tabindex="-1" @click=${() => insert(sign.length > 1 && sign !== '..' ? ` ${sign} ` : sign)}>${sign}</button>`)}
    </div>
  `;
}
