import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ExaminedView } from '../examine/examined.model.js';
import { delayOf, SPEEDS, stepWords, type Speed } from './filling.model.js';
import { fillOrder } from './order.model.js';
import type { Place } from '../../places/place.js';
import { send } from '../../controls/events.js';
import { focusPicture } from '../../pictures/focus-picture.js';
import { icon } from '../../controls/icons.js';
import { unless } from '../../controls/resting.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { FILL, SPEED_NAMES } from '#words/panels/places';

declare global {
  interface PageEvents {
    /** Whether the table is filled before the reader's eyes, up to the examined place. */
    'grundy-fill': boolean;
  }
}

/** Milliseconds after which a place is passed over if its options do not arrive. */
const LONGEST_WAIT = 5000;

/** Plays the filling of a table place by place, forwards and backwards, with a scrubber. */
@customElement('grundy-fill')
export class FillBar extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  /** The place filled last; null before the first. */
  @property({ attribute: false }) place: Place | null = null;
  @property({ attribute: false }) view: ExaminedView | null = null;
  /** The table that is filled. */
  @property({ type: Number }) table = 0;
  @state() private playing = true;
  @state() private speed: Speed = 'steady';
  @query('input') private scrubber!: HTMLInputElement | null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)');

  static override styles = [
    sharedStyles,
    css`
      .player {
        padding: 0.6rem 0.75rem 0.7rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
      }
      .controls {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem;
      }
      .play {
        min-width: 4.4rem;
        padding: 0;
      }
      input {
        flex: 1 1 9rem;
        min-width: 6rem;
        padding: 0;
        border: 0;
        background: none;
        accent-color: var(--accent);
      }
      /* As high as a few sentences: what stands below must not move while it plays. */
      .said {
        min-height: 6.2rem;
        margin-top: 0.5rem;
      }
      b {
        font-weight: 600;
      }
      @media (max-width: 30rem) {
        input {
          order: 1;
          flex-basis: 100%;
        }
      }
    `,
  ];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  override willUpdate(): void {
    if (this.index === this.last) this.playing = false;
  }

  override firstUpdated(): void {
    this.scrubber?.focus({ preventScroll: true });
    this.scrollIntoView({ block: 'nearest' });
  }

  override updated(): void {
    clearTimeout(this.timer);
    if (this.playing)
      this.timer = setTimeout(
        () => this.go(this.index + 1),
        this.view === null ? LONGEST_WAIT : delayOf(this.speed, this.calm.matches),
      );
  }

  private get places(): readonly number[] {
    return fillOrder(this.analysis, this.table).places;
  }

  private get last(): number {
    return this.places.length - 1;
  }

  private get index(): number {
    return this.place === null ? -1 : fillOrder(this.analysis, this.table).indexOf(this.place.state);
  }

  protected override render() {
    const { index, last } = this;
    const { title, said } = stepWords(this.analysis, this.place!, index, last + 1);
    return html`
      <div class="player" role="group" aria-label=${FILL.name} @keydown=${this.keyed}>
        <div class="controls">
          <button class="play" @click=${this.toggle}>${this.playing ? FILL.pause : index === last ? FILL.again : FILL.play}</button>
          <button class="icon" aria-label=${FILL.back} title=${FILL.back} aria-disabled=${index <= 0} @click=${unless(index <= 0, () => this.step(index - 1))}>‹</button>
          <button class="icon" aria-label=${FILL.on} title=${FILL.on} aria-disabled=${index === last} @click=${unless(index === last, () => this.step(index + 1))}>›</button>
          <input
            type="range"
            aria-label=${FILL.step}
            min="0"
            max=${last}
            .value=${String(index)}
            aria-valuetext=${said}
            @input=${({ target }: Event) => this.step(Number((target as HTMLInputElement).value))}
          />
          <select aria-label=${FILL.speed} @change=${({ target }: Event) => (this.speed = (target as HTMLSelectElement).value as Speed)}>
            ${SPEEDS.map((speed) => html`<option value=${speed} .selected=${speed === this.speed}>${SPEED_NAMES[speed]}</option>`)}
          </select>
          <button class="icon end" aria-label=${FILL.done} title=${FILL.doneHint} @click=${this.end}>${icon('cross')}</button>
        </div>
        <div class="said" aria-live=${this.playing ? 'off' : 'polite'}>
          <p><b>${title}</b></p>
          ${this.view === null ? nothing : this.view.sentences.map((sentence) => html`<p>${sentence}</p>`)}
        </div>
      </div>
    `;
  }

  private readonly end = (): void => {
    const around = this.getRootNode();
    send(this, 'grundy-fill', false);
    if (around instanceof ShadowRoot) focusPicture(around);
  };

  private readonly toggle = (): void => {
    if (!this.playing && this.index === this.last) this.go(0);
    this.playing = !this.playing;
  };

  /** Goes to a step by hand, which stops the playing. */
  private step(to: number): void {
    this.playing = false;
    this.go(to);
  }

  private go(to: number): void {
    const next = this.places[to];
    if (next !== undefined) send(this, 'grundy-place', { table: this.table, state: next });
  }

  private keyed(event: KeyboardEvent): void {
    const onScrubber = event.composedPath()[0] === this.scrubber;
    if (event.key === 'Escape') this.end();
    else if (event.key === ' ' && onScrubber) this.toggle();
    else return;
    event.preventDefault();
  }
}
