import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { itemAt } from '../../params/item-at.js';
import { AXES } from '#words/families/rule';
import { newGesture, send } from '../../controls/events.js';
import type { NumberChange } from '../../controls/number-field.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { setAxes, setLevel } from './edits.model.js';
import { levels, type RulePosition } from './position.model.js';
import '../../controls/number-field.js';

/** Sliders reach at least this far; larger numbers are typed. */
const LEAST_END = 12;

/** The choice which numbers the axes show, where there are more than two, and of the values of the others. */
@customElement('grundy-rule-axes')
export class RuleAxes extends LitElement {
  @property({ attribute: false }) position!: RulePosition;
  /** The text that an edit changes. */
  @property({ attribute: false }) text = '';
  private gesture = '';

  static override styles = [
    sharedStyles,
    css`
      .axes,
      .axis {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
      }
      .axes {
        gap: 0.5rem 1.4rem;
        margin-top: 0.5rem;
      }
      .name {
        font-size: var(--small);
        color: var(--muted);
      }
      grundy-number {
        width: 7.3rem;
      }
      input[type='range'] {
        width: 9rem;
        min-height: 2rem;
      }
    `,
  ];

  private get names(): string[] {
    return this.position.numbers.map(({ name }) => name);
  }

  protected override render() {
    const { axes, numbers } = this.position;
    const others = numbers.map((_, index) => index).filter((index) => !axes.includes(index));
    return html`
      <div class="axes" role="group" aria-label=${AXES.group}>
        ${Array.from(axes, (index, place) => this.axis(index, place))} ${others.map((index) => this.level(index))}
      </div>
    `;
  }

  private axis(index: number, place: number) {
    return html`
      <label class="axis">
        <span class="name">${place === 0 ? AXES.across : AXES.up}</span>
        <select @change=${({ target }: Event) => this.turn(place, (target as HTMLSelectElement).selectedIndex)} translate="no">
          ${this.names.map((each, other) => html`<option .selected=${other === index}>${each}</option>`)}
        </select>
      </label>
    `;
  }

  private level(index: number) {
    const now = itemAt(levels(this.position), index);
    const name = AXES.level(itemAt(this.names, index));
    return html`
      <div class="axis">
        <span class="name">${name}</span>
        <input
          type="range"
          min="0"
          max=${Math.max(LEAST_END, now * 2)}
          aria-label=${name}
          .valueAsNumber=${now}
          @pointerdown=${() => (this.gesture = newGesture('drag'))}
          @keydown=${() => (this.gesture = newGesture('typing'))}
          @input=${({ target }: Event) => this.edit(setLevel(this.text, index, now, (target as HTMLInputElement).valueAsNumber), this.gesture)}
        />
        <grundy-number label=${name} .value=${now} @number-change=${({ detail }: CustomEvent<NumberChange>) => this.edit(setLevel(this.text, index, now, Number(detail.value)), detail.gesture)}></grundy-number>
      </div>
    `;
  }

  /** Puts a number on an axis. If it was on the other axis, the two change places. */
  private turn(place: number, index: number): void {
    const axes = Array.from(this.position.axes);
    const before = itemAt(axes, place);
    this.edit(
      setAxes(
        this.text,
        this.names,
        axes.map((axis, other) => (other === place ? index : axis === index ? before : axis)),
      ),
    );
  }

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
