/** `<grundy-trap>`: a claim that learners believe, on a board where one move refutes it. */

import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { EmbedEvents } from '../embed/events.js';
import { sharedStyles } from '../styles/shared-styles.js';
import { TRAP } from '#words/lessons';
import { fetchSolver } from './lesson-solver.js';

type Said = Exclude<keyof typeof TRAP, 'claim' | 'back'>;

/** Milliseconds that a position must stay before it is judged: a drag passes others on its way. */
const REST_MS = 350;

/** The options of a small position, by their texts, each with the turn that leads there. */
async function turnsFrom(text: string): Promise<Map<string, string>> {
  const solver = await fetchSolver();
  const reply = await solver.continuations(text, 0);
  if (!reply.ok) throw new Error(text);
  const turns = reply.list.map(({ turn }) => turn.notation);
  const replies = await Promise.all(turns.map((turn) => solver.play(text, turn)));
  return new Map(replies.flatMap((after, at) => (after.ok ? [[after.text, turns[at] ?? '']] : [])));
}

/** Its content is the claim, the board, and in `slot="after"` what the refutation shows. */
@customElement('grundy-trap')
export class LessonTrap extends LitElement {
  /** The outcome that the reader's move has to leave, for the player who moves next. */
  @property() refutes: 'win' | 'lose' | 'draw' = 'lose';
  /** The moves that the claim is about, separated by blanks; empty for all moves. */
  @property() moves = '';
  @state() private said: Said | null = null;
  /** The lesson's own position, the only one that the claim is about, and its options. */
  private author = '';
  private turns: Promise<Map<string, string>> | undefined;
  private timer = 0;

  static override styles = [
    sharedStyles,
    css`
      :host {
        margin: 1.2rem 0;
        padding: 0.9rem 1rem 1rem;
        border-inline-start: 3px solid var(--best);
        background: var(--sunken);
        border-radius: 0 var(--radius) var(--radius) 0;
      }
      h3 {
        margin-bottom: 0.4rem;
      }
      ::slotted(p) {
        margin: 0 0 0.6rem;
      }
      .told {
        min-height: 1.5em;
        margin: 0.6rem 0;
        font-weight: 600;
      }
      @media screen {
        .covered {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.addEventListener('grundy-change', ({ detail }) => {
      this.author ||= detail.text;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.judge(detail), REST_MS);
    });
  }

  private async judge({ text, outcome }: EmbedEvents['grundy-change']): Promise<void> {
    if (this.said === 'refuted') return;
    if (text === this.author) return void (this.said = null);
    this.turns ??= turnsFrom(this.author);
    const turn = (await this.turns).get(text);
    if (turn === undefined) this.said = 'none';
    else if (this.moves !== '' && !this.moves.split(' ').includes(turn)) this.said = 'other';
    else this.said = outcome === this.refutes ? 'refuted' : this.refutes === 'win' ? 'win' : 'lose';
  }

  private readonly back = (): void => this.querySelector<HTMLElement & { reset(): void }>('grundy-game')?.reset();

  protected override render() {
    const { said } = this;
    return html`
      <h3>${TRAP.claim}</h3>
      <slot></slot>
      <p class="told" role="status">${said === null ? '' : TRAP[said]}</p>
      ${said === null || said === 'refuted' ? nothing : html`<button @click=${this.back}>${TRAP.back}</button>`}
      <div class="after ${said === 'refuted' ? '' : 'covered'}"><slot name="after"></slot></div>
    `;
  }
}
