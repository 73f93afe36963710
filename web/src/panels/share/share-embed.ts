import type { Position } from 'grundy-wasm';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PARTS, STEPS, type Part, type Steps, type Theme } from '../../params/embed-settings.js';
import {
  besideEmbed,
  elementMarkup,
  elementSnippet,
  fileStem,
  frameHeight,
  frameSnippet,
  oneFileAddress,
  oneFilePage,
  THEMES,
  type EmbedChoices,
  type PageKind,
  type Shared,
} from './share.model.js';
import type { ShareSource } from './share-source.js';
import { dataAddress, download } from '../../controls/download.js';
import type { NumberChange } from '../../controls/number-field.js';
import { restingButton } from '../../controls/resting.js';
import { shareStyles } from './share-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import * as words from '#words/panels/share';
import '../../controls/number-field.js';
import '../../controls/snippet-field.js';

/** The most characters of a poster: a longer one would hide the rest of a post from its author. */
const LONGEST_POSTER = 60_000;
const LEAST_HEIGHT = 120;
const MOST_HEIGHT = 4000;

/** The position inside another page: a frame, an element, or a page of its own in one file. Fires `choices` when they change. */
@customElement('grundy-share-embed')
export class ShareEmbed extends LitElement {
  @property({ attribute: false }) position!: Position;
  @property({ attribute: false }) shared!: Shared;
  @property({ type: Boolean }) exercising = false;
  /** Why nothing is to be copied now; empty if it may be. */
  @property() held = '';
  /** What a poster may show; null where none can be drawn. */
  @property({ attribute: false }) pictures: Pick<ShareSource, 'pictured' | 'veiled'> | null = null;
  @state() private choices: EmbedChoices = {
    page: 'html',
    hide: [],
    theme: 'auto',
    exercise: false,
    steps: null,
    height: 0,
    inline: false,
    poster: '',
  };
  @state() private saving = '';
  @state() private withPoster = false;
  @state() private posterProblem = '';
  /** How the poster is drawn, as theme, kind of picture and what is said of it; empty without one. */
  private drawnAs = '';

