import { css, html, LitElement, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { MINIATURES } from './games/miniature.model.js';
import { catalogue, solver } from '../worker/shared.js';
import { SITE } from '#words/controls';
import { FRONT_PAGE, GUIDES, notStarted, TITLE } from '#words/games/games-list';
import { brandStyles } from '../styles/brand-styles.js';
import { send } from '../controls/events.js';
import type { GameList } from './games/game-list.js';
import { PageInput } from './page-input.js';
import { sharedStyles } from '../styles/shared-styles.js';
import './games/game-list.js';
import './games/miniature.js';
import type { CatalogueRows } from '../words/catalogue.js';

/** What a reader sees first: what this is, boards to play on at once, and every game there is. */
@customElement('grundy-front')
export class FrontPage extends LitElement {
  @state() private catalogue: CatalogueRows | null = null;
  @state() private failure = '';
  @query('grundy-games') private games!: GameList;
  private readonly input = new PageInput((source) => send(this, 'grundy-source', source));

  static override styles = [
    sharedStyles,
    brandStyles,
    css`
      header,
      main,
      footer {
        max-width: 88rem;
        margin: 0 auto;
        padding-inline: clamp(0.75rem, 2vw, 1.5rem);
      }
      header {
        padding-top: 0.7rem;
      }
      .bar {
        display: flex;
        justify-content: space-between;
        align-items: center;
      }
      h1 {
        margin: clamp(1.1rem, 2.2vw, 1.9rem) 0 0.6rem;
        font-size: clamp(2rem, 1.2rem + 3.4vw, 3.4rem);
        font-weight: 720;
        line-height: 1.08;
        letter-spacing: -0.03em;
        text-wrap: balance;
      }
      .lead {
        max-width: 46rem;
        font-size: clamp(1.05rem, 0.98rem + 0.4vw, 1.25rem);
        line-height: 1.5;
        color: var(--muted);
        text-wrap: pretty;
      }
      .key {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 1.4rem;
        margin-top: 0.9rem;
        font-size: 0.92rem;
      }
      .key span {
        display: inline-flex;
        align-items: center;
        gap: 0.5rem;
      }
      .key i {
        position: relative;
        width: 1.5rem;
        height: 1.5rem;
        border: 1.5px solid var(--won-edge);
        border-radius: 6px;
        background: var(--won);
      }
      .key .ring,
      .key .reach {
        fill: none;
        stroke: var(--ink);
        stroke-width: 2;
      }
      .key .ring {
        stroke-dasharray: 5 3.4;
      }
      .key .reach {
        stroke: var(--accent);
        stroke-width: 2.5;
      }
      .key .lost {
        border-color: var(--lost-edge);
        background: var(--lost);
      }
      .key .lost::after {
        content: '';
        position: absolute;
        top: 3px;
        right: 3px;
        width: 7px;
        height: 7px;
        border-radius: 50%;
        background: var(--lost-mark);
      }
      .boards {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr));
        gap: 1.2rem;
        margin: clamp(1.2rem, 2.4vw, 2rem) 0 clamp(2.5rem, 5vw, 4.5rem);
        padding: 0;
        list-style: none;
      }
      .boards > li {
        display: grid;
        min-width: 0;
      }
      h2 {
        margin-bottom: 0.4rem;
        font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2rem);
        font-weight: 700;
        letter-spacing: -0.02em;
      }
      .laboratory {
        display: grid;
        gap: 0.2rem;
        max-width: 46rem;
        margin-bottom: clamp(2rem, 4vw, 3.5rem);
      }
      .laboratory a {
        justify-self: start;
        padding: 0.2rem 0;
        color: var(--accent);
        font-size: 1.15rem;
      }
      footer nav {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 1.2rem;
        margin-top: 0.6rem;
      }
      footer a {
        padding: 0.3rem 0;
        color: var(--accent);
      }
      footer {
        padding-block: 2.5rem 2rem;
        font-size: 0.875rem;
      }
      @media (max-width: 27rem) {
        .boards {
          margin-inline: calc(-1 * clamp(0.75rem, 2vw, 1.5rem));
          gap: 0.8rem;
        }
      }
      @media (forced-colors: active) {
        .key .lost::after {
          background: CanvasText;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    document.title = TITLE;
    this.input.connect();
    void this.fetch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.input.disconnect();
  }

  private async fetch(): Promise<void> {
    try {
      this.catalogue = await catalogue();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  protected override render() {
    return html`
      <header>
        <div class="bar">
          <p class="brand"><img src="./favicon.svg" alt="" width="28" height="28" /> ${SITE.name}</p>
          <button @click=${() => this.games.focus()}>${FRONT_PAGE.search}</button>
        </div>
        <h1>${FRONT_PAGE.heading}</h1>
        <p class="lead">${FRONT_PAGE.lead}</p>
        <p class="key muted">
          <span><i></i> ${FRONT_PAGE.won}</span>
          <span><i class="lost"></i> ${FRONT_PAGE.lost}</span>
          <span><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><circle class="ring" cx="12" cy="12" r="9.5"></circle></svg> ${FRONT_PAGE.winning}</span>
          <span><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path class="reach" d="M2 8V2h6M16 2h6v6M22 16v6h-6M8 22H2v-6"></path></svg> ${FRONT_PAGE.legal}</span>
          <span>${FRONT_PAGE.numbers}</span>
        </p>
        ${this.failure === '' ? nothing : html`<p class="problem" role="alert">${notStarted(this.failure)}</p>`}
      </header>
      <main>
        <ul class="boards" aria-label=${FRONT_PAGE.boards}>
          ${MINIATURES.map((entry) => html`<li><grundy-miniature .entry=${entry} .opponent=${solver}></grundy-miniature></li>`)}
        </ul>
        <p class="laboratory">
          <a href="?view=sequence#game=kayles"><b>${FRONT_PAGE.laboratory}</b></a>
          <span class="muted">${FRONT_PAGE.laboratoryHint}</span>
        </p>
        <h2>${FRONT_PAGE.games}</h2>
        <grundy-games .catalogue=${this.catalogue}></grundy-games>
      </main>
      <footer class="muted">
        <p>${FRONT_PAGE.foot}</p>
        <nav aria-label=${GUIDES.label}>
          <a href="./docs/embed.html">${GUIDES.embed}</a> <a href="./docs/hosts.html">${GUIDES.hosts}</a> <a href="./docs/parameters.html">${GUIDES.parameters}</a>
          <a href="./docs/laboratory.html">${GUIDES.laboratory}</a>
          <a href="./docs/licences.html">${GUIDES.licences}</a>
        </nav>
      </footer>
    `;
  }
}
