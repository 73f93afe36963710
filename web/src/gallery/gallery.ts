import { html, LitElement, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { SITE } from '#words/controls';
import * as words from '#words/gallery/gallery';
import { brandStyles } from '../styles/brand-styles.js';
import { headStyles } from '../styles/head-styles.js';
import { sharedStyles } from '../styles/shared-styles.js';
import { rowsShown, type ProblemRow } from './gallery.model.js';
import { galleryStyles } from './gallery-styles.js';
import { JUDGES, type Judge } from './problem.model.js';
import './problem-input.js';

/** Contest problems by judge and number: the rule, the theory, a link into the playground, and a box that answers an input. */
@customElement('grundy-gallery')
export class Gallery extends LitElement {
  @state() private search = '';
  @state() private judge: Judge | null = null;
  /** The problems whose input box was opened once; such a box stays. */
  @state() private opened: readonly string[] = [];
  @query('input') private field!: HTMLInputElement;

  static override styles = [sharedStyles, brandStyles, headStyles, galleryStyles];

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = words.TITLE;
  }

  override focus(): void {
    this.field.focus();
  }

  protected override render() {
    const { search, judge } = this;
    const rows = rowsShown(search, judge);
    return html`
      <header class="head">
        <a class="brand" href=${location.pathname} aria-label=${SITE.home}><img src="./favicon.svg" alt="" width="28" height="28" /><span>${SITE.name}</span></a>
      </header>
      <main>
        <h1>${words.HEADING}</h1>
        <p class="lead muted">${words.LEAD}</p>
        <div class="search" role="search">
          <input
            type="search"
            placeholder=${words.SEARCH.hint}
            aria-label=${words.SEARCH.label}
            autocomplete="off"
            spellcheck="false"
            .value=${search}
            @input=${(event: InputEvent) => (this.search = (event.target as HTMLInputElement).value)}
          />
          <div class="judges" role="group" aria-label=${words.JUDGE.label}>
            ${this.choice(null, words.JUDGE.all)} ${JUDGES.map((each) => this.choice(each, words.JUDGES[each]))}
          </div>
          <p class="found muted" role="status">${words.problemsFound(search.trim(), rows.length)}</p>
        </div>
        <ul class="problems">
          ${repeat(
            rows,
            ({ key }) => key,
            (row) => html`<li>${this.problem(row)}</li>`,
          )}
        </ul>
        <p class="foot muted">${words.FOOT}</p>
      </main>
    `;
  }

  private choice(judge: Judge | null, name: string) {
    return html`<button aria-pressed=${this.judge === judge} data-judge=${judge ?? 'all'} @click=${() => (this.judge = judge)}>${name}</button>`;
  }

  private problem({ key, judgeName, number, name, rule, theory, covered, text, input }: ProblemRow) {
    const open = words.openProblem(name);
    const yours = words.yourInput(name);
    return html`
      <article data-problem=${key}>
        <h2>${name}</h2>
        <p class="number muted">${judgeName} <span translate="no">${number}</span></p>
        <p>${rule}</p>
        <p class="theory"><b>${words.THEORY}</b> ${theory}</p>
        ${covered === undefined ? nothing : html`<p class="covered muted"><b>${words.COVERED}</b> ${covered}</p>`}
        <a class="open" href="${location.pathname}#${text}">${open.shown}<span class="unseen">${open.unseen}</span></a>
        ${
          input === undefined
            ? nothing
            : html`
              <details @toggle=${() => this.opened.includes(key) || (this.opened = [...this.opened, key])}>
                <summary>${yours.shown}<span class="unseen">${yours.unseen}</span></summary>
                ${this.opened.includes(key) ? html`<grundy-problem-input .input=${input}></grundy-problem-input>` : nothing}
              </details>
            `
        }
      </article>
    `;
  }
}
