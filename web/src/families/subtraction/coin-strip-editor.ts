import { html } from 'lit';
import { customElement } from 'lit/decorators.js';
import { COIN_STRIP } from '#words/pictures/coin-strip';
import { addItem, removeItem, setItem } from '../../params/list-edits.js';
import type { Stage } from '../../pictures/editor.js';
import { StripEditing } from '../../pictures/strip/strip-editing.js';
import { coinView } from './coin-view.model.js';
import { pilesPosition } from './position.model.js';

/** Coins on a strip of squares: to the left they move by the rules, to the right they are set freely. */
@customElement('grundy-coin-strip-editor')
export class CoinStripEditor extends StripEditing {
  protected override readonly words = COIN_STRIP;

  protected override get view() {
    return coinView(this.shared.analysis);
  }

  protected override added(text: string, square: number): string {
    return addItem(text, 'coins', square);
  }

  protected override moved(text: string, coin: number, square: number | string): string {
    return setItem(text, 'coins', coin, square);
  }

  protected override removed(text: string, coin: number): string {
    return removeItem(text, 'coins', coin);
  }

  protected override moveTo(coin: number, square: number): string | null {
    return square < (pilesPosition(this.shared.analysis).piles[coin] ?? 0) ? `${coin + 1}:${square}` : null;
  }
}

export const draw = ({ shared, place }: Stage) =>
  html`<grundy-coin-strip-editor .shared=${shared} .place=${place}></grundy-coin-strip-editor>`;
