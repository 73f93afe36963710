import type { Position } from 'grundy-wasm';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { ShareSource } from '../panels/share/share-source.js';
import type { CatalogueRows } from '../words/catalogue.js';

export type DialogName = 'games' | 'graph' | 'keys' | 'many' | 'share';

interface Dialog extends HTMLElement {
  open(list?: string | null): Promise<void>;
}

/** Each dialog is fetched when first opened. */
const DIALOGS: Record<DialogName, () => Promise<unknown>> = {
  games: () => import('./games/catalogue-dialog.js'),
  graph: () => import('../panels/graph-text/paste-dialog.js'),
  keys: () => import('./keys-dialog.js'),
  many: () => import('../panels/many/many-dialog.js'),
  share: () => import('../panels/share/share-dialog.js'),
};

/** The dialogs of the playground. */
@customElement('grundy-dialogs')
export class PageDialogs extends LitElement {
  @property({ attribute: false }) catalogue: CatalogueRows | null = null;
  @property() current = '';
  /** What Share would share; null without a position. */
  @property({ attribute: false }) shared: () => ShareSource | null = () => null;
  @state() private fetched: readonly DialogName[] = [];
  @query('grundy-catalogue') private games!: Dialog;
  @query('grundy-paste-graph') private graph!: Dialog;
  @query('grundy-keys') private keys!: Dialog;
  @query('grundy-many') private many!: Dialog;
  @query('grundy-share') private share!: Dialog;

  private readonly position = (): Position | null => this.shared()?.analysis.position ?? null;

  async show(name: DialogName, list: string | null = null): Promise<void> {
    await DIALOGS[name]();
    this.fetched = [...this.fetched, name];
    await this.updateComplete;
    await this[name].open(list);
  }

  protected override render() {
    const there = (name: DialogName): boolean => this.fetched.includes(name);
    return html`
      ${there('games') ? html`<grundy-catalogue .catalogue=${this.catalogue} .current=${this.current}></grundy-catalogue>` : nothing}
      ${there('graph') ? html`<grundy-paste-graph .current=${this.current} .position=${this.position}></grundy-paste-graph>` : nothing}
      ${there('keys') ? html`<grundy-keys></grundy-keys>` : nothing} ${there('many') ? html`<grundy-many .current=${this.current}></grundy-many>` : nothing}
      ${there('share') ? html`<grundy-share .source=${this.shared}></grundy-share>` : nothing}
    `;
  }
}
