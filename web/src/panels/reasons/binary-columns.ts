import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BinaryRow, BinaryTable } from '../../telling/binary.model.js';
import { send } from '../../controls/events.js';
import { COLUMNS, rowsLeftOut } from '#words/panels/answers';
import { sharedStyles } from '../../styles/shared-styles.js';

/** Numbers in binary, one below the other, with the result of each column; unbalanced columns are marked. */
@customElement('grundy-binary')
export class BinaryColumns extends LitElement {
  @property({ attribute: false }) table: BinaryTable | null = null;

  static override styles = [
    sharedStyles,
    css`
      .scroll {
        overflow-x: auto;
        padding: 2px;
      }
      table {
        border-collapse: separate;
        border-spacing: 2px;
        font-family: var(--sans);
        font-size: var(--text);
        line-height: 1.3;
      }
      th {
        font-weight: 400;
        font-size: var(--small);
        text-align: right;
        padding: 0.1rem 0.4rem 0.1rem 0;
        color: var(--muted);
        white-space: nowrap;
      }
      thead th {
        text-align: center;
        padding: 0.1rem 0.2rem;
      }
      td {
        min-width: 1.6em;
        padding: 0.15rem 0.2rem;
        text-align: center;
        border-radius: 5px;
        color: var(--muted);
      }
      td.one {
        color: var(--ink);
      }
      td.odd {
        background: var(--won);
        color: var(--on-shade);
        font-weight: 600;
      }
      .total td {
        border-top: 2px solid var(--ink);
        border-radius: 0 0 5px 5px;
        color: var(--ink);
        font-weight: 600;
      }
      .total td.odd {
        color: var(--on-shade);
      }
      p {
        margin-top: 0.3rem;
        font-size: var(--small);
      }
      @media (forced-colors: active) {
        td.odd {
          outline: 2px solid Highlight;
        }
      }
    `,
  ];

  protected override render() {
    const { table } = this;
    if (!table) return nothing;
    return html`
      <div class="scroll" tabindex=${table.columns.length > 6 ? 0 : nothing}>
        <table>
          <caption class="unseen">${COLUMNS.caption}</caption>
          <thead>
            <tr>
              <th scope="col"><span class="unseen">${COLUMNS.number}</span></th>
              ${table.columns.map((column) => html`<th scope="col">${column.place}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${table.rows.map((row) => this.row(row, table))}
            ${table.omitted > 0 ? this.leftOut(table) : nothing}
            ${this.row(table.total, table, 'total')}
          </tbody>
        </table>
      </div>
      <p class="muted">${table.caption}</p>
    `;
  }

  private leftOut({ omitted, columns }: BinaryTable) {
    const { first, rest } = rowsLeftOut(omitted);
    return html`<tr><th scope="row">${first}</th><td colspan=${Math.max(1, columns.length)}>${rest}</td></tr>`;
  }

  private row(row: BinaryRow, { columns }: BinaryTable, kind = '') {
    const { item } = row;
    const show = item === null ? nothing : () => send(this, 'grundy-highlight', { items: [item], moves: [] });
    return html`
      <tr class=${kind} @mouseenter=${show} @mouseleave=${() => send(this, 'grundy-highlight', null)}>
        <th scope="row">${row.name}</th>
        ${row.bits.map((bit, index) => html`<td class="${bit === '0' ? '' : 'one'} ${columns[index]?.marked ? 'odd' : ''}">${bit}</td>`)}
      </tr>
    `;
  }
}
