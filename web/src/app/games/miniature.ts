import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { SETTING_UP } from '#words/controls';
import { MINIATURE, openBoard, resetBoard } from '#words/front-page';
import { addressOf } from '../../session/address.js';
import { MiniGame, type Opponent } from './mini-game.js';
import {
  choicesOf,
  choicesTitle,
  heldWords,
  miniPicture,
  onlyItem,
  type Choice,
  type Miniature as Entry,
  type Standing,
} from './miniature.model.js';
import { cardStyles } from '../../styles/card-styles.js';
import type { Highlight } from '../../pictures/highlight.js';
import { unless } from '../../controls/resting.js';
import type { MiniGesture, MiniPicture } from './mini-picture.js';
import { LaterMotion } from '../../pictures/later-motion.js';
import { outcomeStyles, sharedStyles } from '../../styles/shared-styles.js';
import './mini-picture.js';
import { ruleText } from '../../telling/rules.model.js';

/** How far from the window a board is solved in advance. */
const AHEAD = '300px';

/** The loading so far: boards are solved one after the other, so that the first in sight waits for none. */
let before: Promise<void> = Promise.resolve();

/** A small board, solved when it comes near the window. Fires `stood` once it can be played. */
@customElement('grundy-miniature')
export class Miniature extends LitElement {
  @property({ attribute: false }) entry!: Entry;
  @property({ attribute: false }) opponent!: Opponent;
  @state() private chosen: number | null = null;
  @state() private highlight: Highlight | null = null;
  @query('grundy-mini-picture') private picture!: MiniPicture | null;
  @query('.choices button') private firstChoice!: HTMLElement | null;
  private game!: MiniGame;
  private readonly motion = new LaterMotion(this, ['grundy-mini-picture']);
  private shown: Standing | null = null;
  private readonly watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && this.near(), {
    rootMargin: AHEAD,
  });

  static override styles = [
    sharedStyles,
    cardStyles,
    css`
      :host {
        display: grid;
      }
      article {
        display: grid;
        grid-template: auto auto 1fr / minmax(0, 1fr);
        gap: 0.55rem;
      }
      h2 {
        font-family: var(--serif);
        font-size: var(--large);
        letter-spacing: -0.01em;
      }
      .rule {
        min-height: 3em;
        font-size: var(--small);
      }
      .stage {
        display: grid;
        min-height: 18rem;
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        align-content: start;
        gap: 0.35rem;
        min-height: 36px;
        font-size: var(--small);
      }
      .choices span {
        margin-right: 0.3rem;
      }
      .choices button {
        position: relative;
        padding: 0;
        font-weight: 600;
      }
      ${outcomeStyles}
      .dot {
        position: absolute;
        bottom: 4px;
        left: 4px;
        width: 7px;
        height: 7px;
        border-radius: 50%;
        background: var(--lost-mark);
      }
      /* The choices of a pile need two lines. They are reserved, so that the picture stays in place. */
      .choices.piles {
        min-height: calc(72px + 0.35rem);
      }
      .said {
        min-height: 6em;
        font-size: var(--text);
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 0.5rem;
      }
      .actions a {
        display: inline-flex;
        align-items: center;
        min-height: 36px;
        color: var(--accent);
      }
      @media (forced-colors: active) {
        .dot {
          background: ButtonText;
        }
      }
      @media (max-width: 27rem) {
        .card {
          padding-inline: 0;
          border-inline: none;
          border-radius: 0;
          box-shadow: none;
        }
        .card > :not(.stage) {
          margin-inline: 0.75rem;
        }
        .stage {
          min-height: 13rem;
          padding-inline: 4px;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('entry')) this.game = new MiniGame(this.opponent, this.entry.text, () => this.requestUpdate());
    const { standing, begun } = this.game;
    if (begun && standing !== this.shown) this.motion.begin();
    this.shown = standing;
  }

  private async near(): Promise<void> {
    await this.updateComplete;
    await (before = before.then(() => this.load()));
  }

  private async load(): Promise<void> {
    const { game } = this;
    if (game.busy || !(game.standing === null || game.interrupted)) return;
    await game.load();
    if (game.standing) this.dispatchEvent(new CustomEvent('stood'));
  }

  /** The chosen thing. The only thing that can move need not be chosen. */
  private get held(): number | null {
    const { standing, busy } = this.game;
    return standing === null || busy ? null : (this.chosen ?? onlyItem(standing.turns));
  }

  protected override render() {
    const { title } = this.entry;
    const { standing, failure, begun } = this.game;
    const [reset, open] = [resetBoard(title), openBoard(title)];
    return html`
      <article class="card" aria-labelledby="title">
        <h2 id="title">${title}</h2>
        <p class="rule muted">${standing ? ruleText(standing.analysis) : nothing}</p>
        <div class="stage">${standing ? this.stage(standing) : nothing}</div>
        ${
          standing && miniPicture(standing.analysis) === 'board'
            ? nothing
            : html`<div class="choices ${standing ? miniPicture(standing.analysis) : ''}" role="group" aria-label=${MINIATURE.choices} @mouseleave=${this.preview(null)}>${standing ? this.choices(standing) : nothing}</div>`
        }
        <p class="said" role="status">${failure === '' ? this.said : html`<span class="problem">${failure}</span>`}</p>
        <div class="actions">
          <button aria-disabled=${!begun} @click=${unless(!begun, this.reset)}>${reset.shown}<span class="unseen">${reset.unseen}</span></button>
          <a href="#${addressOf(standing?.analysis.text ?? this.entry.text)}">${open.shown}<span class="unseen">${open.unseen}</span></a>
        </div>
      </article>
    `;
  }

  /** Words on the chosen thing, else on the last turns. */
  private get said(): string {
    const { standing, said } = this.game;
    const held = standing && this.chosen !== null ? heldWords(standing.analysis, this.chosen) : '';
    return held || said || SETTING_UP;
  }

  private stage(standing: Standing) {
    return html`
      <grundy-mini-picture
        .standing=${standing}
        .held=${this.held}
        .highlight=${this.highlight}
        .answered=${this.chosen === null ? this.game.answered : []}
        @mini-gesture=${({ detail }: CustomEvent<MiniGesture>) => this.act(detail)}
        @grundy-highlight=${({ detail }: CustomEvent<Highlight | null>) => (this.highlight = detail)}
      ></grundy-mini-picture>
    `;
  }

  private choices(standing: Standing) {
    const { held } = this;
    const choices = choicesOf(standing, held);
    if (held === null || choices.length === 0) return nothing;
    return html`<span class="muted">${choicesTitle(standing.analysis, held)}</span>${choices.map((choice) => this.choice(choice))}`;
  }

  private choice(choice: Choice) {
    const { leaves, mark, label, notation } = choice;
    return html`
      <button
        class=${leaves}
        aria-label=${label}
        title=${label}
        @mouseenter=${this.preview(choice)}
        @focus=${this.preview(choice)}
        @blur=${this.preview(null)}
        @click=${() => this.play(notation)}
      >
        ${mark}${leaves === 'lose' ? html`<i class="dot"></i>` : nothing}
      </button>
    `;
  }

  private preview(choice: Choice | null): () => void {
    return () => (this.highlight = choice && { items: [], moves: choice.moves });
  }

  private act(gesture: MiniGesture): void {
    switch (gesture.kind) {
      case 'hold':
        this.chosen = gesture.item;
        return;
      case 'choose':
        void this.updateComplete.then(() => this.firstChoice?.focus());
        return;
      case 'play':
        return this.play(gesture.notation);
    }
  }

  private play(notation: string): void {
    // The pressed button is about to disappear, so the picture takes the focus.
    if (this.shadowRoot?.activeElement?.closest('.choices')) this.picture?.focus();
    this.clear();
    void this.game.play(notation);
  }

  private readonly reset = (): void => {
    this.clear();
    this.picture?.focus();
    void this.game.load();
  };

  private clear(): void {
    this.chosen = null;
    this.highlight = null;
  }
}
