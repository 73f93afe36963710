import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Highlight } from '../../pictures/highlight.js';
import { shortLabel } from '../../pictures/short-label.model.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { PICTURE } from '#words/families/hackenbush';
import { hackenbushSvgStyles } from './hackenbush-svg-styles.js';
import {
  drawingOf,
  isCentred,
  neighbour,
  RADIUS,
  spotsOf,
  type Choice,
  type DrawnEdge,
  type DrawnNode,
  type Drawing,
  type Point,
  type Spot,
} from './picture.model.js';
import { GROUND, hackenbushPosition, type HackenbushPosition } from './position.model.js';

export type StalksGesture =
  | { kind: 'node'; node: number }
  | { kind: 'edge'; edge: number }
  /** A tap beside all nodes and edges. */
  | ({ kind: 'air' } & Spot)
  /** An edge drawn from a node to another one, or to an empty spot. */
  | { kind: 'draw'; from: number; to: number | Spot }
  | ({ kind: 'place'; node: number } & Spot)
  | { kind: 'choose'; choice: Choice }
  | { kind: 'key'; key: string; choice: Choice };

const MIN_DRAG = 6;
const REACH = 30;
/** How far above the ground line a point still means the ground. */
const NEAR_GROUND = 16;

const within = (number: number, least: number): number => Math.min(9999, Math.max(least, Math.round(number)));

interface Drag extends Point {
  /** The node or edge pressed; both are null in the air. */
  node: number | null;
  edge: number | null;
  from: Point;
  moved: boolean;
}

