import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { noteMends } from '../../params/rule-text.js';
import type { TextNote } from '../family.model.js';
import { mendTo } from '#words/site';
import { send } from '../../controls/events.js';
import { sharedStyles } from '../../styles/shared-styles.js';

/** Says above the picture what was read in the moves, and offers what was likely meant. */
@customElement('grundy-rule-notes')
export class RuleNotes extends LitElement {
  @property({ attribute: false }) notes: readonly TextNote[] = [];
  /** The text that an edit changes. */
  @property() text = '';

  static override styles = [
    sharedStyles,
    css`
      .noted {
        margin-top: 0.4rem;
        overflow-wrap: anywhere;
      }
    `,
  ];

  protected override render() {
    return this.notes.map(
      (note) =>
        html`<p class="noted">${note.said} ${noteMends(this.text, note).map(({ shown, text }) => html`<button translate="no" @click=${() => send(this, 'grundy-edit', { text })}>${mendTo(shown)}</button> `)}</p>`,
    );
  }
}
