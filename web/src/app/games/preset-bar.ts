import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { laboratoryLink } from '../../laboratory/laboratory-settings.js';
import { hasSequence } from '../../laboratory/sequence-text.model.js';
import { randomText, seedOfChance } from '../../params/random-text.js';
import { newGesture, send } from '../../controls/events.js';
import { PRESETS } from '#words/site';
import { labelStyles } from '../../styles/label-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { GameRow } from '../../words/catalogue.js';

/** Other positions of the same game: its examples, and one of chance for each seed; each may be an exercise. Fires `exercise`. */
@customElement('grundy-presets')
export class PresetBar extends LitElement {
  /** What edits build upon. */
  @property() text = '';
  /** What is on screen. */
  @property() shown = '';
  @property({ attribute: false }) game: GameRow | undefined;
  /** Whether the answers are hidden. */
  @property({ type: Boolean }) exercising = false;
  @state() private seed: number | null = null;
  /** What the seeds are applied to, so that a seed gives the same position again, and what came of the last one. */
  private base = { text: '', drawn: '' };
  private gesture = newGesture('typing');

  static override styles = [
    sharedStyles,
    labelStyles,
    css`
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 0.7rem;
        align-items: center;
        margin-top: 0.9rem;
      }
      select {
        flex: 0 1 auto;
        max-width: min(100%, 18rem);
      }
      @media (max-width: 34rem) {
        .row {
          gap: 0.5rem;
          margin-top: 0;
        }
        select {
          flex: 1 1 100%;
          max-width: none;
          min-width: 0;
        }
      }
      .sequence {
        display: inline-flex;
        align-items: center;
        min-height: 36px;
        padding: 0 0.8em;
        border: 1px solid var(--line);
        border-radius: 8px;
        background: var(--surface);
        color: inherit;
        text-decoration: none;
      }
      .sequence:hover {
        border-color: var(--line-strong);
      }
      input {
        width: 6rem;
      }
    `,
  ];

  protected override render() {
    const examples = this.game?.examples ?? [];
    const shown = examples.findIndex(({ text }) => text === this.shown);
    return html`
      <div class="row">
        ${examples.length === 0
          ? nothing
          : html`<select aria-label=${PRESETS.examples} @change=${(event: Event) => this.open((event.target as HTMLSelectElement).value)}>
              <option value="" ?disabled=${true} .selected=${shown < 0}>${PRESETS.choose}</option>
              ${examples.map(({ title, text }, index) => html`<option value=${text} .selected=${index === shown}>${title}</option>`)}
            </select>`}
        <button title=${PRESETS.randomHint} @click=${this.drawByChance}>${PRESETS.random}</button>
        ${this.seed === null
          ? nothing
          : html`<label>
              ${PRESETS.seed}
              <input
                id="seed"
                type="number"
                min="0"
                step="1"
                .value=${live(String(this.seed))}
                @focus=${() => (this.gesture = newGesture('typing'))}
                @input=${(event: Event) => this.typed((event.target as HTMLInputElement).value)}
              />
            </label>`}
        <button aria-pressed=${this.exercising} title=${PRESETS.exerciseHint} @click=${() => this.dispatchEvent(new CustomEvent('exercise'))}>${PRESETS.exercise}</button>
        ${this.game && hasSequence(this.game)
          ? html`<a class="sequence" href=${laboratoryLink(this.shown)} title=${PRESETS.sequenceHint}>${PRESETS.sequence}</a>`
          : nothing}
      </div>
    `;
  }

  private typed(value: string): void {
    const seed = Number(value);
    if (value !== '' && Number.isSafeInteger(seed) && seed >= 0) this.draw(seed, this.gesture);
  }

  private open(text: string): void {
    this.seed = null;
    send(this, 'grundy-edit', { text });
  }

  private readonly drawByChance = (): void => {
    this.build();
    this.draw(seedOfChance(this.base.text, this.text), newGesture('random'));
  };

  /** What is drawn builds upon the last position that was not. */
  private build(): void {
    if (this.text !== this.base.drawn) this.base.text = this.text;
  }

  private draw(seed: number, gesture: string): void {
    this.build();
    this.seed = seed;
    this.base.drawn = randomText(this.base.text, seed);
    send(this, 'grundy-edit', { text: this.base.drawn, gesture });
  }
}
