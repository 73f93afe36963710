import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { MENUS } from '#words/site';
import { sharedStyles } from '../styles/shared-styles.js';
import type { GameRow } from '../words/catalogue.js';
import '../controls/menu-button.js';
import './turn-rule.js';

/** The line below the picture: the rule of the turn, the legend (slotted in), and the menus View and Explore. */
@customElement('grundy-tools')
export class PageTools extends LitElement {
  @property({ attribute: false }) analysis!: Analysis;
  @property({ attribute: false }) game: GameRow | undefined;
  /** The text that edits build on. */
  @property({ attribute: false }) text = '';
  /** The contents of the menus; null leaves a menu out. */
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
      /* The legend stands between rule and menus where there is room. */
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
