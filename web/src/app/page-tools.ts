import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MENUS } from '#words/site';
import { sharedStyles } from '../styles/shared-styles.js';
import type { GameRow } from '../words/catalogue.js';
import '../controls/menu-button.js';
import './turn-rule.js';

/** One quiet line below the picture: the rule of the turn, the legend, which is put into it, and what only changes the view or leads elsewhere. */
@customElement('grundy-tools')
export class PageTools extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) game: GameRow | undefined;
  /** What edits build upon. */
  @property({ attribute: false }) text = '';
  /** What the menus hold; null where there is no such menu. */
  @property({ attribute: false }) view: (() => unknown) | null = null;
  @property({ attribute: false }) explore: (() => unknown) | null = null;

  static override styles = [
    sharedStyles,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 1rem;
        margin-inline: -0.6rem;
        font-size: var(--small);
      }
      ::slotted(*) {
        flex: 1 1 100%;
        order: 1;
        padding: 0.3rem 0.6rem;
      }
      .menus {
        margin: 0 0 0 auto;
        gap: 0;
      }
      /* What the marks mean stands between, where there is room for it. */
      @media (min-width: 62rem) {
        div {
          flex-wrap: nowrap;
        }
        ::slotted(*) {
          order: 0;
          flex: 1 1 0;
        }
      }
    `,
  ];

  protected override render() {
    const { analysis, game, text, view, explore } = this;
    return html`
      <div>
        <grundy-turn-rule .analysis=${analysis} .game=${game} .text=${text}></grundy-turn-rule>
        <slot></slot>
        <div class="menus">
          ${view ? html`<grundy-menu .face=${MENUS.view} data-menu="view" hint=${MENUS.viewHint} .content=${view}></grundy-menu>` : nothing}
          ${explore ? html`<grundy-menu .face=${MENUS.explore} data-menu="explore" hint=${MENUS.exploreHint} .content=${explore}></grundy-menu>` : nothing}
        </div>
      </div>
    `;
  }
}
