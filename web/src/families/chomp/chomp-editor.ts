import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { send, type Highlight } from '../../controls/events.js';
import type { NumberChange } from '../../controls/number-field.js';
import { once } from '../../controls/once.js';
import type { Place } from '../../places/place.js';
import { canEndTurn, type EditorInput } from '../../pictures/editor-input.js';
import type { Stage } from '../../pictures/editor.js';
import type { BoardGesture } from '../../pictures/grid/board-gesture.js';
import { drawsCells } from '../../pictures/grid/grid-view.model.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { CHOMP } from '#words/pictures/chomp';
import { biteOf, chompView, eaten, targetsOf } from './chomp-view.model.js';
import { wholeBar } from './edits.model.js';
import { chompPosition, columnsOf } from './position.model.js';
import '../../controls/number-field.js';
import '../../pictures/grid/board-svg.js';

const fetchHeatMap = once(() => import('../../pictures/heat-map/heat-map.js'));

/** A bar of chocolate: a tap bites. */
@customElement('grundy-chomp-editor')
export class ChompEditor extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @property({ type: Boolean }) late = false;
  @state() private cursor = 0;

  static override styles = [
    sharedStyles,
    editorStyles,
    css`
      .board {
        margin-bottom: 0.5rem;
        display: grid;
        grid-template-columns: minmax(0, 1fr);
      }
      .field {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
      }
      grundy-number {
        width: 5.6rem;
      }
      .hint {
        min-height: 1.5em;
      }
    `,
  ];

  private get position() {
    return chompPosition(this.shared.analysis);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('place') && this.place) this.cursor = this.place.state;
    if (!drawsCells(chompView(this.position))) fetchHeatMap();
  }

  /** What a move would eat lights up square by square. */
  private get lit(): Highlight | null {
    const { highlight } = this.shared;
    if (!highlight) return null;
    return { items: [], moves: [], places: [...(highlight.places ?? []), ...highlight.moves.flatMap((move) => eaten(this.position, move))] };
  }

  protected override render() {
    const { position, lit, cursor } = this;
    const { analysis, shading, tools, turns } = this.shared;
    const view = chompView(position);
    const targets = targetsOf(analysis, position);
    return html`
      <div class="board">
        ${drawsCells(view)
          ? html`<grundy-board-svg ?late=${this.late} .analysis=${shading.shown} .grid=${view} .targets=${targets} .highlight=${lit} .cursor=${cursor}
              .tinted=${!shading.whole} .chosen=${this.place?.state ?? null} @board-gesture=${this.act}></grundy-board-svg>`
          : html`<grundy-heat-map .analysis=${shading.shown} .grid=${view} .targets=${targets} .highlight=${lit} .cursor=${cursor} .tinted=${!shading.whole}
              @board-gesture=${this.act}></grundy-heat-map>`}
      </div>
      ${turns || tools
        ? nothing
        : html`<div class="row tools">
            ${this.number(CHOMP.columns, columnsOf(position), (value) => wholeBar(this.shared.text, value, Math.max(1, position.heaps.length)))}
            ${this.number(CHOMP.rows, position.heaps.length, (value) => wholeBar(this.shared.text, Math.max(1, columnsOf(position)), value))}
          </div>`}
      ${tools === 'none' ? nothing : html`<p class="hint muted">${turns ? CHOMP.playHint : CHOMP.hint}</p>`}
    `;
  }

  private number(label: string, value: number, edited: (value: number) => string) {
    return html`
      <span class="field">
        <span class="muted">${label}</span>
        <grundy-number
          label=${label}
          .value=${value}
          .least=${1}
          @number-change=${({ detail }: CustomEvent<NumberChange>) => send(this, 'grundy-edit', { text: edited(Number(detail.value)), gesture: detail.gesture })}
        ></grundy-number>
      </span>
    `;
  }

  private readonly act = ({ detail }: CustomEvent<BoardGesture>): void => {
    if (detail.kind === 'tap') this.bite(detail.cell);
    else if (detail.kind === 'key') this.key(detail.key, detail.cell);
  };

  private key(key: string, cell: number): void {
    this.cursor = cell;
    if (key === 'cursor') send(this, 'grundy-place', { table: 0, state: cell });
    else if (key === 'Escape') send(this, 'grundy-turn', 'cancel');
    else if (key === 'Enter' && canEndTurn(this.shared)) send(this, 'grundy-turn', 'end');
    else if (key === 'Enter' || key === ' ') this.bite(cell);
  }

  private bite(cell: number): void {
    const { text, analysis, turns } = this.shared;
    const made = biteOf(this.position, cell);
    this.cursor = cell;
    if (made === null || text !== analysis.text) return;
    const move = `${made.item + 1}:${made.to}`;
    send(this, 'grundy-play', turns ? { move, made } : { move });
  }
}

export const draw = ({ shared, place, late }: Stage) => html`<grundy-chomp-editor ?late=${late} .shared=${shared} .place=${place}></grundy-chomp-editor>`;
