import type { Analysis } from 'grundy-wasm';
import { html, LitElement, noChange, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Highlight } from '../highlight.js';
import { graphLabel } from '#words/pictures/graphs';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { Point } from './arcs.model.js';
import {
  anchorAt,
  dragged,
  graphDrawing,
  neighbour,
  pointsOf,
  RADIUS,
  type GraphArc,
  type GraphDrawing,
  type GraphNode,
} from './graph.model.js';
import type { GraphView } from './graph-view.model.js';
import { graphSvgStyles } from './graph-svg-styles.js';

export type GraphGesture =
  /** A node, or an arc or edge by its number among discs. */
  | { kind: 'tap'; node: number }
  /** An arrow key leads to a node or a loop. */
  | { kind: 'go'; node: number }
  /** A tap beside all nodes, at a point in the coordinates of the text. */
  | { kind: 'ground'; x: number; y: number }
  /** A node was dragged to a point, or a token to a node. */
  | { kind: 'place'; node: number; x: number; y: number }
  | { kind: 'carry'; token: number; node: number }
  | { kind: 'key'; key: string; node: number };

const MIN_DRAG = 6;
const REACH = 36;
const TOKEN = 14;

interface Drag extends Point {
  /** The node or token dragged; both are null where the ground was pressed. */
  node: number | null;
  token: number | null;
  from: Point;
  moved: boolean;
}

