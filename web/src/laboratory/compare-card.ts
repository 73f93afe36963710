import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { FirstDifference } from './first-difference.js';
import type { HeapRun } from './runs/heap-run.js';
import { otherRule } from './sequence-text.model.js';
import { COMPARE, RULE, secondStopped, showHeap } from '#words/laboratory/laboratory';
import { comparedWords } from '#words/laboratory/sequences';
import { sharedStyles } from '../styles/shared-styles.js';
import './rule-form.js';
import type { GameRow } from '../words/catalogue.js';
import { sequenceTitle } from '#words/titles';

/** A second rule beside the first. Fires `versus-change` with its text, empty if none is wanted, and `jump` with a heap. */
@customElement('grundy-compare')
export class CompareCard extends LitElement {
  @property({ attribute: false }) games: readonly GameRow[] = [];
  @property({ attribute: false }) run!: HeapRun;
  @property({ attribute: false }) versus: HeapRun | null = null;
  @property({ attribute: false }) difference: FirstDifference | null = null;
  @property({ type: Number }) version = 0;

  static override styles = [
    sharedStyles,
    css`
      :host > * + * {
        margin-top: 0.8rem;
      }
      .key {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 1.2rem;
        font-size: var(--small);
      }
      .key span {
        display: inline-flex;
        align-items: center;
        gap: 0.4rem;
      }
      i {
        width: 11px;
        height: 11px;
        border-radius: 50%;
        background: var(--accent);
      }
      .second {
        border: 2px solid var(--lost-edge);
        background: none;
      }
      .found {
        font-size: var(--text);
        font-weight: 600;
      }
    `,
  ];

  protected override render() {
    const { run, versus, difference } = this;
    if (!versus) {
      return html`
        <p>${COMPARE.invitation}</p>
        <button @click=${() => this.tell(otherRule(run.rule?.rules ?? run.text, this.games))} ?disabled=${!run.rule}>${COMPARE.begin}</button>
      `;
    }
    return html`
      <grundy-rule name=${RULE.second} mark="second-" .text=${versus.text} .games=${this.games} .problems=${versus.problems} .rule=${versus.rule} @rule-change=${({ detail }: CustomEvent<string>) => this.tell(detail)}></grundy-rule>
      ${
        versus.rule && run.rule
          ? html`<p class="key"><span><i></i> ${sequenceTitle(run.rule)}</span> <span><i class="second"></i> ${sequenceTitle(versus.rule)}</span></p>`
          : nothing
      }
      ${versus.failure === '' ? nothing : html`<p class="problem" role="alert">${secondStopped(versus.failure)}</p>`}
      ${difference && versus.rule ? html`<p class="found" role="status">${comparedWords(difference.at, difference.agreed)}</p>` : nothing}
      <div class="row">
        ${difference && difference.at !== null ? html`<button @click=${() => this.dispatchEvent(new CustomEvent('jump', { detail: difference.at }))}>${showHeap(difference.at)}</button>` : nothing}
        <button @click=${() => this.tell('')}>${COMPARE.end}</button>
      </div>
    `;
  }

  private tell(text: string): void {
    this.dispatchEvent(new CustomEvent<string>('versus-change', { detail: text }));
  }
}
