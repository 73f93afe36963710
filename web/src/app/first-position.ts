import { html, type TemplateResult } from 'lit';
import { FIRST_POSITION } from '#words/controls';

/** Characters shown of a text that is being solved: more than fit into a line. */
const LONGEST_NAMED = 200;

/** Shows the text of a first position that takes long, with a button that gives it up for an example. */
export const firstPosition = (text: string, share: number | null, giveUp: () => void): TemplateResult => html`
  <div class="first">
    <code translate="no">${text.slice(0, LONGEST_NAMED)}</code>
    <p>${FIRST_POSITION.waiting(share)}</p>
    <button @click=${giveUp}>${FIRST_POSITION.example}</button>
  </div>
`;
