import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { itemName, nounFor } from '../../families/names.model.js';
import type { Shading } from '../../pictures/shading.model.js';
import { send } from '../../controls/events.js';
import { buttonStyles } from '../../styles/button-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { byOneAlone, byTheWhole, oneAlone, SHADE } from '#words/panels/places';

/** Components that are listed; others are chosen on the picture. */
const MOST_LISTED = 200;

/** The switch between two shadings: by one component alone, or by the whole position if that component stood there. */
@customElement('grundy-shade')
export class ShadeSwitch extends LitElement {
  @property({ attribute: false }) shading!: Shading;

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
      .segments {
        display: inline-flex;
      }
      .segments button:first-child {
        border-radius: 8px 0 0 8px;
      }
      .segments button:last-child {
        border-radius: 0 8px 8px 0;
        margin-left: -1px;
      }
      .waiting {
        opacity: 0.7;
      }
    `,
  ];

  protected override render() {
    const { whole, component, shown, waiting } = this.shading;
    const count = shown.components.state.length;
    if (count < 2) return nothing;
    const noun = nounFor(shown.position);
    return html`
      <div class="group" role="group" aria-label=${SHADE.name}>
        <span class="name">${SHADE.before}</span>
        <span class="segments">
          <button aria-pressed=${!whole} title=${byOneAlone(noun)} @click=${() => send(this, 'grundy-shade', { whole: false })}>
            ${oneAlone(noun)}
          </button>
          <button aria-pressed=${whole} title=${byTheWhole(noun)} @click=${() => send(this, 'grundy-shade', { whole: true })}>
            ${SHADE.whole}
          </button>
        </span>
        ${
          whole
            ? html`<label class="name" for="which">${SHADE.ifThere}</label>
              <select id="which" class=${waiting ? 'waiting' : ''} @change=${({ target }: Event) => send(this, 'grundy-shade', { component: Number((target as HTMLSelectElement).value) })}>
                ${Array.from({ length: Math.min(count, MOST_LISTED) }, (_, index) => index)
                  .concat(component >= MOST_LISTED ? [component] : [])
                  .map(
                    (index) =>
                      html`<option value=${index} .selected=${index === component}>${itemName(shown.position, index)}</option>`,
                  )}
              </select>`
            : nothing
        }
      </div>
    `;
  }
}
