import { html, type TemplateResult } from 'lit';
import { FIRST_POSITION } from '#words/controls';

/** Characters of a text that waits to be solved: more than a line has. */
const LONGEST_NAMED = 200;

/** A first position that takes long is named, and can be given up for an example. */
export const firstPosition = (text: string, share: number | null, giveUp: () => void): TemplateResult => html`
  <div class="first">
    <code translate="no">${text.slice(0, LONGEST_NAMED)}</code>
    <p>${FIRST_POSITION.waiting(share)}</p>
    <button @click=${giveUp}>${FIRST_POSITION.example}</button>
  </div>
`;
