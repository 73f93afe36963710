import type { Analysis, Play, Sum } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { withoutKey, withValue } from '../params/params.js';
import { setSum } from '../params/sum-edits.js';
import { ruleText } from '../telling/rules.model.js';
import { componentNoun, offersSum, sumOptions } from '../telling/sums.model.js';
import { END_RULE, turnRule } from '#words/site';
import { send } from '../controls/events.js';
import { buttonStyles } from '../styles/button-styles.js';
import { sharedStyles } from '../styles/shared-styles.js';
import type { GameRow } from '../words/catalogue.js';
import type { SumChange } from './sum-switch.js';
import '../controls/menu-button.js';
import './sum-switch.js';

/** The menu for the rule of the turn: who wins at the end, and how many components a turn moves. */
@customElement('grundy-turn-rule')
export class TurnRule extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) game: GameRow | undefined;
  /** The text that edits build on. */
  @property({ attribute: false }) text = '';

  static override styles = [
    sharedStyles,
    buttonStyles,
    css`
      :host {
        display: inline-flex;
        min-width: 0;
      }
    `,
  ];

  protected override render() {
    const { play, sum, position } = this.analysis;
    const moved = sum === 'disjunctive' ? null : new Map<Sum, string>(sumOptions(componentNoun(position))).get(sum)!;
    return html`<grundy-menu data-menu="rule" .face=${turnRule(play === 'normal' ? END_RULE.normal : END_RULE.misere, moved)} hint=${END_RULE.label} .content=${() => this.rule()}></grundy-menu>`;
  }

  private rule() {
    const { analysis } = this;
    const option = (value: Play, label: string, hint: string) => html`
      <button aria-pressed=${analysis.play === value} title=${hint} @click=${() => this.end(value)}>${label}</button>
    `;
    return html`
      <div class="segments" role="group" aria-label=${END_RULE.label}>
        ${option('normal', END_RULE.normal, END_RULE.normalHint)} ${option('misere', END_RULE.misere, END_RULE.misereHint)}
      </div>
      ${
        offersSum(analysis, this.game)
          ? html`<grundy-sum
            .sum=${analysis.sum}
            .upTo=${analysis.upTo}
            .noun=${componentNoun(analysis.position)}
            @sum-change=${({ detail }: CustomEvent<SumChange>) => this.moves(detail)}
          ></grundy-sum>`
          : nothing
      }
      <p class="muted">${ruleText(analysis)}</p>
    `;
  }

  private end(play: Play): void {
    send(this, 'grundy-edit', {
      text: play === 'normal' ? withoutKey(this.text, 'play') : withValue(this.text, 'play', play),
    });
  }

  private moves({ sum, upTo, gesture }: SumChange): void {
    const text = setSum(this.text, sum, upTo);
    send(this, 'grundy-edit', gesture === undefined ? { text } : { text, gesture });
  }
}
