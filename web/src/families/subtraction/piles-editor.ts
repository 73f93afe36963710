import type { Analysis } from 'grundy-wasm';
import { css, html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { newGesture } from '../../controls/events.js';
import { numbersOf, setItem } from '../../params/list-edits.js';
import { valueOf, withValue } from '../../params/params.js';
import type { Stage } from '../../pictures/editor.js';
import { PilesEditing } from '../../pictures/heaps/piles-editing.js';
import { PILES, TAKE_WORDS, takePreset } from '#words/pictures/piles';
import { addPile, removePile, setPile, stepPile } from './edits.model.js';
import { pilesView } from './piles-view.model.js';

const PRESETS = Object.keys(TAKE_WORDS) as (keyof typeof TAKE_WORDS)[];

/** Piles, and below them the numbers a turn may take, where the reader may change these. */
@customElement('grundy-piles-editor')
export class PilesEditor extends PilesEditing {
  /** The text being typed into the field, which may not be readable yet. */
  @state() private typing: string | null = null;
  private gesture = '';

  static override styles = [
    ...PilesEditing.styles,
    css`
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

  protected override viewOf(analysis: Analysis) {
    return pilesView(analysis);
  }

  protected override sizesIn(text: string): number[] {
    return numbersOf(text, 'piles');
  }

  protected override changed(text: string, pile: number, count: string): string {
    return setPile(text, pile, count);
  }

  protected override stepped(text: string, pile: number, by: number): string {
    return stepPile(text, pile, by);
  }

  protected override given(text: string, pile: number, count: string): string {
    return setItem(text, 'adds', pile, count);
  }

  protected override added(text: string): string {
    return addPile(text, 1);
  }

  protected override removed(text: string, pile: number): string {
    return removePile(text, pile);
  }

  protected override ruleTools() {
    const take = valueOf(this.shared.text, 'take');
    if (take === undefined) return nothing;
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
}

export const draw = ({ shared, place }: Stage) =>
  html`<grundy-piles-editor .shared=${shared} .place=${place}></grundy-piles-editor>`;
