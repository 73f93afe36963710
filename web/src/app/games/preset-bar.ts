import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { laboratoryLink } from '../../laboratory/laboratory-settings.js';
import { hasSequenceOf } from '../../laboratory/sequence-text.model.js';
import type { Chance } from '../chance.js';
import { newGesture, send } from '../../controls/events.js';
import { BAR, PRESETS } from '#words/site';
import { labelStyles } from '../../styles/label-styles.js';
import { buttonStyles } from '../../styles/button-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { GameRow } from '../../words/catalogue.js';

/** The Explore menu: examples of the game, a random position for each seed, an exercise, the sequence of heaps. Fires `exercise` and `keys`. */
@customElement('grundy-presets')
export class PresetBar extends LitElement {
  /** The text that edits build on. */
  @property() text = '';
  /** The text of the position on screen. */
  @property() shown = '';
  @property({ attribute: false }) game: GameRow | undefined;
  /** Whether the answers are hidden. */
  @property({ type: Boolean }) exercising = false;
  @property({ attribute: false }) chance!: Chance;
  @property({ attribute: false }) seed: number | null = null;
  private gesture = newGesture('typing');

  static override styles = [
    sharedStyles,
    buttonStyles,
    labelStyles,
    css`
      .list {
        display: grid;
        justify-items: start;
        gap: 0.2rem;
        min-width: min(16rem, 70vw);
        margin: -0.3rem -0.4rem;
      }
      select {
        width: 100%;
        max-width: 20rem;
        margin-bottom: 0.4rem;
      }
      .list > button,
      .sequence {
        width: 100%;
        justify-content: space-between;
        color: var(--ink);
      }
      .sequence {
        display: flex;
        align-items: center;
        min-height: 36px;
        padding: 0 0.6em;
        border: 1px solid transparent;
        border-radius: 8px;
        text-decoration: none;
      }
      @media (pointer: coarse) {
        .sequence {
          min-height: 42px;
        }
      }
      .sequence:hover {
        background: var(--sunken);
      }
      [data-key]::after {
        content: attr(data-key);
        content: attr(data-key) / '';
        color: var(--muted);
      }
      [aria-pressed='true']::after {
        color: inherit;
      }
      label {
        padding-inline: 0.6em;
      }
      input {
        width: 6rem;
      }
    `,
  ];

  protected override render() {
    return html`
      <div class="list">
        ${this.examples()}
        <button class="quiet" data-key="R" aria-keyshortcuts="R" title=${PRESETS.randomHint} @click=${() => this.chance.drawFrom(this.text)}>${PRESETS.random}</button>
        ${
          this.seed === null
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
            </label>`
        }
        <button class="quiet" data-key="Q" aria-keyshortcuts="Q" aria-pressed=${this.exercising} title=${PRESETS.exerciseHint} @click=${() => this.leave('exercise')}>
          ${PRESETS.exercise}
        </button>
        ${
          this.game && hasSequenceOf(this.game, this.shown)
            ? html`<a class="sequence" data-key="L" aria-keyshortcuts="L" href=${laboratoryLink(this.shown)} title=${PRESETS.sequenceHint}>${PRESETS.sequence}</a>`
            : nothing
        }
        <button class="quiet" data-key=${BAR.keysSign} aria-haspopup="dialog" @click=${() => this.leave('keys')}>${BAR.keys}</button>
      </div>
    `;
  }

  private examples() {
    const examples = this.game?.examples ?? [];
    const shown = examples.findIndex(({ text }) => text === this.shown);
    if (examples.length === 0) return nothing;
    return html`<select aria-label=${PRESETS.examples} @change=${(event: Event) => this.open((event.target as HTMLSelectElement).value)}>
      <option value="" ?disabled=${true} .selected=${shown < 0}>${PRESETS.choose}</option>
      ${examples.map(({ title, text }, index) => html`<option value=${text} .selected=${index === shown}>${title}</option>`)}
    </select>`;
  }

  private leave(where: 'exercise' | 'keys'): void {
    send(this, 'grundy-done', null);
    this.dispatchEvent(new CustomEvent(where));
  }

  private typed(value: string): void {
    const seed = Number(value);
    if (value !== '' && Number.isSafeInteger(seed) && seed >= 0) this.chance.draw(this.text, seed, this.gesture);
  }

  private open(text: string): void {
    this.chance.seed = null;
    send(this, 'grundy-edit', { text });
    send(this, 'grundy-done', null);
  }
}
