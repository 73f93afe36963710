import type { Move } from 'grundy-wasm';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { BoardGesture, Tool } from './board-gesture.js';
import { drawsCells, type GridView } from './grid-view.model.js';
import { send } from '../../controls/events.js';
import type { Highlight } from '../highlight.js';
import { once } from '../../controls/once.js';
import type { Place } from '../../places/place.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { EditorInput } from '../editor-input.js';
import './board-svg.js';

declare global {
  interface PageEvents {
    /** Whether the board has too little room for its cells to be drawn one by one. */
    'grundy-coarse': boolean;
  }
}

const fetchHeatMap = once(() => import('../heat-map/heat-map.js'));

/** The least width of a cell that a finger can hit, in CSS pixels. */
const LEAST_CELL = 24;
/** The width of the row names, in cells. */
const NAMES = 0.45;

/** What is shown on a board besides its view. */
export interface BoardScene {
  targets: ReadonlyMap<number, Move[]>;
  reach: ReadonlySet<number>;
  highlight: Highlight | null;
  tool: Tool;
  held: number | null;
  table: number;
  /** The cell looked into. */
  chosen: number | null;
}

const NOTHING_BESIDE: BoardScene = {
  targets: new Map(),
  reach: new Set(),
  highlight: null,
  tool: 'move',
  held: null,
  table: 0,
  chosen: null,
};

/** The editor of a board: drawn cell by cell, or as a heat map where cells are too many or too narrow for a finger. */
export abstract class BoardEditing extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  /** Whether the first drawing may be spread over several tasks. */
  @property({ type: Boolean }) late = false;
  @state() protected cursor = 0;
  @state() private room = 640;
  @query('.board') private board!: HTMLElement;
  private coarse: boolean | null = null;
  private readonly watcher = new ResizeObserver(([entry]) => (this.room = entry?.contentRect.width ?? this.room));

  static override styles = [
    sharedStyles,
    css`
      .board {
        margin-bottom: 0.5rem;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
      }
    `,
  ];

  /** What to draw of the position on screen. */
  protected abstract readonly view: GridView;
  /** Handles a gesture. */
  protected abstract act(gesture: BoardGesture): void;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => this.isConnected && this.watcher.observe(this.board));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  override updated(): void {
    if (this.coarse === !this.small) return;
    this.coarse = !this.small;
    send(this, 'grundy-coarse', this.coarse);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('place') && this.place) this.cursor = this.place.state;
    if (!this.small) fetchHeatMap();
  }

  protected get playing(): boolean {
    return Boolean(this.shared.turns);
  }

  /** Whether each cell can be drawn on its own. */
  protected get small(): boolean {
    return drawsCells(this.view) && this.room / (this.view.columns + NAMES) >= LEAST_CELL;
  }

  protected picture(beside: Partial<BoardScene>): TemplateResult {
    const { view, cursor } = this;
    const { shading, claiming } = this.shared;
    const { targets, reach, highlight, tool, held, table, chosen } = { ...NOTHING_BESIDE, ...beside };
    const alone = !shading.whole && !claiming;
    const act = ({ detail }: CustomEvent<BoardGesture>): void => this.act(detail);
    return html`
      <div class="board">
        ${
          this.small
            ? html`<grundy-board-svg ?late=${this.late} .analysis=${shading.shown} .grid=${view} .targets=${targets} .reach=${reach} .highlight=${highlight}
              .table=${table} .tool=${tool} .held=${held} .cursor=${cursor} .tinted=${alone} .chosen=${chosen} @board-gesture=${act}></grundy-board-svg>`
            : html`<grundy-heat-map .analysis=${shading.shown} .grid=${view} .targets=${targets} .reach=${reach} .highlight=${highlight}
              .table=${table} .tool=${tool} .held=${held} .cursor=${cursor} .tinted=${alone} @board-gesture=${act}></grundy-heat-map>`
        }
      </div>
    `;
  }

  protected edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