/** The picture of edges that hang on the ground. Fires `stalks-gesture`. */
@customElement('grundy-hackenbush-svg')
export class HackenbushSvg extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  /** Where nodes were drawn before, by name. */
  @property({ attribute: false }) known: ReadonlyMap<string, Spot> = new Map();
  @property({ attribute: false }) highlight: Highlight | null = null;
  /** The selection; null where the picture takes no presses. */
  @property({ attribute: false }) selected: Choice | null = null;
  /** The node from which an edge is being drawn. */
  @property({ type: Number }) tail: number | null = null;
  /** What a drag from a node does. */
  @property() drags: 'draw' | 'move' | 'nothing' = 'nothing';
  @state() private drag: Drag | null = null;
  private focused = false;
  @query('svg') private picture!: SVGSVGElement;
  private drawing!: Drawing;

  static override styles = [
    sharedStyles,
    hackenbushSvgStyles,
    css`
      :host {
        --stalk: #3f8f4f;
      }
    `,
  ];

  override willUpdate(): void {
    // The focused element may be about to be replaced.
    this.focused = Boolean(this.shadowRoot?.activeElement);
    const spots = spotsOf(this.position, this.known);
    const { drag } = this;
    if (drag?.moved && this.drags === 'move' && drag.node !== null && drag.node !== GROUND)
      spots[drag.node] = this.spotAt(drag);
    const before = this.drawing as Drawing | undefined;
    this.drawing = drawingOf(this.analysis, this.position, spots);
    // The picture does not shrink during a drag, so the node stays under the finger.
    if (drag && before) this.drawing = { ...this.drawing, width: Math.max(before.width, this.drawing.width) };
  }

  override updated(changed: Map<string, unknown>): void {
    this.style.setProperty('--natural', `${this.drawing.width}px`);
    this.style.setProperty('--shape', String(this.drawing.width / this.drawing.height));
    if (this.focused && (changed.has('selected') || changed.has('analysis'))) this.focus();
  }

  override focus(): void {
    this.shadowRoot?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }

  private get position(): HackenbushPosition {
    return hackenbushPosition(this.analysis);
  }

  protected override render() {
    const { nodes, edges, width, height } = this.drawing;
    return html`
      <div class="scroll">
        <svg
          class="fit"
          viewBox="0 0 ${width} ${height}"
          role="listbox"
          aria-label=${PICTURE.label(nodes.length, edges.length)}
          @pointerdown=${(event: PointerEvent) => this.pressed(event, null, null)}
          @pointermove=${this.moved}
          @pointerup=${this.released}
          @pointercancel=${() => (this.drag = null)}
          @keydown=${this.keyed}
        >
          ${this.ground()} ${edges.map((edge) => this.edge(edge))} ${nodes.map((node) => this.node(node))} ${this.drawn()}
        </svg>
      </div>
    `;
  }

  private ground(): TemplateResult<2> {
    const { ground, width, height, level } = this.drawing;
    const { x, y, shade, tint, mark, label } = ground;
    const selected = this.selected?.node === GROUND;
    return svg`
      <g class="ground ${shade} ${tint ?? ''} ${this.litPlace(GROUND)} ${this.tail === GROUND ? 'tail' : ''} ${selected ? 'selected' : ''}" role="option"
        aria-selected=${selected} aria-label=${label} data-node="0" tabindex=${selected ? 0 : -1}
        @pointerdown=${(event: PointerEvent) => this.pressed(event, GROUND, null)}>
        <rect class="soil" x="0" y=${level - 4} width=${width} height=${height - level + 4}></rect>
        <path class="line" d="M0 ${level}H${width}"></path>
        <circle class="halo" cx=${x} cy=${y} r=${RADIUS + 4}></circle>
        <circle class="disc" cx=${x} cy=${y} r=${RADIUS}></circle>
        ${shade === 'lose' ? svg`<circle class="dot" cx=${x - 9} cy=${y + 9.5} r="2.6"></circle>` : nothing}
      </g>
      <g aria-hidden="true">
        <text class="mark" x=${x} y=${y}>${mark}</text>
        <text class="name" x=${x + RADIUS + 8} y=${y}>${shortLabel(this.drawing.ground.name)}</text>
      </g>
    `;
  }

  /** The highlight, unless it is a cut already made (`from` is 0): edges have other numbers since. */
  private get lit(): Highlight | null {
    return this.highlight?.moves.some(({ from }) => from === 0) ? null : this.highlight;
  }

  private litPlace(node: number): string {
    return this.lit?.places?.includes(node) ? 'lit' : '';
  }

  private edge({ edge, path, standing, winning, label }: DrawnEdge): TemplateResult<2> {
    const highlight = this.lit;
    const selected = this.selected?.edge === edge;
    const lit = highlight?.items.includes(edge) || highlight?.moves.some(({ item }) => item === edge);
    const falling = highlight?.moves.some(({ changes }) => changes?.some(({ item }) => item === edge));
    return svg`
      <g class="edge ${standing ? '' : 'fallen'} ${winning ? 'winning' : ''} ${lit ? 'lit' : ''} ${falling ? 'falling' : ''} ${selected ? 'selected' : ''}" role="option"
        aria-selected=${selected} aria-label=${label} data-edge=${edge} tabindex=${selected ? 0 : -1}
        @pointerdown=${(event: PointerEvent) => this.pressed(event, null, edge)}>
        <path class="glow" d=${path}></path>
        <path class="stalk" d=${path}></path>
      </g>
    `;
  }

  private node({ node, x, y, name, side, shade, tint, mark, label }: DrawnNode): TemplateResult<2> {
    const selected = node === this.selected?.node;
    return svg`
      <g transform="translate(${x} ${y})">
        <g class="node ${shade} ${tint ?? ''} ${this.litPlace(node)} ${node === this.tail ? 'tail' : ''} ${selected ? 'selected' : ''}" role="option"
          aria-selected=${selected} aria-label=${label} data-node=${node} tabindex=${selected ? 0 : -1}
          @pointerdown=${(event: PointerEvent) => this.pressed(event, node, null)}>
          <circle class="halo" r=${RADIUS + 4}></circle>
          <circle class="disc" r=${RADIUS}></circle>
          ${shade === 'lose' ? svg`<circle class="dot" cx="-9" cy="9.5" r="2.6"></circle>` : nothing}
          ${shortLabel(name) === name ? nothing : svg`<title>${name}</title>`}
        </g>
        <g aria-hidden="true">
          <text class="mark">${mark}</text>
          <text class="name" translate="no" text-anchor=${isCentred(side) ? 'middle' : side.x < 0 ? 'end' : 'start'} x=${side.x} y=${side.y}>${shortLabel(name)}</text>
        </g>
      </g>
    `;
  }

  /** The edge that is being drawn. */
  private drawn(): TemplateResult<2> | typeof nothing {
    const { drag } = this;
    if (!drag?.moved || drag.node === null || this.drags !== 'draw') return nothing;
    const from =
      drag.node === GROUND
        ? { x: drag.from.x, y: this.drawing.level }
        : (this.drawing.nodes[drag.node - 1] ?? drag.from);
    return svg`<path class="drawn" d="M${from.x} ${from.y}L${drag.x} ${drag.y}"></path>`;
  }

  private pointOf(event: PointerEvent): Point {
    const box = this.picture.getBoundingClientRect();
    const scale = this.drawing.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  }

  /** A point in the coordinates of the text, where nothing lies left of 0 or below the ground. */
  private spotAt({ x, y }: Point): Spot {
    const { left, level } = this.drawing;
    return { right: within(x + left, 0), up: within(level - y, RADIUS + 8) };
  }

  private pressed(event: PointerEvent, node: number | null, edge: number | null): void {
    if (event.button !== 0 || event.ctrlKey || this.selected === null) return;
    event.stopPropagation();
    const at = this.pointOf(event);
    this.drag = { ...at, node, edge, from: at, moved: false };
    // Only nodes capture the pointer: elsewhere a finger may be about to scroll.
    if (node !== null) this.picture.setPointerCapture(event.pointerId);
  }

  private moved(event: PointerEvent): void {
    const { drag } = this;
    if (!drag) return;
    const at = this.pointOf(event);
    this.drag = { ...drag, ...at, moved: drag.moved || Math.hypot(at.x - drag.from.x, at.y - drag.from.y) >= MIN_DRAG };
  }

  private released(): void {
    const { drag } = this;
    if (!drag) return;
    const spot = this.spotAt(drag);
    this.drag = null;
    const { node, edge, moved } = drag;
    if (!moved) {
      if (edge !== null) return this.tell({ kind: 'edge', edge });
      return this.tell(node === null ? { kind: 'air', ...spot } : { kind: 'node', node });
    }
    if (node === null || this.drags === 'nothing') return;
    if (this.drags === 'draw') {
      const near = this.nearest(drag);
      // A drag that ends at its own node draws a loop if it ends far enough from where it began.
      const away = Math.hypot(drag.x - drag.from.x, drag.y - drag.from.y) > 2 * RADIUS;
      if (near !== node || away) this.tell({ kind: 'draw', from: node, to: near ?? spot });
    } else if (node !== GROUND) this.tell({ kind: 'place', node, ...spot });
  }

  /** The node near a point; null where there is none. */
  private nearest({ x, y }: Point): number | null {
    const far = (node: DrawnNode): number => Math.hypot(node.x - x, node.y - y);
    const [best] = this.drawing.nodes.toSorted((a, b) => far(a) - far(b));
    if (best && far(best) <= REACH) return best.node;
    return y > this.drawing.level - NEAR_GROUND ? GROUND : null;
  }

  private keyed(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab' || key === '?') return;
    const choice = this.selected ?? { node: GROUND };
    if (key.startsWith('Arrow')) this.tell({ kind: 'choose', choice: neighbour(this.drawing, choice, key) });
    else this.tell({ kind: 'key', key, choice });
    if (key === 'Escape') this.drag = null;
    event.preventDefault();
  }

  private tell(detail: StalksGesture): void {
    this.dispatchEvent(new CustomEvent<StalksGesture>('stalks-gesture', { detail }));
  }
}