/** The picture of a graph with its tokens. Fires `graph-gesture`. */
@customElement('grundy-graph-svg')
export class GraphSvg extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  /** What to draw of its position. */
  @property({ attribute: false }) graph!: GraphView;
  /** Where nodes were drawn before, by name. */
  @property({ attribute: false }) known: ReadonlyMap<string, Point> = new Map();
  @property({ attribute: false }) highlight: Highlight | null = null;
  /** The nodes with rings; by default those that winning moves lead to. */
  @property({ attribute: false }) targets: ReadonlySet<number> | undefined = undefined;
  /** Where the held token may go, while a match is played. */
  @property({ attribute: false }) reach: ReadonlySet<number> = new Set();
  /** The node whose loops the token may follow. */
  @property({ attribute: false }) around: number | null = null;
  /** Whether arcs and edges take presses. */
  @property({ attribute: false }) links = false;
  /** The selected node, arc or edge; null where the picture takes no presses. */
  @property({ attribute: false }) selected: number | null = 0;
  /** The node from which an arc is being drawn. */
  @property({ type: Number }) tail: number | null = null;
  @property({ type: Number }) held: number | null = null;
  @state() private drag: Drag | null = null;
  private focused = false;
  @query('svg') private picture!: SVGSVGElement;
  /** The drawing without any drag, the one to be shown, and the one on screen. */
  private resting!: GraphDrawing;
  private drawing!: GraphDrawing;
  private painted: GraphDrawing | null = null;

  static override styles = [sharedStyles, graphSvgStyles];

  override willUpdate(changed: Map<string, unknown>): void {
    // The focused element may be about to be replaced.
    this.focused = Boolean(this.shadowRoot?.activeElement);
    const { drag } = this;
    if (changed.size !== 1 || !changed.has('drag'))
      this.resting = graphDrawing(this.analysis, this.graph, pointsOf(this.graph, this.known), this.targets);
    if (drag?.moved && drag.node !== null) {
      const { origin } = this.resting;
      const { x, y } = this.textPoint(drag);
      this.drawing = dragged(this.resting, drag.node, { x: x - origin.x, y: y - origin.y });
    } else {
      this.drawing = this.resting;
    }
  }

  override updated(changed: Map<string, unknown>): void {
    this.painted = this.drawing;
    this.style.setProperty('--natural', `${this.drawing.width}px`);
    this.style.setProperty('--shape', String(this.drawing.width / this.drawing.height));
    if (this.focused && (changed.has('selected') || changed.has('analysis'))) this.focus();
  }

  override focus(): void {
    this.shadowRoot?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }

  protected override render() {
    const { nodes, arcs, width, height } = this.drawing;
    const before = this.painted;
    return html`
      <div class="scroll">
        <svg
          class="fit"
          viewBox="0 0 ${width} ${height}"
          role="listbox"
          aria-label=${graphLabel(nodes.length)}
          @pointerdown=${(event: PointerEvent) => this.pressed(event, null, null)}
          @pointermove=${this.moved}
          @pointerup=${this.released}
          @pointercancel=${() => (this.drag = null)}
          @keydown=${this.keyed}
        >
          <g aria-hidden="true">${arcs.map((arc, place) => (arc === before?.arcs[place] ? noChange : this.arc(arc)))}</g>
          ${this.links ? arcs.filter(({ from, to }) => from === to).map((arc) => this.loop(arc)) : nothing}
          ${nodes.map((node, place) => (node === before?.nodes[place] ? noChange : this.node(node)))} ${this.ghost()}
        </svg>
      </div>
    `;
  }

  private arc(arc: GraphArc): TemplateResult<2> {
    const { disc, path, head, faint } = arc;
    const look = this.isMoving(arc) || disc === this.selected ? 'moving' : faint ? 'faint' : '';
    return svg`
      ${this.links ? svg`<path class="grip" data-link=${disc} d=${path} @pointerdown=${(event: PointerEvent) => this.pressed(event, disc, null)}></path>` : nothing}
      <path class="arc ${look}" d=${path}></path>${head === null ? nothing : svg`<path class="head ${look}" d=${head}></path>`}
    `;
  }

  /** Whether a shown move goes along this one: of copies that are left, the first. */
  private isMoving({ disc, from, to, head, faint }: GraphArc): boolean {
    const isAlike = (one: number, other: number): boolean =>
      (one === from && other === to) || (head === null && one === to && other === from);
    if (
      !this.highlight?.moves.some((move) => isAlike(move.from, move.to)) ||
      (from === to && this.graph.tokens.length === 0)
    )
      return false;
    return faint || this.drawing.arcs.find((arc) => !arc.faint && isAlike(arc.from, arc.to))?.disc === disc;
  }

  /** What takes the presses on a loop, and the focus. */
  private loop({ disc, from, middle, label }: GraphArc): TemplateResult<2> {
    const selected = disc === this.selected;
    return svg`
      <g class="loop ${selected ? 'selected' : ''} ${from === this.around ? 'reach' : ''}" role="option" aria-selected=${selected} aria-label=${label} data-loop=${disc} tabindex=${selected ? 0 : -1}
        @pointerdown=${(event: PointerEvent) => this.pressed(event, disc, null)}>
        <circle class="halo" cx=${middle.x} cy=${middle.y} r="17"></circle>
      </g>
    `;
  }

  private node({
    node,
    x,
    y,
    radius,
    name,
    shown,
    side,
    shade,
    tint,
    mark,
    tokens,
    target,
    label,
  }: GraphNode): TemplateResult<2> {
    const { highlight } = this;
    const selected = node === this.selected;
    const lit =
      highlight?.places?.includes(node) || tokens.some((token) => highlight?.items.includes(token)) ? 'lit' : '';
    const ring = this.reach.has(node) ? 'reach' : target ? 'winning' : '';
    const low = radius / RADIUS;
    return svg`
      <g data-count=${tokens.length} transform="translate(${x} ${y})">
        <g class="node ${shade} ${tint ?? ''} ${lit} ${ring} ${node === this.tail ? 'tail' : ''} ${selected ? 'selected' : ''}" role="option"
          aria-selected=${selected} aria-label=${label} data-node=${node} tabindex=${selected ? 0 : -1}
          @pointerdown=${(event: PointerEvent) => this.pressed(event, node, null)}>
          <circle class="halo" r=${radius + 5}></circle>
          <circle class="disc" r=${radius}></circle>
          ${side === null || shown === name ? nothing : svg`<title>${name}</title>`}
          ${shade === 'lose' ? svg`<circle class="dot" cx=${-10.5 * low} cy=${11.5 * low} r=${2.8 * low}></circle>` : shade === 'draw' ? svg`<path class="dashes" d="M-14 9h7M-14 12.4h7"></path>` : nothing}
        </g>
        <g aria-hidden="true">
          <text class="mark">${mark}</text>
          ${side === null ? nothing : svg`<text class="name" translate="no" text-anchor=${anchorAt(side)} x=${side.x} y=${side.y}>${shown}</text>`}
          ${tokens.length > 0 ? this.token(tokens, node, radius) : nothing}
        </g>
      </g>
    `;
  }

  /** The tokens beside the disc of a node. A drag takes the last of them. */
  private token(tokens: readonly number[], node: number, radius: number): TemplateResult<2> {
    const last = tokens.at(-1) ?? 0;
    const one = this.graph.tokens.length > 1 ? String(last + 1) : '';
    return svg`
      <g class="token ${tokens.includes(this.held ?? -1) ? 'held' : ''}" data-token=${last} transform="translate(${radius + 9} 9)" @pointerdown=${(event: PointerEvent) => this.pressed(event, node, last)}>
        <circle r=${TOKEN}></circle>
        <text>${tokens.length > 1 ? `×${tokens.length}` : one}</text>
      </g>
    `;
  }

  private ghost(): TemplateResult<2> | typeof nothing {
    if (!this.drag?.moved || this.drag.token === null) return nothing;
    return svg`<circle class="ghost" cx=${this.drag.x} cy=${this.drag.y} r=${TOKEN}></circle>`;
  }

  private pointOf(event: PointerEvent): Point {
    const box = this.picture.getBoundingClientRect();
    const scale = this.drawing.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  }

  /** A point in the coordinates of the text, where nothing lies left of or above 0. */
  private textPoint({ x, y }: Point): Point {
    const { origin } = this.drawing;
    return { x: Math.min(9999, Math.max(0, x + origin.x)), y: Math.min(9999, Math.max(0, y + origin.y)) };
  }

  private pressed(event: PointerEvent, node: number | null, token: number | null): void {
    if (event.button !== 0 || event.ctrlKey || this.selected === null) return;
    event.stopPropagation();
    const at = this.pointOf(event);
    this.drag = { ...at, node: token === null ? node : null, token, from: at, moved: false };
    // Only discs and tokens capture the pointer: a finger on the ground may be about to scroll.
    if (node !== null) this.picture.setPointerCapture(event.pointerId);
  }

  private moved(event: PointerEvent): void {
    const { drag } = this;
    if (!drag) return;
    const at = this.pointOf(event);
    const stays = (drag.node ?? 0) >= this.graph.nodes.length;
    this.drag = {
      ...drag,
      ...at,
      moved: !stays && (drag.moved || Math.hypot(at.x - drag.from.x, at.y - drag.from.y) >= MIN_DRAG),
    };
  }

  private released(): void {
    const { drag } = this;
    this.drag = null;
    if (!drag) return;
    const { node, token, moved } = drag;
    if (node !== null)
      return this.tell(moved ? { kind: 'place', node, ...this.textPoint(drag) } : { kind: 'tap', node });
    const near = this.nearest(drag);
    if (token !== null) {
      const standing = this.graph.tokens[token] ?? 0;
      if (!moved) this.tell({ kind: 'tap', node: standing });
      else if (near !== null) this.tell({ kind: 'carry', token, node: near });
    } else if (!moved && near === null) {
      this.tell({ kind: 'ground', ...this.textPoint(drag) });
    }
  }

  private nearest({ x, y }: Point): number | null {
    const far = (node: GraphNode): number => Math.hypot(node.x - x, node.y - y);
    const [best] = this.drawing.nodes.filter(({ side }) => side !== null).toSorted((a, b) => far(a) - far(b));
    return best && far(best) <= REACH ? best.node : null;
  }

  private keyed(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab' || key === '?') return;
    const node = this.selected ?? 0;
    if (key.startsWith('Arrow'))
      this.tell({ kind: 'go', node: neighbour(this.links ? this.drawing : { ...this.drawing, arcs: [] }, node, key) });
    else this.tell({ kind: 'key', key, node });
    if (key === 'Escape') this.drag = null;
    event.preventDefault();
  }

  private tell(detail: GraphGesture): void {
    this.dispatchEvent(new CustomEvent<GraphGesture>('graph-gesture', { detail }));
  }
}
