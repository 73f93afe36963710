import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Letter } from '../claim.js';
import { stripCells, type PilesView, type StripCell } from '../heaps/piles.model.js';
import { stripLabel } from '#words/pictures/piles';
import { send } from '../../controls/events.js';
import type { Highlight } from '../highlight.js';
import { outcomeStyles, sharedStyles } from '../../styles/shared-styles.js';

/** How many cells are added in a frame: the browser cannot lay out more in time. */
const CELLS_A_FRAME = 32;

/** The sizes from 0 on, each shaded by its outcome and shown with its number. Marks show where piles stand. */
@customElement('grundy-strip')
export class ValueStrip extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  /** The piles that are marked on the strip. */
  @property({ attribute: false }) piles!: PilesView;
  @property({ type: Number }) table = 0;
  @property({ attribute: false }) highlight: Highlight | null = null;
  /** The size looked into. */
  @property({ attribute: false }) chosen: number | null = null;
  /** The sizes that a move may leave, winning or not. */
  @property({ attribute: false }) reach: ReadonlySet<number> = new Set();
  /** Whether the shading also shows how near the end is. */
  @property({ type: Boolean }) tinted = false;
  /** Whether this is an exercise, where a tap claims an outcome. */
  @property({ type: Boolean, reflect: true }) claiming = false;
  @state() private cursor = 0;
  /** How many cells are drawn so far. */
  @state() private drawn = CELLS_A_FRAME;
  private coming = false;

  static override styles = [
    sharedStyles,
    css`
      .strip {
        display: flex;
        flex-wrap: wrap;
        gap: 3px;
      }
      .row {
        display: contents;
      }
      .cell {
        position: relative;
        display: grid;
        grid-template-rows: auto 1fr auto;
        justify-items: center;
        width: 2.75rem;
        height: 4.4rem;
        padding: 0.15rem 0 0.1rem;
        border-radius: 7px;
        border: 1.5px solid var(--line);
        background: var(--sunken);
        cursor: var(--place-cursor, default);
      }
      :host([claiming]) .cell {
        cursor: pointer;
      }
      ${outcomeStyles}
      .dot {
        position: absolute;
        bottom: 5px;
        left: 5px;
        width: 7px;
        height: 7px;
        border-radius: 50%;
        background: var(--lost-mark);
      }
      .size {
        font-size: var(--small);
        align-self: start;
      }
      .number {
        font-size: var(--large);
        font-weight: 600;
        line-height: 1.1;
        align-self: center;
      }
      .letter {
        font-size: var(--small);
        font-weight: 600;
      }
      .here {
        outline: 3px solid var(--ink);
        outline-offset: -1px;
      }
      .target {
        outline: 2px dashed var(--best);
        outline-offset: -1px;
      }
      .chosen {
        box-shadow: 0 0 0 3px var(--accent);
      }
      .reach::after {
        content: '';
        position: absolute;
        inset: 2px;
        border: 2px solid var(--accent);
        border-radius: 5px;
        pointer-events: none;
      }
      .aim {
        outline: 3px solid var(--accent);
        outline-offset: -1px;
      }
      .cell:focus-visible {
        outline: 3px solid var(--accent);
        outline-offset: 1px;
        z-index: 1;
      }
      @media (forced-colors: active) {
        .dot {
          background: CanvasText;
        }
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('chosen') && this.chosen !== null) this.cursor = this.chosen;
    // A longer strip after a shorter one is again drawn piece by piece.
    this.drawn = Math.min(this.drawn, Math.max(CELLS_A_FRAME, this.columns));
  }

  override updated(): void {
    if (this.coming || this.complete) return;
    this.coming = true;
    requestAnimationFrame(() => {
      this.coming = false;
      this.drawn += CELLS_A_FRAME;
    });
  }

  /** Whether all cells are drawn. */
  get complete(): boolean {
    return this.drawn >= this.columns;
  }

  override focus(): void {
    this.shadowRoot?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  protected override render() {
    const cells = stripCells(this.analysis, this.piles, this.table);
    const aims = new Set([
      ...(this.highlight?.moves.map(({ to }) => to) ?? []),
      ...(this.chosen === null ? [] : (this.highlight?.places ?? [])),
    ]);
    const cursor = Math.min(this.cursor, cells.length - 1);
    return html`
      <div class="strip" role="grid" aria-label=${stripLabel(cells.length - 1)} aria-colcount=${cells.length} @keydown=${this.keyed}>
        <div class="row" role="row">${cells.slice(0, this.drawn).map((cell) => this.cell(cell, cursor, aims.has(cell.size)))}</div>
      </div>
    `;
  }

  private cell(
    { size, shade, strength, letter, number, here, target, label }: StripCell,
    cursor: number,
    aim: boolean,
  ) {
    const marks = `${size === this.chosen ? 'chosen' : ''} ${here ? 'here' : ''} ${target ? 'target' : ''} ${aim ? 'aim' : ''} ${this.reach.has(size) ? 'reach' : ''}`;
    return html`
      <div
        class="cell ${shade} ${this.tinted ? strength : ''} ${marks}"
        role="gridcell"
        aria-colindex=${size + 1}
        data-size=${size}
        tabindex=${size === cursor ? 0 : -1}
        @click=${() => this.choose(size)}
      >
        <span class="unseen">${label}</span>
        <span class="size" aria-hidden="true">${size}</span>
        <span class="number" aria-hidden="true">${number === '' ? letter : number}</span>
        ${number === '' ? nothing : html`<span class="letter" aria-hidden="true">${letter}</span>`}
        ${shade === 'lose' ? html`<i class="dot"></i>` : shade === 'draw' ? html`<i class="bars"></i>` : nothing}
      </div>
    `;
  }

  private choose(size: number, letter?: Letter): void {
    this.cursor = size;
    const place = { table: this.table, state: size };
    if (this.claiming) return send(this, 'grundy-claim', letter === undefined ? { place } : { place, letter });
    send(this, 'grundy-place', place);
  }

  private keyed(event: KeyboardEvent): void {
    const by = {
      ArrowLeft: -1,
      ArrowUp: -this.across,
      ArrowRight: 1,
      ArrowDown: this.across,
      Home: -Infinity,
      End: Infinity,
    }[event.key];
    if (event.altKey || event.metaKey) return;
    if (by === undefined) return this.claimed(event);
    event.preventDefault();
    const last = this.columns - 1;
    const to = Math.min(last, Math.max(0, this.cursor + by));
    if (this.claiming) this.cursor = to;
    else this.choose(to);
    void this.updateComplete.then(() => this.focus());
  }

  private claimed(event: KeyboardEvent): void {
    if (!this.claiming || event.ctrlKey) return;
    const letter = event.key.toUpperCase();
    if (letter === 'W' || letter === 'L' || letter === 'D') this.choose(this.cursor, letter);
    else if (letter === 'ENTER' || letter === ' ') this.choose(this.cursor);
    else return;
    event.preventDefault();
  }

  private get columns(): number {
    return this.analysis.tables[this.table]?.columns ?? 0;
  }

  /** The number of cells that the browser put into a row. */
  private get across(): number {
    const cells = [...(this.shadowRoot?.querySelectorAll<HTMLElement>('.cell') ?? [])];
    const below = cells.findIndex((cell) => cell.offsetTop > (cells[0]?.offsetTop ?? 0));
    return below < 0 ? cells.length : below;
  }
}
