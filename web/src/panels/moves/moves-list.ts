import type { Analysis, Moves } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { movesView, type MovesView, type TurnView } from '../../telling/moves.model.js';
import * as words from '#words/panels/turns';
import '../../controls/copy-button.js';
import { send } from '../../controls/events.js';
import { KeptFocus } from '../../controls/kept-focus.js';
import { chipStyles, readingStyles } from '../../styles/reading-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';

const FIRST = 6;
const MORE = 100;

/** The winning turns: how many, and each as a button that plays it. Fires `more` when all those at hand are shown. */
@customElement('grundy-moves')
export class MovesList extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) pages: readonly Moves[] = [];
  @state() private most = FIRST;
  /** How many turns were shown when more of them were asked for last. */
  private listed = 0;
  protected readonly focusing = new KeptFocus(
    this,
    () => this.renderRoot.querySelectorAll<HTMLElement>('li > button')[this.listed] ?? null,
  );

  static override styles = [
    sharedStyles,
    readingStyles,
    chipStyles,
    css`
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        margin: 0.6rem 0 0;
        padding: 0;
        list-style: none;
      }
      h2 {
        overflow-wrap: anywhere;
      }
      /* The button fills its chip; its name leaves the equation out. */
      li {
        position: relative;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        column-gap: 0.9em;
        padding-inline: 1em;
      }
      li button.turn {
        padding-inline: 0;
        border: 0;
        background: none;
        color: inherit;
      }
      li button::after {
        content: '';
        position: absolute;
        inset: 0;
        border-radius: inherit;
      }
      li span {
        padding-block: 0.1rem;
        color: color-mix(in srgb, var(--on-shade) 78%, var(--lost));
      }
      li button:focus-visible {
        outline: none;
      }
      li:has(:focus-visible) {
        outline: 3px solid var(--accent);
        outline-offset: 2px;
      }
      p {
        margin-top: 0.5rem;
      }
      /* Phones: one line that scrolls sideways, to leave room for the picture. The padding is for the focus ring. */
      @media (max-width: 34rem) {
        .first {
          flex-wrap: nowrap;
          overflow-x: auto;
          margin: 0.3rem calc(-1 * var(--edge, 0rem)) -0.3rem;
          padding: 0.3rem var(--edge, 0rem);
          scroll-padding-inline: var(--edge, 0rem);
          scrollbar-width: none;
        }
        .first li {
          flex: none;
          max-width: 100%;
        }
      }
    `,
  ];

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('analysis')) [this.most, this.listed] = [FIRST, 0];
  }

  protected override render() {
    const view = movesView(this.analysis, this.pages, this.most);
    const { turns, headline, none, exact } = view;
    return html`
      <h2 class="label">${headline}</h2>
      ${none === '' ? nothing : html`<p class="read">${none}</p>`}
      ${exact === '' ? nothing : html`<p><grundy-copy name=${words.COPY_COUNT} .text=${exact}></grundy-copy></p>`}
      ${turns.length === 0 ? nothing : html`<ul class=${this.most === FIRST ? 'first' : ''}>${turns.map((turn) => this.button(turn))}</ul>`}
      ${this.rest(view)}
    `;
  }

  private rest({ folded, unlisted, more }: MovesView) {
    if (folded > 0)
      return html`<p><button class="plain" @click=${this.unfold}>${words.showMore(Math.min(folded, MORE))}</button></p>`;
    if (unlisted === '0') return nothing;
    if (!more) return html`<p class="muted">${words.furtherNotListed(unlisted)}</p>`;
    return html`<p><button class="plain" @click=${this.further}>${words.SHOW_MORE}</button> <span class="muted">${words.further(unlisted)}</span></p>`;
  }

  private readonly unfold = (): void => {
    this.listed = this.renderRoot.querySelectorAll('li').length;
    this.most += MORE;
  };

  private readonly further = (): void => {
    this.unfold();
    this.dispatchEvent(new CustomEvent('more'));
  };

  private button(turn: TurnView) {
    const { items, moves, notation, label, equation } = turn;
    const show = (): void => send(this, 'grundy-highlight', { items, moves });
    const hide = (): void => send(this, 'grundy-highlight', null);
    return html`
      <li class="turn wins">
        <button
          class="turn"
          aria-label=${words.play(label)}
          @mouseenter=${show}
          @mouseleave=${hide}
          @focus=${show}
          @blur=${hide}
          @click=${() => {
            hide();
            send(this, 'grundy-play', { move: notation });
          }}
        >
          ${label}
        </button>
        ${equation === '' ? nothing : html`<span>${equation}</span>`}
      </li>
    `;
  }
}
