import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { send } from '../../controls/events.js';
import type { Highlight } from '../highlight.js';
import { restingButton } from '../../controls/resting.js';
import { legalTargets } from '../legal-targets.model.js';
import { tellReach } from '../tell-reach.js';
import type { Place } from '../../places/place.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { GRAPH, tooLarge } from '#words/pictures/graphs';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { discsIn, labelIn, nameIn, type GraphView } from './graph-view.model.js';
import type { Point } from './arcs.model.js';
import { MOST_NODES, pointsOf } from './graph.model.js';
import type { GraphGesture } from './graph-svg.js';
import './graph-svg.js';

/** A button and the text that it sets. */
export interface GraphTool {
  name: string;
  text: string;
}

/** The editor of a graph. It decides what a gesture means; each family writes the new text. */
export abstract class GraphEditing extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @state() protected selected = 0;
  /** The arc or edge that is chosen instead, where a game has several between two nodes or at one. */
  @state() protected link: number | null = null;
  /** The node from which an arc is being drawn. */
  @state() private tail: number | null = null;
  /** The token that is held. */
  @state() private held: number | null = null;
  /** Where nodes were drawn last, by name, so that an edit moves none. */
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

  /** What to draw of the position on screen. */
  protected abstract readonly view: GraphView;
  /** The name of a new node. */
  protected abstract freshName(): string;
  /** The text after a node was drawn at a point (a new one or one that is there), and after one was removed. */
  protected abstract placed(text: string, name: string, at: Point): string;
  protected abstract removed(text: string, node: number): string;
  /** The text with an arc, or without it where there is one and the game has no copies. */
  protected abstract linked(text: string, tail: number, head: number): string;
  /** The text after a token was put, moved or taken away. */
  protected abstract added(text: string, node: number): string;
  protected abstract moved(text: string, token: number, node: number): string;
  protected abstract taken(text: string, token: number): string;
  /** The notation of a move, as the core reads it. */
  protected abstract notation(token: number, node: number): string;

  /** The highlight, as the graph shows it. */
  protected get highlight(): Highlight | null {
    return this.shared.highlight;
  }

  /** The token that every tap in a match moves; null where the reader has to take one up first. */
  protected get soleToken(): number | null {
    return null;
  }

  /** Whether a move puts a new token on a node, where it stays. */
  protected get tokensStay(): boolean {
    return false;
  }

  /** Whether arcs may be repeated, and lead to their own node. */
  protected get copies(): boolean {
    return false;
  }

  /** The text without an arc or edge. */
  protected unlinked(text: string, _link: number): string {
    return text;
  }

  /** More tools for the selected node. */
  protected get moreTools(): GraphTool[] {
    return [];
  }

  /** Whether dragging a token there is a move rather than an edit. */
  protected isMove(token: number, node: number): boolean {
    return this.shared.analysis.moves.list.some(
      ({ moves }) => moves.length === 1 && moves[0]?.item === token && moves[0].to === node,
    );
  }

  override willUpdate(): void {
    const { nodes, tokens } = this.view;
    this.selected = Math.max(0, Math.min(this.selected, discsIn(this.view) - 1));
    if (this.tail !== null && this.tail >= nodes.length) this.tail = null;
    if (this.held !== null && this.held >= tokens.length) this.held = null;
    if (this.link !== null && this.link >= this.view.arcFrom.length) this.link = null;
  }

  override updated(): void {
    if (this.view.nodes.length <= MOST_NODES)
      this.known = new Map(pointsOf(this.view, this.known).map((point, node) => [this.nameOf(node), point]));
  }

  constructor() {
    super();
    tellReach(this, () => this.reach);
  }

  private get reach(): ReadonlySet<number> {
    return legalTargets(this.shared, this.held ?? this.soleToken);
  }

  protected override render() {
    const { shading } = this.shared;
    const { reach } = this;
    // The same node puts a held token back, so only its loop leads there.
    const own = this.view.tokens[this.held ?? this.soleToken ?? -1];
    const rings =
      this.held !== null && own !== undefined && reach.has(own)
        ? new Set([...reach].filter((node) => node !== own))
        : reach;
    if (this.view.nodes.length > MOST_NODES)
      return html`<p class="muted">${this.numbers()}</p>${this.editing ? html`<div class="row tools">${this.pasteTool()}</div>` : nothing}`;
    return html`
      <grundy-graph-svg
        .analysis=${shading.shown}
        .graph=${this.view}
        .known=${this.known}
        .highlight=${this.highlight}
        .targets=${this.targets()}
        .reach=${rings}
        .around=${own !== undefined && reach.has(own) ? own : null}
        .links=${this.copies && !this.shared.claiming}
        .selected=${this.link === null ? this.selected : this.view.nodes.length + this.link}
        .tail=${this.tail}
        .held=${this.held}
        @graph-gesture=${({ detail }: CustomEvent<GraphGesture>) => this.act(detail)}
      ></grundy-graph-svg>
      ${this.editing ? this.tools() : nothing}
      <p class="hint muted"><span role="status">${this.hint()}</span></p>
    `;
  }

  private tools() {
    const { selected, tail, tokensHere, link } = this;
    const { nodes, arcFrom, arcTo } = this.view;
    const none = nodes.length === 0;
    const edge = this.isEdge(selected);
    if (link !== null) {
      const remove = this.linkWords.remove(this.labelOf(arcFrom[link] ?? 0), this.labelOf(arcTo[link] ?? 0));
      return html`
        <div class="row tools">
          ${restingButton(remove, false, () => this.edit(this.unlinked(this.shared.text, link)))} ${this.moreTools.map(({ name, text }) => html`<button @click=${() => this.edit(text)}>${name}</button>`)}
          ${this.pasteTool()}
        </div>
      `;
    }
    return html`
      <div class="row tools">
        <button @click=${() => this.add()}>${GRAPH.add}</button>
        <button ?disabled=${none || edge} aria-pressed=${tail !== null} @click=${() => (this.tail = tail === null ? selected : null)}>${tail === null ? this.linkWords.draw(this.labelOf(selected)) : GRAPH.leave}</button>
        <button ?disabled=${none} @click=${() => this.edit(this.added(this.shared.text, selected))}>${edge ? GRAPH.putBoth : GRAPH.put}</button>
        ${restingButton(GRAPH.take, tokensHere.length === 0, () => this.takeToken())}
        ${restingButton((edge ? GRAPH.removeEdge : GRAPH.remove)(this.labelOf(selected)), none, () => this.edit(this.removed(this.shared.text, selected)))}
        ${this.moreTools.map(({ name, text }) => html`<button @click=${() => this.edit(text)}>${name}</button>`)}
        ${this.pasteTool()}
      </div>
    `;
  }

  /** Opens the dialog to paste a graph. */
  private pasteTool() {
    return html`<button aria-haspopup="dialog" @click=${() => send(this, 'grundy-graph', null)}>${GRAPH.paste}</button>`;
  }

  private get linkWords() {
    return this.view.directed === false ? GRAPH.edge : GRAPH.arc;
  }

  private get playing(): boolean {
    return Boolean(this.shared.turns);
  }

  private get editing(): boolean {
    const { claiming, tools } = this.shared;
    return !claiming && !tools && !this.playing;
  }

  private get tokensHere(): number[] {
    const { tokens } = this.view;
    return Array.from(tokens, (_, token) => token).filter((token) => tokens[token] === this.selected);
  }

  /** The name of a node in the text. */
  protected nameOf(node: number): string {
    return nameIn(this.view, node);
  }

  protected labelOf(node: number): string {
    return labelIn(this.view, node);
  }

  /** Whether the disc is that of an edge. */
  protected isEdge(disc: number): boolean {
    return disc >= this.view.nodes.length;
  }

  /** Whether it is an arc or edge that has no disc. */
  private isLink(disc: number): boolean {
    return !this.view.onEdges && this.isEdge(disc);
  }

  private numbers(): string {
    const { nodes, arcFrom, tokens } = this.view;
    return tooLarge(nodes.length, arcFrom.length, tokens.length, MOST_NODES);
  }

  private hint(): string {
    const { tail, held } = this;
    if (tail !== null) return (this.copies ? this.linkWords.oneMore : this.linkWords.from)(this.labelOf(tail));
    const { arcFrom, arcTo, tokens } = this.view;
    const hasLoop = (node: number | undefined): boolean =>
      arcFrom.some((from, arc) => from === arcTo[arc] && (node === undefined || from === node));
    if (held !== null) return GRAPH.held(held + 1, hasLoop(tokens[held] ?? -1));
    if (this.playing)
      return this.view.onEdges ? GRAPH.playingEdge : GRAPH.playing(this.soleToken !== null, hasLoop(undefined));
    return this.shared.claiming || this.shared.tools ? '' : GRAPH.hint;
  }

  /** The nodes to which winning moves of the held token lead; undefined, and so those of all tokens, where none is held. */
  private targets(): ReadonlySet<number> | undefined {
    const { held } = this;
    if (this.shared.claiming) return new Set();
    if (held === null) return undefined;
    return new Set(
      this.shared.analysis.moves.list.flatMap(({ moves }) =>
        moves.filter(({ item }) => item === held).map(({ to }) => to),
      ),
    );
  }

  private act(gesture: GraphGesture): void {
    const { text } = this.shared;
    if (this.shared.claiming) return this.claim(gesture);
    switch (gesture.kind) {
      case 'tap':
        return this.isLink(gesture.node) ? this.tapLink(gesture.node - this.view.nodes.length) : this.tap(gesture.node);
      case 'go':
        if (this.isLink(gesture.node)) this.link = gesture.node - this.view.nodes.length;
        else this.choose(gesture.node);
        return;
      case 'ground':
        return this.playing || this.shared.tools ? undefined : this.add(gesture);
      case 'place':
        return this.playing ? undefined : this.edit(this.placed(text, this.nameOf(gesture.node), gesture));
      case 'carry':
        return this.playing && this.tokensStay ? undefined : this.put(gesture.token, gesture.node);
      case 'key':
        return this.isLink(gesture.node)
          ? this.keyOnLink(gesture.key, gesture.node - this.view.nodes.length)
          : this.key(gesture.key, gesture.node);
    }
  }

  /** In an exercise a tap or a key claims an outcome; nothing is moved. */
  private claim(gesture: GraphGesture): void {
    if ('node' in gesture && this.isLink(gesture.node)) return;
    if (gesture.kind === 'go') return this.choose(gesture.node);
    if (gesture.kind !== 'tap' && gesture.kind !== 'key') return;
    this.selected = gesture.node;
    const place = { table: 0, state: gesture.node };
    const letter = gesture.kind === 'key' ? gesture.key.toUpperCase() : '';
    if (gesture.kind === 'tap' || letter === 'ENTER' || letter === ' ') send(this, 'grundy-claim', { place });
    else if (letter === 'W' || letter === 'L' || letter === 'D') send(this, 'grundy-claim', { place, letter });
  }

  private choose(node: number): void {
    this.selected = node;
    this.link = null;
    send(this, 'grundy-place', { table: 0, state: node });
  }

  private tap(node: number): void {
    this.choose(node);
    const { tail, held } = this;
    if (tail !== null) {
      this.tail = null;
      if ((tail !== node || this.copies) && !this.isEdge(node)) this.edit(this.linked(this.shared.text, tail, node));
    } else if (this.playing) {
      const [first] = this.tokensHere;
      if (held !== null) this.put(held, node);
      else if (this.soleToken !== null) this.put(this.soleToken, node);
      else if (first !== undefined) this.held = first;
    }
  }

  private tapLink(link: number): void {
    this.link = link;
    if (!this.editing) this.follow(link);
  }

  /** Moves a token along an arc or edge, from where it stands. */
  private follow(link: number): void {
    const { arcFrom, arcTo, tokens, directed } = this.view;
    const ends = [arcFrom[link] ?? 0, arcTo[link] ?? 0] as const;
    const token = this.held ?? this.soleToken ?? tokens.findIndex((node) => node === ends[0]);
    const stands = tokens[token];
    if (stands === ends[0]) this.put(token, ends[1], true);
    else if (directed === false && stands === ends[1]) this.put(token, ends[0], true);
  }

  private keyOnLink(key: string, link: number): void {
    if (key === 'Enter' || key === ' ') this.follow(link);
    else if (key === 'Escape') this.key(key, this.selected);
    else if (this.editing && (key === 'Delete' || key === 'Backspace'))
      this.edit(this.unlinked(this.shared.text, link));
  }

  /** Removes the last of the arcs or edges from the tail to a node, if there is one. */
  private unlinkFrom(tail: number, node: number): void {
    const { arcFrom, arcTo, directed } = this.view;
    const last = arcFrom.findLastIndex(
      (from, arc) =>
        (from === tail && arcTo[arc] === node) || (directed === false && from === node && arcTo[arc] === tail),
    );
    this.tail = null;
    if (last >= 0) this.edit(this.unlinked(this.shared.text, last));
  }

  /** `along`: it follows an arc or edge that was tapped, which may be a loop. */
  private put(token: number, node: number, along = false): void {
    const { analysis, text } = this.shared;
    const isPutBack = this.held !== null && this.view.tokens[token] === node && !along;
    this.held = null;
    this.selected = node;
    if (isPutBack) return;
    const from = (this.playing && this.tokensStay ? undefined : this.view.tokens[token]) ?? node;
    if (from === node && !this.playing && !along) return;
    const move = this.notation(token, node);
    if (this.playing) send(this, 'grundy-play', { move, made: { item: token, from, to: node } });
    else if (text === analysis.text && (along || this.isMove(token, node))) send(this, 'grundy-play', { move });
    else this.edit(this.moved(text, token, node));
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
      else if (this.playing && this.soleToken !== null && !canEndTurn(this.shared)) this.put(this.soleToken, node);
      else if (first !== undefined) this.held = first;
      else if (canEndTurn(this.shared)) send(this, 'grundy-turn', 'end');
    } else if (this.playing) {
      return;
    } else if (key === 'a' || key === 'A') this.add();
    else if ((key === 'e' || key === 'E') && !this.isEdge(node)) this.tail = node;
    else if (key === '+' || key === '=') this.edit(this.added(text, node));
    else if (key === '-') this.takeToken();
    else if (key !== 'Delete' && key !== 'Backspace') return;
    else if (this.tail !== null && this.copies) this.unlinkFrom(this.tail, node);
    else this.edit(this.removed(text, node));
  }

  private takeToken(): void {
    const last = this.tokensHere.at(-1);
    if (last !== undefined) this.edit(this.taken(this.shared.text, last));
  }

  /** Adds a node at a point; without one, below all others. */
  private add(point?: Point): void {
    const name = this.freshName();
    const drawn = [...this.known.values()];
    const at = point ?? {
      x: Math.max(0, ...drawn.map((each) => each.x)),
      y: Math.max(0, ...drawn.map((each) => each.y)) + 80,
    };
    this.selected = this.view.nodes.length;
    this.edit(this.placed(this.shared.text, name, at));
    send(this, 'grundy-announce', GRAPH.added(name));
  }

  private edit(text: string): void {
    this.link = null;
    send(this, 'grundy-edit', { text });
  }
}
