/** `<grundy-trap>`: a claim that learners believe, on a board where one move refutes it. */

import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { LegalTurn } from 'grundy-wasm';
import type { EmbedEvents } from '../embed/events.js';
import { sharedStyles } from '../styles/shared-styles.js';
import { claimTakes, mayTake, TRAP } from '#words/lessons';
import { itemAt } from '../params/item-at.js';
import { valueOf } from '../params/params.js';
import { fetchSolver } from './lesson-solver.js';
import { toldStyles } from './told-styles.js';

/** Milliseconds that a position must stay before it is judged: a drag passes others on its way. */
const REST_MS = 350;

type Said = Exclude<keyof typeof TRAP, 'claim' | 'back'>;

/** The options of a small position, by their texts, each with the turn that leads there. */
async function turnsFrom(text: string): Promise<Map<string, LegalTurn>> {
  const solver = await fetchSolver();
  const reply = await solver.continuations(text, 0);
  if (!reply.ok) throw new Error(text);
  const turns = reply.list.map(({ turn }) => turn);
  const replies = await Promise.all(turns.map(({ notation }) => solver.play(text, notation)));
  return new Map(replies.flatMap((after, at) => (after.ok ? [[after.text, itemAt(turns, at)]] : [])));
}

/** What a turn may do, where the text says it in numbers of coins. */
function allowed(text: string): string {
  const take = valueOf(text, 'take');
  return take === undefined ? TRAP.none : mayTake(take.split(','));
}

/** What the claim tells the reader to do, where its turns all take so many coins from one pile. */
function claimed(turns: readonly LegalTurn[]): string {
  const taken = new Set(
    turns.map(({ moves: [move, ...others] }) => (move && others.length === 0 ? move.from - move.to : 0)),
  );
  const [coins = 0] = taken;
  return taken.size === 1 && coins > 0 ? claimTakes(coins) : TRAP.other;
}

/** Its content is the claim, the board, and in `slot="after"` what the refutation shows. */
@customElement('grundy-trap')
export class LessonTrap extends LitElement {
  /** The outcome that the reader's move has to leave, for the player who moves next. */
  @property() refutes: 'win' | 'lose' | 'draw' = 'lose';
  /** The moves that the claim is about, separated by blanks; empty for all moves. */
  @property() moves = '';
  @state() private said: Said | null = null;
  /** The turns that the claim is about. */
  private claim: readonly LegalTurn[] = [];
  /** The lesson's own position, the only one that the claim is about, and its options. */
  private author = '';
  private turns: Promise<Map<string, LegalTurn>> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

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
      ${toldStyles}
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
    const turns = await this.turns;
    const turn = turns.get(text)?.notation;
    const named = this.moves.split(' ');
    this.claim = [...turns.values()].filter(({ notation }) => this.moves === '' || named.includes(notation));
    if (turn === undefined) this.said = 'none';
    else if (!this.claim.some(({ notation }) => notation === turn)) this.said = 'other';
    else this.said = outcome === this.refutes ? 'refuted' : this.refutes === 'win' ? 'win' : 'lose';
  }

  private get told(): string {
    const { said } = this;
    if (said === 'none') return allowed(this.author);
    if (said === 'other') return claimed(this.claim);
    return said === null ? '' : TRAP[said];
  }

  private readonly back = (): void => this.querySelector<HTMLElement & { reset(): void }>('grundy-game')?.reset();

  protected override render() {
    const { said } = this;
    return html`
      <h3>${TRAP.claim}</h3>
      <slot></slot>
      <div class="told ${said === null ? '' : 'said'}">
        <p role="status">${this.told}</p>
        ${said === null || said === 'refuted' ? nothing : html`<button @click=${this.back}>${TRAP.back}</button>`}
      </div>
      <div class="after ${said === 'refuted' ? '' : 'covered'}"><slot name="after"></slot></div>
    `;
  }
}
