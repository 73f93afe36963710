import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { themeSheet } from '../../embed/theme.js';
import { targetsByCell, tableOfItem } from '../grid/board.model.js';
import type { GridView } from '../grid/grid-view.model.js';
import { boardView } from '../../families/grid/board-view.model.js';
import { boardPosition } from '../../families/grid/position.model.js';
import { squares } from '../strip/coin-strip.model.js';
import { LONGEST_STRIP, SVG_SIDE } from '../../places/drawable.js';
import { stillLegend, type Legend } from '../../panels/legend/legend.model.js';
import { measures, MOST_ROWS, pieceRows } from '../../families/northcott/northcott.model.js';
import { northcottPosition } from '../../families/northcott/position.model.js';
import type { Picture } from '../../families/family.model.js';
import { pictureOf } from '../picture.model.js';
import { MOST_NODES } from '../graph/graph.model.js';
import { graphPosition } from '../../families/graph/position.model.js';
import { stackScale } from '../heaps/coin-stack.js';
import { drawnHeaps } from '../heaps/heaps.model.js';
import { coinView, pilesView } from '../../families/subtraction/piles-view.model.js';
import { heapsView } from '../../families/take-and-break/heaps-view.model.js';
import { drawnPiles, markedSizes, MOST_PILES, stripGrid, summaryOf, type PilesView } from '../heaps/piles.model.js';
import type { Place } from '../../places/place.js';
import { heapViews, windowWords } from '../../families/row/row.model.js';
import { rowPosition } from '../../families/row/position.model.js';
import { treeDrawing } from '../graph/tree.model.js';
import { MOST_DRAWABLE } from '../../families/tree/summary.model.js';
import { lineView } from '../../families/rule/line-view.model.js';
import { planeView } from '../../families/rule/plane-view.model.js';
import { drawsLine, rulePosition } from '../../families/rule/position.model.js';
import { treePosition } from '../../families/tree/position.model.js';
import type { Shading } from '../../panels/shading/whole.model.js';
import { NOT_DRAWN } from '#words/export';
import { allSizes } from '#words/pictures/piles';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { ValueStrip } from '../strip/value-strip.js';
import '../../panels/legend/legend-line.js';
import { itemAt } from '../../params/item-at.js';

/** What is drawn, as the page shows it. */
export interface Pictured {
  analysis: Analysis;
  shading: Shading;
  /** The place looked into: its table shades a board. */
  place: Place | null;
  legend: Legend | null;
}

const NOBODY = { row: -1, colour: 'white' as const };

interface Drawer {
  fetch(): Promise<unknown>;
  draw(pictured: Pictured): TemplateResult;
  /** Whether it is small enough to be drawn; always, unless told. */
  fits?(analysis: Analysis): boolean;
}

const DRAWERS: Record<Picture, Drawer> = {
  board: { fetch: () => Promise.all([import('../grid/board-svg.js'), import('../heat-map/heat-sheet.js')]), draw: board },
  piles: { fetch: () => Promise.all([import('../heaps/pile-card.js'), import('../strip/value-strip.js'), import('../heat-map/heat-sheet.js')]), draw: piles },
  heaps: { fetch: () => Promise.all([import('../heaps/heap-card.js'), import('../strip/value-strip.js')]), draw: heaps },
  tree: { fetch: () => import('../graph/tree-svg.js'), draw: tree, fits: (analysis) => treePosition(analysis).parents.length <= MOST_DRAWABLE },
  row: { fetch: () => import('../../families/row/row-svg.js'), draw: row },
  strip: { fetch: () => import('../strip/coin-strip.js'), draw: ({ shading }) => html`<grundy-coin-strip .squares=${squares(shading.shown, coinView(shading.shown))} .cursor=${-1}></grundy-coin-strip>` },
  pairs: { fetch: () => import('../../families/northcott/northcott-svg.js'), draw: northcott },
  graph: { fetch: () => import('../graph/graph-svg.js'), draw: ({ shading }) => html`<grundy-graph-svg .analysis=${shading.shown} .graph=${graphPosition(shading.shown)} .selected=${null}></grundy-graph-svg>`, fits: (analysis) => graphPosition(analysis).nodes.length <= MOST_NODES },
  rule: { fetch: () => Promise.all([import('../grid/board-svg.js'), import('../heat-map/heat-sheet.js'), import('../strip/coin-strip.js')]), draw: rule },
  runs: { fetch: () => import('../../families/runs/pile-runs.js'), draw: ({ shading }) => html`<grundy-pile-runs .analysis=${shading.shown}></grundy-pile-runs>` },
};

