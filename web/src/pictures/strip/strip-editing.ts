import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { squares, type StripView } from './coin-strip.model.js';
import type { CoinStrip, StripGesture } from './coin-strip.js';
import { legalTargets } from '../legal-targets.model.js';
import type { Place } from '../../places/place.js';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { tellReach } from '../tell-reach.js';
import type { StripWords } from '#words/pictures/coin-strip';
import { send } from '../../controls/events.js';
import type { NumberChange } from '../../controls/number-field.js';
import { restingButton } from '../../controls/resting.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import './coin-strip.js';
import '../../controls/number-field.js';

/** The editor of a strip of squares. It decides what a gesture means; each family writes the new text. All that stands on squares is a coin here. */
export abstract class StripEditing extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;
  @property({ attribute: false }) place: Place | null = null;
  @state() private cursor = 0;
  @state() private chosen = 0;
  @state() private held: number | null = null;

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
      .hint {
        min-height: 1.5em;
      }
    `,
  ];

  /** What to draw of the position on screen, and the words of the tools. */
  protected abstract readonly view: StripView;
  protected abstract readonly words: StripWords;
  /** Whether an exercise asks about its squares. */
  protected readonly claims: boolean = false;
  /** The text after a coin was put, set or taken away. */
  protected abstract added(text: string, square: number): string;
  protected abstract moved(text: string, coin: number, square: number | string): string;
  protected abstract removed(text: string, coin: number): string;
  /** The notation of the move that puts the coin there, as the core reads it; null where that is an edit. */
  protected abstract moveTo(coin: number, square: number): string | null;

  private get coins(): ArrayLike<number> {
    return this.view.coins;
  }

  private itemOf(coin: number): number {
    return this.view.items?.[coin] ?? coin;
  }

  override willUpdate(): void {
    this.cursor = Math.min(this.cursor, this.view.last);
    if (this.held !== null && this.held >= this.coins.length) this.held = null;
  }

  /** The coin selected; the last one while a coin just added is not in the analysis yet. */
  private get selected(): number {
    return Math.max(0, Math.min(this.chosen, this.coins.length - 1));
  }

  private set selected(coin: number) {
    this.chosen = coin;
  }

  protected get playing(): boolean {
    return Boolean(this.shared.turns);
  }

  constructor() {
    super();
    tellReach(this, () => this.reach);
  }

  private get reach(): ReadonlySet<number> {
    return legalTargets(this.shared, this.held === null ? null : this.itemOf(this.held));
  }

  protected override render() {
    const { shading, text, highlight } = this.shared;
    const { coins, selected, held, words } = this;
    return html`
      <grundy-coin-strip
        class=${held !== null || (this.claims && this.shared.claiming) ? 'answers' : ''}
        .squares=${squares(shading.shown, this.view)}
        .highlight=${highlight}
        .cursor=${this.cursor}
        .chosen=${this.place?.state ?? null}
        .held=${held}
        .reach=${this.reach}
        @strip-gesture=${(event: CustomEvent<StripGesture>) => this.act(event.detail, event.target as CoinStrip)}
      ></grundy-coin-strip>
      <div class="row tools" ?hidden=${this.playing || (this.claims && this.shared.claiming) || this.shared.tools === 'none'}>
        <button @click=${() => this.add(this.cursor)}>${words.add}</button>
        ${restingButton(words.remove, coins.length === 0, () => this.drop(selected))}
        ${
          coins.length === 0
            ? nothing
            : html`<span class="field">
                <span class="muted">${words.field(selected + 1)}</span>
                <grundy-number
                  label=${words.fieldLabel(selected + 1)}
                  .value=${coins[selected] ?? 0}
                  @number-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(this.moved(text, selected, detail.value), detail.gesture)}
                ></grundy-number>
              </span>`
        }
      </div>
      <p class="hint muted" ?hidden=${this.claims && this.shared.claiming}>${held === null ? words.hint : words.held(held + 1)}</p>
    `;
  }

  private act(gesture: StripGesture, strip: CoinStrip): void {
    if (this.claims && this.shared.claiming) return this.claim(gesture, strip);
    switch (gesture.kind) {
      case 'tap':
        return this.tap(gesture.square);
      case 'drop': {
        const coin = this.coinOn(gesture.from);
        if (coin !== null && gesture.to !== null) this.put(coin, gesture.to);
        return;
      }
      case 'key':
        return this.keyed(gesture.key, strip.across);
    }
  }

  /** In an exercise a tap or a key claims an outcome; nothing is moved. */
  private claim(gesture: StripGesture, strip: CoinStrip): void {
    if (gesture.kind === 'drop') return;
    const letter = gesture.kind === 'key' ? gesture.key.toUpperCase() : '';
    if (gesture.kind === 'tap') this.cursor = gesture.square;
    else if (this.step(gesture.key, strip.across)) return;
    const place = { table: this.table, state: this.cursor };
    if (gesture.kind === 'tap' || letter === 'ENTER' || letter === ' ') send(this, 'grundy-claim', { place });
    else if (letter === 'W' || letter === 'L' || letter === 'D') send(this, 'grundy-claim', { place, letter });
  }

  private get table(): number {
    return this.shared.analysis.components.table[0] ?? 0;
  }

  /** Moves the cursor; returns whether the key is one that does. */
  private step(key: string, across: number): boolean {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across, Home: -Infinity, End: Infinity }[
      key
    ];
    if (by !== undefined) this.cursor = Math.max(0, Math.min(this.view.last, this.cursor + by));
    return by !== undefined;
  }

  private coinOn(square: number): number | null {
    const at = Array.prototype.lastIndexOf.call(this.coins, square);
    return at < 0 ? null : at;
  }

  private tap(square: number): void {
    this.look(square);
    if (this.held !== null) return this.put(this.held, square);
    const coin = this.coinOn(square);
    if (coin === null) return;
    this.selected = coin;
    this.held = coin;
    send(this, 'grundy-announce', this.words.takenUp(coin + 1));
  }

  private put(coin: number, square: number): void {
    this.held = null;
    this.selected = coin;
    this.cursor = square;
    const from = this.coins[coin] ?? 0;
    if (square === from) return;
    const move = this.moveTo(coin, square);
    if (move !== null) send(this, 'grundy-play', { move, made: { item: this.itemOf(coin), from, to: square } });
    else this.edit(this.moved(this.shared.text, coin, square));
  }

  private keyed(key: string, across: number): void {
    if (this.step(key, across)) this.look(this.cursor);
    else if (key === 'Enter' && this.held === null && this.coinOn(this.cursor) === null && canEndTurn(this.shared))
      send(this, 'grundy-turn', 'end');
    else if (key === 'Enter' || key === ' ') this.tap(this.cursor);
    else if (key === 'Escape' && this.held === null) send(this, 'grundy-turn', 'cancel');
    else if (key === 'Escape') this.held = null;
    else if (key === 'a' || key === 'A') this.add(this.cursor);
    else if (key === 'Delete' || key === 'Backspace' || key === 'x') {
      const coin = this.coinOn(this.cursor);
      if (coin !== null) this.drop(coin);
    }
  }

  private look(square: number): void {
    this.cursor = square;
    send(this, 'grundy-place', { table: this.table, state: square });
  }

  private add(square: number): void {
    this.selected = this.coins.length;
    this.edit(this.added(this.shared.text, square));
  }

  private drop(coin: number): void {
    this.edit(this.removed(this.shared.text, coin));
  }

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
