import type { Analysis } from 'grundy-wasm';
import { html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { neighbour, treeDrawing, type Answer, type TreeDrawing, type TreeNode, type TreeView } from './tree.model.js';
import type { Highlight } from '../highlight.js';
import { shortAnswer, treeLabel } from '#words/pictures/trees';
import { sharedStyles } from '../../styles/shared-styles.js';
import { treeSvgStyles } from './tree-svg-styles.js';

export type TreeGesture =
  | { kind: 'select'; node: number }
  | { kind: 'hang'; node: number; parent: number }
  /** A dragged node is over another one, or over none. */
  | { kind: 'aim'; node: number; parent: number | null }
  | { kind: 'key'; key: string; node: number };

const RADIUS = 19;
const MIN_DRAG = 6;
const REACH = 34;

interface Drag {
  node: number;
  fromX: number;
  fromY: number;
  x: number;
  y: number;
  moved: boolean;
  over: number | null;
}

/** The picture of a tree; nodes can be selected and dragged onto a new parent. Fires `tree-gesture`. */
@customElement('grundy-tree-svg')
export class TreeSvg extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  /** What to draw of its position. */
  @property({ attribute: false }) tree!: TreeView;
  @property({ attribute: false }) highlight: Highlight | null = null;
  /** The selected node; null where none is shown as such. */
  @property({ attribute: false }) selected: number | null = 0;
  /** The node that was cut and waits for a new parent. */
  @property({ type: Number }) cut: number | null = null;
  /** Where coins of the selected node may go, while a match is played. */
  @property({ type: Number }) reach: number | null = null;
  /** The answer for the taken node under the parent it is over. */
  @property({ attribute: false }) aim: { parent: number; answer: Answer } | null = null;
  @state() private drag: Drag | null = null;
  private focused = false;
  @query('svg') private picture!: SVGSVGElement;
  private drawing!: TreeDrawing;

  static override styles = [sharedStyles, treeSvgStyles];

  override willUpdate(changed: Map<string, unknown>): void {
    // The focused element may be about to be replaced.
    this.focused = Boolean(this.shadowRoot?.activeElement);
    if (changed.has('analysis')) this.drawing = treeDrawing(this.analysis, this.tree);
  }

  override firstUpdated(): void {
    // A broad tree opens with its root in view.
    const root = this.drawing.nodes.find(({ parent }) => parent < 0);
    const scroll = this.shadowRoot?.querySelector('.scroll');
    if (root && scroll)
      requestAnimationFrame(
        () => (scroll.scrollLeft = (root.x / this.drawing.width) * scroll.scrollWidth - scroll.clientWidth / 2),
      );
  }

  override updated(changed: Map<string, unknown>): void {
    this.style.setProperty('--natural', `${this.drawing.width}px`);
    this.style.setProperty('--shape', String(this.drawing.width / this.drawing.height));
    if (this.focused && (changed.has('selected') || changed.has('analysis'))) this.focus();
  }

  override focus(): void {
    this.shadowRoot?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  }

  protected override render() {
    const { nodes, width, height } = this.drawing;
    const byNode = new Map(nodes.map((node) => [node.node, node]));
    const selected = this.selected === null || byNode.has(this.selected) ? this.selected : nodes[0]?.node;
    return html`
      <div class="scroll">
        <svg
          class="fit"
          viewBox="0 0 ${width} ${height}"
          role="tree"
          aria-label=${treeLabel(nodes.length)}
          @pointermove=${this.moved}
          @pointerup=${this.released}
          @pointercancel=${this.cancelled}
          @keydown=${this.keyed}
        >
          <g aria-hidden="true">${nodes.map((node) => this.link(node, byNode.get(node.parent)))}</g>
          ${nodes.map((node) => this.node(node, node.node === selected))} ${this.ghost()} ${this.balloon(byNode)}
        </svg>
      </div>
    `;
  }

  private link(node: TreeNode, parent: TreeNode | undefined): TemplateResult<2> | typeof nothing {
    if (!parent) return nothing;
    const middle = (node.y + parent.y) / 2;
    const moving = this.highlight?.moves.some(({ item }) => item === node.node) ? 'moving' : '';
    const loose = this.cut === node.node || (this.drag?.moved && this.drag.node === node.node) ? 'loose' : '';
    return svg`<path class="link ${moving} ${loose}" d="M${parent.x} ${parent.y}C${parent.x} ${middle} ${node.x} ${middle} ${node.x} ${node.y}"></path>`;
  }

  private node(
    { node, name, shown, x, y, coins, shade, tint, mark, depth, winning, folded, label }: TreeNode,
    selected: boolean,
  ): TemplateResult<2> {
    const lit = this.highlight?.items.includes(node) ? 'lit' : '';
    const over = this.drag?.over === node ? 'over' : '';
    const cut = this.cut === node ? 'cut' : this.reach === node ? 'reach' : '';
    return svg`
      <g data-count=${coins} transform="translate(${x} ${y})">
        <g class="node ${shade} ${tint ?? ''} ${lit} ${over} ${cut} ${winning ? 'winning' : ''} ${selected ? 'selected' : ''}" role="treeitem"
          aria-level=${depth + 1} aria-selected=${selected} aria-label=${label} data-node=${node} tabindex=${selected ? 0 : -1}
          @pointerdown=${(event: PointerEvent) => this.pressed(event, node)}>
          <circle class="halo" r=${RADIUS + 5}></circle>
          <circle class="disc" r=${RADIUS}></circle>
          ${shown === name ? nothing : svg`<title>${name}</title>`}
          ${shade === 'lose' ? svg`<circle class="dot" cx="-10.5" cy="11.5" r="2.8"></circle>` : nothing}
        </g>
        <g aria-hidden="true">
          <text class="coins">${coins > 9999 ? '…' : coins}</text>
          <text class="value" x=${RADIUS + 7} y="18">${mark}</text>
          <text class="name" x=${-RADIUS - 5} y="-16" translate="no">${shown}</text>
          ${folded > 0 ? svg`<text class="folded" y=${RADIUS + 14}>+${folded}</text>` : nothing}
        </g>
      </g>
    `;
  }

  private ghost(): TemplateResult<2> | typeof nothing {
    if (!this.drag?.moved) return nothing;
    return svg`<circle class="ghost" cx=${this.drag.x} cy=${this.drag.y} r=${RADIUS}></circle>`;
  }

  /** The answer in a balloon beside the parent aimed at. */
  private balloon(byNode: ReadonlyMap<number, TreeNode>): TemplateResult<2> | typeof nothing {
    const node = this.aim && byNode.get(this.aim.parent);
    if (!this.aim || !node) return nothing;
    const { tone } = this.aim.answer;
    const words = shortAnswer(tone);
    const width = words.length * 8 + 20;
    const left = Math.min(Math.max(2, node.x - width / 2), this.drawing.width - width - 2);
    return svg`
      <g class="balloon ${tone}" aria-hidden="true" transform="translate(${left} ${Math.max(2, node.y - RADIUS - 30)})">
        <rect width=${width} height="22" rx="7"></rect>
        <text x=${width / 2} y="11.5">${words}</text>
      </g>
    `;
  }

  private pointOf(event: PointerEvent): { x: number; y: number } {
    const box = this.picture.getBoundingClientRect();
    const scale = this.drawing.width / box.width;
    return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
  }

  private pressed(event: PointerEvent, node: number): void {
    if (event.button !== 0 || event.ctrlKey) return;
    const { x, y } = this.pointOf(event);
    this.drag = { node, fromX: x, fromY: y, x, y, moved: false, over: null };
    this.picture.setPointerCapture(event.pointerId);
  }

  private moved(event: PointerEvent): void {
    const { drag } = this;
    if (!drag) return;
    const { x, y } = this.pointOf(event);
    const moved = drag.moved || Math.hypot(x - drag.fromX, y - drag.fromY) >= MIN_DRAG;
    const near = this.drawing.nodes
      .filter(({ node }) => node !== drag.node)
      .map((node) => ({ node: node.node, distance: Math.hypot(node.x - x, node.y - y) }))
      .toSorted((a, b) => a.distance - b.distance)[0];
    const over = moved && near && near.distance <= REACH ? near.node : null;
    this.drag = { ...drag, x, y, moved, over };
    if (moved && (over !== drag.over || !drag.moved)) this.tell({ kind: 'aim', node: drag.node, parent: over });
  }

  private cancelled(): void {
    if (this.drag?.moved) this.tell({ kind: 'aim', node: this.drag.node, parent: null });
    this.drag = null;
  }

  private released(): void {
    const { drag } = this;
    this.drag = null;
    if (!drag) return;
    if (drag.moved) this.tell({ kind: 'aim', node: drag.node, parent: null });
    if (!drag.moved) this.tell({ kind: 'select', node: drag.node });
    else if (drag.over !== null) this.tell({ kind: 'hang', node: drag.node, parent: drag.over });
  }

  private keyed(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab' || key === '?') return;
    if (key.startsWith('Arrow'))
      this.tell({ kind: 'select', node: neighbour(this.drawing.nodes, this.selected ?? 0, key) });
    else this.tell({ kind: 'key', key, node: this.selected ?? 0 });
    if (key === 'Escape') this.drag = null;
    event.preventDefault();
  }

  private tell(detail: TreeGesture): void {
    this.dispatchEvent(new CustomEvent<TreeGesture>('tree-gesture', { detail }));
  }
}
