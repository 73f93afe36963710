import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { TINT_RULES } from './coloured.model.js';
import type { ContentChoice } from './content.model.js';
import type { Content } from './legend.model.js';
import { send } from '../../controls/events.js';
import { buttonStyles } from '../../styles/button-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { CONTENT } from '#words/panels/places';

declare global {
  interface PageEvents {
    /** What the places of the picture show. */
    'grundy-content': Content;
  }
}

// Adds the tints to the styles of all elements. Embeds, which offer no choice, do not load this file.
for (const rule of TINT_RULES) sharedStyles.styleSheet?.insertRule(rule, sharedStyles.styleSheet.cssRules.length);

/** The switch for what the places of the picture show: numbers, tints, letters or nothing. */
@customElement('grundy-content')
export class ContentSwitch extends LitElement {
  @property({ attribute: false }) choices: readonly ContentChoice[] = [];
  @property() chosen: Content = 'number';

  static override styles = [
    sharedStyles,
    buttonStyles,
    css`
      .group {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
      }
      .name {
        font-size: var(--small);
        color: var(--muted);
      }
      /* Phones: narrow buttons whose words do not wrap. */
      @media (max-width: 34rem) {
        button {
          padding-inline: 0.45em;
          white-space: nowrap;
        }
      }
    `,
  ];

  protected override render() {
    return html`
      <div class="group" role="group" aria-label=${CONTENT.name}>
        <span class="name">${CONTENT.before}</span>
        <span class="segments">
          ${this.choices.map(
            ({ content, name, meaning }) => html`
              <button aria-pressed=${content === this.chosen} title=${meaning} @click=${() => send(this, 'grundy-content', content)}>${name}</button>
            `,
          )}
        </span>
      </div>
    `;
  }
}
