import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { addItem, removeItem, setItem, stepItem } from '../../params/list-edits.js';
import { numberingOf, NUMBERINGS, setNumbering, type Numbering } from './edits.model.js';
import {
  heapViews,
  heldMove,
  heldTargets,
  heldWords,
  LIST_KEYS,
  MOST_HEAPS,
  summaryOf,
  windowOf,
  windowWords,
  type Held,
} from './row.model.js';
import { rowPosition } from './position.model.js';
import { itemName } from '../names.model.js';
import { NUMBERINGS as NUMBERING_WORDS, ROW, toolWords } from '#words/pictures/rows';
import type { Stage } from '../../pictures/editor.js';
import { canEndTurn, type EditorInput } from '../../pictures/editor-input.js';
import { newGesture, send } from '../../controls/events.js';
import type { NumberChange } from '../../controls/number-field.js';
import { restingButton } from '../../controls/resting.js';
import type { RowGesture } from './row-svg.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import '../../controls/number-field.js';
import './row-svg.js';

/** Digits typed within this many milliseconds of each other form one number. */
const TYPING_PAUSE = 1200;

/** A row of heaps: counts are set freely; a move takes coins up and puts them down. */
@customElement('grundy-row-editor')
export class RowEditor extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @state() private chosen = 0;
  @state() private held: Held | null = null;
  private typed: { heap: number; digits: string; at: number; gesture: string } | null = null;
  private lastText = '';

  static override styles = [
    sharedStyles,
    editorStyles,
    css`
      .field {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
      }
      grundy-number {
        width: 9rem;
      }
      /* Below the picture, which must not move while a coin is held over it. */
      .move {
        min-height: 36px;
        margin-top: 0.4rem;
        font-size: var(--small);
        text-align: center;
      }
      .move,
      .long {
        justify-content: center;
      }
      .long,
      .summary {
        margin-top: 0.6rem;
        text-align: center;
      }
    `,
  ];

  override willUpdate(): void {
    const { analysis } = this.shared;
    if (analysis.text !== this.lastText) this.held = null;
    this.lastText = analysis.text;
  }

  /** The heap selected; the last one while a heap just added is not in the analysis yet. */
  private get selected(): number {
    return Math.max(0, Math.min(this.chosen, this.position.heaps.length - 1));
  }

  private set selected(heap: number) {
    this.chosen = heap;
  }

  private get position() {
    return rowPosition(this.shared.analysis);
  }

  private get key(): string {
    return LIST_KEYS[this.position.look];
  }

  protected override render() {
    const { analysis, text, highlight } = this.shared;
    const { position, selected } = this;
    const words = toolWords(position.look);
    const name = itemName(position, selected);
    const empty = position.heaps.length === 0;
    return html`
      <grundy-row-svg
        .heaps=${heapViews(analysis, windowOf(selected))}
        .look=${position.look}
        .highlight=${highlight}
        .selected=${selected}
        .held=${this.held}
        .reach=${heldTargets(this.held, position, this.shared.turns ?? [])}
        .total=${position.heaps.length}
        @row-gesture=${({ detail }: CustomEvent<RowGesture>) => this.act(detail)}
      ></grundy-row-svg>
      ${empty ? nothing : this.moveLine()}
      ${this.long()} ${summaryOf(analysis) === '' ? nothing : html`<p class="summary muted">${summaryOf(analysis)}</p>`}
      <div class="row tools" ?hidden=${Boolean(this.shared.turns) || this.shared.tools === 'none'}>
        <button @click=${this.add}>${words.add}</button>
        ${restingButton(ROW.remove, empty, this.prune)}
        ${
          empty
            ? nothing
            : html`<span class="field">
                <span class="muted">${words.field(name)}</span>
                <grundy-number
                  label=${words.fieldLabel(name)}
                  .value=${position.heaps[selected] ?? 0}
                  @number-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(setItem(text, this.key, selected, detail.value), detail.gesture)}
                ></grundy-number>
              </span>`
        }
        ${position.look === 'stairs' ? this.numbering() : nothing}
      </div>
    `;
  }

  private numbering() {
    const chosen = numberingOf(this.shared.text);
    return html`
      <label class="field">
        <span class="muted">${ROW.numbering}</span>
        <select @change=${(event: Event) => this.edit(setNumbering(this.shared.text, (event.target as HTMLSelectElement).value as Numbering))}>
          ${NUMBERINGS.map((numbering) => html`<option value=${numbering} ?selected=${numbering === chosen}>${NUMBERING_WORDS[numbering]}</option>`)}
        </select>
      </label>
    `;
  }

  /** What is held and how to go on, or how to begin where nothing is held. */
  private moveLine() {
    const { held, position } = this;
    if (!held)
      return this.shared.tools === 'none' ? nothing : html`<p class="move muted">${toolWords(position.look).hint}</p>`;
    const size = position.heaps[held.heap] ?? 0;
    const ready = heldMove(held, position) !== null;
    return html`
      <div class="row move">
        <span>${heldWords(held, this.shared.analysis)}</span>
        ${
          position.look === 'pots'
            ? nothing
            : html`<grundy-number
                label=${ROW.howMany}
                .value=${held.amount}
                .least=${1}
                @number-change=${({ detail }: CustomEvent<NumberChange>) => (this.held = { ...held, amount: Math.min(size, Math.max(1, Number(detail.value) || 1)) })}
              ></grundy-number>`
        }
        ${ready ? html`<button aria-pressed="true" @click=${this.play}>${ROW.move}</button>` : nothing}
        <button @click=${this.putBack}>${ROW.putBack}</button>
      </div>
    `;
  }

  private long() {
    const { position, selected } = this;
    const from = windowOf(selected);
    const words = windowWords(position, from);
    if (words === '') return nothing;
    const last = position.heaps.length - 1;
    return html`
      <div class="row long">
        <span class="muted">${words}</span>
        ${restingButton(ROW.earlier, from === 0, () => (this.selected = from - MOST_HEAPS))}
        ${restingButton(ROW.later, from + MOST_HEAPS > last, () => (this.selected = from + MOST_HEAPS))}
        <span class="field">
          <span class="muted">${ROW.goTo}</span>
          <grundy-number
            label=${toolWords(position.look).goTo}
            .least=${position.first}
            .value=${selected + position.first}
            @number-change=${({ detail }: CustomEvent<NumberChange>) => (this.selected = Math.min(last, Math.max(0, Number(detail.value) - position.first)))}
          ></grundy-number>
        </span>
      </div>
    `;
  }

  private choose(heap: number): void {
    this.selected = heap;
    send(this, 'grundy-place', { table: 0, state: heap });
  }

  private act(gesture: RowGesture): void {
    switch (gesture.kind) {
      case 'tap':
        return this.tap(gesture.heap, gesture.coin);
      case 'drop':
        return this.drop(gesture);
      case 'key':
        return this.keyed(gesture.key);
    }
  }

  private tap(heap: number, coin: number | null): void {
    const { held } = this;
    if (heap >= 0) this.choose(heap);
    if (held && this.aims(held, heap)) return this.putOn(heap);
    if (held && heap === held.heap && this.position.look !== 'stairs')
      return this.position.look === 'pots' ? this.putBack() : this.play();
    if (coin === null) return this.putBack();
    this.takeUp(heap, coin);
  }

  /** Whether what is held may be put on that heap. */
  private aims({ heap }: Held, on: number): boolean {
    const { look } = this.position;
    return look === 'stairs' ? on === heap - 1 : look === 'pots' && on > heap;
  }

  private drop({ heap, coin, on, away }: Extract<RowGesture, { kind: 'drop' }>): void {
    this.selected = heap;
    if (this.held?.heap !== heap) this.takeUp(heap, coin ?? 0);
    const { look } = this.position;
    if (!this.held) return;
    if (this.aims(this.held, on)) this.putOn(on);
    else if (away && (look === 'piles' || look === 'cakes')) this.play();
    else this.putBack();
  }

  private takeUp(heap: number, coin: number): void {
    const size = this.position.heaps[heap] ?? 0;
    if (size === 0) return;
    this.held = { heap, amount: this.position.look === 'pots' ? 1 : size - coin, pots: [] };
    send(this, 'grundy-announce', heldWords(this.held, this.shared.analysis));
  }

  private readonly putBack = (): void => {
    this.held = null;
  };

  private putOn(heap: number): void {
    const { held } = this;
    if (!held) return;
    if (this.position.look !== 'pots') return this.play();
    this.held = { ...held, pots: [...held.pots, heap] };
    if (this.held.pots.length === 2) this.play();
    else send(this, 'grundy-announce', heldWords(this.held, this.shared.analysis));
  }

  private readonly play = (): void => {
    const move = this.held && heldMove(this.held, this.position);
    this.held = null;
    if (move) send(this, 'grundy-play', { move: move.notation, made: move });
  };

  private keyed(key: string): void {
    if (key === 'Escape') return this.held ? this.putBack() : send(this, 'grundy-turn', 'cancel');
    const last = this.position.heaps.length - 1;
    const to = {
      ArrowLeft: this.selected - 1,
      ArrowRight: this.selected + 1,
      Home: 0,
      End: last,
      PageUp: this.selected - 10,
      PageDown: this.selected + 10,
    }[key];
    if (to !== undefined) this.choose(Math.max(0, Math.min(last, to)));
    else if (key === 'Enter' || key === ' ') this.enter();
    else if (key === 'ArrowUp' || key === '+' || key === '=') this.step(1);
    else if (key === 'ArrowDown' || key === '-') this.step(-1);
    else if (/^\d$/.test(key)) this.type(key);
    else if (key === 'a' || key === 'A') this.add();
    else if (key === 'Delete' || key === 'Backspace' || key === 'x') this.prune();
  }

  private enter(): void {
    const { held, selected } = this;
    if (!held && canEndTurn(this.shared)) return send(this, 'grundy-turn', 'end');
    if (!held) return this.takeUp(selected, Math.max(0, (this.position.heaps[selected] ?? 0) - 1));
    if (this.aims(held, selected)) this.putOn(selected);
    else if (this.position.look !== 'pots' && selected === held.heap) this.play();
  }

  /** One more or one less: of the coins held, else of those on the selected heap. */
  private step(by: number): void {
    const { held, selected } = this;
    if (!held) return this.edit(stepItem(this.shared.text, this.key, selected, by));
    if (this.position.look === 'pots') return;
    const size = this.position.heaps[held.heap] ?? 0;
    this.held = { ...held, amount: Math.min(size, Math.max(1, held.amount + by)) };
    send(this, 'grundy-announce', heldWords(this.held, this.shared.analysis));
  }

  private type(digit: string): void {
    const now = performance.now();
    const heap = this.selected;
    const going = this.typed?.heap === heap && now - this.typed.at < TYPING_PAUSE ? this.typed : null;
    this.typed = {
      heap,
      digits: (going?.digits ?? '') + digit,
      at: now,
      gesture: going?.gesture ?? newGesture('typing'),
    };
    this.edit(setItem(this.shared.text, this.key, heap, Number(this.typed.digits)), this.typed.gesture);
  }

  /** Adds a heap: an ordered pile as high as the last one, which keeps the order, else one of size 1. */
  private readonly add = (): void => {
    const { heaps, look } = this.position;
    this.selected = heaps.length;
    this.edit(addItem(this.shared.text, this.key, look === 'piles' ? (heaps.at(-1) ?? 1) : 1));
    send(this, 'grundy-announce', ROW.added(itemName(this.position, heaps.length)));
    this.renderRoot.querySelector<HTMLElement>('grundy-row-svg')?.focus();
  };

  private readonly prune = (): void => {
    this.edit(removeItem(this.shared.text, this.key, this.selected));
  };

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}

export const draw = ({ shared }: Stage) => html`<grundy-row-editor .shared=${shared}></grundy-row-editor>`;
