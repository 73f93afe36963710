import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { send } from '../../controls/events.js';
import { graphPosition, nodeName } from '../../families/graph/position.model.js';
import { legalTargets } from '../../panels/match/legal-targets.model.js';
import { addToken, freeName, moveToken, placeNode, removeNode, removeToken, toggleArc } from '../../families/graph/edits.model.js';
import type { Place } from '../../places/place.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { GRAPH, tooLarge } from '#words/pictures/graphs';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { MOST_NODES, pointsOf, type Point } from './graph.model.js';
import type { GraphGesture } from './graph-svg.js';
import './graph-svg.js';

/** A graph whose nodes and arcs are drawn, and on which tokens are put and moved. */
@customElement('grundy-graph-editor')
export class GraphEditor extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @state() private selected = 0;
  /** The node from which an arc is being drawn. */
  @state() private tail: number | null = null;
  /** The token that was taken up. */
  @state() private held: number | null = null;
  /** Where nodes were drawn last, so that an edit moves none. */
  private known = new Map<string, Point>();

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
    const { nodes, tokens } = graphPosition(this.shared.analysis);
    this.selected = Math.max(0, Math.min(this.selected, nodes.length - 1));
    if (this.tail !== null && this.tail >= nodes.length) this.tail = null;
    if (this.held !== null && this.held >= tokens.length) this.held = null;
  }

  override updated(): void {
    const position = graphPosition(this.shared.analysis);
    if (position.nodes.length <= MOST_NODES) this.known = new Map(pointsOf(position, this.known).map((point, node) => [nodeName(position, node), point]));
  }

  protected override render() {
    const { analysis, highlight, shading, claiming, tools } = this.shared;
    const position = graphPosition(analysis);
    if (position.nodes.length > MOST_NODES) return html`<p class="muted">${this.numbers()}</p>`;
    return html`
      <grundy-graph-svg
        .analysis=${shading.shown}
        .known=${this.known}
        .highlight=${highlight}
        .targets=${this.targets()}
        .reach=${legalTargets(this.shared, this.held)}
        .selected=${this.selected}
        .tail=${this.tail}
        .held=${this.held}
        @graph-gesture=${({ detail }: CustomEvent<GraphGesture>) => this.act(detail)}
      ></grundy-graph-svg>
      ${claiming || tools || this.playing ? nothing : this.tools()}
      <p class="hint muted"><span role="status">${this.hint()}</span></p>
    `;
  }

  private tools() {
    const { selected, tail, tokensHere } = this;
    const { nodes } = graphPosition(this.shared.analysis);
    const none = nodes.length === 0;
    return html`
      <div class="row tools">
        <button @click=${() => this.add()}>${GRAPH.add}</button>
        <button ?disabled=${none} aria-pressed=${tail !== null} @click=${() => (this.tail = tail === null ? selected : null)}>${tail === null ? GRAPH.arc(this.nameOf(selected)) : GRAPH.leave}</button>
        <button ?disabled=${none} @click=${() => this.edit(addToken(this.shared.text, this.nameOf(selected)))}>${GRAPH.put}</button>
        <button ?disabled=${tokensHere.length === 0} @click=${() => this.takeToken()}>${GRAPH.take}</button>
        <button ?disabled=${none} @click=${() => this.edit(removeNode(this.shared.text, this.nameOf(selected)))}>${GRAPH.remove(this.nameOf(selected))}</button>
      </div>
    `;
  }

  private get playing(): boolean {
    return Boolean(this.shared.turns);
  }

  private get tokensHere(): number[] {
    const { tokens } = graphPosition(this.shared.analysis);
    return Array.from(tokens, (_, token) => token).filter((token) => tokens[token] === this.selected);
  }

  private nameOf(node: number): string {
    return nodeName(graphPosition(this.shared.analysis), node);
  }

  private numbers(): string {
    const { nodes, arcFrom, tokens } = graphPosition(this.shared.analysis);
    return tooLarge(nodes.length, arcFrom.length, tokens.length, MOST_NODES);
  }

  private hint(): string {
    const { tail, held } = this;
    if (tail !== null) return GRAPH.arcFrom(this.nameOf(tail));
    if (held !== null) return GRAPH.held(held + 1);
    if (this.playing) return GRAPH.playing;
    return this.shared.claiming || this.shared.tools ? '' : GRAPH.hint;
  }

  /** Where the token that was taken up wins; all of them where none was. */
  private targets(): ReadonlySet<number> | undefined {
    const { held } = this;
    if (this.shared.claiming) return new Set();
    if (held === null) return undefined;
    return new Set(this.shared.analysis.moves.list.flatMap(({ moves }) => moves.filter(({ item }) => item === held).map(({ to }) => to)));
  }

  private act(gesture: GraphGesture): void {
    const { text } = this.shared;
    if (this.shared.claiming) return this.claim(gesture);
    switch (gesture.kind) {
      case 'tap':
        return this.tap(gesture.node);
      case 'ground':
        return this.playing || this.shared.tools ? undefined : this.add(gesture);
      case 'place':
        return this.playing ? undefined : this.edit(placeNode(text, this.nameOf(gesture.node), gesture.x, gesture.y));
      case 'carry':
        return this.put(gesture.token, gesture.node);
      case 'key':
        return this.key(gesture.key, gesture.node);
    }
  }

  /** In an exercise nothing is moved. */
  private claim(gesture: GraphGesture): void {
    if (gesture.kind !== 'tap' && gesture.kind !== 'key') return;
    this.selected = gesture.node;
    const place = { table: 0, state: gesture.node };
    const letter = gesture.kind === 'key' ? gesture.key.toUpperCase() : '';
    if (gesture.kind === 'tap' || letter === 'ENTER' || letter === ' ') send(this, 'grundy-claim', { place });
    else if (letter === 'W' || letter === 'L' || letter === 'D') send(this, 'grundy-claim', { place, letter });
  }

  private tap(node: number): void {
    this.selected = node;
    send(this, 'grundy-place', { table: 0, state: node });
    const { tail, held } = this;
    if (tail !== null) {
      this.tail = null;
      if (tail !== node) this.edit(toggleArc(this.shared.text, this.nameOf(tail), this.nameOf(node)));
    } else if (this.playing) {
      const [first] = this.tokensHere;
      if (held !== null) this.put(held, node);
      else if (first !== undefined) this.held = first;
    }
  }

  private put(token: number, node: number): void {
    const { analysis, text } = this.shared;
    this.held = null;
    this.selected = node;
    const name = this.nameOf(node);
    const from = graphPosition(analysis).tokens[token] ?? 0;
    if (from === node && !this.playing) return;
    const turn = analysis.moves.list.find(({ moves }) => moves.length === 1 && moves[0]?.item === token && moves[0].to === node);
    if (this.playing) send(this, 'grundy-play', { move: `${token + 1}:${name}`, made: { item: token, from, to: node } });
    else if (turn && text === analysis.text) send(this, 'grundy-play', { move: turn.notation });
    else this.edit(moveToken(text, token, name));
  }

  private key(key: string, node: number): void {
    const { text } = this.shared;
    const [first] = this.tokensHere;
    if (key === 'Escape') {
      if (this.playing && this.held === null) send(this, 'grundy-turn', 'cancel');
      this.tail = this.held = null;
    } else if (key === 'Enter' || key === ' ') {
      if (this.held !== null) this.put(this.held, node);
      else if (this.tail !== null) this.tap(node);
      else if (first !== undefined) this.held = first;
      else if (canEndTurn(this.shared)) send(this, 'grundy-turn', 'end');
    } else if (this.playing) {
      return;
    } else if (key === 'a' || key === 'A') this.add();
    else if (key === 'e' || key === 'E') this.tail = node;
    else if (key === '+' || key === '=') this.edit(addToken(text, this.nameOf(node)));
    else if (key === '-') this.takeToken();
    else if (key === 'Delete' || key === 'Backspace') this.edit(removeNode(text, this.nameOf(node)));
  }

  private takeToken(): void {
    const last = this.tokensHere.at(-1);
    if (last !== undefined) this.edit(removeToken(this.shared.text, last));
  }

  /** Without a point it stands below the others. */
  private add(point?: Point): void {
    const { nodes } = graphPosition(this.shared.analysis);
    const name = freeName(new Set(nodes.map((each) => each.name)));
    const drawn = [...this.known.values()];
    const { x, y } = point ?? { x: Math.max(0, ...drawn.map((each) => each.x)), y: Math.max(0, ...drawn.map((each) => each.y)) + 80 };
    this.selected = nodes.length;
    this.edit(placeNode(this.shared.text, name, x, y));
    send(this, 'grundy-announce', GRAPH.added(name));
  }

  private edit(text: string): void {
    send(this, 'grundy-edit', { text });
  }
}
