import type { Analysis } from 'grundy-wasm';
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
  PLAIN,
  THEMES,
  type EmbedChoices,
  type PageKind,
  type Shared,
} from './share.model.js';
import { posterOf } from './poster.model.js';
import { download } from '../../controls/download.js';
import type { NumberChange } from '../../controls/number-field.js';
import { restingButton } from '../../controls/resting.js';
import { shareStyles } from './share-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import * as words from '#words/panels/share';
import '../../controls/number-field.js';
import '../../controls/snippet-field.js';

const LEAST_HEIGHT = 120;
const MOST_HEIGHT = 4000;

/** The position inside another page: a frame, an element, or a page of its own in one file. Fires `choices` when they change. */
@customElement('grundy-share-embed')
export class ShareEmbed extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) shared!: Shared;
  @property({ type: Boolean }) exercising = false;
  /** Why nothing is to be copied now; empty if it may be. */
  @property() held = '';
  @state() private choices: EmbedChoices = PLAIN;
  @state() private saving = '';
  @state() private withPoster = true;

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
    if (changed.has('analysis')) {
      const choices = { ...this.choices, exercise: this.exercising };
      this.choices = { ...choices, ...this.heightsFor(choices) };
    }
    const poster = this.withPoster ? posterOf(this.analysis, this.choices) : null;
    if (poster !== this.choices.poster) this.choices = { ...this.choices, poster };
  }

  private heightsFor(choices: EmbedChoices): Pick<EmbedChoices, 'height' | 'narrow'> {
    const { position } = this.analysis;
    return { height: frameHeight(position, choices), narrow: frameHeight(position, choices, true) };
  }

  private get beside(): Shared {
    return besideEmbed(this.shared, this.choices);
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
        <label><input class="poster" type="checkbox" .checked=${this.withPoster} @change=${({ target }: Event) => (this.withPoster = (target as HTMLInputElement).checked)} /> ${words.POSTER}</label>
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
    const [before, after] = [this.heightsFor(this.choices), this.heightsFor(next)];
    const height = Math.max(LEAST_HEIGHT, next.height + after.height - before.height);
    this.choices = { ...next, height, narrow: height + after.narrow - after.height };
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
      const page = oneFilePage(await reply.text(), elementMarkup(shared, { ...choices, page: 'html', poster: null }));
      if (page === null) throw new Error(words.NO_TEMPLATE);
      download(new Blob([page], { type: 'text/html' }), `${fileStem(shared.text)}.html`);
      this.saving = '';
    } catch (error) {
      this.saving = words.noFile(error instanceof Error ? error.message : String(error));
    }
  }
}
