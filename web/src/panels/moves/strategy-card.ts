import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Strategy, type ContinuationSource } from './strategy.js';
import { strategyView, type AnswerView, type StrategyView } from './strategy.model.js';
import { send } from '../../controls/events.js';
import { KeptFocus } from '../../controls/kept-focus.js';
import * as words from '#words/panels/turns';
import { chipStyles, readingStyles } from '../../styles/reading-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';

const FIRST = 6;
const MORE = 100;

/** In a lost position: each turn and the reply that wins, as buttons. */
@customElement('grundy-strategy')
export class StrategyCard extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) source!: ContinuationSource;
  @state() private most = FIRST;
  /** How many turns were shown when more of them were asked for last. */
  private listed = 0;
  private drawn: StrategyView | null = null;
  protected readonly focusing = new KeptFocus(
    this,
    () => this.renderRoot.querySelectorAll('li')[this.listed]?.querySelector('button') ?? null,
  );
  private readonly strategy = new Strategy(
    { continuations: (text, from) => this.source.continuations(text, from) },
    () => this.requestUpdate(),
  );

  static override styles = [
    sharedStyles,
    readingStyles,
    chipStyles,
    css`
      ul {
        display: grid;
        gap: 0.4rem;
        margin: 0.6rem 0 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.6rem;
        align-items: center;
        font-size: var(--small);
      }
      p {
        margin-top: 0.5rem;
        font-size: var(--small);
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('analysis')) [this.most, this.listed] = [FIRST, 0];
  }

  protected override render() {
    const { list, total } = this.strategy.turns(this.analysis);
    const view = strategyView(this.analysis, list, total);
    this.hidden = view === null;
    // Until the answers arrive, the old ones stay in place, hidden: changing them is less work than making them again.
    this.drawn = view ?? (total === null ? this.drawn : null);
    return this.drawn === null ? nothing : this.card(this.drawn);
  }

  private card({ answers, headline, beyond }: StrategyView) {
    const folded = answers.length - this.most;
    return html`<h2 class="label">${headline}</h2>
      <ul>
        ${answers.slice(0, this.most).map((answer) => this.answer(answer))}
      </ul>
      ${
        folded > 0
          ? html`<p><button class="plain" @click=${this.unfold}>${words.showMore(Math.min(folded, MORE))}</button></p>`
          : beyond === ''
            ? nothing
            : html`<p><button class="plain" @click=${this.further}>${words.SHOW_MORE}</button> <span class="muted">${beyond}</span></p>`
      }`;
  }

  private readonly unfold = (): void => {
    this.listed = this.renderRoot.querySelectorAll('li').length;
    this.most += MORE;
  };

  private readonly further = (): void => {
    this.unfold();
    void this.strategy.more(this.analysis);
  };

  private answer({ turn, label, reply, answer, items, moves }: AnswerView) {
    const show = (): void => send(this, 'grundy-highlight', { items, moves });
    const hide = (): void => send(this, 'grundy-highlight', null);
    return html`
      <li @mouseenter=${show} @mouseleave=${hide} @focusin=${show} @focusout=${hide}>
        <button class="turn" aria-label=${words.play(label)} @click=${() => send(this, 'grundy-play', { move: turn })}>${label}</button>
        ${
          reply === ''
            ? nothing
            : html`<span>${words.IS_ANSWERED_BY}</span>
              <button class="turn wins" aria-label=${words.answerTo(answer, label)} title=${words.PLAY_BOTH} @click=${() => send(this, 'grundy-play', { move: turn, answer: reply })}>${answer}</button>`
        }
      </li>
    `;
  }
}
