import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Stage } from '../../pictures/editor.js';
import { runRows } from './pile-runs.model.js';
import { RUNS } from '#words/families/runs';
import { sharedStyles } from '../../styles/shared-styles.js';

/** The table of runs shown in place of a picture for piles too many to be drawn. They are edited as text. */
@customElement('grundy-pile-runs')
export class PileRuns extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  /** The runs that a step or move names. */
  @property({ attribute: false }) lit: readonly number[] = [];

  static override styles = [
    sharedStyles,
    css`
      :host {
        container-type: inline-size;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
      }
      caption {
        text-align: left;
        padding-bottom: 0.5rem;
      }
      th,
      td {
        padding: 0.25rem 0.9rem 0.25rem 0.4rem;
        border-bottom: 1px solid var(--line);
        text-align: right;
        white-space: nowrap;
      }
      th {
        font-weight: 400;
      }
      th:first-child {
        text-align: left;
      }
      .lit {
        background: var(--sunken);
      }
      /* Where three long numbers do not stand side by side, each stands behind its own name. */
      @container (max-width: 32rem) {
        thead {
          display: none;
        }
        tr {
          display: flex;
          flex-wrap: wrap;
          gap: 0 1.2rem;
          padding-block: 0.35rem;
          border-bottom: 1px solid var(--line);
        }
        th,
        td {
          padding: 0;
          border: 0;
        }
        tbody th {
          flex: 1 0 100%;
        }
        [data-name]::before {
          content: attr(data-name) ': ';
          color: var(--muted);
        }
      }
    `,
  ];

  protected override render() {
    const { position, numbers, rows, more } = runRows(this.analysis);
    return html`
      <div class="scroll">
        <table>
          <caption>${RUNS.caption(position.count, position.first.length)}</caption>
          <thead>
            <tr><th scope="col">${RUNS.coins}</th><th scope="col">${RUNS.piles}</th>${numbers ? html`<th scope="col">${RUNS.sum}</th>` : nothing}</tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ sizes, piles, number }, run) => html`
                <tr class=${this.lit.includes(run) ? 'lit' : ''}><th scope="row" data-name=${RUNS.coins}>${sizes}</th><td data-name=${RUNS.piles}>${piles}</td>${numbers ? html`<td data-name=${RUNS.sum}>${number}</td>` : nothing}</tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      ${more === '' ? nothing : html`<p class="muted">${more}</p>`}
      <p class="muted">${RUNS.help}</p>
    `;
  }
}

export const draw = ({ shared }: Stage) =>
  html`<grundy-pile-runs .analysis=${shared.shading.shown} .lit=${shared.highlight?.items ?? []}></grundy-pile-runs>`;
