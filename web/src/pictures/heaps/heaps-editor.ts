import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { heapsOf, setHeaps, takeOut, typeHeaps } from '../../families/take-and-break/edits.model.js';
import { together, writeHeaps } from '../../params/heaps.js';
import { valueOf } from '../../params/params.js';
import { addPile, removePile } from '../../families/subtraction/edits.model.js';
import { heapsViews, type HeapsView } from './heaps.model.js';
import { heapsPosition } from '../../families/take-and-break/position.model.js';
import type { Place } from '../../places/place.js';
import { MOST_PILES, summaryOf } from './piles.model.js';
import { heapNouns } from '#words/nouns';
import { allHeaps, heapPages, heapTools } from '#words/pictures/heaps';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { send } from '../../controls/events.js';
import type { HeapCard } from './heap-card.js';
import type { Stretch } from './heap-rows.js';
import { labelStyles } from '../../styles/label-styles.js';
import { LaterPart } from '../../controls/later-part.js';
import type { NumberChange } from '../../controls/number-field.js';
import { endTurn, leaveField, mayAdd, pageOf, pileGridStyles, pilePages, pressedAt } from './pile-grid.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import './heap-card.js';
import '../strip/value-strip.js';
import { itemAt } from '../../params/item-at.js';

/** Heaps that are taken from and split: rows of coins, of which a stroke takes some, and below them the strip of all smaller heaps. */
@customElement('grundy-heaps-editor')
export class HeapsEditor extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @state() private current = 0;
  /** The first component drawn. */
  @state() private from = 0;
  /** The heap just added, to be focused when it is there. */
  private added: number | null = null;
  /** Whether a tap parts a heap instead of taking coins. */
  @state() private parting = false;
  /** The coins of the current component that the keys have chosen. */
  @state() private chosen: Stretch | null = null;
  private readonly tables = new LaterPart(this, 1);

  static override styles = [
    sharedStyles,
    editorStyles,
    labelStyles,
    pileGridStyles,
    css`
      /* One below the other, each a row of coins, pins or files. */
      grundy-heap {
        flex: 1 1 100%;
        margin-bottom: 0.6rem;
      }
      .more:has(.add) {
        text-align: start;
      }
      .row:has(grundy-heap:nth-of-type(3)) {
        --most-step: 2.1rem;
      }
      .row:has(grundy-heap:nth-of-type(6)) {
        --most-step: 1.6rem;
      }
      .hint input {
        flex: none;
        width: 1.5rem;
      }
      .hint {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.6rem;
      }
    `,
  ];

  override willUpdate(): void {
    if (this.building) void import('../../families/take-and-break/rule-builder.js');
  }

  /** Whether the rule is the reader's to change. */
  private get building(): boolean {
    return valueOf(this.shared.text, 'code') !== undefined && !this.shared.turns && this.shared.tools !== 'none';
  }

  /** Whether some turn only splits: the digit before the point. */
  private get splits(): boolean {
    return !heapsPosition(this.shared.analysis).code.startsWith('0');
  }

  /** Whether a tap parts a heap: where no turn takes anything it always does. */
  private get parts(): boolean {
    return this.splits && (this.parting || heapsPosition(this.shared.analysis).code.endsWith('.0'));
  }

  protected override render() {
    const { analysis, text } = this.shared;
    const total = heapsPosition(analysis).piles.length;
    const paged = total > MOST_PILES;
    const from = pageOf(this.from, total);
    const views = heapsViews(analysis, from);
    const current = Math.max(from, Math.min(this.current, from + views.length - 1));
    return html`
      <div class="cards">
        <div class="row" role="grid" aria-label=${this.tools.grid} aria-rowcount=${total} @keydown=${(event: KeyboardEvent) => this.keyed(event, current, views)}>
          ${views.map((heaps) => this.card(heaps, current))}
        </div>
      </div>
      ${paged || !mayAdd(this.shared) ? nothing : html`<p class="more"><button class="add" @click=${this.add}>${this.tools.add}</button></p>`}
      ${paged ? pilePages({ words: heapPages(this.nouns.heap), summary: summaryOf(analysis), from, total, go: this.turnTo, add: mayAdd(this.shared) ? this.add : null }) : nothing}
      ${this.tables.draw(analysis, () => this.table())}
      ${this.building ? html`<grundy-rule-builder .text=${text}></grundy-rule-builder>` : nothing}
      ${this.hint()}
    `;
  }

  private get nouns() {
    return heapNouns(heapsPosition(this.shared.analysis).code);
  }

  private get tools() {
    return heapTools(this.nouns);
  }

  private hint() {
    return html`
      <p class="hint muted">
        ${this.parts ? this.tools.part : this.tools.take}
        ${this.splits && !heapsPosition(this.shared.analysis).code.endsWith('.0') ? html`<label><input type="checkbox" .checked=${this.parting} @change=${(event: Event) => (this.parting = (event.target as HTMLInputElement).checked)} /> ${this.tools.splitOnly}</label>` : nothing}
      </p>
    `;
  }

  private card(heaps: HeapsView, current: number) {
    const { highlight, text, turns } = this.shared;
    const { index } = heaps;
    const move = highlight?.moves.find(({ item }) => item === index);
    const meant = turns && text !== this.shared.analysis.text ? heapsOf(text, index) : null;
    return html`
      <grundy-heap
        role="row"
        aria-rowindex=${index + 1}
        data-heap=${index}
        .heaps=${heaps}
        .current=${index === current}
        .leaves=${move?.left ?? null}
        ?compact=${this.shared.tools === 'none'}
        .playing=${Boolean(turns)}
        .meant=${meant && writeHeaps(meant) === heaps.written ? null : meant}
        .lit=${highlight?.items.includes(index) ?? false}
        .parting=${this.parts}
        .chosen=${index === current ? this.chosen : null}
        @focusin=${() => this.enter(heaps)}
        @stretch=${({ detail }: CustomEvent<Stretch>) => this.take(heaps, detail)}
        @heaps-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(typeHeaps(this.shared.text, index, detail.value), detail.gesture)}
        @heaps-step=${({ detail }: CustomEvent<NumberChange>) => this.edit(setHeaps(this.shared.text, index, [Number(detail.value)]), detail.gesture)}
        @heaps-remove=${() => this.edit(removePile(this.shared.text, index))}
      ></grundy-heap>
    `;
  }

  private readonly turnTo = (heap: number): void => {
    this.from = heap;
    this.current = heap;
  };

  private table() {
    const { analysis, highlight, shading, claiming } = this.shared;
    const { columns } = itemAt(analysis.tables, 0);
    return html`
      <div class="table">
        <h2>${allHeaps(this.nouns.heap, columns - 1)}</h2>
        <grundy-strip
          .analysis=${shading.shown}
          .table=${0}
          .highlight=${highlight && { ...highlight, moves: highlight.moves.filter(({ left = [] }) => left.length < 2) }}
          .chosen=${this.place?.table === 0 ? this.place.state : null}
          .tinted=${!shading.whole}
          .claiming=${claiming}
        ></grundy-strip>
      </div>
    `;
  }

  /** A stroke is a move: what it goes over is taken, and what stands on its sides is parted. */
  private take({ index, heaps }: HeapsView, { heap, from, count }: Stretch): void {
    this.chosen = null;
    const coins = heaps.map((each) => each.coins);
    const left = takeOut(coins, heap, from, count);
    send(this, 'grundy-play', { move: `${index + 1}:${writeHeaps(left)}`, made: { item: index, from: together(coins), to: together(left), left } });
  }

  private enter({ index, heaps }: HeapsView): void {
    if (this.current !== index) this.chosen = null;
    this.current = index;
    send(this, 'grundy-shade', { component: index });
    const columns = this.shared.analysis.tables[0]?.columns ?? 0;
    const [heap, ...others] = heaps;
    if (heap && others.length === 0 && heap.coins < columns) send(this, 'grundy-place', { table: 0, state: heap.coins });
  }

  private readonly add = (): void => {
    this.added = heapsPosition(this.shared.analysis).piles.length;
    this.turnTo(this.added);
    this.edit(addPile(this.shared.text, 5));
  };

  private keyed(event: KeyboardEvent, current: number, views: readonly HeapsView[]): void {
    const at = pressedAt(event);
    if (at === 'field') leaveField(this, this.shared, event.key, () => this.focusHeap(current));
    if (at !== 'face') return;
    const here = views.find(({ index }) => index === current);
    if (here && this.acted(event, here, views)) event.preventDefault();
  }

  private acted({ key, shiftKey }: KeyboardEvent, here: HeapsView, views: readonly HeapsView[]): boolean {
    const { chosen } = this;
    if (key === 'ArrowLeft' || key === 'ArrowRight') this.choose(here, key === 'ArrowLeft' ? -1 : 1, shiftKey);
    else if (key === 'ArrowUp' || key === 'ArrowDown') this.focusHeap(Math.min(views.at(-1)!.index, Math.max(itemAt(views, 0).index, here.index + (key === 'ArrowUp' ? -1 : 1))));
    else if ((key === 'Enter' || key === ' ') && chosen) this.take(here, this.parts ? { ...chosen, count: 0 } : chosen);
    else if ((key === 's' || key === 'S') && chosen) this.take(here, { ...chosen, count: 0 });
    else if (key === 'Escape' && chosen) this.chosen = null;
    else if ((key === 'Enter' || key === 'Escape') && canEndTurn(this.shared)) endTurn(this, key);
    else if (/^\d$/.test(key)) this.cardAt(here.index)?.startWith(key);
    else if (key === 'Enter' || key === ' ') this.cardAt(here.index)?.typeNumber();
    else if (key === 'a' || key === 'A') this.add();
    else if (key === 'Delete' || key === 'Backspace' || key === 'x') this.edit(removePile(this.shared.text, here.index));
    else return false;
    return true;
  }

  /** From coin to coin through all heaps of the component; with Shift more of one heap. */
  private choose({ heaps }: HeapsView, by: number, extend: boolean): void {
    const { chosen } = this;
    if (heaps.length === 0) return;
    if (chosen === null) {
      this.chosen = { heap: 0, from: by > 0 ? 0 : itemAt(heaps, 0).coins - 1, count: 1 };
      return;
    }
    const { heap, from, count } = chosen;
    if (extend) {
      const to = Math.max(from + 1, Math.min(itemAt(heaps, heap).coins, from + count + by));
      this.chosen = { heap, from, count: to - from };
    } else if (from + by >= 0 && from + by < itemAt(heaps, heap).coins) {
      this.chosen = { heap, from: from + by, count: 1 };
    } else {
      const next = (heap + by + heaps.length) % heaps.length;
      this.chosen = { heap: next, from: by > 0 ? 0 : itemAt(heaps, next).coins - 1, count: 1 };
    }
    const now = this.chosen;
    send(this, 'grundy-announce', this.tools.chosen(itemAt(heaps, now.heap).coins, now.from + 1, now.from + now.count));
  }

  override updated(): void {
    const { added } = this;
    if (added === null || !this.cardAt(added)) return;
    this.added = null;
    // Its own first drawing is a moment behind.
    void this.cardAt(added)?.updateComplete.then(() => this.focusHeap(added));
  }

  private cardAt(index: number): HeapCard | null {
    return this.shadowRoot?.querySelector<HeapCard>(`[data-heap="${index}"]`) ?? null;
  }

  private focusHeap(index: number): void {
    this.chosen = null;
    this.current = index;
    this.cardAt(index)?.focus();
  }

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
