import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Match } from './match.js';
import { entryViews, type MatchView, type Opponent } from './match.model.js';
import { cardStyles } from '../../styles/card-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import * as words from '#words/panels/match';

const OPPONENTS: readonly Opponent[] = ['perfect', 'beginner', 'person'];

/** Beside the picture while a match is played: the opponent, hints, taking back, and the moves that were made. */
@customElement('grundy-match')
export class MatchCard extends LitElement {
  @property({ attribute: false }) match!: Match;
  @property({ attribute: false }) view!: MatchView;

  static override styles = [
    sharedStyles,
    cardStyles,
    css`
      .group {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
        margin: 0.7rem 0;
      }
      label {
        display: inline-flex;
        align-items: center;
        gap: 0.6rem;
      }
      ol {
        margin: 0.6rem 0 0;
        padding: 0;
        list-style: none;
        max-height: 22rem;
        overflow: auto;
      }
      li button {
        display: block;
        width: 100%;
        text-align: left;
        border-color: transparent;
        background: none;
      }
      li button[aria-current] {
        border-color: var(--accent);
        font-weight: 650;
      }
      .thrown {
        color: var(--danger);
        font-weight: 650;
      }
    `,
  ];

  protected override render() {
    const { match, view } = this;
    const { settings, entries, place, over } = view;
    return html`
      <section class="card">
        <h2>${words.MATCH}</h2>
        <div class="group" role="group" aria-label=${words.OPPONENT}>
          ${OPPONENTS.map((opponent) => html`<button aria-pressed=${settings.opponent === opponent} @click=${() => match.set({ opponent })}>${words.OPPONENTS[opponent]}</button>`)}
        </div>
        ${settings.opponent === 'beginner' ? this.errs() : nothing}
        ${
          settings.opponent === 'person'
            ? nothing
            : html`<div class="group" role="group" aria-label=${words.MOVES_FIRST.name}>
                <button aria-pressed=${settings.readerFirst} @click=${() => match.set({ readerFirst: true })}>${words.MOVES_FIRST.you}</button>
                <button aria-pressed=${!settings.readerFirst} @click=${() => match.set({ readerFirst: false })}>${words.MOVES_FIRST.opponent}</button>
              </div>`
        }
        <div class="group">
          <button ?disabled=${over || !match.readerToMove || entries.length === 0} @click=${() => void match.hint()}>${words.ACTIONS.hint}</button>
          <button ?disabled=${place === 0} @click=${() => match.takeBack()}>${words.ACTIONS.back}</button>
          <button ?disabled=${place === 0} title=${words.ACTIONS.rematchHint} @click=${() => match.rematch()}>${words.ACTIONS.rematch}</button>
        </div>
        ${this.history()}
      </section>
    `;
  }

  private errs() {
    const percent = Math.round(this.view.settings.errs * 100);
    return html`
      <label>
        <span>${words.errsIn(percent)}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          .value=${String(percent)}
          @change=${(event: Event) => this.match.set({ errs: Number((event.target as HTMLInputElement).value) / 100 })}
        />
      </label>
    `;
  }

  private history() {
    const { match, view } = this;
    const { place, entries } = view;
    const last = entries.length - 1;
    const step = (to: number, name: string) => html`<button ?disabled=${to === place || to < 0 || to > last} @click=${() => match.goTo(to)}>${name}</button>`;
    return html`
      <div class="group" role="group" aria-label=${words.WALK.name}>
        ${step(0, words.WALK.first)} ${step(place - 1, words.WALK.previous)} ${step(place + 1, words.WALK.next)} ${step(last, words.WALK.last)}
      </div>
      <ol aria-label=${words.MOVES}>
        ${entryViews(view).map(
          ({ moved, who, thrownAway }, index) => html`
            <li>
              <button aria-current=${index === place ? 'step' : nothing} @click=${() => match.goTo(index)}>
                ${index === 0 ? nothing : html`${words.turnNumber(index)} `}${who === '' ? nothing : html`<span class="muted">${words.movedBy(who)}</span> `}${moved}
                ${thrownAway ? html`<span class="thrown"> ${words.THREW_AWAY}</span>` : nothing}
              </button>
            </li>
          `,
        )}
      </ol>
    `;
  }
}
