import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { themeSheet } from '../styles/theme-sheet.js';
import type { Picture } from '../families/family.model.js';
import { pageFamilyOf } from '../families/page-family.js';
import { stillLegend, type Legend } from './legend/legend.model.js';
import { sharedStyles } from '../styles/shared-styles.js';
import { drawsCells } from '../pictures/grid/grid-view.model.js';
import { pictureOf } from './picture.model.js';
import type { ValueStrip } from '../pictures/strip/value-strip.js';
import type { Pictured, Still } from '../pictures/export/still.js';
import './legend/legend-line.js';

/** A picture with what is said below it. */
export interface Sheet extends Pictured {
  legend: Legend | null;
}

/** The stills fetched so far, by picture. */
const STILLS = new Map<Picture, Still>();

/** Fetches the still that draws a position. */
export async function fetchStill(analysis: Analysis): Promise<void> {
  const picture = pictureOf(analysis);
  if (!STILLS.has(picture)) STILLS.set(picture, await pageFamilyOf(analysis).still(analysis.position));
}

export function drawStill(pictured: Pictured): TemplateResult | typeof nothing {
  return STILLS.get(pictureOf(pictured.analysis))?.draw(pictured) ?? nothing;
}

/** The picture and its legend alone, drawn by the elements of the page in the chosen colours, off screen. */
@customElement('grundy-sheet')
export class PictureSheet extends LitElement {
  @property({ attribute: false }) pictured!: Sheet;
  /** Must be set before the first drawing. */
  dark = false;

  static override styles = [
    sharedStyles,
    css`
      :host {
        position: absolute;
        top: 0;
        left: -30000px;
        width: 44rem;
        --page: var(--surface);
        background: var(--surface);
        color: var(--ink);
        font-family: var(--sans);
        font-size: var(--text);
        forced-color-adjust: none;
      }
      grundy-legend {
        margin-top: 0.9rem;
      }
      /* What is drawn stands in the middle, so what is below it does too; only rows of heaps that are split begin at the left. */
      :not(.heaps ~ *) {
        --lines: center;
      }
      .piles ~ .table > grundy-strip {
        width: fit-content;
        margin-inline: auto;
      }
      .piles ~ * > h2,
      .note:not(.heaps ~ *) {
        text-align: center;
      }
      .heaps {
        display: grid;
        gap: 0.7rem;
      }
      .piles {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        justify-content: center;
      }
      .piles > * {
        flex: 1 1 5.6rem;
        max-width: 12rem;
      }
      .table {
        margin-top: 1rem;
      }
      h2 {
        margin-bottom: 0.5rem;
      }
      .note {
        margin-top: 0.6rem;
        font-size: var(--small);
      }
      :host([narrow]) {
        width: max(29rem, var(--natural));
      }
      grundy-board-svg,
      grundy-marks-svg {
        width: var(--natural);
        margin-inline: auto;
      }
    `,
  ];

  override willUpdate(): void {
    const { analysis } = this.pictured;
    const grid = STILLS.get(pictureOf(analysis))?.gridOf?.(analysis) ?? null;
    if (grid === null) return this.removeAttribute('narrow');
    // One CSS pixel for each unit of the picture.
    this.toggleAttribute('narrow', drawsCells(grid));
    this.style.setProperty('--natural', `${grid.columns * 40 + 18}px`);
  }

  /** The colours of the theme come first, so that the element's own styles can change them. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    root.adoptedStyleSheets = [themeSheet(':host', this.dark ? 'dark' : 'light'), ...root.adoptedStyleSheets];
    return root;
  }

  /** Waits until the still is fetched and the picture is drawn. */
  async ready(): Promise<void> {
    await Promise.all([fetchStill(this.pictured.analysis), document.fonts.ready]);
    this.requestUpdate();
    await settled(this);
  }

  protected override render() {
    const { legend } = this.pictured;
    return html`${drawStill(this.pictured)} ${legend ? html`<grundy-legend .legend=${stillLegend(legend)}></grundy-legend>` : nothing}`;
  }
}

/** Waits until all nested elements are drawn, strips piece by piece. */
async function settled(root: LitElement): Promise<void> {
  await root.updateComplete;
  // oxlint-disable-next-line no-await-in-loop -- one frame after the other
  while (root.localName === 'grundy-strip' && !(root as ValueStrip).complete) await new Promise(requestAnimationFrame);
  const inside = [...(root.shadowRoot?.querySelectorAll('*') ?? [])].filter((element) => element instanceof LitElement);
  await Promise.all(inside.map(settled));
}
