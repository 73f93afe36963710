import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Tool } from '../../pictures/grid/board-gesture.js';
import { ownPieces } from './own-pieces.model.js';
import type { BoardPosition } from './position.model.js';
import { BOARD_HINTS, BOARD_TOOLS, PIECE_LABELS } from '#words/pictures/tools';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { PieceRow } from '../../words/catalogue.js';

/** What can be done with a board: the tool in hand and the palette. Fires `tool`, and `own` to draw a piece of one's own. */
@customElement('grundy-board-tools')
export class BoardTools extends LitElement {
  @property({ attribute: false }) position!: BoardPosition;
  @property({ attribute: false }) palette: PieceRow[] = [];
  @property() tool: Tool = 'move';
  @property() kind = '';
  /** The text in which the reader's own pieces are described. */
  @property({ attribute: false }) text = '';
  /** Whether own pieces are being drawn. */
  @property({ type: Boolean }) drawing = false;
  /** What is held, in words. */
  @property() held: string | null = null;

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
      select {
        min-width: 0;
        max-width: 15rem;
      }
      /* Room for the longest hint of the tool that moves: the board below must not move with it. */
      .hint {
        margin-top: 0.35rem;
        min-height: 1.5em;
        font-size: 0.875rem;
      }
      @media (max-width: 28rem) {
        .group {
          gap: 0.3rem;
        }
        button {
          padding-inline: 0.6em;
        }
        select {
          flex: 1 1 6rem;
          max-width: 9.5rem;
        }
        .hint {
          min-height: 3em;
        }
      }
    `,
  ];

  protected override render() {
    return html`
      <div class="tools">
        <div class="group" role="group" aria-label=${BOARD_TOOLS.group}>
          ${this.button('move')}
          ${this.button('damage')}
          ${this.button('remove')}
        </div>
        <div class="group">
          ${this.button('add')}
          <select aria-label=${BOARD_TOOLS.kind} @change=${(event: Event) => this.tell('add', (event.target as HTMLSelectElement).value)}>
            ${this.kinds().map((name) => html`<option value=${name} ?selected=${name === this.kind}>${PIECE_LABELS[name]?.[this.position.toward === '' ? 'anywhere' : 'towardCorner'] ?? name}</option>`)}
          </select>
        </div>
        <button aria-expanded=${this.drawing} title=${BOARD_TOOLS.ownTitle} @click=${() => this.dispatchEvent(new CustomEvent('own'))}>${BOARD_TOOLS.own}</button>
      </div>
      <p class="hint muted">${this.hint()}</p>
    `;
  }

  /** What a tap does now. */
  private hint(): string {
    switch (this.tool) {
      case 'move':
        return this.held === null ? BOARD_HINTS.move : BOARD_HINTS.held(this.held);
      case 'damage':
        return BOARD_HINTS.damage;
      case 'remove':
        return BOARD_HINTS.remove;
      case 'add':
        return BOARD_HINTS.add(this.kind, this.ruleOf(this.kind));
    }
  }

  private ruleOf(kind: string): string | undefined {
    return this.palette.find(({ name }) => name === kind)?.rule;
  }

  /** The famous pieces and the reader's own. */
  private kinds(): string[] {
    return [...new Set([...this.palette.map(({ name }) => name), ...ownPieces(this.text).map(({ name }) => name), ...this.position.kinds.map(({ name }) => name)])];
  }

  private button(tool: Tool) {
    const { name, title } = BOARD_TOOLS[tool];
    return html`<button aria-pressed=${this.tool === tool} title=${title} @click=${() => this.tell(tool, this.kind)}>${name}</button>`;
  }

  private tell(tool: Tool, kind: string): void {
    this.dispatchEvent(new CustomEvent('tool', { detail: { tool, kind } }));
  }
}
