/** The guide's generator: turns a position and choices into lines to paste, with a preview beside them. */

import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { sharedStyles } from '../styles/shared-styles.js';
import { altText, positionSentence } from '../telling/alt-text.model.js';
import { GENERATOR } from '#words/embed';
import { problemText } from '../words/problems.js';
import {
  besideEmbed,
  frameAddress,
  markdownPicture,
  type EmbedChoices,
  type Shared,
} from '../panels/share/share.model.js';
import { catalogue, solver } from '../session/page-solver.js';
import '../panels/share/share-embed.js';
import '../controls/snippet-field.js';
import type { CatalogueRows } from '../words/catalogue.js';

const EXAMPLE = 'game=nim&piles=3,5,7';

/** Milliseconds without typing after which the text is solved. */
const REST_MS = 250;

@customElement('grundy-generator')
export class Generator extends LitElement {
  @state() private text = location.hash.slice(1) || EXAMPLE;
  @state() private games: CatalogueRows['games'] = [];
  @state() private analysis: Analysis | null = null;
  @state() private problems: readonly string[] = [];
  /** The text that the lines to paste belong to. */
  @state() private solved = '';
  @state() private choices: EmbedChoices | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.2rem;
        padding: 1rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
      }
      .source {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.3rem;
      }
      .source input {
        width: 100%;
        font-family: var(--mono);
        font-size: var(--small);
      }
      .columns {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 1.2rem;
      }
      @media (min-width: 58rem) {
        .columns {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }
      .lines {
        display: grid;
        gap: 1rem;
        align-content: start;
      }
      iframe {
        display: block;
        width: 100%;
        margin-top: 0.4rem;
        border: 1px dashed var(--line-strong);
        color-scheme: inherit;
      }
      select {
        justify-self: start;
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.replaceChildren();
    addEventListener('hashchange', this.read);
    void this.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.read);
  }

  private async start(): Promise<void> {
    await this.solve();
    this.games = (await catalogue()).games;
  }

  private readonly read = (): void => this.take(location.hash.slice(1) || EXAMPLE);

  private take(text: string): void {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.solve(), REST_MS);
  }

  private async solve(): Promise<void> {
    const { text } = this;
    try {
      const reply = await solver.analyze(text);
      if (text !== this.text) return;
      this.solved = reply.ok ? text : '';
      this.problems = reply.ok ? [] : reply.problems.map(problemText);
      if (reply.ok) this.analysis = reply.analysis;
    } catch (error) {
      if (text === this.text) this.problems = [error instanceof Error ? error.message : String(error)];
    }
  }

  protected override render() {
    const { analysis, problems } = this;
    return html`
      <div class="source">
        <label for="text">${GENERATOR.position}</label>
        <input
          id="text"
          spellcheck="false"
          autocomplete="off"
          .value=${this.text}
          aria-invalid=${problems.length > 0}
          aria-describedby="problems"
          @input=${(event: Event) => this.take((event.target as HTMLInputElement).value)}
        />
        <div id="problems" role="status">${problems.map((problem) => html`<p class="problem">${problem}</p>`)}</div>
        ${this.examples()}
      </div>
      ${analysis === null ? nothing : this.body(analysis)}
    `;
  }

  private examples() {
    return html`
      <select aria-label=${GENERATOR.examples} @change=${(event: Event) => this.take((event.target as HTMLSelectElement).value)}>
        <option value="" disabled .selected=${true}>${GENERATOR.choose}</option>
        ${this.games.map(
          ({ title, examples }) =>
            html`<optgroup label=${title}>${examples.map((each) => html`<option value=${each.text}>${each.title}</option>`)}</optgroup>`,
        )}
      </select>
    `;
  }

  private body(analysis: Analysis) {
    const { choices } = this;
    const held = this.solved === this.text ? '' : this.problems.length > 0 ? GENERATOR.wrong : GENERATOR.waiting;
    const shared = this.shared(analysis);
    return html`
      <div class="columns">
        <div class="lines">
          <grundy-share-embed
            .analysis=${analysis}
            .held=${held}
            .shared=${shared}
            @choices=${({ detail }: CustomEvent<EmbedChoices>) => (this.choices = detail)}
          ></grundy-share-embed>
          <grundy-snippet name=${GENERATOR.picture} rows="3" .held=${held} .text=${markdownPicture(choices === null ? shared : besideEmbed(shared, choices))} hint=${GENERATOR.pictureHint}></grundy-snippet>
        </div>
        <div>
          <h3 id="preview">${GENERATOR.preview}</h3>
          ${
            choices === null
              ? nothing
              : html`<iframe aria-labelledby="preview" title=${shared.title} src=${frameAddress(shared, choices)} height=${choices.height} allow="clipboard-write; fullscreen"></iframe>`
          }
        </div>
      </div>
    `;
  }

  private shared(analysis: Analysis): Shared {
    const site = new URL('../', location.href.split('#')[0]).href;
    const { text } = analysis;
    return { site, text, link: `${site}#${text}`, title: positionSentence(analysis), alt: altText(analysis) };
  }
}
