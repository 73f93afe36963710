import type { Continuation } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { MINIATURE } from '#words/front-page';
import { binaryTable, type NimSumStep } from '../../telling/binary.model.js';
import { tableOfItem } from '../../pictures/grid/board.model.js';
import { boardView } from '../../families/grid/board-view.model.js';
import { boardPosition } from '../../families/grid/position.model.js';
import {
  miniPicture,
  reachOf,
  shownTurns,
  turnsOf,
  turnTo,
  type MiniPicture as Picture,
  type Standing,
} from './miniature.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { stackScale } from '../../pictures/heaps/coin-stack.js';
import { drawnPiles } from '../../pictures/heaps/piles.model.js';
import { pilesView } from '../../families/subtraction/piles-view.model.js';
import { heapViews } from '../../families/row/row.model.js';
import { rowPosition } from '../../families/row/position.model.js';
import { treePosition } from '../../families/tree/position.model.js';
import type { BoardGesture } from '../../pictures/grid/board-gesture.js';
import type { Highlight } from '../../pictures/highlight.js';
import type { RowGesture } from '../../families/row/row-svg.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { TreeGesture } from '../../pictures/graph/tree-svg.js';
import { itemAt } from '../../params/item-at.js';
import { itemName } from '../../families/names.model.js';

const DRAWINGS: Record<Picture, () => Promise<unknown>> = {
  board: () => import('../../pictures/grid/board-svg.js'),
  piles: () =>
    Promise.all([import('../../pictures/heaps/pile-card.js'), import('../../panels/reasons/binary-columns.js')]),
  strip: () => import('../../pictures/strip/value-strip.js'),
  tree: () => import('../../pictures/graph/tree-svg.js'),
  row: () => import('../../families/row/row-svg.js'),
};

/** What a tap or a key means: take a thing (or put it back), make a turn, or go to the choices below. */
export type MiniGesture =
  { kind: 'hold'; item: number | null } | { kind: 'play'; notation: string } | { kind: 'choose' };

