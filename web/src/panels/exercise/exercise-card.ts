import type { Analysis, Continuation } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Exercise } from './exercise.js';
import type { Letter } from '../../pictures/claim.js';
import { claimHint, scoreLines } from './exercise.model.js';
import { canDraw } from '../../stage/legend/legend.model.js';
import { turnLabel } from '../../telling/moves.model.js';
import { buttonStyles } from '../../styles/button-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { EXERCISE, QUESTIONS, WINNERS } from '#words/panels/exercise';

/** The card beside the picture while the answers are hidden. Fires `reveal`. */
@customElement('grundy-exercise')
export class ExerciseCard extends LitElement {
  @property({ attribute: false }) exercise!: Exercise;
  /** The analysis with the answers. */
  @property({ attribute: false }) analysis!: Analysis;
  /** Counts checks and claims: they change the exercise in place, and the card is drawn anew. */
  @property({ type: Number }) version = 0;

  static override styles = [
    sharedStyles,
    buttonStyles,
    css`
      h2 {
        margin-bottom: 0.35rem;
        font-family: var(--serif);
        font-size: var(--display);
        line-height: 1.15;
        letter-spacing: -0.01em;
      }
      fieldset {
        margin: 0.9rem 0 0;
        padding: 0;
        border: 0;
        min-width: 0;
      }
      legend {
        padding: 0;
        font-weight: 600;
        font-size: var(--small);
      }
      .row,
      .turns {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        margin-top: 0.45rem;
      }
      .turns label {
        display: inline-flex;
        align-items: center;
        gap: 0.45rem;
        min-height: 36px;
        padding: 0 0.7rem;
        border: 1px solid var(--line);
        border-radius: 8px;
        font-size: var(--small);
        cursor: pointer;
      }
      .turns {
        max-height: 22rem;
        overflow-y: auto;
      }
      .score {
        margin-top: 0.8rem;
      }
      .score p {
        font-weight: 600;
      }
      .end {
        margin-top: 1rem;
      }
      .primary {
        background: var(--accent);
        border-color: var(--accent);
        color: var(--on-accent);
      }
    `,
  ];

  protected override render() {
    const { exercise, analysis } = this;
    const { turns, score } = exercise;
    const hint = claimHint(analysis);
    return html`
      <section>
        <h2>${EXERCISE.title}</h2>
        <p class="muted">${EXERCISE.how}</p>
        <fieldset ?hidden=${analysis.outcome === 'undecided'}>
          <legend>${QUESTIONS.winner}</legend>
          <div class="row">${(canDraw(analysis) ? (['W', 'L', 'D'] as const) : (['W', 'L'] as const)).map((letter) => this.winner(letter))}</div>
        </fieldset>
        ${
          turns === null || turns.length === 0
            ? nothing
            : html`<fieldset>
              <legend>${QUESTIONS.turns}</legend>
              <div class="turns" tabindex="0" role="group" aria-label=${QUESTIONS.allTurns}>${turns.map((turn) => this.turn(turn))}</div>
            </fieldset>`
        }
        ${
          hint === null
            ? nothing
            : html`<fieldset>
              <legend>${QUESTIONS.places}</legend>
              <p class="muted">${hint}</p>
            </fieldset>`
        }
        <div class="score" role="status">${score === null ? nothing : scoreLines(analysis, score).map((line) => html`<p>${line}</p>`)}</div>
        <div class="row end">
          <button class="primary" @click=${() => exercise.check(analysis)}>${EXERCISE.check}</button>
          <button @click=${() => this.dispatchEvent(new CustomEvent('reveal'))}>${EXERCISE.reveal}</button>
        </div>
      </section>
    `;
  }

  private winner(letter: Letter) {
    return html`<button aria-pressed=${this.exercise.claimed === letter} @click=${() => this.exercise.claimWinner(letter)}>${WINNERS[letter]}</button>`;
  }

  private turn({ turn }: Continuation) {
    const { notation } = turn;
    return html`
      <label>
        <input
          type="checkbox"
          .checked=${this.exercise.isTicked(notation)}
          @change=${(event: Event) => this.exercise.tick(notation, (event.target as HTMLInputElement).checked)}
        />
        ${turnLabel(this.analysis.position, turn)}
      </label>
    `;
  }
}
