import type { PieceEntry } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { resizeBoard, setToward } from '../params/board-edits.js';
import { valueOf } from '../params/params.js';
import type { BoardPosition } from '../view-model/board.js';
import { pieceName } from '../view-model/words.js';
import type { Tool } from './board-gesture.js';
import { send } from './events.js';
import type { NumberChange } from './number-field.js';
import { sharedStyles } from './shared-styles.js';
import './number-field.js';

const CORNERS = [
  ['left-down', '↙ left-down'],
  ['left-up', '↖ left-up'],
  ['right-down', '↘ right-down'],
  ['right-up', '↗ right-up'],
] as const;

/** What can be done with a board: the tool in hand, the palette, the size and the corner. Fires `tool`. */
@customElement('grundy-board-tools')
export class BoardTools extends LitElement {
  @property({ attribute: false }) position!: BoardPosition;
  @property() text = '';
  @property({ attribute: false }) palette: PieceEntry[] = [];
  @property() tool: Tool = 'move';
  @property() kind = '';

  static override styles = [
    sharedStyles,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1.1rem;
        align-items: center;
      }
      .group {
        display: inline-flex;
        align-items: center;
        gap: 0.35rem;
        max-width: 100%;
      }
      label,
      .name {
        font-size: 0.875rem;
        color: var(--muted);
      }
      grundy-number {
        width: 8.2rem;
      }
      .rule {
        margin-top: 0.5rem;
        font-size: 0.875rem;
      }
    `,
  ];

  protected override render() {
    const { position, tool } = this;
    const rule = tool === 'add' ? this.palette.find(({ name }) => name === this.kind)?.rule : undefined;
    return html`
      <div class="tools">
        <div class="group" role="group" aria-label="Tool">
          ${this.button('move', 'Move', 'Drag a piece, or tap it and then a cell')}
          ${this.button('damage', 'Damage', 'Paint damaged cells, or mend them')}
          ${this.button('remove', 'Remove', 'Tap a piece to remove it')} ${this.button('add', 'Add', 'Tap a cell to add a piece')}
          <select aria-label="Piece to add" @change=${(event: Event) => this.tell('add', (event.target as HTMLSelectElement).value)}>
            ${this.kinds().map((name) => html`<option value=${name} ?selected=${name === this.kind}>${name}</option>`)}
          </select>
        </div>
        <div class="group">
          <span class="name">Columns</span>
          <grundy-number label="Columns" least="1" .value=${position.width} @number-change=${(event: CustomEvent<NumberChange>) => this.resize(event, 'width')}></grundy-number>
        </div>
        <div class="group">
          <span class="name">Rows</span>
          <grundy-number label="Rows" least="1" .value=${position.height} @number-change=${(event: CustomEvent<NumberChange>) => this.resize(event, 'height')}></grundy-number>
        </div>
        <div class="group">
          <label for="toward">Toward</label>
          <select id="toward" .value=${live(position.toward)} @change=${(event: Event) => send(this, 'grundy-edit', { text: setToward(this.text, (event.target as HTMLSelectElement).value) })}>
            <option value="" ?selected=${position.toward === ''}>as drawn</option>
            ${CORNERS.map(([value, name]) => html`<option value=${value} ?selected=${value === position.toward}>${name}</option>`)}
          </select>
        </div>
      </div>
      ${rule === undefined ? nothing : html`<p class="rule muted">${pieceName(this.kind)}: ${rule}</p>`}
    `;
  }

  /** The famous pieces and the reader's own. */
  private kinds(): string[] {
    return [...new Set([...this.palette.map(({ name }) => name), ...this.position.kinds.map(({ name }) => name)])];
  }

  private button(tool: Tool, name: string, title: string) {
    return html`<button aria-pressed=${this.tool === tool} title=${title} @click=${() => this.tell(tool, this.kind)}>${name}</button>`;
  }

  private tell(tool: Tool, kind: string): void {
    this.dispatchEvent(new CustomEvent('tool', { detail: { tool, kind } }));
  }

  private resize({ detail }: CustomEvent<NumberChange>, side: 'width' | 'height'): void {
    const [width, height] = (valueOf(this.text, 'size') ?? '').split('x').map(Number);
    const now = { width: width ?? 1, height: height ?? 1, [side]: Number(detail.value) };
    send(this, 'grundy-edit', { text: resizeBoard(this.text, now.width, now.height), gesture: detail.gesture });
  }
}
