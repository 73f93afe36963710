import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { numbersOf } from '../../params/list-edits.js';
import { addNode, hangUnder, removeSubtree, setCoins, stepCoins } from './edits.model.js';
import { legalTargets } from '../../pictures/legal-targets.model.js';
import type { Place } from '../../places/place.js';
import type { Stage } from '../../pictures/editor.js';
import { canEndTurn, type EditorInput } from '../../pictures/editor-input.js';
import { MOST_NODES, treeDrawing, type Answer } from '../../pictures/graph/tree.model.js';
import { nodeLabel, treePosition } from './position.model.js';
import { RehangPreview } from './rehang-preview.js';
import { MOST_DRAWABLE } from './summary.model.js';
import { keepsWords, TREE } from '#words/pictures/trees';
import { newGesture, send } from '../../controls/events.js';
import type { NumberChange } from '../../controls/number-field.js';
import { unless } from '../../controls/resting.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { TreeGesture } from '../../pictures/graph/tree-svg.js';
import '../../controls/number-field.js';
import '../../pictures/graph/tree-svg.js';

/** Digits typed within this many milliseconds of each other form one number. */
const TYPING_PAUSE = 1200;

/** A tree: the reader adds, removes and re-hangs nodes, and gives them coins. */
@customElement('grundy-tree-editor')
export class TreeEditor extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @state() private selected = 0;
  @state() private cut: number | null = null;
  /** The node being dragged, and the node under it. */
  @state() private dragged: { node: number; over: number | null } | null = null;
  /** The answers for the node that is to be hung elsewhere. */
  private readonly preview = new RehangPreview({ rehang: (text) => this.shared.solver.rehang(text) }, () =>
    this.requestUpdate(),
  );
  private typed: { node: number; digits: string; at: number; gesture: string } | null = null;

  static override styles = [
    sharedStyles,
    editorStyles,
    css`
      .coins {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
      }
      grundy-number {
        width: 9rem;
      }
      .hint {
        min-height: 1.5em;
      }
      grundy-rehang {
        margin-top: 1rem;
      }
    `,
  ];

  override willUpdate(): void {
    const last = treePosition(this.shared.analysis).parents.length - 1;
    this.selected = Math.min(this.selected, last);
    if (this.cut !== null && this.cut > last) this.cut = null;
    if (this.tooLarge) void import('./tree-summary.js');
  }

  protected override render() {
    const { analysis, text, highlight } = this.shared;
    const position = treePosition(analysis);
    if (this.tooLarge)
      return html`<grundy-tree-summary .analysis=${analysis}></grundy-tree-summary><div class="row tools">${this.pasteTool()}</div>${this.shared.claiming || this.shared.turns ? '' : html`<grundy-rehang .text=${text} .position=${position} .rehang=${analysis.rehang}></grundy-rehang>`}`;
    const { selected, cut } = this;
    const playing = Boolean(this.shared.turns);
    const keeps = legalTargets(this.shared, selected);
    const root = position.parents[selected] === -1;
    const stuck = root || !position.coins[selected];
    const name = nodeLabel(position, selected);
    const undrawn = position.parents.length - MOST_NODES;
    return html`
      <grundy-tree-svg
        .analysis=${analysis}
        .tree=${position}
        .highlight=${highlight}
        .selected=${selected}
        .cut=${cut}
        .reach=${keeps.size > 0 ? (position.parents[selected] ?? null) : null}
        .aim=${this.aim()}
        @tree-gesture=${({ detail }: CustomEvent<TreeGesture>) => this.act(detail)}
      ></grundy-tree-svg>
      ${undrawn > 0 ? html`<p class="muted">${TREE.undrawn(MOST_NODES, undrawn)}</p>` : nothing}
      <div class="row tools" ?hidden=${this.shared.tools === 'none'}>
        <button ?hidden=${playing} @click=${() => this.add(selected)}>${TREE.add}</button>
        <button aria-disabled=${stuck} title=${TREE.moveUpTitle} @click=${unless(stuck, () => this.moveUp(selected))}>${TREE.moveUp}</button>
        <button ?hidden=${playing} aria-disabled=${root} @click=${unless(root, () => this.prune(selected))}>${TREE.remove}</button>
        <button ?hidden=${playing} ?disabled=${root && cut === null} aria-pressed=${cut !== null} @click=${() => this.cutOrHang(selected)}>
          ${cut === null ? TREE.cut : cut === selected ? TREE.leave : TREE.hang(nodeLabel(position, cut))}
        </button>
        ${this.pasteTool()}
        <span class="coins">
          <span class="muted">${TREE.coins(name)}</span>
          <grundy-number
            label=${TREE.coins(name)}
            .value=${(playing ? numbersOf(text, 'coins') : position.coins)[selected] ?? 0}
            @number-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(setCoins(text, selected, detail.value), detail.gesture)}
          ></grundy-number>
        </span>
      </div>
      <p class="hint muted">
        <span role="status">${
          playing
            ? keepsWords(
                name,
                [...keeps].toSorted((one, other) => one - other),
              )
            : this.hint()
        }</span>
      </p>
      ${playing || this.shared.claiming || (this.shared.tools && analysis.rehang.node.length === 0) ? '' : html`<grundy-rehang .text=${text} .position=${position} .rehang=${analysis.rehang}></grundy-rehang>`}
    `;
  }

  /** Opens the dialog to paste a tree. */
  private pasteTool() {
    const { turns, claiming, tools } = this.shared;
    return turns || claiming || tools
      ? nothing
      : html`<button aria-haspopup="dialog" @click=${() => send(this, 'grundy-graph', null)}>${TREE.paste}</button>`;
  }

  private get tooLarge(): boolean {
    return treePosition(this.shared.analysis).parents.length > MOST_DRAWABLE;
  }

  /** The node that is to be hung elsewhere, and the parent it is over. */
  private get taken(): { node: number; over: number | null } | null {
    if (this.dragged) return this.dragged;
    return this.cut === null || this.cut === this.selected ? null : { node: this.cut, over: this.selected };
  }

  private aim(): { parent: number; answer: Answer } | null {
    const over = this.taken?.over ?? null;
    const answer = over === null || this.shared.claiming ? undefined : this.preview.of(this.shared.analysis).get(over);
    return answer && over !== null ? { parent: over, answer } : null;
  }

  private hint(): string {
    const aim = this.aim();
    if (aim) return TREE.aimed(aim.answer.question, aim.answer.answer, this.dragged !== null);
    if (this.cut !== null) return TREE.isCut(nodeLabel(treePosition(this.shared.analysis), this.cut));
    return this.shared.tools === 'none' ? '' : TREE.hint;
  }

  /** Asks about all drawn parents at once. */
  private takeUp(node: number): void {
    const { analysis } = this.shared;
    void this.preview.take(
      analysis,
      node,
      treeDrawing(analysis, treePosition(analysis)).nodes.map((each) => each.node),
    );
  }

  private act(gesture: TreeGesture): void {
    switch (gesture.kind) {
      case 'select':
        return this.select(gesture.node);
      case 'aim':
        if (gesture.parent !== null || this.dragged)
          this.dragged = gesture.parent === null ? null : { node: gesture.node, over: gesture.parent };
        return this.takeUp(gesture.node);
      case 'hang':
        return this.edit(hangUnder(this.shared.text, gesture.node, gesture.parent));
      case 'key':
        return this.key(gesture.key, gesture.node);
    }
  }

  private select(node: number): void {
    this.selected = node;
    send(this, 'grundy-place', { table: 0, state: node });
  }

  private key(key: string, node: number): void {
    if (this.shared.turns && key === 'Escape') return send(this, 'grundy-turn', 'cancel');
    if (this.shared.turns && key === 'Enter')
      return canEndTurn(this.shared) ? send(this, 'grundy-turn', 'end') : undefined;
    if (this.shared.turns && /^([axAX]|Delete|Backspace)$/.test(key)) return;
    if (key === 'Enter' && this.cut !== null) this.cutOrHang(node);
    else if (key === 'Enter' || key === 'a' || key === 'A') this.add(node);
    else if (key === 'u' || key === 'U') this.moveUp(node);
    else if (key === 'Delete' || key === 'Backspace') this.prune(node);
    else if (key === 'x' || key === 'X') this.cutOrHang(node);
    else if (key === 'Escape') this.cut = null;
    else if (key === '+' || key === '=') this.edit(stepCoins(this.shared.text, node, 1));
    else if (key === '-') this.edit(stepCoins(this.shared.text, node, -1));
    else if (key === ' ') this.select(node);
    else if (/^\d$/.test(key)) this.type(key, node);
  }

  private type(digit: string, node: number): void {
    const now = performance.now();
    const going = this.typed?.node === node && now - this.typed.at < TYPING_PAUSE ? this.typed : null;
    this.typed = {
      node,
      digits: (going?.digits ?? '') + digit,
      at: now,
      gesture: going?.gesture ?? newGesture('typing'),
    };
    this.edit(setCoins(this.shared.text, node, Number(this.typed.digits)), this.typed.gesture);
  }

  private moveUp(node: number): void {
    const { parents, coins } = treePosition(this.shared.analysis);
    const from = coins[node] ?? 0;
    const to = (this.shared.pending?.find(({ item }) => item === node)?.to ?? from) - 1;
    if (parents[node] !== -1 && to >= 0)
      send(this, 'grundy-play', { move: `${node + 1}:${to}`, made: { item: node, from, to } });
  }

  private add(node: number): void {
    const position = treePosition(this.shared.analysis);
    this.edit(addNode(this.shared.text, node, 1));
    send(this, 'grundy-announce', TREE.added(String(position.parents.length + 1), nodeLabel(position, node)));
  }

  private prune(node: number): void {
    const parent = treePosition(this.shared.analysis).parents[node] ?? -1;
    if (parent < 0) return;
    this.selected = parent > node ? parent - 1 : parent;
    this.edit(removeSubtree(this.shared.text, node));
  }

  private cutOrHang(node: number): void {
    const { cut } = this;
    if (cut === null) {
      if (treePosition(this.shared.analysis).parents[node] !== -1) {
        this.cut = node;
        this.takeUp(node);
      }
      return;
    }
    this.cut = null;
    if (cut !== node) this.edit(hangUnder(this.shared.text, cut, node));
  }

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}

export const draw = ({ shared, place }: Stage) =>
  html`<grundy-tree-editor .shared=${shared} .place=${place}></grundy-tree-editor>`;
