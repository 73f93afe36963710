import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import {
  freshName,
  ownPieces,
  readVectors,
  renameOwnPiece,
  setOwnPiece,
  symmetric,
  toggleVector,
  writeVectors,
  type Vector,
} from './own-pieces.model.js';
import { withValue } from '../../params/params.js';
import { arrow, pickerRows, REACH, type PickerCell } from './move-picker.model.js';
import { PIECE, SET } from '#words/pictures/tools';
import { newGesture, send } from '../../controls/events.js';
import { sharedStyles } from '../../styles/shared-styles.js';

const NEW = '';

/** Draws the reader's own pieces: clicks on the squares around one write its vectors into the text. Fires `picked` with a name. */
@customElement('grundy-move-picker')
export class MovePicker extends LitElement {
  @property() text = '';
  /** The piece being drawn; empty for a new one without vectors. */
  @state() private name = NEW;
  @state() private slide = false;
  @state() private cursor = REACH * (2 * REACH + 1) + REACH - 1;
  /** Faulty vectors as typed. They stay in the field while the piece is the same and the text is the one before or after typing. */
  @state() private faulty: { typed: string; name: string; texts: readonly string[] } | null = null;
  private gesture = '';

  static override styles = [
    sharedStyles,
    css`
      .picker {
        display: flex;
        flex-wrap: wrap;
        gap: 0.9rem 1.2rem;
        margin: 0.7rem 0 0.2rem;
        padding: 0.9rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--sunken);
      }
      .grid {
        display: grid;
        grid-template-columns: repeat(9, minmax(1.6rem, 2rem));
        gap: 2px;
        align-self: start;
      }
      .row {
        display: contents;
      }
      .cell {
        display: grid;
        place-items: center;
        aspect-ratio: 1;
        min-height: 0;
        border: 1px solid var(--line);
        border-radius: 4px;
        background: var(--surface);
        cursor: pointer;
        font-size: var(--text);
        line-height: 1;
        touch-action: manipulation;
        user-select: none;
      }
      .piece {
        background: var(--piece);
        border-color: var(--piece);
        cursor: default;
      }
      .leap,
      .slide {
        background: var(--accent);
        border-color: var(--accent);
        color: var(--on-accent);
        font-weight: 600;
      }
      .through {
        border: 2px dotted var(--accent);
      }
      .cell:focus-visible {
        outline: 3px solid var(--accent);
        outline-offset: 2px;
      }
      .words {
        flex: 1 1 13rem;
        display: grid;
        gap: 0.6rem;
        align-content: start;
        min-width: 0;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        align-items: center;
      }
      label {
        display: grid;
        gap: 0.2rem;
        font-size: var(--small);
        color: var(--muted);
      }
      input {
        width: 100%;
        min-width: 0;
      }
      .vectors {
        font-family: var(--mono);
        font-size: var(--small);
      }
      @media (forced-colors: active) {
        .piece {
          background: CanvasText;
        }
        .leap,
        .slide {
          forced-color-adjust: none;
          background: Highlight;
          color: HighlightText;
        }
      }
    `,
  ];

  override willUpdate(): void {
    if (this.faulty?.name !== this.name || !this.faulty.texts.includes(this.text)) this.faulty = null;
  }

  /** Switches to the own piece of that name, or to a new one. */
  show(name: string): void {
    this.name = ownPieces(this.text).some((piece) => piece.name === name) ? name : NEW;
  }