/** The picture of a position in which things are chosen by tap or key, never edited. Fires `mini-gesture`. */
@customElement('grundy-mini-picture')
export class MiniPicture extends LitElement {
  @property({ attribute: false }) standing!: Standing;
  @property({ attribute: false }) held: number | null = null;
  @property({ attribute: false }) highlight: Highlight | null = null;
  /** The moves of the solver's last answer. */
  @property({ attribute: false }) answered: readonly ShownMove[] = [];
  @state() private cursor = 0;
  @query('.picture') private picture!: HTMLElement | null;
  private fetched: Picture | null = null;

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        align-content: center;
        justify-items: center;
        grid-template-columns: minmax(0, 1fr);
      }
      grundy-board-svg,
      grundy-tree-svg,
      grundy-row-svg,
      grundy-strip {
        width: 100%;
      }
      grundy-board-svg {
        max-width: 25rem;
      }
      /* Six sizes in a row. */
      grundy-strip {
        max-width: 17.6rem;
      }
      .piles {
        display: grid;
        gap: 1rem;
        width: 100%;
      }
      .piles > [role='grid'] {
        display: grid;
      }
      [role='row'] {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(5.6rem, 1fr));
        align-items: end;
        --picture-height: 20rem;
      }
      grundy-pile {
        cursor: pointer;
      }
      grundy-binary {
        justify-self: center;
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    const { analysis } = this.standing;
    const picture = miniPicture(analysis);
    if (picture !== this.fetched) void DRAWINGS[picture]();
    this.fetched = picture;
    if (changed.has('standing'))
      this.cursor = this.cursorOf(this.held ?? this.standing.turns[0]?.turn.moves[0]?.item ?? 0);
  }

  override focus(): void {
    this.picture?.focus();
  }

  protected override render() {
    switch (miniPicture(this.standing.analysis)) {
      case 'board':
        return this.board();
      case 'piles':
        return this.piles();
      case 'strip':
        return this.strip();
      case 'tree':
        return this.tree();
      case 'row':
        return this.row();
    }
  }

  /** The place of the keyboard cursor for a thing: its cell on a board, else its own index. */
  private cursorOf(item: number): number {
    const { analysis } = this.standing;
    return miniPicture(analysis) === 'board' ? (boardPosition(analysis).pieceCell[item] ?? 0) : item;
  }

  private board() {
    const { analysis, turns } = this.standing;
    return html`
      <grundy-board-svg
        class="picture"
        .analysis=${analysis}
        .grid=${boardView(boardPosition(analysis))}
        .table=${tableOfItem(analysis, this.held ?? 0)}
        .targets=${new Map(shownTurns(turns, this.held).map(({ turn }) => [itemAt(turn.moves, 0).to, []]))}
        .reach=${reachOf(turns, this.held)}
        .highlight=${this.answered.length > 0 ? { items: [], moves: this.answered } : null}
        .held=${this.held}
        .cursor=${this.cursor}
        @board-gesture=${({ detail }: CustomEvent<BoardGesture>) => this.onBoard(detail)}
      ></grundy-board-svg>
    `;
  }

  private onBoard(gesture: BoardGesture): void {
    switch (gesture.kind) {
      case 'tap':
        return this.tapCell(gesture.cell, gesture.piece);
      case 'drag':
        return this.held === gesture.piece ? undefined : this.hold(gesture.piece);
      case 'drop':
        return gesture.cell === null ? undefined : this.put(gesture.piece, gesture.cell);
      case 'key': {
        const { key, cell } = gesture;
        this.cursor = cell;
        if (key === 'Enter' || key === ' ') this.tapCell(cell, this.pieceOn(cell));
        else if (key === 'Escape') this.hold(null);
      }
    }
  }

  private pieceOn(cell: number): number | null {
    return boardView(boardPosition(this.standing.analysis)).pieces.find((piece) => piece.cell === cell)?.index ?? null;
  }

  private tapCell(cell: number, piece: number | null): void {
    this.cursor = cell;
    const { turns } = this.standing;
    if (this.held !== null && turnTo(turns, this.held, cell)) return this.put(this.held, cell);
    if (piece !== null) return this.hold(piece === this.held ? null : piece);
    // A tap on the target of a marked winning move plays it; its piece need not be taken first.
    const shown = shownTurns(turns, this.held).find(({ turn }) => itemAt(turn.moves, 0).to === cell);
    if (shown) this.play(shown);
  }

  private put(item: number, to: number): void {
    const turn = turnTo(this.standing.turns, item, to);
    if (turn) this.play(turn);
  }

  private piles() {
    const { analysis } = this.standing;
    const views = drawnPiles(analysis, pilesView(analysis));
    const scale = stackScale(views.map(({ coins }) => coins));
    const step = analysis.steps.find((each): each is NimSumStep => each.kind === 'nim-sum');
    return html`
      <div class="piles">
        <div role="grid" aria-label=${MINIATURE.piles} @keydown=${this.keyedPile}>
          <div role="row">
            ${views.map(
              (pile) => html`
                <grundy-pile
                  compact
                  class=${pile.index === this.cursor ? 'picture' : ''}
                  data-pile=${pile.index}
                  .pile=${pile}
                  .scale=${scale}
                  .lit=${pile.index === this.held}
                  .leaves=${this.highlight?.moves.find(({ item }) => item === pile.index)?.to ?? null}
                  .current=${pile.index === this.cursor}
                  @click=${() => this.choose(pile.index)}
                ></grundy-pile>
              `,
            )}
          </div>
        </div>
        ${step ? html`<grundy-binary .table=${binaryTable(step, (item) => itemName(analysis.position, item))}></grundy-binary>` : nothing}
      </div>
    `;
  }

  private readonly keyedPile = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    if (event.key === 'Enter' || event.key === ' ') {
      this.choose(this.cursor);
      this.tell({ kind: 'choose' });
    } else if (by === 0) return;
    else {
      const { components } = this.standing.analysis;
      this.cursor = Math.min(components.state.length - 1, Math.max(0, this.cursor + by));
      void this.updateComplete.then(() => this.focus());
    }
    event.preventDefault();
  };

  private strip() {
    const { analysis } = this.standing;
    return html`
      <grundy-strip
        class="picture"
        .analysis=${analysis}
        .piles=${pilesView(analysis)}
        .table=${tableOfItem(analysis, 0)}
        .highlight=${this.highlight}
        .reach=${reachOf(this.standing.turns, this.held)}
        @click=${(event: MouseEvent) => this.tapSize(event)}
      ></grundy-strip>
    `;
  }

  private tapSize(event: MouseEvent): void {
    const cell = event
      .composedPath()
      .find((each): each is HTMLElement => each instanceof HTMLElement && each.dataset.size !== undefined);
    if (cell) this.put(0, Number(cell.dataset.size));
  }

  private tree() {
    return html`
      <grundy-tree-svg
        class="picture"
        .analysis=${this.standing.analysis}
        .tree=${treePosition(this.standing.analysis)}
        .highlight=${this.highlight ?? this.lit}
        .selected=${this.cursor}
        @tree-gesture=${({ detail }: CustomEvent<TreeGesture>) => this.onTree(detail)}
      ></grundy-tree-svg>
    `;
  }

  private get lit(): Highlight | null {
    return this.held === null ? null : { items: [this.held], moves: [] };
  }

  private onTree(gesture: TreeGesture): void {
    if (gesture.kind === 'key') this.enter(gesture.key);
    else if (gesture.kind === 'select') this.choose(gesture.node);
  }

  private row() {
    const { analysis } = this.standing;
    const { look, heaps } = rowPosition(analysis);
    return html`
      <grundy-row-svg
        class="picture"
        .heaps=${heapViews(analysis)}
        .look=${look}
        .highlight=${this.highlight ?? this.lit}
        .selected=${this.cursor}
        .total=${heaps.length}
        @row-gesture=${({ detail }: CustomEvent<RowGesture>) => this.onRow(detail)}
      ></grundy-row-svg>
    `;
  }

  private onRow(gesture: RowGesture): void {
    if (gesture.kind === 'key') {
      const last = rowPosition(this.standing.analysis).heaps.length - 1;
      const to = { ArrowLeft: this.cursor - 1, ArrowRight: this.cursor + 1, Home: 0, End: last }[gesture.key];
      if (to === undefined) this.enter(gesture.key);
      else this.choose(Math.min(last, Math.max(0, to)));
    } else if (gesture.heap >= 0) this.choose(gesture.heap);
  }

  private enter(key: string): void {
    if (key === 'Enter' || key === ' ') this.tell({ kind: 'choose' });
    else if (key === 'Escape') this.hold(null);
  }

  private choose(item: number): void {
    this.cursor = item;
    this.hold(item);
  }

  private hold(item: number | null): void {
    this.tell({ kind: 'hold', item: item !== null && turnsOf(this.standing.turns, item).length === 0 ? null : item });
  }

  private play({ turn }: Continuation): void {
    this.tell({ kind: 'play', notation: turn.notation });
  }

  private tell(detail: MiniGesture): void {
    this.dispatchEvent(new CustomEvent<MiniGesture>('mini-gesture', { detail }));
  }
}
