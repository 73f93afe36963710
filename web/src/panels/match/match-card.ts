import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Match } from './match.js';
import { entryViews, nextHint, type MatchView } from './match.model.js';
import { KeptFocus } from '../../controls/kept-focus.js';
import { moreIcon } from '../../controls/more-icons.js';
import { unless } from '../../controls/resting.js';
import type { Opponent } from '../../session/match-settings.model.js';
import { readingStyles } from '../../styles/reading-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import * as words from '#words/panels/match';

const OPPONENTS: readonly Opponent[] = ['perfect', 'beginner', 'person'];

/** The card beside the picture during a match: hints, taking back, who plays, and the moves that were made. */
@customElement('grundy-match')
export class MatchCard extends LitElement {
  @property({ attribute: false }) match!: Match;
  @property({ attribute: false }) view!: MatchView;
  @query('ol') private list!: HTMLElement;
  protected readonly focusing = new KeptFocus(this, () => this.renderRoot.querySelector('.back'));

  static override styles = [
    sharedStyles,
    readingStyles,
    css`
      .group {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
        margin-top: 0.4rem;
      }
      .group button:not(.icon) {
        padding-inline: 0.6em;
      }
      /* On a phone the buttons stay on one line: a second tap must not meet another button. */
      @media (max-width: 34rem) {
        [part='help'] .group {
          flex-wrap: nowrap;
          margin-top: 0.2rem;
        }
        [part='help'] button {
          font-size: var(--small);
        }
      }
      .begins {
        margin-top: 1rem;
      }
      label {
        display: flex;
        align-items: center;
        gap: 0.6rem;
        margin-top: 0.5rem;
        font-size: var(--small);
      }
      .answers {
        min-height: 24px;
        margin-top: 1rem;
      }
      ol {
        margin: 0.6rem 0 0;
        padding: 0;
        list-style: none;
        position: relative;
        max-height: 22rem;
        overflow: auto;
      }
      li button {
        display: block;
        width: 100%;
        border-color: transparent;
        background: none;
        text-align: left;
      }
      li button[aria-current] {
        background: color-mix(in srgb, var(--won) 45%, transparent);
        font-weight: 600;
      }
      .thrown {
        color: var(--danger);
        font-weight: 600;
      }
      @media (forced-colors: active) {
        li button[aria-current] {
          border-color: Highlight;
        }
      }
    `,
  ];

  /** Scrolls the list, but not the page, to the move on screen. */
  override updated(changed: PropertyValues<this>): void {
    if (changed.get('view')?.place === this.view.place) return;
    const { list } = this;
    const at = list.querySelector<HTMLElement>('[aria-current]');
    if (at)
      list.scrollTop = Math.min(
        Math.max(list.scrollTop, at.offsetTop + at.offsetHeight - list.clientHeight),
        at.offsetTop,
      );
  }

  protected override render() {
    return html`
      <section part="help">${this.help()}</section>
      <div class="parts" part="rest">
        <section class="part">${this.sides()}</section>
        <section class="part">${this.history()}</section>
      </div>
    `;
  }

  private sides() {
    const { match } = this;
    const { settings } = this.view;
    return html`
      <h2 class="label" id="opponent">${words.OPPONENT}</h2>
      <div class="group" role="group" aria-labelledby="opponent">
        ${OPPONENTS.map((opponent) => html`<button aria-pressed=${settings.opponent === opponent} @click=${() => match.set({ opponent })}>${words.OPPONENTS[opponent]}</button>`)}
      </div>
      ${settings.opponent === 'beginner' ? this.errs() : nothing}
      ${
        settings.opponent === 'person'
          ? nothing
          : html`<h2 class="label begins" id="begins">${words.MOVES_FIRST.name}</h2>
            <div class="group" role="group" aria-labelledby="begins">
              <button aria-pressed=${settings.readerFirst} @click=${() => match.set({ readerFirst: true })}>${words.MOVES_FIRST.you}</button>
              <button aria-pressed=${!settings.readerFirst} @click=${() => match.set({ readerFirst: false })}>${words.MOVES_FIRST.opponent}</button>
            </div>`
      }
      <label class="answers"><input type="checkbox" .checked=${settings.answers} @change=${(event: Event) => match.set({ answers: (event.target as HTMLInputElement).checked })} /> ${words.SHOW_ANSWERS}</label>
    `;
  }

  private help() {
    const { match, view } = this;
    const { entries, place, over } = view;
    const hint = nextHint(view);
    const told = over || hint === null || !match.readerToMove || entries.length === 0;
    const atStart = place === 0;
    return html`
      <div class="group">
        <button class="hint" data-level=${hint ?? 'told'} aria-disabled=${told} @click=${unless(told, () => void match.hint())}>
          ${words.HINTS[hint ?? 'reason']}
        </button>
        <button class="back" aria-disabled=${atStart} @click=${unless(atStart, () => match.takeBack())}>${words.ACTIONS.back}</button>
        ${over ? nothing : html`<button aria-disabled=${atStart} title=${words.ACTIONS.rematchHint} @click=${unless(atStart, () => match.rematch())}>${words.ACTIONS.rematch}</button>`}
      </div>
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
    const step = (kind: 'first' | 'previous' | 'next' | 'last', to: number) => {
      const nowhere = to === place || to < 0 || to > last;
      return html`<button class="icon" data-walk=${kind} aria-label=${words.WALK[kind]} title=${words.WALK[kind]} aria-disabled=${nowhere} @click=${unless(nowhere, () => match.goTo(to))}>${moreIcon(kind)}</button>`;
    };
    return html`
      <h2 class="label">${words.MOVES}</h2>
      <div class="group" role="group" aria-label=${words.WALK.name}>
        ${step('first', 0)} ${step('previous', place - 1)} ${step('next', place + 1)} ${step('last', last)}
      </div>
      <ol aria-label=${words.MOVES}>
        ${entryViews(view).map(
          ({ moved, who, thrownAway }, index) => html`
            <li>
              <button class="said" aria-current=${index === place ? 'step' : nothing} @click=${() => match.goTo(index)}>
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
