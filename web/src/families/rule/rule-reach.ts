import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { AXES } from '#words/families/rule';
import { send } from '../../controls/events.js';
import type { NumberChange } from '../../controls/number-field.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { EditorInput } from '../../pictures/editor-input.js';
import { setUpTo } from './edits.model.js';
import { isLine, rulePosition } from './position.model.js';
import '../../controls/number-field.js';

/** The fields for the largest number that the picture shows on each axis. */
@customElement('grundy-rule-reach')
export class RuleReach extends LitElement {
  @property({ attribute: false }) shared!: EditorInput;

  static override styles = [
    sharedStyles,
    css`
      .reach,
      .axis {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
      }
      .reach {
        gap: 0.6rem 1.4rem;
      }
      .name {
        font-size: var(--small);
        color: var(--muted);
      }
      grundy-number {
        width: 7.3rem;
      }
    `,
  ];

  protected override render() {
    const { numbers, axes } = rulePosition(this.shared.analysis);
    return html`<div class="reach" role="group" aria-label=${AXES.group}>${Array.from(axes, (index, place) => this.axis(numbers[index]?.name ?? '', place))}</div>`;
  }

  private axis(name: string, place: number) {
    return html`
      <div class="axis">
        <span class="name">${AXES.upTo(name)}</span>
        <grundy-number label=${AXES.upTo(name)} .value=${this.ends[place] ?? 0} @number-change=${({ detail }: CustomEvent<NumberChange>) => this.extend(place, detail)}></grundy-number>
      </div>
    `;
  }

  /** The largest number of each axis. */
  private get ends(): number[] {
    const position = rulePosition(this.shared.analysis);
    return isLine(position) ? [position.columns - 1] : [position.columns - 1, position.rows - 1];
  }

  private extend(place: number, { value, gesture }: NumberChange): void {
    const ends: (number | string)[] = this.ends;
    send(this, 'grundy-edit', { text: setUpTo(this.shared.text, ends.with(place, value)), gesture });
  }
}
