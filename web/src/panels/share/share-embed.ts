import type { Position } from 'grundy-wasm';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PARTS, type Part, type Theme } from '../../embed/settings.model.js';
import {
  elementMarkup,
  elementSnippet,
  fileStem,
  frameHeight,
  frameSnippet,
  oneFileAddress,
  oneFilePage,
  PAGE_WORDS,
  PART_WORDS,
  THEMES,
  type EmbedChoices,
  type PageKind,
  type Shared,
} from './share.model.js';
import { download } from '../../controls/download.js';
import type { NumberChange } from '../../controls/number-field.js';
import { shareStyles } from './share-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import '../../controls/number-field.js';
import '../../controls/snippet-field.js';

const THEME_WORDS: Record<Theme, string> = { auto: 'as the page around it', light: 'light', dark: 'dark' };
const LEAST_HEIGHT = 120;
const MOST_HEIGHT = 4000;

/** The position inside another page: a frame, an element, or a page of its own in one file. Fires `choices` when they change. */
@customElement('grundy-share-embed')
export class ShareEmbed extends LitElement {
  @property({ attribute: false }) position!: Position;
  @property({ attribute: false }) shared!: Shared;
  @property({ type: Boolean }) exercising = false;
  @state() private choices: EmbedChoices = { page: 'html', hide: [], theme: 'auto', exercise: false, height: 0, inline: false };
  @state() private saving = '';

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
      select {
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
    if (changed.has('position')) this.choices = { ...this.choices, exercise: this.exercising, height: frameHeight(this.position) };
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('choices')) this.dispatchEvent(new CustomEvent<EmbedChoices>('choices', { detail: this.choices }));
  }

  protected override render() {
    const { shared, choices } = this;
    return html`
      <fieldset>
        <legend>Left out</legend>
        ${PARTS.map((part) => this.box(PART_WORDS[part], choices.hide.includes(part), (on) => ({ hide: this.toggled(part, on) })))}
      </fieldset>
      <div class="row">
        <label>
          For
          <select class="page" @change=${(event: Event) => this.choose({ page: (event.target as HTMLSelectElement).value as PageKind })}>
            ${Object.entries(PAGE_WORDS).map(([kind, words]) => html`<option value=${kind} ?selected=${kind === choices.page}>${words}</option>`)}
          </select>
        </label>
        <label>
          Colours
          <select @change=${(event: Event) => this.choose({ theme: (event.target as HTMLSelectElement).value as Theme })}>
            ${THEMES.map((theme) => html`<option value=${theme} ?selected=${theme === choices.theme}>${THEME_WORDS[theme]}</option>`)}
          </select>
        </label>
        <span class="row">
          <span aria-hidden="true">Height</span>
          <grundy-number label="Height in pixels" .value=${choices.height} .least=${LEAST_HEIGHT} @number-change=${({ detail }: CustomEvent<NumberChange>) => this.resize(Number(detail.value))}></grundy-number>
        </span>
        ${this.box('an exercise: readers find the answers', choices.exercise, (exercise) => ({ exercise }))}
      </div>
      ${shared.link === '' ? html`<p>This position is too long for an address, so it cannot stand in a frame; one file can hold it.</p>` : this.snippets()}
      <div>
        <button ?disabled=${this.saving === 'busy'} @click=${() => void this.saveOne()}>Download as one .html</button>
        <p class="muted">A page of its own that works without a network, opened by a double click.</p>
        ${this.saving === '' || this.saving === 'busy' ? nothing : html`<p class="problem" role="alert">${this.saving}</p>`}
      </div>
    `;
  }

  private snippets() {
    const { shared, choices } = this;
    return html`
      <grundy-snippet name="Frame" rows="5" .text=${frameSnippet(shared, choices)} hint="Works wherever frames are allowed; your page needs no script."></grundy-snippet>
      <div>
        <grundy-snippet
          name="Element"
          rows="5"
          .text=${elementSnippet(shared, choices)}
          hint="Sets its own height, follows the colours of your page, and tells it what readers do. Where scripts do not run, the link stands there."
        ></grundy-snippet>
        ${this.box('inline: part of your page instead of a frame', choices.inline, (inline) => ({ inline }))}
      </div>
    `;
  }

  private box(words: string, checked: boolean, change: (on: boolean) => Partial<EmbedChoices>) {
    return html`<label><input type="checkbox" .checked=${checked} @change=${(event: Event) => this.choose(change((event.target as HTMLInputElement).checked))} /> ${words}</label>`;
  }

  private toggled(part: Part, on: boolean): Part[] {
    const rest = this.choices.hide.filter((other) => other !== part);
    return on ? [...rest, part] : rest;
  }

  private choose(choices: Partial<EmbedChoices>): void {
    this.choices = { ...this.choices, ...choices };
  }

  private resize(height: number): void {
    if (Number.isInteger(height) && height >= LEAST_HEIGHT) this.choose({ height: Math.min(MOST_HEIGHT, height) });
  }

  private async saveOne(): Promise<void> {
    const { shared, choices } = this;
    this.saving = 'busy';
    try {
      const reply = await fetch(oneFileAddress(shared.site));
      if (!reply.ok) throw new Error(`the site answered ${reply.status}`);
      const page = oneFilePage(await reply.text(), elementMarkup(shared, { ...choices, page: 'html' }));
      if (page === null) throw new Error('what the site sent is not the template');
      download(new Blob([page], { type: 'text/html' }), `${fileStem(shared.text)}.html`);
      this.saving = '';
    } catch (error) {
      this.saving = `The file could not be made: ${error instanceof Error ? error.message : String(error)}.`;
    }
  }
}
