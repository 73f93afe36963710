import { css, html, type TemplateResult } from 'lit';
import { BoardEditing } from './board-editing.js';
import type { NumberChange } from '../../controls/number-field.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { BOARD_SETUP } from '#words/pictures/tools';
import '../../controls/number-field.js';

/** The editor of a board without pieces, with fields for its size. */
export abstract class SizedBoard extends BoardEditing {
  static override styles = [
    ...BoardEditing.styles,
    editorStyles,
    css`
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

  /** Fields for columns and rows. `edited` gives the text for new numbers. */
  protected sizes(columns: number, rows: number, edited: (columns: number, rows: number) => string): TemplateResult {
    return html`
      ${this.size(BOARD_SETUP.columns, columns, (value) => edited(value, rows))} ${this.size(BOARD_SETUP.rows, rows, (value) => edited(columns, value))}
    `;
  }

  protected size(label: string, value: number, edited: (value: number) => string): TemplateResult {
    return html`
      <span class="field">
        <span class="muted">${label}</span>
        <grundy-number label=${label} .value=${value} .least=${1} @number-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(edited(Number(detail.value)), detail.gesture)}></grundy-number>
      </span>
    `;
  }
}
