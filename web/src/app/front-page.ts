import { html, LitElement, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { MAPPED, MINIATURES, QUEEN } from './games/miniature.model.js';
import { catalogue, solver } from '../session/page-solver.js';
import { SITE } from '#words/controls';
import { FRONT_PAGE, GUIDES, HERO, notStarted, SIX_GAMES, TITLE } from '#words/front-page';
import { brandStyles } from '../styles/brand-styles.js';
import { afterFrame } from '../controls/after-frame.js';
import { send } from '../controls/events.js';
import { headStyles } from '../styles/head-styles.js';
import { once } from '../controls/once.js';
import { frontStyles } from './front-styles.js';
import type { GameList } from './games/game-list.js';
import { PageInput } from '../pasted/page-input.js';
import type { Source } from '../pasted/pasted-source.js';
import { sharedStyles } from '../styles/shared-styles.js';
import './games/game-list.js';
import './games/miniature.js';
import type { CatalogueRows } from '../words/catalogue.js';

declare global {
  interface PageEvents {
    /** Something was pasted or dropped that holds a position. */
    'grundy-source': Source;
  }
}

/** The front page: what the site is, a board to play on at once, the map of its Grundy numbers, then six games and the list of all games. */
@customElement('grundy-front')
export class FrontPage extends LitElement {
  @state() private catalogue: CatalogueRows | null = null;
  @state() private failure = '';
  /** Whether the first screen is drawn, so that the rest can follow. */
  @state() private begun = false;
  @query('grundy-games') private games!: GameList | null;
  /** Whether the reader asked for the list before it was drawn. */
  private wanted = false;
  private readonly input = new PageInput((source) => send(this, 'grundy-source', source));

  static override styles = [sharedStyles, brandStyles, headStyles, frontStyles];

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

  override async firstUpdated(): Promise<void> {
    await afterFrame();
    this.begun = true;
  }

  private async fetch(): Promise<void> {
    try {
      this.catalogue = await catalogue();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** Fetches the map once the board beside it can be played. */
  private readonly fetchMap = once(() => import('./games/queen-map.js'));

  private readonly find = (): void => {
    this.wanted = true;
    this.requestUpdate();
  };

  protected override async updated(): Promise<void> {
    if (!this.wanted || !this.games || !this.catalogue) return;
    this.wanted = false;
    await this.games.updateComplete;
    this.games.focus();
  }

  protected override render() {
    return html`
      <header class="head">
        <p class="brand"><img src="./favicon.svg" alt="" width="28" height="28" /> ${SITE.name}</p>
        <nav aria-label=${HERO.site}>
          <a href="./lessons/">${HERO.lessons}</a>
          <a class="below" href="?view=sequence#game=kayles">${HERO.laboratory}</a>
          <a href="./docs/embed.html">${HERO.embed}</a>
        </nav>
      </header>
      <main>
        <div class="hero">
          <div class="say">
            <h1>${FRONT_PAGE.heading}</h1>
            <p class="lead">${HERO.lead}</p>
            ${this.failure === '' ? nothing : html`<p class="problem" role="alert">${notStarted(this.failure)}</p>`}
            <div class="ways">
              <a class="play" href="?play=1#${MINIATURES[0]?.text ?? ''}">${HERO.play}</a>
              <button class="plain find" @click=${this.find}>${HERO.find}</button>
            </div>
          </div>
          <figure>
            <grundy-queen-map></grundy-queen-map>
            <div class="fade"></div>
            <figcaption><a href="#${MAPPED}">${HERO.map}</a></figcaption>
          </figure>
          <grundy-miniature class="board" .entry=${QUEEN} .opponent=${solver} @stood=${this.fetchMap}></grundy-miniature>
          <p class="key muted">
            <span><i></i> ${FRONT_PAGE.won}</span>
            <span><i class="lost"></i> ${FRONT_PAGE.lost}</span>
            <span><i class="ring"></i> ${FRONT_PAGE.winning}</span>
            <span><i class="reach"></i> ${FRONT_PAGE.legal}</span>
          </p>
        </div>
        ${this.begun ? this.rest() : nothing}
      </main>
      ${this.begun ? this.foot() : nothing}
    `;
  }

  private rest() {
    return html`
      <section class="six" aria-labelledby="six">
        <h2 id="six">${SIX_GAMES}</h2>
        <ul class="boards">
          ${MINIATURES.map((entry) => html`<li><grundy-miniature .entry=${entry} .opponent=${solver}></grundy-miniature></li>`)}
        </ul>
      </section>
      <section aria-labelledby="games">
        <h2 id="games">${FRONT_PAGE.games}</h2>
        <grundy-games .catalogue=${this.catalogue}></grundy-games>
      </section>
      <p class="laboratory">
        <a href="?view=sequence#game=kayles">${FRONT_PAGE.laboratory}</a><br />
        <span class="muted">${FRONT_PAGE.laboratoryHint}</span>
      </p>
      <p class="laboratory">
        <a href="?view=problems">${FRONT_PAGE.problems}</a><br />
        <span class="muted">${FRONT_PAGE.problemsHint}</span>
      </p>
    `;
  }

  private foot() {
    return html`
      <footer class="muted">
        <p>${FRONT_PAGE.foot}</p>
        <nav aria-label=${GUIDES.label}>
          <a href="./docs/rule.html">${GUIDES.rule}</a> <a href="./docs/embed.html">${GUIDES.embed}</a> <a href="./docs/hosts.html">${GUIDES.hosts}</a> <a href="./docs/parameters.html">${GUIDES.parameters}</a>
          <a href="./docs/laboratory.html">${GUIDES.laboratory}</a>
          <a href="./docs/licences.html">${GUIDES.licences}</a>
        </nav>
      </footer>
    `;
  }
}
