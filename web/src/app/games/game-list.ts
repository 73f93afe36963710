import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { addressOf } from '../../session/address.js';
import { laboratoryLink } from '../../laboratory/laboratory-settings.js';
import { SETTING_UP } from '#words/controls';
import { FILTER, gameDetails, SEARCH, SEQUENCE, sequenceOf, showAll } from '#words/front-page';
import { GROUP_TITLES } from '#words/titles';
import { foundWords, gamesShown, KINDS } from './catalogue.model.js';
import { firstRule, hasSequence } from '../../laboratory/sequence-text.model.js';
import { once } from '../../controls/once.js';
import { gameListStyles } from './game-list-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { CatalogueRows, ExampleRow, GameRow, Kind } from '../../words/catalogue.js';

/** Games shown until the reader asks for the rest. */
const FIRST = 8;

const fetchThumbnails = once(() => import('./thumbnail.js'));

/** The games as cards, with a search and a filter by kind. A card links to its first example; its details hold rule, source and all examples. */
@customElement('grundy-games')
export class GameList extends LitElement {
  @property({ attribute: false }) catalogue: CatalogueRows | null = null;
  /** The text of the position on screen. */
  @property() current = '';
  /** Whether all games are listed at once. */
  @property({ type: Boolean }) whole = false;
  @state() private search = '';
  @state() private kind: Kind | null = null;
  @query('input') private field!: HTMLInputElement;
  private readonly watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchThumbnails(), {
    rootMargin: '200px',
  });

  static override styles = [sharedStyles, gameListStyles];

  override focus(): void {
    this.field.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  protected override render() {
    const { catalogue, search, kind } = this;
    const games = catalogue ? gamesShown(catalogue, search, kind) : [];
    const first =
      this.whole || search.trim() !== '' || kind !== null || games.length <= FIRST ? games : games.slice(0, FIRST);
    return html`
      <div class="search" role="search">
        <input
          type="search"
          placeholder=${SEARCH.hint}
          aria-label=${SEARCH.label}
          autocomplete="off"
          spellcheck="false"
          .value=${search}
          @input=${(event: InputEvent) => (this.search = (event.target as HTMLInputElement).value)}
        />
        <div class="kinds" role="group" aria-label=${FILTER.label}>
          ${this.choice(null, FILTER.all)} ${KINDS.map((each) => this.choice(each, GROUP_TITLES[each]))}
        </div>
        <p class="found muted" role="status">${catalogue ? foundWords(games, search) : SETTING_UP}</p>
      </div>
      <div class="games ${first.length < games.length ? 'part' : ''}">
        ${repeat(
          first,
          ({ key }) => key,
          (game) => this.game(game),
        )}
      </div>
      ${first.length < games.length ? html`<button class="all" @click=${this.showAll}>${showAll(games.length)}</button>` : nothing}
    `;
  }

  private choice(kind: Kind | null, title: string) {
    return html`<button aria-pressed=${this.kind === kind} data-kind=${kind ?? 'all'} @click=${() => (this.kind = kind)}>${title}</button>`;
  }

  private readonly showAll = async (): Promise<void> => {
    const links = (): HTMLElement[] => [...(this.shadowRoot?.querySelectorAll<HTMLElement>('a.open') ?? [])];
    const before = links().filter((link) => link.offsetParent !== null).length;
    this.whole = true;
    await this.updateComplete;
    // The pressed button is gone: the first card that it revealed gets the focus.
    links()[before]?.focus();
  };

  private game(game: GameRow) {
    const { key, title, rule, source, examples } = game;
    const [first] = examples;
    const narrowed = this.catalogue?.games.find((each) => each.key === key)?.examples.length !== examples.length;
    const details = gameDetails(title);
    return html`
      <article data-game=${key}>
        <div class="face">
          <grundy-thumbnail .text=${first?.text ?? ''}></grundy-thumbnail>
          <h3><a class="open" href="#${addressOf(first?.text ?? '')}" aria-current=${first?.text === this.current}>${title}</a></h3>
          <p class="muted">${GROUP_TITLES[game.kind]}</p>
        </div>
        <details ?open=${narrowed}>
          <summary>${details.shown}<span class="unseen">${details.unseen}</span></summary>
          <p>${rule}</p>
          <small translate="no">${source}</small>
          <ul>
            ${examples.map((example) => this.example(example))}
          </ul>
          ${hasSequence(game) ? html`<a class="sequence" href=${laboratoryLink(firstRule(game))} aria-label=${sequenceOf(title)}>${SEQUENCE}</a>` : nothing}
        </details>
      </article>
    `;
  }

  private example({ title, text, source }: ExampleRow) {
    return html`
      <li>
        <a class="example" href="#${addressOf(text)}" aria-current=${text === this.current}>
          <b>${title}</b>
          <code>${text}</code>
          <small translate="no">${source}</small>
        </a>
      </li>
    `;
  }
}
