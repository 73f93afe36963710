import type { Rehang } from 'grundy-wasm';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { questionsOf, setQuestions } from './edits.model.js';
import { answers, answersSummary } from './rehang.model.js';
import type { Answer } from '../../pictures/graph/tree.model.js';
import { nodeLabel, type TreePosition } from './position.model.js';
import { REHANG } from '#words/pictures/trees';
import { send } from '../../controls/events.js';
import { icon } from '../../controls/icons.js';
import type { NumberChange } from '../../controls/number-field.js';
import { outcomeStyles, sharedStyles } from '../../styles/shared-styles.js';
import '../../controls/number-field.js';

const FIRST = 50;

/** Questions "what if this node hung under that one?", each answered for the tree as it is. */
@customElement('grundy-rehang')
export class RehangList extends LitElement {
  @property() text = '';
  @property({ attribute: false }) rehang!: Rehang;
  @property({ attribute: false }) position!: TreePosition;
  @state() private node = 2;
  @state() private parent = 1;

  static override styles = [
    sharedStyles,
    css`
      ul {
        margin: 0.5rem 0 0.8rem;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.6rem;
        padding: 0.25rem 0;
        border-bottom: 1px solid var(--line);
      }
      li p {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-items: center;
        gap: 0.2rem 0.6rem;
      }
      .answer {
        font-weight: 600;
        font-size: var(--small);
        padding: 0.1rem 0.6rem;
        border-radius: 6px;
        border: 1.5px solid var(--line);
      }
      ${outcomeStyles}
      small {
        flex-basis: 100%;
      }
      .ask {
        font-size: var(--text);
      }
      grundy-number {
        width: 7.5rem;
      }
    `,
  ];

  /** Where the button that has the focus goes with its question, the last one gets it, or the one that asks. To fetch KeptFocus would be one more request of an embed. */
  protected override update(changed: PropertyValues<this>): void {
    const had = this.shadowRoot?.activeElement;
    super.update(changed);
    if (had?.isConnected === false)
      this.renderRoot.querySelector<HTMLElement>('li:last-of-type > button, .ask > button')?.focus();
  }

  protected override render() {
    const shown = answers(this.rehang, this.position, FIRST);
    const more = this.rehang.node.length - shown.length;
    return html`
      <h2>${REHANG.heading}</h2>
      ${
        shown.length === 0
          ? nothing
          : html`<ul>
            ${shown.map((answer, index) => this.answer(answer, index))}
            ${more > 0 ? html`<li>${REHANG.more(more, answersSummary(this.rehang))}</li>` : nothing}
          </ul>`
      }
      <div class="row ask">
        <span>${REHANG.node}</span>
        <grundy-number label=${REHANG.nodeLabel} least="1" .value=${this.node} @number-change=${({ detail }: CustomEvent<NumberChange>) => (this.node = Number(detail.value))}></grundy-number>
        ${this.called(this.node)}
        <span>${REHANG.under}</span>
        <grundy-number label=${REHANG.parentLabel} least="1" .value=${this.parent} @number-change=${({ detail }: CustomEvent<NumberChange>) => (this.parent = Number(detail.value))}></grundy-number>
        ${this.called(this.parent)}
        <button @click=${this.ask}>${REHANG.ask}</button>
      </div>
    `;
  }

  /** What the picture calls the node of this number. */
  private called(number: number): TemplateResult | typeof nothing {
    const name = nodeLabel(this.position, number - 1);
    return name === String(number) ? nothing : html`<span class="muted" translate="no">${name}</span>`;
  }

  private answer({ question, answer, reason, tone }: Answer, index: number) {
    return html`
      <li>
        <p><span>${question}</span> <span class="answer ${tone}">${answer}</span>${reason === '' ? nothing : html`<small class="muted">${reason}</small>`}</p>
        <button class="icon" aria-label=${REHANG.removeLabel(question)} title=${REHANG.remove} @click=${() => this.drop(index)}>${icon('cross')}</button>
      </li>
    `;
  }

  private readonly ask = (): void => {
    const questions = [...questionsOf(this.text), { node: this.node - 1, parent: this.parent - 1 }];
    send(this, 'grundy-edit', { text: setQuestions(this.text, questions) });
  };

  private drop(index: number): void {
    send(this, 'grundy-edit', {
      text: setQuestions(
        this.text,
        questionsOf(this.text).filter((_, other) => other !== index),
      ),
    });
  }
}
