import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { together, writeHeaps } from '../../params/heaps.js';
import { drawnHeaps, takeOut, type DrawnHeaps, type HeapsView } from './heaps.model.js';
import type { Place } from '../../places/place.js';
import { MOST_PILES, summaryOf } from './piles.model.js';
import { allHeaps, heapPages, heapTools } from '#words/pictures/heaps';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { send } from '../../controls/events.js';
import type { HeapCard } from './heap-card.js';
import type { Stretch } from './heap-rows.js';
import { labelStyles } from '../../styles/label-styles.js';
import { KeptFocus } from '../../controls/kept-focus.js';
import { LaterPart } from '../../controls/later-part.js';
import type { NumberChange } from '../../controls/number-field.js';
import { endTurn, leaveField, mayAdd, pageOf, pileGridStyles, pilePages, pressedAt } from './pile-grid.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import './heap-card.js';
import '../strip/value-strip.js';
import { itemAt } from '../../params/item-at.js';

/** The editor of heaps that may be split: rows of coins, where a stroke takes some, and the strip of all smaller heaps. Each family writes the new text. */
export abstract class HeapsEditing extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @state() private current = 0;
  /** The index of the first component drawn. */
  @state() private from = 0;
  /** The heap just added, which gets the focus once it is drawn. */
  private fresh: number | null = null;
  /** Whether the reader chose that a tap splits a heap instead of taking coins. */
  @state() private parting = false;
  /** The coins of the current component that the keys have selected. */
  @state() private chosen: Stretch | null = null;
  private readonly tables = new LaterPart(this, 1);
  /** Where the last one is removed by its own button. */
  protected readonly focusing = new KeptFocus(
    this,
    () =>
      this.renderRoot.querySelector<HeapCard>('grundy-heap:last-of-type') ?? this.renderRoot.querySelector('button'),
  );

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

  /** What to draw of a position. */
  protected abstract viewOf(analysis: Analysis): HeapsView;
  /** The heaps of a component of a text. */
  protected abstract heapsIn(text: string, component: number): readonly number[];
  /** The text after the heaps of a component were set, as numbers or as typed. */
  protected abstract changed(text: string, component: number, heaps: readonly number[]): string;
  protected abstract typed(text: string, component: number, heaps: string): string;
  /** The text after a heap was added behind the others, or a component removed. */
  protected abstract added(text: string): string;
  protected abstract removed(text: string, component: number): string;
  /** The notation of the move that leaves these heaps, as the core reads it. */
  protected abstract notation(component: number, left: readonly number[]): string;

  /** The tools below the sizes while the position is edited. */
  protected ruleTools(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Whether a tap splits a heap. */
  private get parts(): boolean {
    const { splits } = this.view;
    return splits === 'always' || (splits === 'too' && this.parting);
  }

  private get view(): HeapsView {
    return this.viewOf(this.shared.analysis);
  }

  protected override render() {
    const { view } = this;
    const { analysis } = this.shared;
    const total = view.piles.length;
    const paged = total > MOST_PILES;
    const from = pageOf(this.from, total);
    const views = drawnHeaps(analysis, view, from);
    const current = Math.max(from, Math.min(this.current, from + views.length - 1));
    return html`
      <div class="cards">
        <div class="row" role="grid" aria-label=${this.tools.grid} aria-rowcount=${total} @keydown=${(event: KeyboardEvent) => this.keyed(event, current, views)}>
          ${views.map((heaps) => this.card(heaps, current))}
        </div>
      </div>
      ${paged || !mayAdd(this.shared) ? nothing : html`<p class="more"><button class="add" @click=${this.add}>${this.tools.add}</button></p>`}
      ${paged ? pilePages({ words: heapPages(this.nouns.heap), summary: summaryOf(view), from, total, go: this.turnTo, add: mayAdd(this.shared) ? this.add : null }) : nothing}
      ${this.tables.draw(analysis, () => this.table())}
      ${mayAdd(this.shared) ? this.ruleTools() : nothing}
      ${this.hint()}
    `;
  }

  private get nouns() {
    return this.view.nouns;
  }

  private get tools() {
    return heapTools(this.nouns);
  }

  private hint() {
    return html`
      <p class="hint muted">
        ${this.parts ? this.tools.part : this.tools.take}
        ${this.view.splits === 'too' ? html`<label><input type="checkbox" .checked=${this.parting} @change=${(event: Event) => (this.parting = (event.target as HTMLInputElement).checked)} /> ${this.tools.splitOnly}</label>` : nothing}
      </p>
    `;
  }

  private card(heaps: DrawnHeaps, current: number) {
    const { highlight, text, turns } = this.shared;
    const { index } = heaps;
    const move = highlight?.moves.find(({ item }) => item === index);
    const meant = turns && text !== this.shared.analysis.text ? this.heapsIn(text, index) : null;
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
        @heaps-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(this.typed(this.shared.text, index, detail.value), detail.gesture)}
        @heaps-step=${({ detail }: CustomEvent<NumberChange>) => this.edit(this.changed(this.shared.text, index, [Number(detail.value)]), detail.gesture)}
        @heaps-remove=${() => this.edit(this.removed(this.shared.text, index))}
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
          .piles=${this.viewOf(shading.shown)}
          .table=${0}
          .highlight=${highlight && { ...highlight, moves: highlight.moves.filter(({ left = [] }) => left.length < 2) }}
          .chosen=${this.place?.table === 0 ? this.place.state : null}
          .tinted=${!shading.whole}
          .claiming=${claiming}
        ></grundy-strip>
      </div>
    `;
  }

  /** A stroke is a move: it takes the coins it covers and splits the heap there. */
  private take({ index, heaps }: DrawnHeaps, { heap, from, count }: Stretch): void {
    this.chosen = null;
    const coins = heaps.map((each) => each.coins);
    const left = takeOut(coins, heap, from, count);
    send(this, 'grundy-play', {
      move: this.notation(index, left),
      made: { item: index, from: together(coins), to: together(left), left },
    });
  }

  private enter({ index, heaps }: DrawnHeaps): void {
    if (this.current !== index) this.chosen = null;
    this.current = index;
    send(this, 'grundy-shade', { component: index });
    const columns = this.shared.analysis.tables[0]?.columns ?? 0;
    const [heap, ...others] = heaps;
    if (heap && others.length === 0 && heap.coins < columns)
      send(this, 'grundy-place', { table: 0, state: heap.coins });
  }

  private readonly add = (): void => {
    this.fresh = this.view.piles.length;
    this.turnTo(this.fresh);
    this.edit(this.added(this.shared.text));
  };

  private keyed(event: KeyboardEvent, current: number, views: readonly DrawnHeaps[]): void {
    const at = pressedAt(event);
    if (at === 'field') leaveField(this, this.shared, event.key, () => this.focusHeap(current));
    if (at !== 'face') return;
    const here = views.find(({ index }) => index === current);
    if (here && this.acted(event, here, views)) event.preventDefault();
  }

  private acted({ key, shiftKey }: KeyboardEvent, here: DrawnHeaps, views: readonly DrawnHeaps[]): boolean {
    const { chosen } = this;
    if (key === 'ArrowLeft' || key === 'ArrowRight') this.choose(here, key === 'ArrowLeft' ? -1 : 1, shiftKey);
    else if (key === 'ArrowUp' || key === 'ArrowDown')
      this.focusHeap(
        Math.min(views.at(-1)!.index, Math.max(itemAt(views, 0).index, here.index + (key === 'ArrowUp' ? -1 : 1))),
      );
    else if ((key === 'Enter' || key === ' ') && chosen) this.take(here, this.parts ? { ...chosen, count: 0 } : chosen);
    else if ((key === 's' || key === 'S') && chosen) this.take(here, { ...chosen, count: 0 });
    else if (key === 'Escape' && chosen) this.chosen = null;
    else if ((key === 'Enter' || key === 'Escape') && canEndTurn(this.shared)) endTurn(this, key);
    else if (/^\d$/.test(key)) this.cardAt(here.index)?.startWith(key);
    else if (key === 'Enter' || key === ' ') this.cardAt(here.index)?.typeNumber();
    else if (key === 'a' || key === 'A') this.add();
    else if (key === 'Delete' || key === 'Backspace' || key === 'x')
      this.edit(this.removed(this.shared.text, here.index));
    else return false;
    return true;
  }

  /** Selects the next coin, through all heaps of the component; with Shift extends the selection within one heap. */
  private choose({ heaps }: DrawnHeaps, by: number, extend: boolean): void {
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
    const { fresh } = this;
    if (fresh === null || !this.cardAt(fresh)) return;
    this.fresh = null;
    // The card draws itself a moment later, so wait for that.
    void this.cardAt(fresh)?.updateComplete.then(() => this.focusHeap(fresh));
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
