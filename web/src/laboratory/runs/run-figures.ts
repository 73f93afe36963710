import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { HeapRun } from './heap-run.js';
import { figuresOf } from './figures.model.js';
import { FIGURES_TITLE, NOTHING_COMPUTED } from '#words/laboratory/laboratory';
import { FIGURE_NAMES } from '#words/laboratory/sequences';
import { guideLink, guideStyles } from '../../controls/guide-link.js';
import { sharedStyles } from '../../styles/shared-styles.js';

/** The figures of a run, each with a link to what it means. */
@customElement('grundy-figures')
export class RunFigures extends LitElement {
  @property({ attribute: false }) run!: HeapRun;
  @property({ type: Number }) version = 0;

  static override styles = [
    sharedStyles,
    guideStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: minmax(7rem, auto) 1fr;
        gap: 0.3rem 0.9rem;
        margin: 0.6rem 0 0;
        font-size: var(--small);
      }
      dd {
        margin: 0;
        overflow-wrap: anywhere;
      }
    `,
  ];

  protected override render() {
    const { progress, rate, rule, state } = this.run;
    return html`
      <h2>${FIGURES_TITLE}</h2>
      ${
        progress
          ? html`<dl>${figuresOf(progress, state === 'running' ? rate : 0, rule?.code ?? '').map(({ key, value, why }) => html`<dt>${guideLink(FIGURE_NAMES[key], why)}</dt><dd data-figure=${key}>${value}</dd>`)}</dl>`
          : html`<p class="muted">${NOTHING_COMPUTED}</p>`
      }
    `;
  }
}
