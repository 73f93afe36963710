import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { send } from '../../controls/events.js';
import { restingButton } from '../../controls/resting.js';
import type { Stage } from '../../pictures/editor.js';
import { canEndTurn, type EditorInput } from '../../pictures/editor-input.js';
import type { Place } from '../../places/place.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { PICTURE } from '#words/families/hackenbush';
import { addEdge, freeName, placeNode, removeEdge, removeNode } from './edits.model.js';
import type { StalksGesture } from './hackenbush-svg.js';
import { APART, MOST_NODES, spotsOf, type Choice, type Spot } from './picture.model.js';
import {
  endsOf,
  GROUND,
  hackenbushPosition,
  nodeLabel,
  nodeName,
  notationOf,
  type HackenbushPosition,
} from './position.model.js';
import './hackenbush-svg.js';

/** A picture of Hackenbush: the reader draws edges from node to node, selects, removes and cuts them. */
@customElement('grundy-hackenbush-editor')
export class HackenbushEditor extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @state() private chosen: Choice = { node: GROUND };
  /** The node from which an edge is being drawn. */
  @state() private tail: number | null = null;
  /** Whether a drag moves a node instead of drawing an edge. */
  @state() private moving = false;
  /** Where nodes were drawn last, by name, so that a cut or an edit moves none. */
  private known = new Map<string, Spot>();

  static override styles = [
    sharedStyles,
    editorStyles,
    css`
      .hint {
        min-height: 1.5em;
      }
    `,
  ];

  override willUpdate(): void {
    const { nodes } = this.position;
    if (this.tail !== null && (this.tail >= nodes.length || this.playing)) this.tail = null;
  }

  override updated(): void {
    const { position } = this;
    if (position.nodes.length <= MOST_NODES)
      this.known = new Map(spotsOf(position, this.known).map((spot, node) => [nodeName(position, node), spot]));
  }

  private get position(): HackenbushPosition {
    return hackenbushPosition(this.shared.analysis);
  }

  /** The selection; the ground while a node or edge just added is not in the analysis yet. */
  private get selected(): Choice {
    const { nodes, arcFrom } = this.position;
    const { node = GROUND, edge = -1 } = this.chosen;
    return node < nodes.length && edge < arcFrom.length ? this.chosen : { node: GROUND };
  }

  private get playing(): boolean {
    return Boolean(this.shared.turns);
  }

  private get editing(): boolean {
    const { claiming, tools } = this.shared;
    return !claiming && !tools && !this.playing;
  }

  protected override render() {
    const { nodes, arcFrom } = this.position;
    const { highlight, shading } = this.shared;
    if (nodes.length > MOST_NODES)
      return html`<p class="muted">${PICTURE.tooLarge(nodes.length - 1, arcFrom.length, MOST_NODES)}</p>${this.editing ? html`<div class="row tools">${this.pasteTool()}</div>` : nothing}`;
    return html`
      <grundy-hackenbush-svg
        .analysis=${shading.shown}
        .known=${this.known}
        .highlight=${highlight}
        .selected=${this.selected}
        .tail=${this.tail}
        .drags=${!this.editing ? 'nothing' : this.moving ? 'move' : 'draw'}
        @stalks-gesture=${({ detail }: CustomEvent<StalksGesture>) => this.act(detail)}
      ></grundy-hackenbush-svg>
      ${this.editing ? this.tools() : nothing}
      <p class="hint muted"><span role="status">${this.hint()}</span></p>
    `;
  }

  private tools() {
    const { selected, tail } = this;
    const { position } = this;
    return html`
      <div class="row tools">
        ${selected.edge === undefined ? this.nodeTools(selected.node) : this.edgeTools(selected.edge)}
        ${tail === null && position.nodes.length > 1 ? html`<button aria-pressed=${this.moving} @click=${() => (this.moving = !this.moving)}>${PICTURE.move}</button>` : nothing}
        ${this.pasteTool()}
      </div>
    `;
  }

  /** Opens the dialog to paste a graph. */
  private pasteTool() {
    return html`<button aria-haspopup="dialog" @click=${() => send(this, 'grundy-graph', null)}>${PICTURE.paste}</button>`;
  }

  private nodeTools(node: number) {
    const { tail } = this;
    const name = nodeLabel(this.position, node);
    return html`
      <button @click=${() => this.grow(node)}>${PICTURE.grow(name)}</button>
      <button aria-pressed=${tail !== null} @click=${() => (this.tail = tail === null ? node : null)}>${tail === null ? PICTURE.draw(name) : PICTURE.leave}</button>
      ${node === GROUND ? nothing : html`<button @click=${() => this.takeOut(removeNode(this.shared.text, nodeName(this.position, node)))}>${PICTURE.removeNode(name)}</button>`}
    `;
  }

  private edgeTools(edge: number) {
    const ends = endsOf(this.position, edge);
    const several = this.position.counts[edge] !== 1;
    return html`
      ${restingButton(PICTURE.cut(...ends), several, () => this.cut(edge))}
      <button @click=${() => this.takeOut(removeEdge(this.shared.text, edge))}>${PICTURE.removeEdge(...ends)}</button>
    `;
  }

  /** The button is about to disappear, or to name another edge. */
  private takeOut(text: string): void {
    this.edit(text);
    send(this, 'grundy-unfocused', null);
  }

  private hint(): string {
    const { tail } = this;
    if (tail !== null) return PICTURE.drawing(nodeLabel(this.position, tail));
    if (this.playing) return PICTURE.playing;
    if (!this.editing) return '';
    return this.moving ? PICTURE.moving : PICTURE.hint;
  }

  private act(gesture: StalksGesture): void {
    if (this.shared.claiming) return this.claim(gesture);
    switch (gesture.kind) {
      case 'node':
        return this.tapNode(gesture.node);
      case 'edge':
        return this.tapEdge(gesture.edge);
      case 'air':
        return this.editing ? this.addNode(gesture, this.tail) : undefined;
      case 'draw':
        return typeof gesture.to === 'number'
          ? this.link(gesture.from, gesture.to)
          : this.addNode(gesture.to, gesture.from);
      case 'place':
        return this.edit(placeNode(this.shared.text, nodeName(this.position, gesture.node), gesture.right, gesture.up));
      case 'choose':
        return this.choose(gesture.choice);
      case 'key':
        return this.key(gesture.key, gesture.choice);
    }
  }

  /** In an exercise a tap or a key claims an outcome; nothing is cut. */
  private claim(gesture: StalksGesture): void {
    if (gesture.kind === 'choose') return this.choose(gesture.choice);
    const node = gesture.kind === 'node' ? gesture.node : gesture.kind === 'key' ? gesture.choice.node : undefined;
    if (node === undefined) return;
    this.chosen = { node };
    const place = { table: 0, state: node };
    const letter = gesture.kind === 'key' ? gesture.key.toUpperCase() : '';
    if (gesture.kind === 'node' || letter === 'ENTER' || letter === ' ') send(this, 'grundy-claim', { place });
    else if (letter === 'W' || letter === 'L') send(this, 'grundy-claim', { place, letter });
  }

  private choose(choice: Choice): void {
    this.chosen = choice;
    if (choice.node !== undefined) send(this, 'grundy-place', { table: 0, state: choice.node });
  }

  private tapNode(node: number): void {
    const { tail } = this;
    if (tail !== null) return this.link(tail, node);
    this.choose({ node });
  }

  private tapEdge(edge: number): void {
    this.tail = null;
    this.chosen = { edge };
    if (this.playing) this.cut(edge);
  }

  private link(from: number, to: number): void {
    this.tail = null;
    this.chosen = { node: to };
    this.edit(addEdge(this.shared.text, nodeName(this.position, from), nodeName(this.position, to)));
  }

  /** Adds a node, with an edge from `from` unless that is null. */
  private addNode({ right, up }: Spot, from: number | null): void {
    const { position } = this;
    const name = freeName(new Set(position.nodes.map((node) => node.name)));
    const linked = from === null ? this.shared.text : addEdge(this.shared.text, nodeName(position, from), name);
    this.tail = null;
    this.chosen = { node: position.nodes.length };
    this.edit(placeNode(linked, name, right, up));
    send(this, 'grundy-announce', PICTURE.added(name));
  }

  /** Adds a node above this one; for the ground, to the right of all others. */
  private grow(node: number): void {
    const { position } = this;
    const drawn = spotsOf(position, this.known);
    const here = drawn[node] ?? { right: 0, up: 0 };
    const right =
      node === GROUND
        ? drawn.length > 1
          ? Math.max(...drawn.slice(1).map((spot) => spot.right)) + APART
          : 0
        : here.right;
    const taken = (spot: Spot): boolean =>
      drawn.slice(1).some((other) => Math.hypot(other.right - spot.right, other.up - spot.up) < APART / 2);
    const spot = { right, up: node === GROUND ? APART : here.up + APART };
    while (taken(spot)) spot.right += APART;
    this.addNode(spot, node);
  }

  private cut(edge: number): void {
    const { analysis, text } = this.shared;
    if (this.position.counts[edge] !== 1) return;
    if (canEndTurn(this.shared) && this.shared.pending?.some(({ item }) => item === edge))
      return send(this, 'grundy-turn', 'end');
    const move = notationOf(this.position, edge);
    if (this.playing) send(this, 'grundy-play', { move, made: { item: edge, from: 1, to: 0 } });
    else if (text === analysis.text) send(this, 'grundy-play', { move });
  }

  private key(key: string, { node, edge }: Choice): void {
    if (key === 'Escape') {
      if (this.playing) send(this, 'grundy-turn', 'cancel');
      this.tail = null;
    } else if (key === 'Enter' || key === ' ') {
      if (edge !== undefined) this.cut(edge);
      else if (this.tail !== null && node !== undefined) this.link(this.tail, node);
      else if (this.playing && canEndTurn(this.shared)) send(this, 'grundy-turn', 'end');
    } else if (!this.editing) {
      return;
    } else if (node !== undefined && (key === 'a' || key === 'A')) this.grow(node);
    else if (node !== undefined && (key === 'e' || key === 'E')) this.tail = node;
    else if (key === 'Delete' || key === 'Backspace') this.takeAway({ node, edge } as Choice);
  }

  private takeAway({ node, edge }: Choice): void {
    const { text } = this.shared;
    if (edge !== undefined) this.edit(removeEdge(text, edge));
    else if (node !== GROUND) this.edit(removeNode(text, nodeName(this.position, node)));
  }

  private edit(text: string): void {
    send(this, 'grundy-edit', { text });
  }
}

export const draw = ({ shared, place }: Stage) =>
  html`<grundy-hackenbush-editor .shared=${shared} .place=${place}></grundy-hackenbush-editor>`;