/** Whether there is a picture at all. */
export function canBeDrawn(analysis: Analysis): boolean {
  return DRAWERS[pictureOf(analysis)].fits?.(analysis) ?? true;
}

/** What draws a position that nobody touches. */
export function fetchStill(analysis: Analysis): Promise<unknown> {
  return DRAWERS[pictureOf(analysis)].fetch();
}

export function drawStill(pictured: Pictured): TemplateResult {
  return DRAWERS[pictureOf(pictured.analysis)].draw(pictured);
}

/** The picture and its legend alone, drawn by what draws them on the page, in the colours asked for. Out of the reader's sight. */
@customElement('grundy-sheet')
export class PictureSheet extends LitElement {
  @property({ attribute: false }) pictured!: Pictured;
  /** Chosen once, before it is drawn. */
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
      grundy-board-svg {
        width: var(--natural);
        margin-inline: auto;
      }
    `,
  ];

  override willUpdate(): void {
    const { analysis } = this.pictured;
    const grid = gridOf(analysis);
    if (grid === null) return this.removeAttribute('narrow');
    // As many pixels as its own units.
    this.toggleAttribute('narrow', isSmall(grid));
    this.style.setProperty('--natural', `${grid.columns * 40 + 18}px`);
  }

  /** The colours of the theme, and after them what this element makes of them. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot() as ShadowRoot;
    root.adoptedStyleSheets = [themeSheet(':host', this.dark ? 'dark' : 'light'), ...root.adoptedStyleSheets];
    return root;
  }

  /** What draws the picture is there and has drawn. */
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

/** What is drawn as cells; null where that is something else. */
function gridOf(analysis: Analysis): GridView | null {
  const picture = pictureOf(analysis);
  if (picture === 'board') return boardView(boardPosition(analysis));
  return picture === 'rule' && !drawsLine(rulePosition(analysis)) ? planeView(rulePosition(analysis)) : null;
}

function isSmall({ columns, rows, bottomUp }: GridView): boolean {
  return bottomUp && Math.max(columns, rows) <= SVG_SIDE;
}

function rule(pictured: Pictured): TemplateResult {
  const grid = gridOf(pictured.analysis);
  if (grid !== null) return cells(pictured, grid);
  const { shown } = pictured.shading;
  return html`<grundy-coin-strip .squares=${squares(shown, lineView(rulePosition(shown)))} .cursor=${-1}></grundy-coin-strip>`;
}

function board(pictured: Pictured): TemplateResult {
  return cells(pictured, boardView(boardPosition(pictured.analysis)));
}

function cells({ analysis, shading, place }: Pictured, view: GridView): TemplateResult {
  const wanted = shading.whole ? tableOfItem(analysis, shading.component) : (place?.table ?? 0);
  const table = wanted < analysis.tables.length ? wanted : 0;
  const targets = targetsByCell(analysis, null);
  if (!isSmall(view)) {
    return html`<grundy-heat-sheet .analysis=${shading.shown} .table=${table} .grid=${view} .targets=${[...targets.keys()].filter((state) => state < view.count)}></grundy-heat-sheet>`;
  }
  return html`<grundy-board-svg .analysis=${shading.shown} .grid=${view} .table=${table} .targets=${targets} .tinted=${!shading.whole} .cursor=${-1}></grundy-board-svg>`;
}

function piles(pictured: Pictured): TemplateResult {
  const { analysis } = pictured;
  const view = pilesView(analysis);
  const views = drawnPiles(analysis, view);
  const scale = stackScale(views.map(({ coins }) => coins));
  return html`
    <div class="piles">${views.map((pile) => html`<grundy-pile compact .pile=${pile} .scale=${scale}></grundy-pile>`)}</div>
    ${view.piles.length > MOST_PILES ? note(NOT_DRAWN.piles(summaryOf(view), views.length)) : nothing}
    ${analysis.tables.map((_, table) => sizes(pictured, pilesView(pictured.shading.shown), table))}
  `;
}

function heaps(pictured: Pictured): TemplateResult {
  const { analysis } = pictured;
  const view = heapsView(analysis);
  const views = drawnHeaps(analysis, view);
  return html`
    <div class="heaps">${views.map((heaps) => html`<grundy-heap compact .heaps=${heaps}></grundy-heap>`)}</div>
    ${view.piles.length > MOST_PILES ? note(NOT_DRAWN.piles(summaryOf(view), views.length)) : nothing}
    ${sizes(pictured, heapsView(pictured.shading.shown), 0)}
  `;
}

function sizes({ analysis, shading }: Pictured, view: PilesView, table: number): TemplateResult {
  const { columns } = itemAt(analysis.tables, table);
  return html`
    <div class="table">
      <h2>${allSizes(columns - 1)}</h2>
      ${columns <= LONGEST_STRIP
        ? html`<grundy-strip .analysis=${shading.shown} .piles=${view} .table=${table} .tinted=${!shading.whole}></grundy-strip>`
        : html`<grundy-heat-sheet .analysis=${shading.shown} .table=${table} .grid=${stripGrid(columns)} .markers=${markedSizes(view, columns)}></grundy-heat-sheet>`}
    </div>
  `;
}

function tree({ analysis }: Pictured): TemplateResult {
  const position = treePosition(analysis);
  const { undrawn } = treeDrawing(analysis, position);
  return html`
    <grundy-tree-svg .analysis=${analysis} .tree=${position} .selected=${null}></grundy-tree-svg>
    ${undrawn > 0 ? note(NOT_DRAWN.nodes(undrawn)) : nothing}
  `;
}

function row({ analysis }: Pictured): TemplateResult {
  const position = rowPosition(analysis);
  const { look, heaps: all } = position;
  const words = windowWords(position, 0);
  return html`
    <grundy-row-svg .heaps=${heapViews(analysis)} .look=${look} .selected=${-1} .total=${all.length}></grundy-row-svg>
    ${words === '' ? nothing : note(words)}
  `;
}

function northcott({ analysis }: Pictured): TemplateResult {
  const position = northcottPosition(analysis);
  const hidden = position.gaps.length - MOST_ROWS;
  return html`
    <grundy-northcott-svg .rows=${pieceRows(analysis)} .measures=${measures(position)} .columns=${position.width} .selected=${NOBODY}></grundy-northcott-svg>
    ${hidden > 0 ? note(NOT_DRAWN.rows(hidden)) : nothing}
  `;
}

function note(words: string): TemplateResult {
  return html`<p class="note muted">${words}</p>`;
}

/** Elements within elements are drawn one after the other, and some come piece by piece. */
async function settled(root: LitElement): Promise<void> {
  await root.updateComplete;
  // oxlint-disable-next-line no-await-in-loop -- one frame after the other
  while (root.localName === 'grundy-strip' && !(root as ValueStrip).complete) await new Promise(requestAnimationFrame);
  const inside = [...(root.shadowRoot?.querySelectorAll('*') ?? [])].filter((element) => element instanceof LitElement);
  await Promise.all(inside.map(settled));
}