  protected override render() {
    const pieces = ownPieces(this.text);
    const piece = pieces.find(({ name }) => name === this.name);
    const vectors = piece?.vectors ?? [];
    return html`
      <section class="picker" aria-label=${PIECE.section}>
        <div class="grid" role="grid" aria-label=${PIECE.grid} @keydown=${(event: KeyboardEvent) => this.keyed(event, vectors)}>
          ${pickerRows(vectors).map(
            (row, y) =>
              html`<div class="row" role="row">${row.map((cell, x) => this.cell(cell, y * (2 * REACH + 1) + x, vectors))}</div>`,
          )}
        </div>
        <div class="words">
          <div class="line" role="group" aria-label=${PIECE.tap}>
            <button aria-pressed=${!this.slide} @click=${() => (this.slide = false)}>${PIECE.leap}</button>
            <button aria-pressed=${this.slide} @click=${() => (this.slide = true)}>${PIECE.slide}</button>
          </div>
          <p class="muted">${this.slide ? PIECE.slideHint : PIECE.leapHint} ${PIECE.asDrawn}</p>
          ${
            pieces.length === 0
              ? nothing
              : html`<div class="line" role="group" aria-label=${PIECE.all}>
                ${pieces.map(({ name }) => html`<button translate="no" aria-pressed=${name === this.name} @click=${() => (this.name = name)}>${name}</button>`)}
                <button aria-pressed=${piece === undefined} @click=${() => (this.name = NEW)}>${PIECE.new}</button>
              </div>`
          }
          <label>
            ${PIECE.name}
            <input
              type="text"
              maxlength="24"
              spellcheck="false"
              autocapitalize="off"
              autocomplete="off"
              .value=${live(piece?.name ?? '')}
              translate="no" placeholder=${freshName(this.text)}
              ?disabled=${piece === undefined}
              @change=${(event: Event) => this.rename((event.target as HTMLInputElement).value.trim())}
            />
          </label>
          <label>
            ${PIECE.vectors}
            <input
              class="vectors"
              type="text"
              spellcheck="false"
              autocapitalize="off"
              autocomplete="off"
              .value=${live(this.faulty?.typed ?? writeVectors(vectors))}
              aria-invalid=${this.faulty !== null}
              translate="no" placeholder="leap(-1,-3)slide(-1,0)"
              @focus=${() => (this.gesture = newGesture('typing'))}
              @change=${(event: Event) => this.write((event.target as HTMLInputElement).value, this.gesture)}
            />
          </label>
          <div class="line">
            <button ?disabled=${vectors.length === 0} title=${PIECE.symmetricTitle} @click=${() => this.set(symmetric(vectors))}>${PIECE.symmetric}</button>
            <button ?disabled=${vectors.length === 0} title=${PIECE.removeTitle} @click=${() => this.set([])}>${PIECE.remove}</button>
          </div>
        </div>
      </section>
    `;
  }

  private cell({ dx, dy, mark, label }: PickerCell, index: number, vectors: Vector[]) {
    return html`
      <div
        class="cell ${mark}"
        role="gridcell"
        aria-label=${label}
        aria-selected=${mark === 'leap' || mark === 'slide'}
        data-vector="${dx},${dy}"
        tabindex=${index === this.cursor ? 0 : -1}
        @click=${() => this.toggle(index, vectors, this.slide)}
      >
        ${mark === 'leap' ? '●' : mark === 'slide' ? arrow(dx, dy) : nothing}
      </div>
    `;
  }

  private keyed(event: KeyboardEvent, vectors: Vector[]): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const side = 2 * REACH + 1;
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side }[event.key];
    if (by !== undefined) {
      const to = this.cursor + by;
      const wraps = Math.abs(by) === 1 && Math.floor(to / side) !== Math.floor(this.cursor / side);
      if (to >= 0 && to < side * side && !wraps) this.focusOn(to);
    } else if (event.key === 'Enter' || event.key === ' ') this.toggle(this.cursor, vectors, this.slide);
    else if (event.key.toLowerCase() === 's') this.toggle(this.cursor, vectors, true);
    else return;
    event.preventDefault();
  }

  private focusOn(index: number): void {
    this.cursor = index;
    void this.updateComplete.then(() => this.shadowRoot?.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus());
  }

  private toggle(index: number, vectors: Vector[], slide: boolean): void {
    this.cursor = index;
    const side = 2 * REACH + 1;
    const dx = (index % side) - REACH;
    const dy = REACH - Math.floor(index / side);
    if (dx === 0 && dy === 0) return;
    const next = toggleVector(vectors, { dx, dy, slide });
    const set = next.some((vector) => vector.dx === dx && vector.dy === dy);
    send(this, 'grundy-announce', SET[set ? (slide ? 'slide' : 'leap') : 'none'](dx, dy));
    this.set(next);
  }

  /** Vectors that cannot be read go into the text as typed: the core refuses them with a message. */
  private write(typed: string, gesture: string): void {
    const value = typed.replaceAll(/\s/g, '');
    const vectors = readVectors(value);
    this.faulty = null;
    if (writeVectors(vectors) === value) return this.set(vectors, gesture);
    const text = withValue(this.text, `piece.${this.name || freshName(this.text)}`, value);
    this.faulty = { typed, name: this.name, texts: [this.text, text] };
    this.tell(text, gesture);
  }

  private set(vectors: readonly Vector[], gesture?: string): void {
    if (this.name === NEW) {
      if (vectors.length === 0) return;
      this.name = freshName(this.text);
    }
    this.tell(setOwnPiece(this.text, this.name, vectors), gesture);
    this.dispatchEvent(new CustomEvent('picked', { detail: this.name }));
  }

  private rename(to: string): void {
    if (to === '' || to === this.name) return this.requestUpdate();
    const from = this.name;
    this.name = to;
    this.tell(renameOwnPiece(this.text, from, to));
    this.dispatchEvent(new CustomEvent('picked', { detail: to }));
  }

  private tell(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
