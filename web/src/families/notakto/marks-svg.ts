import { css, nothing, svg, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { cellLabel, type BoardCell } from '../../pictures/grid/board.model.js';
import { BoardSvg } from '../../pictures/grid/board-svg.js';
import { MARKED, OVER } from '#words/families/notakto';
import { cellOfBoard, isMarked, notaktoPosition } from './position.model.js';

/** Boards side by side: marks are crosses; boards that have ended are grey. */
@customElement('grundy-marks-svg')
export class MarksSvg extends BoardSvg {
  static override styles = [
    ...BoardSvg.styles,
    css`
      svg {
        touch-action: manipulation;
      }
      .none .fill {
        fill: var(--sunken);
      }
      .cross {
        stroke: var(--ink);
        stroke-width: 4;
      }
      .ended .fill {
        fill: var(--faded);
      }
      @media (forced-colors: active) {
        .cell.none .fill {
          fill: Canvas;
        }
        .cross {
          stroke: CanvasText;
        }
      }
    `,
  ];

  /** The column between two boards takes no presses. */
  override cellAt(clientX: number, clientY: number): number | null {
    const place = super.cellAt(clientX, clientY);
    return place === null || cellOfBoard(notaktoPosition(this.analysis), place) === null ? null : place;
  }

  protected override cell(cell: BoardCell, cursor: number): TemplateResult<2> | typeof nothing {
    const position = notaktoPosition(this.analysis);
    const at = cellOfBoard(position, cell.cell);
    if (at === null) return nothing;
    const marked = isMarked(position, at);
    const over = position.ended[at.board] === 1;
    if (!marked && !over) return super.cell(cell, cursor);
    const label = cellLabel(this.grid, cell.cell, marked ? MARKED : OVER, [], false);
    const drawn = super.cell({ ...cell, shade: marked ? 'none' : 'hidden', mark: '', label }, cursor);
    return over ? svg`<g class="ended">${drawn}</g>` : drawn;
  }
}
