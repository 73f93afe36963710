import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Legend } from './legend.model.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { DAMAGED, LEGEND, TINY_LOST, WHAT_IS_GRUNDY } from '#words/panels/legend';

function swatch(kind: string, mark?: 'dot' | 'bars') {
  return html`
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <rect class=${kind} x="1" y="1" width="18" height="18" rx="4"></rect>
      ${mark === 'dot' ? svg`<circle class="dot" cx="6" cy="14" r="2.6"></circle>` : nothing}
      ${mark === 'bars' ? svg`<path class="bars" d="M4 12h6M4 15.4h6"></path>` : nothing}
    </svg>
  `;
}

/** A mark and its meaning; nothing if `words` is null. */
const item = (words: string | null, kind: string, mark?: 'dot' | 'bars') =>
  words === null ? nothing : html`<li>${swatch(kind, mark)} ${words}</li>`;

/** The meaning of colours, marks and numbers, always on screen with the picture. Slotted content adds items. */
@customElement('grundy-legend')
export class LegendLine extends LitElement {
  @property({ attribute: false }) legend: Legend | null = null;

  static override styles = [
    sharedStyles,
    css`
      ul {
        display: flex;
        flex-wrap: wrap;
        justify-content: var(--lines, start);
        gap: 0.35rem 1.1rem;
        margin: 0;
        padding: 0;
        list-style: none;
        font-size: var(--small);
        color: var(--muted);
      }
      li {
        display: flex;
        align-items: center;
        gap: 0.45rem;
      }
      /* Keeps its room, and comes last: nothing moves when a thing is picked up. */
      .idle {
        visibility: hidden;
      }
      summary {
        min-height: 24px;
        width: fit-content;
        color: var(--accent);
        cursor: pointer;
      }
      details[open] {
        max-width: 60ch;
      }
      svg {
        flex: none;
      }
      .won {
        fill: var(--won);
        stroke: var(--won-edge);
      }
      .lost {
        fill: var(--lost);
        stroke: var(--lost-edge);
      }
      .near {
        fill: var(--won-near);
      }
      .far {
        fill: var(--won-far);
      }
      .pair {
        display: flex;
      }
      p {
        font-size: var(--small);
      }
      .drawn {
        fill: var(--draw);
        stroke: var(--draw-edge);
      }
      .dot {
        fill: var(--lost-mark);
      }
      .bars {
        stroke: var(--draw-mark);
        stroke-width: 2;
      }
      .ring {
        fill: none;
        stroke: var(--best);
        stroke-width: 2;
        stroke-dasharray: 4 2.6;
      }
      .legal {
        fill: none;
        stroke: var(--accent);
        stroke-width: 1.8;
      }
      .made {
        fill: none;
        stroke: var(--accent);
        stroke-width: 3.4;
      }
      .gone {
        fill: var(--gone);
      }
      .faded {
        fill: var(--faded);
      }
      .tiny {
        fill: var(--heat-lost);
      }
      @media (forced-colors: active) {
        .won,
        .lost,
        .drawn {
          fill: Canvas;
          stroke: CanvasText;
        }
        .bars {
          stroke: CanvasText;
        }
        .dot,
        .gone {
          fill: CanvasText;
        }
      }
    `,
  ];

  protected override render() {
    const { legend } = this;
    if (!legend) return nothing;
    if (legend.blank !== null) return html`<p class="muted">${legend.blank}</p>`;
    return html`
      <ul aria-label=${LEGEND}>
        ${item(legend.won, 'won')} ${item(legend.lost, 'lost', 'dot')}
        ${legend.scale === null ? nothing : html`<li><span class="pair">${legend.scale.tints.map((tint) => swatch(`won ${tint}`))}</span> ${legend.scale.words}</li>`}
        ${item(legend.draw, 'drawn', 'bars')} ${item(legend.faded ?? legend.uncounted, 'faded')} ${item(legend.gone ? DAMAGED : null, 'gone')} ${item(legend.ring, 'ring')}
        <slot></slot>
        ${legend.number === '' ? nothing : html`<li>${legend.number}</li>`}
        ${legend.strength === null ? nothing : html`<li><span class="pair">${swatch('won near')}${swatch('won far')}</span> ${legend.strength}</li>`}
        ${
          legend.grundy === null
            ? nothing
            : html`<li>
              <details>
                <summary>${WHAT_IS_GRUNDY}</summary>
                <p>${legend.grundy}</p>
              </details>
            </li>`
        }
        ${item(legend.heat ? TINY_LOST : null, 'tiny')}
        ${[legend.legal, legend.made].map((mark, place) => (mark ? html`<li class=${mark.marked ? '' : 'idle'}>${swatch(place === 0 ? 'legal' : 'made')} ${mark.words}</li>` : nothing))}
      </ul>
    `;
  }
}
