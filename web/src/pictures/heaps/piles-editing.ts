import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { drawnPiles, markedSizes, MOST_PILES, summaryOf, type DrawnPile, type PilesView } from './piles.model.js';
import { stripGrid } from '../heat-map/strip-grid.model.js';
import { LONGEST_STRIP } from '../../places/drawable.js';
import type { Place } from '../../places/place.js';
import { allSizes, PAGES, PILES } from '#words/pictures/piles';
import type { BoardGesture } from '../grid/board-gesture.js';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { send } from '../../controls/events.js';
import { KeptFocus } from '../../controls/kept-focus.js';
import { LaterPart } from '../../controls/later-part.js';
import type { NumberChange } from '../../controls/number-field.js';
import { once } from '../../controls/once.js';
import { stackScale } from './coin-stack.js';
import type { PileCard } from './pile-card.js';
import { endTurn, leaveField, mayAdd, pageOf, pileGridStyles, pilePages, pressedAt } from './pile-grid.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import './pile-card.js';
import '../strip/value-strip.js';
import { itemAt } from '../../params/item-at.js';

const fetchHeatMap = once(() => import('../heat-map/heat-map.js'));

/** The editor of piles, with the strip of all smaller sizes below. It decides what a gesture means; each family writes the new text. */
export abstract class PilesEditing extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @state() private current = 0;
  /** The index of the first pile drawn. */
  @state() private from = 0;
  /** The pile just added, which gets the focus once it is drawn. */
  private fresh: number | null = null;
  private readonly tables = new LaterPart(this, 1);
  /** Where the last one is removed by its own button. */
  protected readonly focusing = new KeptFocus(
    this,
    () =>
      this.renderRoot.querySelector<PileCard>('grundy-pile:last-of-type') ?? this.renderRoot.querySelector('button'),
  );
  private scale = stackScale([]);
  /** The number of coins of the largest pile drawn. */
  private largest = 0;
  /** The piles after a turn that was begun but not ended. */
  private meant: readonly number[] = [];

  static override styles = [
    sharedStyles,
    editorStyles,
    pileGridStyles,
    css`
      /* The number stands between its buttons, however long it is. */
      grundy-pile {
        --room: calc(4.4rem + var(--digits) * var(--digit, 1.3rem));
        flex: 1 1 var(--room);
        max-width: max(12rem, var(--room));
      }
      .large grundy-pile {
        --digit: 0.75rem;
      }
      /* Below the middle of the piles. */
      .table:has(grundy-strip) {
        width: fit-content;
        max-width: 100%;
        margin-inline: auto;
      }
    `,
  ];

  /** What to draw of a position. */
  protected abstract viewOf(analysis: Analysis): PilesView;
  /** The number of coins of each pile of a text. */
  protected abstract sizesIn(text: string): readonly number[];
  /** The text after a pile was changed, or the number of coins it may still be given. */
  protected abstract changed(text: string, pile: number, count: string): string;
  protected abstract stepped(text: string, pile: number, by: number): string;
  protected abstract given(text: string, pile: number, count: string): string;
  /** The text after a pile was added behind the others, or one removed. */
  protected abstract added(text: string): string;
  protected abstract removed(text: string, pile: number): string;

  /** The tools below the sizes while the position is edited. */
  protected ruleTools(): TemplateResult | typeof nothing {
    return nothing;
  }

  override willUpdate(): void {
    const { analysis, text, turns } = this.shared;
    this.meant = turns && text !== analysis.text ? this.sizesIn(text) : [];
    if (this.shared.analysis.tables.some(({ columns }) => columns > LONGEST_STRIP)) fetchHeatMap();
  }

  private get view(): PilesView {
    return this.viewOf(this.shared.analysis);
  }

  protected override render() {
    const { view } = this;
    const { analysis } = this.shared;
    const total = view.piles.length;
    const paged = total > MOST_PILES;
    const from = pageOf(this.from, total);
    const piles = drawnPiles(analysis, view, from);
    this.largest = Math.max(0, ...piles.map(({ coins }) => coins));
    this.scale = stackScale(
      piles.flatMap(({ coins, index }) => [
        coins,
        this.shared.highlight?.moves.find(({ item }) => item === index)?.to ?? 0,
      ]),
    );
    const current = Math.max(from, Math.min(this.current, from + piles.length - 1));
    return html`
      <div class="cards ${this.largest > 99_999 ? 'large' : ''}">
        <div class="row" role="grid" aria-label=${PILES.grid} aria-rowcount=${total} @keydown=${(event: KeyboardEvent) => this.keyed(event, current, piles)}>
          ${piles.map((pile) => this.card(pile, current))}
        </div>
      </div>
      ${paged || !mayAdd(this.shared) ? nothing : html`<p class="more"><button class="add" @click=${this.add}>${PILES.add}</button></p>`}
      ${paged ? pilePages({ words: PAGES, summary: summaryOf(view), from, total, go: this.turnTo, add: mayAdd(this.shared) ? this.add : null }) : nothing}
      ${this.tables.draw(analysis, () => analysis.tables.map((_, table) => this.table(table)))}
      ${mayAdd(this.shared) ? this.ruleTools() : nothing}
    `;
  }

  private card(pile: DrawnPile, current: number) {
    const { highlight } = this.shared;
    const move = highlight?.moves.find(({ item }) => item === pile.index);
    return html`
      <grundy-pile
        role="row"
        aria-rowindex=${pile.index + 1}
        data-pile=${pile.index}
        .pile=${pile}
        .scale=${this.scale}
        .current=${pile.index === current}
        .leaves=${move?.to ?? null}
        ?compact=${this.shared.tools === 'none'}
        .playing=${Boolean(this.shared.turns)}
        .claiming=${this.shared.claiming}
        .meant=${this.shared.turns ? (this.meant[pile.index] ?? null) : null}
        .lit=${highlight?.items.includes(pile.index) ?? false}
        @focusin=${() => this.enter(pile)}
        @pile-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(this.changed(this.shared.text, pile.index, detail.value), detail.gesture)}
        @adds-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(this.given(this.shared.text, pile.index, detail.value), detail.gesture)}
        @pile-remove=${() => this.edit(this.removed(this.shared.text, pile.index))}
      ></grundy-pile>
    `;
  }

  private readonly turnTo = (pile: number): void => {
    this.from = pile;
    this.current = pile;
  };

  private table(table: number) {
    const { analysis, highlight, shading, claiming } = this.shared;
    const { columns } = itemAt(analysis.tables, table);
    return html`
      <div class="table">
        <h2>${allSizes(columns - 1)}</h2>
        ${
          columns <= LONGEST_STRIP
            ? html`<grundy-strip
              .analysis=${shading.shown}
              .piles=${this.viewOf(shading.shown)}
              .table=${table}
              .highlight=${highlight}
              .chosen=${this.place?.table === table ? this.place.state : null}
              .tinted=${!shading.whole}
              .claiming=${claiming}
            ></grundy-strip>`
            : html`<grundy-heat-map
              .analysis=${shading.shown}
              .table=${table}
              .grid=${stripGrid(columns)}
              .markers=${markedSizes(this.view, columns)}
              .highlight=${highlight}
              .cursor=${this.place?.state ?? columns - 1}
              @board-gesture=${({ detail }: CustomEvent<BoardGesture>) => this.look(detail, table)}
            ></grundy-heat-map>`
        }
      </div>
    `;
  }

  private look(gesture: BoardGesture, table: number): void {
    if (gesture.kind === 'tap' || gesture.kind === 'key') send(this, 'grundy-place', { table, state: gesture.cell });
  }

  private enter({ index, coins }: DrawnPile): void {
    this.current = index;
    send(this, 'grundy-shade', { component: index });
    const table = this.shared.analysis.components.table[index] ?? 0;
    send(this, 'grundy-place', { table, state: coins });
  }

  private readonly add = (): void => {
    this.fresh = this.view.piles.length;
    this.turnTo(this.fresh);
    this.edit(this.added(this.shared.text));
  };

  private keyed(event: KeyboardEvent, current: number, piles: readonly DrawnPile[]): void {
    const at = pressedAt(event);
    if (at === 'field') leaveField(this, this.shared, event.key, () => this.focusPile(current));
    if (at !== 'face') return;
    const { text } = this.shared;
    const { key } = event;
    if ((key === 'Enter' || key === 'Escape') && canEndTurn(this.shared)) endTurn(this, key);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      this.focusPile(
        Math.min(piles.at(-1)!.index, Math.max(itemAt(piles, 0).index, current + (key === 'ArrowLeft' ? -1 : 1))),
      );
    } else if (key === 'ArrowUp' || key === '+') this.edit(this.stepped(text, current, 1));
    else if (key === 'ArrowDown' || key === '-') this.edit(this.stepped(text, current, -1));
    else if (/^\d$/.test(key)) this.cardAt(current)?.startWith(key);
    else if (key === 'Enter' || key === ' ') this.cardAt(current)?.typeNumber();
    else if (key === 'a' || key === 'A') this.add();
    else if (key === 'Delete' || key === 'Backspace' || key === 'x') this.edit(this.removed(text, current));
    else return;
    event.preventDefault();
  }

  override updated(): void {
    this.style.setProperty('--digits', String(String(this.largest).length));
    const { fresh } = this;
    if (fresh === null || !this.cardAt(fresh)) return;
    this.fresh = null;
    // The card draws itself a moment later, so wait for that.
    void this.cardAt(fresh)?.updateComplete.then(() => this.focusPile(fresh));
  }

  private cardAt(index: number): PileCard | null {
    return this.shadowRoot?.querySelector<PileCard>(`[data-pile="${index}"]`) ?? null;
  }

  private focusPile(index: number): void {
    this.current = index;
    this.cardAt(index)?.focus();
  }

  protected edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
