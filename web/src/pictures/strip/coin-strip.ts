import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Square } from './coin-strip.model.js';
import { squareInReach, stripLabel } from '#words/pictures/coin-strip';
import { shortNumber } from '#words/language';
import { coinStripStyles } from './coin-strip-styles.js';
import type { Highlight } from '../highlight.js';
import { outcomeStyles, sharedStyles } from '../../styles/shared-styles.js';

/** A tap on a square, a coin dropped on another square or beside the strip, or a key. */
export type StripGesture =
  { kind: 'tap'; square: number } | { kind: 'drop'; from: number; to: number | null } | { kind: 'key'; key: string };

const MIN_DRAG = 6;

interface Drag {
  from: number;
  fromX: number;
  fromY: number;
  x: number;
  y: number;
  over: number | null;
  moved: boolean;
}

/** The picture of a strip of squares with coins. Fires `strip-gesture`. */
@customElement('grundy-coin-strip')
export class CoinStrip extends LitElement {
  @property({ attribute: false }) squares: Square[] = [];
  @property({ attribute: false }) highlight: Highlight | null = null;
  @property({ type: Number }) cursor = 0;
  /** The square looked into. */
  @property({ attribute: false }) chosen: number | null = null;
  /** The coin that is held. */
  @property({ type: Number }) held: number | null = null;
  /** The squares that the held coin may move to, while a match is played. */
  @property({ attribute: false }) reach: ReadonlySet<number> = new Set();
  @state() private drag: Drag | null = null;
  @query('.strip') private strip!: HTMLElement;
  private focused = false;

  static override styles = [sharedStyles, outcomeStyles, coinStripStyles];

  override willUpdate(): void {
    // The focused element may be about to be replaced.
    this.focused = Boolean(this.shadowRoot?.activeElement);
  }

  override updated(): void {
    if (this.focused) this.focus();
    this.style.setProperty('--squares', String(this.squares.length));
    const { drag } = this;
    if (drag?.moved) {
      this.style.setProperty('--ghost-x', `${drag.x}px`);
      this.style.setProperty('--ghost-y', `${drag.y}px`);
    }
  }

  override focus(): void {
    this.shadowRoot?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  /** The number of squares that the browser put into a row. */
  get across(): number {
    const squares = [...(this.shadowRoot?.querySelectorAll<HTMLElement>('.square') ?? [])];
    const below = squares.findIndex((square) => square.offsetTop > (squares[0]?.offsetTop ?? 0));
    return below < 0 ? squares.length : below;
  }

  protected override render() {
    return html`
      <div
        class="strip"
        role="grid"
        aria-label=${stripLabel(this.squares.length - 1)}
        aria-colcount=${this.squares.length}
        @pointerdown=${this.pressed}
        @pointermove=${this.moved}
        @pointerup=${this.released}
        @pointercancel=${() => (this.drag = null)}
        @keydown=${this.keyed}
      >
        <div class="row" role="row">${this.squares.map((square) => this.square(square))}</div>
        ${this.drag?.moved ? html`<i class="coin ghost" aria-hidden="true"></i>` : nothing}
      </div>
    `;
  }

  private square({ square, shade, strength, mark, count, coins, items, named, target, winning, label }: Square) {
    const moves = this.highlight?.moves ?? [];
    const classes = [
      'square',
      shade,
      strength,
      target ? 'target' : '',
      square === this.chosen ? 'chosen' : '',
      this.highlight?.places?.includes(square) ? 'option' : '',
      moves.some(({ to }) => to === square) || this.drag?.over === square ? 'aim' : '',
      items.some((item) => this.highlight?.items.includes(item)) ? 'lit' : '',
      winning ? 'winning' : '',
      this.reach.has(square) ? 'reach' : '',
    ];
    const lifted = coins.some((coin) => coin === this.held) || (this.drag?.moved && this.drag.from === square);
    return html`
      <div
        class=${classes.join(' ')}
        role="gridcell"
        aria-colindex=${square + 1}
        data-square=${square}
        data-count=${count}
        tabindex=${square === this.cursor ? 0 : -1}
      >
        <span class="unseen">${this.reach.has(square) ? squareInReach(label) : label}</span>
        <span class="name" aria-hidden="true">${square}</span>
        <span class="mark" aria-hidden="true">${mark}</span>
        ${shade === 'lose' ? html`<i class="dot"></i>` : nothing}
        ${
          count === 0
            ? nothing
            : html`<span class="coins" aria-hidden="true"><i class="coin ${lifted ? 'held' : ''}"></i>${count > 1 ? html`<b>×${shortNumber(count)}</b>` : named === '' ? nothing : html`<b translate="no">${named}</b>`}</span>`
        }
      </div>
    `;
  }

  private squareAt(event: PointerEvent): number | null {
    const found = this.shadowRoot
      ?.elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-square]');
    return found ? Number(found.dataset.square) : null;
  }

  private pointOf(event: PointerEvent): { x: number; y: number } {
    const box = this.strip.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private readonly pressed = (event: PointerEvent): void => {
    const from = this.squareAt(event);
    if (event.button !== 0 || event.ctrlKey || from === null) return;
    const { x, y } = this.pointOf(event);
    this.drag = { from, fromX: x, fromY: y, x, y, over: null, moved: false };
    if (this.holds(from)) this.strip.setPointerCapture(event.pointerId);
  };

  private holds(square: number): boolean {
    return (this.squares[square]?.count ?? 0) > 0;
  }

  private readonly moved = (event: PointerEvent): void => {
    const { drag } = this;
    if (!drag || !this.holds(drag.from)) return;
    const { x, y } = this.pointOf(event);
    const moved = drag.moved || Math.hypot(x - drag.fromX, y - drag.fromY) >= MIN_DRAG;
    this.drag = { ...drag, x, y, moved, over: moved ? this.squareAt(event) : null };
  };

  private readonly released = (event: PointerEvent): void => {
    const { drag } = this;
    this.drag = null;
    if (!drag) return;
    if (drag.moved) this.tell({ kind: 'drop', from: drag.from, to: this.squareAt(event) });
    else this.tell({ kind: 'tap', square: drag.from });
  };

  private readonly keyed = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab' || key === '?') return;
    if (key === 'Escape') this.drag = null;
    this.tell({ kind: 'key', key });
    event.preventDefault();
  };

  private tell(detail: StripGesture): void {
    this.dispatchEvent(new CustomEvent<StripGesture>('strip-gesture', { detail }));
  }
}
