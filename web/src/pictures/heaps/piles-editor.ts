import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { numbersOf, setItem } from '../../params/list-edits.js';
import { valueOf, withValue } from '../../params/params.js';
import { addPile, removePile, setPile, stepPile } from '../../families/subtraction/edits.model.js';
import { MOST_PILES, pileViews, stripGrid, summaryOf, type PileView } from './piles.model.js';
import { pilesPosition } from '../../families/subtraction/position.model.js';
import { LONGEST_STRIP } from '../../places/drawable.js';
import type { Place } from '../../places/place.js';
import { allSizes, PAGES, PILES, TAKE_WORDS, takePreset } from '#words/pictures/piles';
import type { BoardGesture } from '../grid/board-gesture.js';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { newGesture, send } from '../../controls/events.js';
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

const PRESETS = Object.keys(TAKE_WORDS) as (keyof typeof TAKE_WORDS)[];

const fetchHeatMap = once(() => import('../heat-map/heat-map.js'));

/** Piles whose counts are typed or stepped, and below them the strip of all smaller sizes. */
@customElement('grundy-piles-editor')
export class PilesEditor extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @state() private current = 0;
  /** The first pile drawn. */
  @state() private from = 0;
  /** The pile just added, to be focused when it is there. */
  private added: number | null = null;
  /** What the reader is typing into a field, which may not be readable yet. */
  @state() private typing: string | null = null;
  private readonly tables = new LaterPart(this, 1);
  private gesture = '';
  private scale = stackScale([]);
  /** The largest pile drawn. */
  private largest = 0;
  /** The piles after a turn that is not ended yet. */
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
      .take select {
        width: 8.6rem;
      }
      .take {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 0.6rem;
      }
      .take input {
        flex: 1 1 8rem;
        min-width: 0;
        max-width: 20rem;
      }
    `,
  ];

  override willUpdate(): void {
    const { analysis, text, turns } = this.shared;
    this.meant = turns && text !== analysis.text ? numbersOf(text, 'piles') : [];
    if (this.shared.analysis.tables.some(({ columns }) => columns > LONGEST_STRIP)) fetchHeatMap();
  }

  protected override render() {
    const { analysis, text } = this.shared;
    const total = pilesPosition(analysis).piles.length;
    const paged = total > MOST_PILES;
    const from = pageOf(this.from, total);
    const piles = pileViews(analysis, from);
    this.largest = Math.max(0, ...piles.map(({ coins }) => coins));
    this.scale = stackScale(piles.flatMap(({ coins, index }) => [coins, this.shared.highlight?.moves.find(({ item }) => item === index)?.to ?? 0]));
    const current = Math.max(from, Math.min(this.current, from + piles.length - 1));
    const take = valueOf(text, 'take');
    return html`
      <div class="cards ${this.largest > 99_999 ? 'large' : ''}">
        <div class="row" role="grid" aria-label=${PILES.grid} aria-rowcount=${total} @keydown=${(event: KeyboardEvent) => this.keyed(event, current, piles)}>
          ${piles.map((pile) => this.card(pile, current))}
        </div>
      </div>
      ${paged || !mayAdd(this.shared) ? nothing : html`<p class="more"><button class="add" @click=${this.add}>${PILES.add}</button></p>`}
      ${paged ? pilePages({ words: PAGES, summary: summaryOf(analysis), from, total, go: this.turnTo, add: mayAdd(this.shared) ? this.add : null }) : nothing}
      ${this.tables.draw(analysis, () => analysis.tables.map((_, table) => this.table(table)))}
      ${take === undefined || this.shared.turns || this.shared.tools === 'none' ? nothing : this.take(take)}
    `;
  }

  private card(pile: PileView, current: number) {
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
        .meant=${this.shared.turns ? (this.meant[pile.index] ?? null) : null}
        .lit=${highlight?.items.includes(pile.index) ?? false}
        @focusin=${() => this.enter(pile)}
        @pile-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(setPile(this.shared.text, pile.index, detail.value), detail.gesture)}
        @adds-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(setItem(this.shared.text, 'adds', pile.index, detail.value), detail.gesture)}
        @pile-remove=${() => this.edit(removePile(this.shared.text, pile.index))}
      ></grundy-pile>
    `;
  }

  private readonly turnTo = (pile: number): void => {
    this.from = pile;
    this.current = pile;
  };

  private take(take: string) {
    return html`
      <div class="take">
        <label for="take">${PILES.take}</label>
        <input
          id="take"
          type="text"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          .value=${this.typing ?? take}
          @focus=${() => (this.gesture = newGesture('typing'))}
          @input=${(event: InputEvent) => this.typed((event.target as HTMLInputElement).value)}
          @blur=${() => (this.typing = null)}
        />
        <select aria-label=${PILES.sets} @change=${this.preset}>
          <option value="">${PILES.famous}</option>
          ${PRESETS.map((preset) => html`<option value=${preset} translate="no">${takePreset(preset)}</option>`)}
        </select>
      </div>
    `;
  }

  private readonly preset = ({ target }: Event): void => {
    const list = target as HTMLSelectElement;
    if (list.value !== '') this.edit(withValue(this.shared.text, 'take', list.value));
    list.value = '';
  };

  private typed(take: string): void {
    this.typing = take;
    this.edit(withValue(this.shared.text, 'take', take), this.gesture);
  }

  private table(table: number) {
    const { analysis, highlight, shading, claiming } = this.shared;
    const { columns } = itemAt(analysis.tables, table);
    return html`
      <div class="table">
        <h2>${allSizes(columns - 1)}</h2>
        ${columns <= LONGEST_STRIP
          ? html`<grundy-strip
              .analysis=${shading.shown}
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
              .markers=${[...new Set(pilesPosition(analysis).piles.slice(0, MOST_PILES))].filter((size) => size < columns)}
              .highlight=${highlight}
              .cursor=${this.place?.state ?? columns - 1}
              @board-gesture=${({ detail }: CustomEvent<BoardGesture>) => this.look(detail, table)}
            ></grundy-heat-map>`}
      </div>
    `;
  }

  private look(gesture: BoardGesture, table: number): void {
    if (gesture.kind === 'tap' || gesture.kind === 'key') send(this, 'grundy-place', { table, state: gesture.cell });
  }

  private enter({ index, coins }: PileView): void {
    this.current = index;
    send(this, 'grundy-shade', { component: index });
    const table = this.shared.analysis.components.table[index] ?? 0;
    send(this, 'grundy-place', { table, state: coins });
  }

  private readonly add = (): void => {
    this.added = pilesPosition(this.shared.analysis).piles.length;
    this.turnTo(this.added);
    this.edit(addPile(this.shared.text, 1));
  };

  private keyed(event: KeyboardEvent, current: number, piles: readonly PileView[]): void {
    const at = pressedAt(event);
    if (at === 'field') leaveField(this, this.shared, event.key, () => this.focusPile(current));
    if (at !== 'face') return;
    const { text } = this.shared;
    const { key } = event;
    if ((key === 'Enter' || key === 'Escape') && canEndTurn(this.shared)) endTurn(this, key);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      this.focusPile(Math.min(piles.at(-1)!.index, Math.max(itemAt(piles, 0).index, current + (key === 'ArrowLeft' ? -1 : 1))));
    } else if (key === 'ArrowUp' || key === '+') this.edit(stepPile(text, current, 1));
    else if (key === 'ArrowDown' || key === '-') this.edit(stepPile(text, current, -1));
    else if (/^\d$/.test(key)) this.cardAt(current)?.startWith(key);
    else if (key === 'Enter' || key === ' ') this.cardAt(current)?.typeNumber();
    else if (key === 'a' || key === 'A') this.add();
    else if (key === 'Delete' || key === 'Backspace' || key === 'x') this.edit(removePile(text, current));
    else return;
    event.preventDefault();
  }

  override updated(): void {
    this.style.setProperty('--digits', String(String(this.largest).length));
    const { added } = this;
    if (added === null || !this.cardAt(added)) return;
    this.added = null;
    // Its own first drawing is a moment behind.
    void this.cardAt(added)?.updateComplete.then(() => this.focusPile(added));
  }

  private cardAt(index: number): PileCard | null {
    return this.shadowRoot?.querySelector<PileCard>(`[data-pile="${index}"]`) ?? null;
  }

  private focusPile(index: number): void {
    this.current = index;
    this.cardAt(index)?.focus();
  }

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
