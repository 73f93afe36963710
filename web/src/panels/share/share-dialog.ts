import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { altText, positionSentence } from '../../telling/alt-text.model.js';
import { siteOf, type Shared } from './share.model.js';
import { dialogStyles } from '../../styles/dialog-styles.js';
import type { ShareSource } from './share-source.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { tabStyles } from '../../styles/tab-styles.js';
import './share-data.js';
import './share-embed.js';
import './share-picture.js';
import '../../controls/snippet-field.js';
import { itemAt } from '../../params/item-at.js';
import * as words from '#words/panels/share';

const TABS = ['link', 'picture', 'embed', 'data'] as const;

type Tab = (typeof TABS)[number];

/** The Share dialog: what an author needs to show this position elsewhere. */
@customElement('grundy-share')
export class ShareDialog extends LitElement {
  /** Returns what is on screen; null without a position. */
  @property({ attribute: false }) source: () => ShareSource | null = () => null;
  @state() private shown: ShareSource | null = null;
  @state() private tab: Tab = 'link';
  /** Whether the author asked to see hidden answers after all. */
  @state() private revealed = false;
  @query('dialog') private dialog!: HTMLDialogElement;

  static override styles = [
    sharedStyles,
    dialogStyles,
    tabStyles,
    css`
      dialog {
        width: min(46rem, calc(100vw - 1.5rem));
      }
      .tabs {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 8rem));
        gap: 0.4rem;
        margin-bottom: 1rem;
      }
      .tabs button {
        padding: 0;
      }
      .reveal {
        margin-top: 0.6rem;
      }
    `,
  ];

  async open(): Promise<void> {
    if (this.dialog?.open) return;
    this.shown = this.source();
    this.revealed = false;
    await this.updateComplete;
    this.dialog.showModal();
    this.shadowRoot?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }

  protected override render() {
    const { shown } = this;
    return html`
      <dialog aria-labelledby="title" @close=${() => (this.shown = null)} @click=${(event: MouseEvent) => event.target === this.dialog && this.dialog.close()}>
        <div class="bar">
          <h2 id="title">${words.SHARE.title}</h2>
          <button @click=${() => this.dialog.close()}>${words.SHARE.close}</button>
        </div>
        <div class="body">${shown ? this.body(shown) : nothing}</div>
      </dialog>
    `;
  }

  private body(source: ShareSource) {
    const shared = this.shared(source);
    return html`
      <div class="tabs" role="tablist" aria-label=${words.SHARE.what} @keydown=${this.keyed}>
        ${TABS.map(
          (tab) => html`
            <button role="tab" id=${tab} aria-controls="panel" aria-selected=${tab === this.tab} tabindex=${tab === this.tab ? 0 : -1} @click=${() => (this.tab = tab)}>${words.TABS[tab]}</button>
          `,
        )}
      </div>
      <div id="panel" role="tabpanel" aria-labelledby=${this.tab}>${this.panel(source, shared)}</div>
    `;
  }

  private shared(source: ShareSource): Shared {
    const { analysis, told, link } = source;
    return {
      site: siteOf(location),
      text: analysis.text,
      link,
      title: positionSentence(analysis),
      alt: altText(analysis, told),
    };
  }

  private panel(source: ShareSource, shared: Shared) {
    switch (this.tab) {
      case 'link':
        return this.link(shared);
      case 'picture':
        return html`<grundy-share-picture .source=${source} .shared=${shared}></grundy-share-picture>`;
      case 'embed':
        return html`<grundy-share-embed .analysis=${source.told ? source.analysis : source.veiled.analysis} .shared=${shared} .exercising=${source.exercise}></grundy-share-embed>`;
      case 'data':
        if (source.told || this.revealed)
          return html`<grundy-share-data .analysis=${source.analysis} .solver=${source.solver}></grundy-share-data>`;
        return html`<p>${words.HIDDEN_DATA.note}</p><p class="reveal"><button @click=${() => (this.revealed = true)}>${words.HIDDEN_DATA.show}</button></p>`;
    }
  }

  private link({ link }: Shared) {
    if (link === '') return html`<p>${words.NO_LINK}</p>`;
    return html`<grundy-snippet name=${words.TABS.link} .text=${link} rows="3" hint=${words.LINK_HINT}></grundy-snippet>`;
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    const here = TABS.indexOf(this.tab);
    const last = TABS.length - 1;
    const to = { ArrowLeft: (here + last) % TABS.length, ArrowRight: (here + 1) % TABS.length, Home: 0, End: last }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    this.tab = itemAt(TABS, to);
    void this.updateComplete.then(() => this.shadowRoot?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  };
}
