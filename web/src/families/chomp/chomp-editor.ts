import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { send } from '../../controls/events.js';
import type { Highlight } from '../../pictures/highlight.js';
import { canEndTurn } from '../../pictures/editor-input.js';
import type { Stage } from '../../pictures/editor.js';
import type { BoardGesture } from '../../pictures/grid/board-gesture.js';
import { SizedBoard } from '../../pictures/grid/sized-board.js';
import { CHOMP } from '#words/families/chomp';
import { biteOf, chompView, eaten, targetsOf } from './chomp-view.model.js';
import { wholeBar } from './edits.model.js';
import { chompPosition, columnsOf } from './position.model.js';

/** A bar of chocolate: a tap bites. */
@customElement('grundy-chomp-editor')
export class ChompEditor extends SizedBoard {
  private get position() {
    return chompPosition(this.shared.analysis);
  }

  protected override get view() {
    return chompView(this.position);
  }

  /** Lights up every square that a highlighted move would eat. */
  private get lit(): Highlight | null {
    const { highlight } = this.shared;
    if (!highlight) return null;
    return {
      items: [],
      moves: [],
      places: [...(highlight.places ?? []), ...highlight.moves.flatMap((move) => eaten(this.position, move))],
    };
  }

  protected override render() {
    const { position } = this;
    const { analysis, tools, turns } = this.shared;
    return html`
      ${this.picture({ targets: targetsOf(analysis, position), highlight: this.lit, chosen: this.place?.state ?? null })}
      ${
        turns || tools
          ? nothing
          : html`<div class="row tools">
            ${this.sizes(columnsOf(position), position.heaps.length, (columns, rows) => wholeBar(this.shared.text, columns, rows))}
          </div>`
      }
      ${tools === 'none' ? nothing : html`<p class="hint muted">${turns ? CHOMP.playHint : CHOMP.hint}</p>`}
    `;
  }

  protected override act(gesture: BoardGesture): void {
    if (gesture.kind === 'tap') this.bite(gesture.cell);
    else if (gesture.kind === 'key') this.key(gesture.key, gesture.cell);
  }

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

export const draw = ({ shared, place, late }: Stage) =>
  html`<grundy-chomp-editor ?late=${late} .shared=${shared} .place=${place}></grundy-chomp-editor>`;
