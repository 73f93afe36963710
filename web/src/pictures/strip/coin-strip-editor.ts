import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { addItem, removeItem, setItem } from '../../params/list-edits.js';
import { squares } from './coin-strip.model.js';
import { legalTargets } from '../../panels/match/legal-targets.model.js';
import type { Place } from '../../places/place.js';
import { lastSquare, pilesPosition } from '../../families/subtraction/position.model.js';
import type { CoinStrip, StripGesture } from './coin-strip.js';
import { canEndTurn, type EditorInput } from '../editor-input.js';
import { COIN_STRIP } from '#words/pictures/coin-strip';
import { send } from '../../controls/events.js';
import type { NumberChange } from '../../controls/number-field.js';
import { editorStyles } from '../../styles/editor-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import './coin-strip.js';
import '../../controls/number-field.js';

/** Coins on a strip of squares: to the left they move by the rules, to the right they are set. */
@customElement('grundy-coin-strip-editor')
export class CoinStripEditor extends LitElement {
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

  private get coins(): Float64Array {
    return pilesPosition(this.shared.analysis).piles;
  }

  override willUpdate(): void {
    this.cursor = Math.min(this.cursor, lastSquare(this.shared.analysis));
    if (this.held !== null && this.held >= this.coins.length) this.held = null;
  }

  /** The coin chosen; one just added is not there yet. */
  private get selected(): number {
    return Math.max(0, Math.min(this.chosen, this.coins.length - 1));
  }

  private set selected(coin: number) {
    this.chosen = coin;
  }

  protected override render() {
    const { analysis, text, highlight } = this.shared;
    const { coins, selected, held } = this;
    return html`
      <grundy-coin-strip
        .squares=${squares(analysis)}
        .highlight=${highlight}
        .cursor=${this.cursor}
        .chosen=${this.place?.state ?? null}
        .held=${held}
        .reach=${legalTargets(this.shared, held)}
        @strip-gesture=${(event: CustomEvent<StripGesture>) => this.act(event.detail, event.target as CoinStrip)}
      ></grundy-coin-strip>
      <div class="row tools" ?hidden=${Boolean(this.shared.turns) || this.shared.tools === 'none'}>
        <button @click=${() => this.add(this.cursor)}>${COIN_STRIP.add}</button>
        <button ?disabled=${coins.length === 0} @click=${() => this.drop(selected)}>${COIN_STRIP.remove}</button>
        ${
          coins.length === 0
            ? nothing
            : html`<span class="field">
                <span class="muted">${COIN_STRIP.field(selected + 1)}</span>
                <grundy-number
                  label=${COIN_STRIP.fieldLabel(selected + 1)}
                  .value=${coins[selected] ?? 0}
                  @number-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(setItem(text, 'coins', selected, detail.value), detail.gesture)}
                ></grundy-number>
              </span>`
        }
      </div>
      <p class="hint muted">${held === null ? COIN_STRIP.hint : COIN_STRIP.held(held + 1)}</p>
    `;
  }

  private act(gesture: StripGesture, strip: CoinStrip): void {
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

  private coinOn(square: number): number | null {
    const at = this.coins.lastIndexOf(square);
    return at < 0 ? null : at;
  }

  private tap(square: number): void {
    this.cursor = square;
    send(this, 'grundy-place', { table: this.shared.analysis.components.table[0] ?? 0, state: square });
    if (this.held !== null) return this.put(this.held, square);
    const coin = this.coinOn(square);
    if (coin === null) return;
    this.selected = coin;
    this.held = coin;
    send(this, 'grundy-announce', COIN_STRIP.takenUp(coin + 1));
  }

  /** To the left is a move; elsewhere the coin is simply set. */
  private put(coin: number, square: number): void {
    this.held = null;
    this.selected = coin;
    this.cursor = square;
    const from = this.coins[coin] ?? 0;
    if (square < from) send(this, 'grundy-play', { move: `${coin + 1}:${square}`, made: { item: coin, from, to: square } });
    else if (square > from) this.edit(setItem(this.shared.text, 'coins', coin, square));
  }

  private keyed(key: string, across: number): void {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across, Home: -Infinity, End: Infinity }[key];
    if (by !== undefined) this.look(Math.max(0, Math.min(lastSquare(this.shared.analysis), this.cursor + by)));
    else if (key === 'Enter' && this.held === null && this.coinOn(this.cursor) === null && canEndTurn(this.shared)) send(this, 'grundy-turn', 'end');
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
    send(this, 'grundy-place', { table: this.shared.analysis.components.table[0] ?? 0, state: square });
  }

  private add(square: number): void {
    this.selected = this.coins.length;
    this.edit(addItem(this.shared.text, 'coins', square));
  }

  private drop(coin: number): void {
    this.edit(removeItem(this.shared.text, 'coins', coin));
  }

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}

