import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { resizeBoard, setToward } from './edits.model.js';
import { valueOf } from '../../params/params.js';
import { boardPosition } from './position.model.js';
import { CORNERS } from './corner-offer.model.js';
import { BOARD_SETUP } from '#words/pictures/tools';
import { pieceName } from '#words/language';
import type { EditorInput } from '../../pictures/editor-input.js';
import { send } from '../../controls/events.js';
import type { NumberChange } from '../../controls/number-field.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import '../../controls/number-field.js';

/** The settings of a board: its size, its corner, and the kind of piece whose table shades it. */
@customElement('grundy-board-setup')
export class BoardSetup extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;

  static override styles = [
    sharedStyles,
    css`
      .setup,
      .group {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
      }
      .setup {
        gap: 0.6rem 1.4rem;
      }
      .name {
        font-size: var(--small);
        color: var(--muted);
      }
      grundy-number {
        width: 7.3rem;
      }
    `,
  ];

  protected override render() {
    const { width, height, toward } = boardPosition(this.shared.analysis);
    return html`
      <div class="setup">
        ${this.shared.shading.whole ? nothing : this.chooser()}
        <div class="group" role="group" aria-label=${BOARD_SETUP.group}>
          <span class="name">${BOARD_SETUP.size}</span>
          <grundy-number label=${BOARD_SETUP.columns} least="1" .value=${width} @number-change=${(event: CustomEvent<NumberChange>) => this.resize(event, 0)}></grundy-number>
          <span aria-hidden="true">×</span>
          <grundy-number label=${BOARD_SETUP.rows} least="1" .value=${height} @number-change=${(event: CustomEvent<NumberChange>) => this.resize(event, 1)}></grundy-number>
        </div>
        <div class="group">
          <label class="name" for="toward">${BOARD_SETUP.toward}</label>
          <select id="toward" @change=${this.turn}>
            <option value="" .selected=${toward === ''}>${BOARD_SETUP.asDrawn}</option>
            ${CORNERS.map(([value, name]) => html`<option value=${value} .selected=${value === toward}>${name}</option>`)}
          </select>
        </div>
      </div>
    `;
  }

  /** The choice of the kind whose table shades the board, where there is more than one. */
  private chooser() {
    const { analysis, shading } = this.shared;
    const { tables, components } = analysis;
    if (tables.length < 2) return nothing;
    const shown = components.table[shading.component];
    return html`
      <div class="group" role="group" aria-label=${BOARD_SETUP.shadedFor}>
        <span class="name">${BOARD_SETUP.shadedFor}</span>
        ${tables.map(
          ({ name }, index) => html`
            <button aria-pressed=${index === shown} @click=${() => send(this, 'grundy-shade', { component: components.table.indexOf(index) })}>
              ${tables.some((other) => other.name !== name && pieceName(other.name) === pieceName(name)) ? name : pieceName(name)}
            </button>
          `,
        )}
      </div>
    `;
  }

  private turn(event: Event): void {
    send(this, 'grundy-edit', { text: setToward(this.shared.text, (event.target as HTMLSelectElement).value) });
  }

  private resize({ detail }: CustomEvent<NumberChange>, side: 0 | 1): void {
    const { text } = this.shared;
    const size = (valueOf(text, 'size') ?? '').split('x').map(Number);
    size[side] = Number(detail.value);
    send(this, 'grundy-edit', { text: resizeBoard(text, size[0] ?? 1, size[1] ?? 1), gesture: detail.gesture });
  }
}
