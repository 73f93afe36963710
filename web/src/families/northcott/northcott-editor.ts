import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { addRow, removeRow, setPiece, setTurn, turnOf, type Colour } from './edits.model.js';
import { itemAt } from '../../params/item-at.js';
import { withValue } from '../../params/params.js';
import { legalTargets } from '../../pictures/legal-targets.model.js';
import { measures, MOST_ROWS, pieceRows } from './northcott.model.js';
import { northcottPosition } from './position.model.js';
import { NORTHCOTT } from '#words/families/northcott';
import type { Stage } from '../../pictures/editor.js';
import { canEndTurn, type EditorInput } from '../../pictures/editor-input.js';
import { tellReach } from '../../pictures/tell-reach.js';
import { send } from '../../controls/events.js';
import type { HeldPiece, RowPiece, RowsGesture } from './northcott-svg.js';
import type { NumberChange } from '../../controls/number-field.js';
import { restingButton } from '../../controls/resting.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import './northcott-svg.js';
import '../../controls/number-field.js';

const COLOURS: readonly Colour[] = ['white', 'black'];

/** Rows with a white and a black piece: pieces of the player to move slide by the rules, those of the other colour are set freely. */
@customElement('grundy-northcott-editor')
export class NorthcottEditor extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @state() private chosen: RowPiece = { row: 0, colour: 'white' };
  @state() private held: HeldPiece | null = null;
  private lastText = '';

  static override styles = [
    sharedStyles,
    editorStyles,
    css`
      .field {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
      }
      grundy-number {
        width: 6.4rem;
      }
      .turn {
        display: inline-flex;
      }
      .turn button:first-child {
        border-radius: 8px 0 0 8px;
      }
      .turn button:last-child {
        border-radius: 0 8px 8px 0;
        margin-left: -1px;
      }
      .hint {
        min-height: 1.5em;
      }
    `,
  ];

  override willUpdate(): void {
    const { text } = this.shared.analysis;
    if (text !== this.lastText) this.held = null;
    this.lastText = text;
  }

  private get position() {
    return northcottPosition(this.shared.analysis);
  }

  /** The piece selected; in the last row while a row just added is not in the analysis yet. */
  private get selected(): RowPiece {
    const last = Math.min(this.position.gaps.length, MOST_ROWS) - 1;
    return { ...this.chosen, row: Math.max(0, Math.min(this.chosen.row, last)) };
  }

  constructor() {
    super();
    tellReach(this, () => this.reach);
  }

  private get reach(): ReadonlySet<number> {
    const { held } = this;
    return legalTargets(this.shared, held?.colour === turnOf(this.shared.text) ? held.row : null);
  }

  protected override render() {
    const { analysis, text, highlight } = this.shared;
    const { position, selected, held } = this;
    const { gaps, width } = position;
    const hidden = gaps.length - MOST_ROWS;
    const turn = turnOf(text);
    return html`
      <grundy-northcott-svg
        .rows=${pieceRows(analysis)}
        .measures=${measures(position)}
        .columns=${width}
        .highlight=${highlight}
        .selected=${selected}
        .held=${held}
        .reach=${this.reach}
        @rows-gesture=${({ detail }: CustomEvent<RowsGesture>) => this.act(detail)}
      ></grundy-northcott-svg>
      ${hidden > 0 ? html`<p class="muted">${NORTHCOTT.undrawn(MOST_ROWS, hidden)}</p>` : nothing}
      <div class="row tools" ?hidden=${Boolean(this.shared.turns) || this.shared.tools === 'none'}>
        <span class="turn" role="group" aria-label=${NORTHCOTT.turn}>
          ${COLOURS.map((colour) => html`<button aria-pressed=${turn === colour} @click=${() => this.edit(setTurn(text, colour))}>${NORTHCOTT.moves[colour]}</button>`)}
        </span>
        <button @click=${this.add}>${NORTHCOTT.add}</button>
        ${restingButton(NORTHCOTT.remove, gaps.length === 0, this.prune)}
        ${gaps.length === 0 ? nothing : COLOURS.map((colour) => this.field(selected.row, colour))}
        ${this.number(NORTHCOTT.columns, width, 2, (value) => withValue(text, 'columns', value))}
      </div>
      <p class="hint muted">
        ${
          held === null
            ? html`${NORTHCOTT.hint(turn)} ${this.shared.turns ? nothing : NORTHCOTT.hintOfOthers}`
            : NORTHCOTT.held(held.colour, held.row + 1)
        }
      </p>
    `;
  }

  private field(row: number, colour: Colour) {
    return this.number(NORTHCOTT.colour[colour], (this.position[colour][row] ?? 0) + 1, 1, (value) =>
      setPiece(this.shared.text, row, colour, Number(value) - 1),
    );
  }

  private number(label: string, value: number, least: number, edited: (value: string) => string) {
    return html`
      <span class="field">
        <span class="muted">${label}</span>
        <grundy-number
          label=${label}
          .value=${value}
          .least=${least}
          @number-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(edited(detail.value), detail.gesture)}
        ></grundy-number>
      </span>
    `;
  }

  private act(gesture: RowsGesture): void {
    switch (gesture.kind) {
      case 'tap':
        return this.tap(gesture);
      case 'drop':
        this.chosen = gesture;
        return this.put({ row: gesture.row, colour: gesture.colour, column: gesture.column });
      case 'key':
        return this.keyed(gesture.key);
    }
  }

  private tap({ row, colour, column }: Extract<RowsGesture, { kind: 'tap' }>): void {
    const { held } = this;
    if (held?.row === row) return this.put({ ...held, column });
    this.held = null;
    this.chosen = { row, colour: colour ?? this.chosen.colour };
    send(this, 'grundy-place', { table: 0, state: row });
    if (colour !== null) this.takeUp();
  }

  private takeUp(): void {
    const { row, colour } = this.selected;
    const column = this.position[colour][row];
    if (column === undefined) return;
    this.held = { row, colour, column };
    send(this, 'grundy-announce', NORTHCOTT.takenUp(colour, row + 1));
  }

  /** A piece of the player to move makes a move; one of the other colour is simply set. */
  private put({ row, colour, column }: HeldPiece): void {
    this.held = null;
    const { text, analysis } = this.shared;
    const from = itemAt(this.position[colour], row);
    if (column === from) return;
    if (colour === turnOf(analysis.text))
      send(this, 'grundy-play', {
        move: `${row + 1}:${colour.charAt(0)}${column + 1}`,
        made: { item: row, from, to: column },
      });
    else this.edit(setPiece(text, row, colour, column));
  }

  private keyed(key: string): void {
    const { held, selected } = this;
    const along = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[key];
    if (key === 'Escape' && held === null) send(this, 'grundy-turn', 'cancel');
    else if (key === 'Escape') this.held = null;
    else if (key === 'Enter' && held === null && canEndTurn(this.shared)) send(this, 'grundy-turn', 'end');
    else if (along !== undefined && held) this.slide(held, along);
    else if (along !== undefined) this.choose({ row: selected.row, colour: this.colourAt(selected.row, along) });
    else if (key === 'ArrowUp' || key === 'ArrowDown')
      this.choose({ ...selected, row: selected.row + (key === 'ArrowUp' ? -1 : 1) });
    else if (key === 'Enter' || key === ' ') {
      if (held) this.put(held);
      else this.takeUp();
    } else if (key === 't' || key === 'T')
      this.edit(setTurn(this.shared.text, turnOf(this.shared.text) === 'white' ? 'black' : 'white'));
    else if (key === 'a' || key === 'A') this.add();
    else if (key === 'Delete' || key === 'Backspace' || key === 'x') this.prune();
  }

  private slide(held: HeldPiece, along: number): void {
    const column = Math.max(0, Math.min(this.position.width - 1, held.column + along));
    this.held = { ...held, column };
    send(this, 'grundy-announce', NORTHCOTT.column(column + 1));
  }

  /** The colour of the piece on that side of the row. */
  private colourAt(row: number, along: number): Colour {
    const { white, black } = this.position;
    const whiteIsLeft = (white[row] ?? 0) < (black[row] ?? 0);
    return whiteIsLeft === along < 0 ? 'white' : 'black';
  }

  private choose(piece: RowPiece): void {
    this.held = null;
    this.chosen = { ...piece, row: Math.max(0, piece.row) };
    send(this, 'grundy-place', { table: 0, state: this.selected.row });
  }

  private readonly add = (): void => {
    const { gaps, width } = this.position;
    this.chosen = { row: gaps.length, colour: turnOf(this.shared.text) };
    this.edit(addRow(this.shared.text, width));
  };

  private readonly prune = (): void => {
    this.edit(removeRow(this.shared.text, this.selected.row));
  };

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}

export const draw = ({ shared }: Stage) => html`<grundy-northcott-editor .shared=${shared}></grundy-northcott-editor>`;
