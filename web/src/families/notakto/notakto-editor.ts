import { css, html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { send } from '../../controls/events.js';
import { restingButton } from '../../controls/resting.js';
import { canEndTurn } from '../../pictures/editor-input.js';
import type { Stage } from '../../pictures/editor.js';
import type { BoardGesture } from '../../pictures/grid/board-gesture.js';
import { SizedBoard } from '../../pictures/grid/sized-board.js';
import { placeName } from '../names.model.js';
import { NOTAKTO } from '#words/families/notakto';
import { freeAll, resized, toggled } from './edits.model.js';
import { litPlaces, notaktoView, targetsOf } from './notakto-view.model.js';
import { cellOfBoard, moveAt, notaktoPosition } from './position.model.js';
import './marks-svg.js';

/** Boards of Notakto: a tap marks a cell, or frees it. */
@customElement('grundy-notakto-editor')
export class NotaktoEditor extends SizedBoard {
  static override styles = [
    ...SizedBoard.styles,
    css`
      .board {
        overflow-x: auto;
      }
      grundy-marks-svg {
        /* Narrower cells are not for fingers. */
        min-width: calc(var(--columns) * 24px);
      }
    `,
  ];

  private get position() {
    return notaktoPosition(this.shared.analysis);
  }

  protected override get view() {
    return notaktoView(this.position);
  }

  /** Cells are always drawn one by one: where they do not fit, the picture scrolls sideways. */
  protected override get small(): boolean {
    return true;
  }

  /** The cursor, moved off the column between two boards to the cell left of it. */
  private get standing(): number {
    return cellOfBoard(this.position, this.cursor) === null ? this.cursor - 1 : this.cursor;
  }

  protected override render() {
    const { position, view, standing } = this;
    const { analysis, shading, highlight, claiming, tools } = this.shared;
    const lit = highlight && { items: [], moves: [], places: litPlaces(position, highlight) };
    const act = ({ detail }: CustomEvent<BoardGesture>): void => this.act(detail);
    return html`
      <div class="board">
        <grundy-marks-svg ?late=${this.late} .analysis=${shading.shown} .grid=${view} .targets=${targetsOf(analysis)} .highlight=${lit} .cursor=${standing} .tinted=${!claiming} .chosen=${this.place?.state ?? null} @board-gesture=${act}></grundy-marks-svg>
      </div>
      ${claiming || this.playing || tools ? nothing : this.toolbox()} ${tools === 'none' ? nothing : html`<p class="hint muted">${this.playing ? NOTAKTO.playHint : NOTAKTO.hint}</p>`}
    `;
  }

  private toolbox() {
    const { width, height, marks } = this.position;
    const { text } = this.shared;
    return html`
      <div class="row tools">
        ${restingButton(
          NOTAKTO.free,
          marks.every((board) => board === 0),
          () => this.edit(freeAll(text)),
        )}
        ${this.sizes(width, height, (columns, rows) => resized(text, { width: columns, height: rows }))} ${this.size(NOTAKTO.boards, marks.length, (boards) => resized(text, { boards }))}
      </div>
    `;
  }

  protected override act(gesture: BoardGesture): void {
    if (gesture.kind === 'tap') this.tap(gesture.cell);
    else if (gesture.kind === 'key') this.key(gesture.key, gesture.cell);
  }

  private tap(place: number): void {
    const { position, shared } = this;
    const at = cellOfBoard(position, place);
    if (at === null) return;
    this.show(place);
    if (shared.claiming) return;
    if (!this.playing)
      return this.edit(
        toggled(shared.text, { x: place % this.view.columns, y: Math.floor(place / this.view.columns) }),
      );
    const made = moveAt(position, at);
    if (made) send(this, 'grundy-play', { move: `${at.board + 1}:${placeName(position, place)}`, made });
  }

  private key(key: string, place: number): void {
    if (key === 'cursor')
      this.show(cellOfBoard(this.position, place) === null ? place + Math.sign(place - this.standing) : place);
    else if (key === 'Escape') send(this, 'grundy-turn', 'cancel');
    else if (key === 'Enter' && canEndTurn(this.shared)) send(this, 'grundy-turn', 'end');
    else if (key === 'Enter' || key === ' ') this.tap(place);
  }

  private show(place: number): void {
    this.cursor = place;
    send(this, 'grundy-place', { table: 0, state: place });
  }
}

export const draw = ({ shared, place, late }: Stage) =>
  html`<grundy-notakto-editor ?late=${late} .shared=${shared} .place=${place}></grundy-notakto-editor>`;
