import type { PieceEntry } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BoardPosition } from '../view-model/board.js';
import { pieceName } from '../view-model/words.js';
import type { Tool } from './board-gesture.js';
import { sharedStyles } from './shared-styles.js';

/** What can be done with a board: the tool in hand and the palette. Fires `tool`. */
@customElement('grundy-board-tools')
export class BoardTools extends LitElement {
  @property({ attribute: false }) position!: BoardPosition;
  @property({ attribute: false }) palette: PieceEntry[] = [];
  @property() tool: Tool = 'move';
  @property() kind = '';

  static override styles = [
    sharedStyles,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        align-items: center;
      }
      .group {
        display: inline-flex;
        align-items: center;
        gap: 0.35rem;
        max-width: 100%;
      }
      .rule {
        margin-top: 0.5rem;
        font-size: 0.875rem;
      }
    `,
  ];

  protected override render() {
    const { tool } = this;
    const rule = tool === 'add' ? this.palette.find(({ name }) => name === this.kind)?.rule : undefined;
    return html`
      <div class="tools">
        <div class="group" role="group" aria-label="Tool">
          ${this.button('move', 'Move', 'Drag a piece, or tap it and then a cell')}
          ${this.button('damage', 'Damage', 'Paint damaged cells, or mend them')}
          ${this.button('remove', 'Remove', 'Tap a piece to remove it')}
        </div>
        <div class="group">
          ${this.button('add', 'Add', 'Tap a cell to add a piece')}
          <select aria-label="Piece to add" @change=${(event: Event) => this.tell('add', (event.target as HTMLSelectElement).value)}>
            ${this.kinds().map((name) => html`<option value=${name} ?selected=${name === this.kind}>${name}</option>`)}
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
}
