import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { addressOf } from '../session/address.js';
import { laboratoryLink } from '../../laboratory/laboratory-settings.js';
import { SETTING_UP } from '#words/controls';
import { SEARCH, SEQUENCE, sequenceOf } from '#words/games/games-list';
import { foundWords, gameGroups, type GameGroup } from './catalogue.model.js';
import { firstRule, hasSequence } from '../../laboratory/sequence-text.model.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import type { CatalogueRows, ExampleRow, GameRow } from '../../words/catalogue.js';

/** The games and their examples, as the core lists them, with a search. An example is a link to its position. */
@customElement('grundy-games')
export class GameList extends LitElement {
  @property({ attribute: false }) catalogue: CatalogueRows | null = null;
  /** The position on screen. */
  @property() current = '';
  @state() private search = '';
  @query('input') private field!: HTMLInputElement;

  static override styles = [
    sharedStyles,
    css`
      .search {
        position: sticky;
        top: 0;
        z-index: 1;
        padding: 0.6rem 0;
        background: var(--behind, var(--page));
      }
      input {
        width: 100%;
        max-width: 34rem;
        min-height: 44px;
        padding-inline: 0.9rem;
        border-radius: 12px;
      }
      .found {
        min-height: 1.5em;
        margin-top: 0.3rem;
        font-size: 0.9rem;
      }
      .groups {
        display: grid;
        gap: 1.8rem;
      }
      .games {
        margin-top: 0.5rem;
        border: 1px solid var(--line);
        border-radius: 12px;
        background: var(--surface);
      }
      h3 {
        font-size: 1.1rem;
      }
      article {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.6rem 2rem;
        padding: 1rem 1.1rem;
      }
      article + article {
        border-top: 1px solid var(--line);
      }
      @media (min-width: 52rem) {
        article {
          grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
        }
      }
      h4 {
        margin: 0;
        font-size: 1.02rem;
        font-weight: 650;
      }
      article p {
        margin: 0.2rem 0 0.3rem;
        max-width: 60ch;
        font-size: 0.92rem;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
        gap: 0.2rem 1.2rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        min-width: 0;
      }
      a {
        display: block;
        height: 100%;
        margin: 0 -0.5rem;
        padding: 0.35rem 0.5rem;
        border-radius: 8px;
        color: inherit;
        text-decoration: none;
        line-height: 1.35;
      }
      .sequence {
        display: inline-block;
        height: auto;
        color: var(--accent);
        font-size: 0.92rem;
      }
      a:hover {
        background: var(--sunken);
      }
      a:hover b {
        text-decoration: underline;
      }
      a[aria-current='true'] {
        background: var(--sunken);
        box-shadow: inset 3px 0 0 var(--accent);
      }
      b {
        display: block;
        color: var(--accent);
        font-weight: 600;
      }
      code {
        display: block;
        margin: 0.1rem 0;
        font: 0.8rem/1.4 var(--mono);
        color: var(--muted);
        overflow: hidden;
        white-space: nowrap;
        text-overflow: ellipsis;
      }
      @media (max-width: 36rem) {
        code {
          display: none;
        }
      }
      small {
        color: var(--muted);
        font-size: 0.8rem;
      }
    `,
  ];

  override focus(): void {
    this.field.focus();
  }

  protected override render() {
    const groups = this.catalogue ? gameGroups(this.catalogue, this.search) : [];
    return html`
      <div class="search" role="search">
        <input
          type="search"
          placeholder=${SEARCH.hint}
          aria-label=${SEARCH.label}
          autocomplete="off"
          spellcheck="false"
          .value=${this.search}
          @input=${(event: InputEvent) => (this.search = (event.target as HTMLInputElement).value)}
        />
        <p class="found muted" role="status">${this.catalogue ? foundWords(groups, this.search) : SETTING_UP}</p>
      </div>
      <div class="groups">${groups.map((group) => this.group(group))}</div>
    `;
  }

  private group({ title, games }: GameGroup) {
    return html`
      <section>
        <h3>${title}</h3>
        <div class="games">${games.map((game) => this.game(game))}</div>
      </section>
    `;
  }

  private game(game: GameRow) {
    const { key, title, rule, source, examples } = game;
    return html`
      <article data-game=${key}>
        <div>
          <h4>${title}</h4>
          <p>${rule}</p>
          <small translate="no">${source}</small>
          ${hasSequence(game) ? html`<a class="sequence" href=${laboratoryLink(firstRule(game))} aria-label=${sequenceOf(title)}>${SEQUENCE}</a>` : nothing}
        </div>
        <ul>
          ${examples.map((example) => this.example(example))}
        </ul>
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
