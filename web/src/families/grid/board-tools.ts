import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Tool } from '../../pictures/grid/board-gesture.js';
import { ownPieces } from './own-pieces.model.js';
import type { BoardPosition } from './position.model.js';
import { BOARD_HINTS, BOARD_TOOLS, PIECE_LABELS } from '#words/pictures/tools';
import { moreIcon } from '../../controls/more-icons.js';
import { buttonStyles } from '../../styles/button-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { PieceRow } from '../../words/catalogue.js';

const SIGNS = { move: 'hand', damage: 'damage', remove: 'bin', add: 'plus' } as const;

/** The tools of a board and the palette of pieces. Fires `tool`, and `own` to draw a piece of one's own. */
@customElement('grundy-board-tools')
export class BoardTools extends LitElement {
  @property({ attribute: false }) position!: BoardPosition;
  @property({ attribute: false }) palette: PieceRow[] = [];
  @property() tool: Tool = 'move';
  @property() kind = '';
  /** The text that describes the reader's own pieces. */
  @property({ attribute: false }) text = '';
  /** Whether the reader is drawing own pieces. */
  @property({ type: Boolean }) drawing = false;
  /** The name of the piece that is held. */
  @property() held: string | null = null;

  static override styles = [
    sharedStyles,
    buttonStyles,
    css`
      :host {
        container-type: inline-size;
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.3rem;
        align-items: center;
        justify-content: center;
        margin-inline: -0.6rem;
      }
      .group {
        display: inline-flex;
        align-items: center;
        gap: 0.1rem;
        max-width: 100%;
        min-width: 0;
      }
      button,
      select {
        font-size: var(--small);
      }
      select {
        min-width: 0;
        /* What the other tools leave of their line. */
        width: clamp(7.5rem, 100cqi - 33rem, 15rem);
        border-color: transparent;
        background: none;
        color: var(--muted);
      }
      .sign {
        width: 18px;
        height: 18px;
      }
      /* Room for the longest hint of the tool that moves: the board must not move with it. */
      .hint {
        min-height: 1.5em;
        font-size: var(--small);
        text-align: center;
      }
      /* A phone has room for the signs alone. */
      @media (max-width: 34rem) {
        .tools {
          flex-wrap: nowrap;
          justify-content: space-between;
        }
        button {
          min-width: 42px;
          padding: 0 0.3rem;
        }
        button span,
        .hint {
          display: none;
        }
        select {
          width: 6rem;
        }
      }
    `,
  ];

  protected override render() {
    return html`
      <div class="tools" role="toolbar" aria-label=${BOARD_TOOLS.group}>
        <div class="group">
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
        <button class="quiet" aria-expanded=${this.drawing} aria-label=${BOARD_TOOLS.own} title=${BOARD_TOOLS.ownTitle} @click=${() => this.dispatchEvent(new CustomEvent('own'))}>
          ${moreIcon('pencil')}<span>${BOARD_TOOLS.own}</span>
        </button>
      </div>
      <p class="hint muted">${this.hint()}</p>
    `;
  }

  /** What a tap does with the current tool. */
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

  /** The names of the pieces of the palette, the reader's own and those on the board. */
  private kinds(): string[] {
    return [
      ...new Set([
        ...this.palette.map(({ name }) => name),
        ...ownPieces(this.text).map(({ name }) => name),
        ...this.position.kinds.map(({ name }) => name),
      ]),
    ];
  }

  private button(tool: Tool) {
    const { name, title } = BOARD_TOOLS[tool];
    return html`<button class="quiet" aria-pressed=${this.tool === tool} aria-label=${name} title=${title} @click=${() => this.tell(tool, this.kind)}>
      ${moreIcon(SIGNS[tool])}<span>${name}</span>
    </button>`;
  }

  private tell(tool: Tool, kind: string): void {
    this.dispatchEvent(new CustomEvent('tool', { detail: { tool, kind } }));
  }
}
