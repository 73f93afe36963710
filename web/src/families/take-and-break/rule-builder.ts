import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { valueOf, withValue } from '../../params/params.js';
import { readRule, ruleRows, toggled, withParts, withRule, type Rule, type RuleRow } from './rule-builder.model.js';
import { LEFT_COLUMNS, PARTS, RULE } from '#words/pictures/rule-builder';
import { newGesture, send } from '../../controls/events.js';
import { sharedStyles } from '../../styles/shared-styles.js';

/** The rule of a game of heaps: its code as text, and as boxes to tick. Sends `grundy-edit` with the new text. */
@customElement('grundy-rule-builder')
export class RuleBuilder extends LitElement {
  @property() text = '';
  /** Whether the field for the code is elsewhere. */
  @property({ type: Boolean }) typed = false;
  @state() private open = false;
  /** The code being typed, which may not be readable yet. */
  @state() private typing: string | null = null;
  private gesture = '';

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
      }
      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.6rem;
      }
      input[type='text'] {
        width: 11ch;
        font-family: var(--mono);
      }
      .boxes {
        margin-top: 0.6rem;
        padding: 0.6rem 0.7rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--sunken);
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        font-size: var(--small);
      }
      th {
        padding: 0.1rem 0.6rem 0.1rem 0;
        text-align: left;
        font-weight: 600;
        white-space: nowrap;
      }
      .left {
        min-width: 3.4rem;
        padding: 0.1rem 0.25rem;
        text-align: center;
        vertical-align: bottom;
        font-weight: 400;
        white-space: normal;
      }
      td {
        text-align: center;
        padding: 0.1rem 0.25rem;
      }
      input[type='checkbox'] {
        flex: none;
        width: 1.5rem;
        height: 1.5rem;
      }
      .boxes label {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
        margin-top: 0.5rem;
      }
      .boxes label:has(select) {
        flex-wrap: wrap;
      }
      /* All columns have room on a phone. */
      @media (max-width: 34rem) {
        th[scope='col'] {
          padding-right: 0.2rem;
          white-space: normal;
        }
        .left {
          min-width: 0;
          padding-inline: 0.1rem;
          font-size: var(--small);
        }
      }
    `,
  ];

  protected override render() {
    const code = valueOf(this.text, 'code') ?? '';
    const rule = readRule(code);
    return html`
      <div class="line">
        ${this.typed ? nothing : this.field(code)}
        <button aria-expanded=${this.open} ?disabled=${rule === null} @click=${() => (this.open = !this.open)}>${RULE.build}</button>
      </div>
      ${this.open && rule ? this.boxes(rule) : nothing}
    `;
  }

  private field(code: string) {
    return html`
      <label for="code">${RULE.code}</label>
      <input
        id="code"
        type="text"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        .value=${live(this.typing ?? code)}
        @focus=${() => (this.gesture = newGesture('typing'))}
        @input=${(event: InputEvent) => this.write((event.target as HTMLInputElement).value)}
        @blur=${() => (this.typing = null)}
      />
    `;
  }

  private boxes(rule: Rule) {
    const splits = rule.digits.some((digit) => digit > 3);
    return html`
      <div class="boxes">
        <table>
          <tr>
            <th scope="col">${RULE.takes}</th>
            ${LEFT_COLUMNS.map(({ shown, said }) => html`<th scope="col" class="left"><span class="unseen">${said}</span><span aria-hidden="true">${shown}</span></th>`)}
          </tr>
          ${ruleRows(rule).map((row) => this.row(rule, row))}
        </table>
        <label
          ><input type="checkbox" .checked=${live(rule.forEver)} ?disabled=${rule.digits.length < 2} @change=${() => this.edit(withRule(this.text, { ...rule, forEver: !rule.forEver }))} />
          ${RULE.forEver}</label
        >
        ${
          splits
            ? html`<label
              >${RULE.parts}
              <select @change=${(event: Event) => this.edit(withParts(this.text, (event.target as HTMLSelectElement).value))}>
                ${Object.entries(PARTS).map(([value, words]) => html`<option value=${value} .selected=${(valueOf(this.text, 'parts') ?? 'any') === value}>${words}</option>`)}
              </select></label
            >`
            : nothing
        }
      </div>
    `;
  }

  private row(rule: Rule, { taken, label, boxes }: RuleRow) {
    return html`
      <tr>
        <th scope="row">${label}</th>
        ${boxes.map(
          (box) => html`<td>
            ${
              box.possible
                ? html`<input type="checkbox" aria-label=${box.label} .checked=${live(box.ticked)} @change=${() => this.edit(withRule(this.text, toggled(rule, taken, box.left)))} />`
                : nothing
            }
          </td>`,
        )}
      </tr>
    `;
  }

  private write(code: string): void {
    this.typing = code;
    this.edit(withValue(this.text, 'code', code), this.gesture);
  }

  private edit(text: string, gesture?: string): void {
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