  static override styles = [
    sharedStyles,
    shareStyles,
    css`
      fieldset {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2rem 1.1rem;
        margin: 0;
        padding: 0.4rem 0.8rem 0.6rem;
        border: 1px solid var(--line);
        border-radius: 8px;
      }
      .row > label {
        max-width: 100%;
      }
      select {
        min-width: 0;
        max-width: 100%;
      }
      grundy-number {
        width: 9rem;
      }
      .problem {
        margin-top: 0.4rem;
      }
    `,
  ];

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('position')) {
      const choices = { ...this.choices, exercise: this.exercising };
      this.choices = { ...choices, height: frameHeight(this.position, choices) };
    }
    const { hide, exercise, theme } = this.choices;
    const veiled = exercise || hide.includes('numbers') || hide.includes('shading');
    const wanted =
      this.withPoster && this.pictures
        ? `${theme === 'dark' ? 'dark' : 'light'} ${veiled ? 'veiled' : 'pictured'} ${this.beside.alt}`
        : '';
    if (wanted === this.drawnAs && !changed.has('pictures')) return;
    this.drawnAs = wanted;
    this.posterProblem = '';
    this.choices = { ...this.choices, poster: '' };
    if (wanted !== '') void this.drawPoster(theme === 'dark', veiled, wanted);
  }

  private get beside(): Shared {
    return besideEmbed(this.shared, this.choices);
  }

  private async drawPoster(dark: boolean, veiled: boolean, wanted: string): Promise<void> {
    let poster = '';
    let problem = '';
    try {
      const { drawingOf, svgFile } = await import('../../stage/picture-files.js');
      poster = await dataAddress(
        await svgFile(await drawingOf(this.pictures![veiled ? 'veiled' : 'pictured'], dark, this.beside.alt)),
      );
      if (poster.length > LONGEST_POSTER) problem = words.LONG_POSTER;
    } catch (error) {
      problem = words.notDrawn(error instanceof Error ? error.message : String(error));
    }
    if (wanted !== this.drawnAs) return;
    this.posterProblem = problem;
    if (problem === '') this.choose({ poster });
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('choices')) this.dispatchEvent(new CustomEvent<EmbedChoices>('choices', { detail: this.choices }));
  }

  protected override render() {
    const { shared, choices } = this;
    return html`
      <fieldset>
        <legend>${words.LEFT_OUT}</legend>
        ${PARTS.map((part) => this.box(words.PART_WORDS[part], choices.hide.includes(part), (on) => ({ hide: this.toggled(part, on) })))}
      </fieldset>
      <div class="row">
        <label>
          ${words.FOR}
          <select class="page" @change=${(event: Event) => this.choose({ page: (event.target as HTMLSelectElement).value as PageKind })}>
            ${Object.entries(words.PAGE_WORDS).map(([kind, name]) => html`<option value=${kind} ?selected=${kind === choices.page}>${name}</option>`)}
          </select>
        </label>
        <label>
          ${words.THEME}
          <select @change=${(event: Event) => this.choose({ theme: (event.target as HTMLSelectElement).value as Theme })}>
            ${THEMES.map((theme) => html`<option value=${theme} ?selected=${theme === choices.theme}>${words.THEME_WORDS[theme]}</option>`)}
          </select>
        </label>
        <label>
          ${words.STEPS}
          <select class="steps" ?disabled=${choices.exercise} @change=${(event: Event) => this.choose({ steps: ((event.target as HTMLSelectElement).value || null) as Steps | null })}>
            <option value="" ?selected=${choices.steps === null}>${words.NO_STEPS}</option>
            ${STEPS.map((steps) => html`<option value=${steps} ?selected=${steps === choices.steps}>${words.STEPS_WORDS[steps]}</option>`)}
          </select>
        </label>
        <span class="row">
          <span aria-hidden="true">${words.HEIGHT.name}</span>
          <grundy-number label=${words.HEIGHT.label} .value=${choices.height} .least=${LEAST_HEIGHT} @number-change=${({ detail }: CustomEvent<NumberChange>) => this.resize(Number(detail.value))}></grundy-number>
        </span>
        ${this.box(words.AS_EXERCISE, choices.exercise, (exercise) => ({ exercise }))}
      </div>
      ${shared.link === '' ? html`<p>${words.NO_FRAME}</p>` : this.snippets()}
      <div>
        ${restingButton(words.ONE_FILE.download, this.saving === 'busy' || this.held !== '', () => void this.saveOne())}
        <p class="muted">${words.ONE_FILE.note}</p>
        ${this.saving === '' || this.saving === 'busy' ? nothing : html`<p class="problem" role="alert">${this.saving}</p>`}
      </div>
    `;
  }

  private snippets() {
    const { beside: shared, choices } = this;
    return html`
      <grundy-snippet name=${words.FRAME.name} rows="5" .held=${this.held} .text=${frameSnippet(shared, choices)} hint=${words.FRAME.hint}></grundy-snippet>
      <div>
        <grundy-snippet
          name=${words.ELEMENT.name}
          rows="5"
          .held=${this.held}
          .text=${elementSnippet(shared, choices)}
          hint=${words.ELEMENT.hint}
        ></grundy-snippet>
        ${this.box(words.INLINE, choices.inline, (inline) => ({ inline }))}
        ${this.pictures ? html`<label><input class="poster" type="checkbox" .checked=${this.withPoster} @change=${({ target }: Event) => (this.withPoster = (target as HTMLInputElement).checked)} /> ${words.POSTER}</label>` : nothing}
        ${this.posterProblem === '' ? nothing : html`<p class="problem" role="alert">${this.posterProblem}</p>`}
      </div>
    `;
  }

  private box(name: string, checked: boolean, change: (on: boolean) => Partial<EmbedChoices>) {
    return html`<label><input type="checkbox" .checked=${checked} @change=${(event: Event) => this.choose(change((event.target as HTMLInputElement).checked))} /> ${name}</label>`;
  }

  private toggled(part: Part, on: boolean): Part[] {
    const rest = this.choices.hide.filter((other) => other !== part);
    return on ? [...rest, part] : rest;
  }

  /** A height that the author typed grows and shrinks with what is chosen. */
  private choose(choices: Partial<EmbedChoices>): void {
    const next = { ...this.choices, ...choices };
    const more = frameHeight(this.position, next) - frameHeight(this.position, this.choices);
    this.choices = { ...next, height: Math.max(LEAST_HEIGHT, next.height + more) };
  }

  private resize(height: number): void {
    if (Number.isInteger(height) && height >= LEAST_HEIGHT) this.choose({ height: Math.min(MOST_HEIGHT, height) });
  }

  private async saveOne(): Promise<void> {
    const { beside: shared, choices } = this;
    this.saving = 'busy';
    try {
      const reply = await fetch(oneFileAddress(shared.site));
      if (!reply.ok) throw new Error(words.siteAnswered(reply.status));
      const page = oneFilePage(await reply.text(), elementMarkup(shared, { ...choices, page: 'html', poster: '' }));
      if (page === null) throw new Error(words.NO_TEMPLATE);
      download(new Blob([page], { type: 'text/html' }), `${fileStem(shared.text)}.html`);
      this.saving = '';
    } catch (error) {
      this.saving = words.noFile(error instanceof Error ? error.message : String(error));
    }
  }
}
