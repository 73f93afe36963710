import { html, nothing, type ReactiveControllerHost } from 'lit';
import { NIM } from '#words/paste';
import { readingFile } from '#words/site';
import { PILES } from '../params/bare-values.js';
import { PageInput } from './page-input.js';
import { fetchGraphText } from '../families/graph-text.model.js';
import type { Deed, Offer, Screen } from './paste-outcome.model.js';
import type { Source } from './pasted-source.js';

/** What is shown on a page that has no position yet. */
const NOTHING: Screen = { text: PILES, game: NIM, position: null };

/** What the playground does when something is pasted. */
interface Means {
  screen(): Screen;
  show(text: string): Promise<void>;
  many(list: string): void;
  graph(text: string): void;
  announce(words: string): void;
}

/** Takes what is pasted or dropped onto the playground: shows it, or offers above the picture what it may be read as. */
export class Pasting {
  /** Says how far a file has been read; empty when none is. */
  reading = '';
  /** A sentence on what was read last; empty if there is none. */
  private note = '';
  private offer: Offer | null = null;
  /** Whether the bar of offers is fetched. */
  private fetched = false;
  readonly input = new PageInput(
    (source) => void this.read(source),
    () => true,
  );

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly means: Means,
  ) {}

  /** Reads a source from another view, which `open` shows instead of what was there, or what was pasted here. */
  async read(source: Source, open?: (text: string) => Promise<void>): Promise<void> {
    this.tell(readingFile(null));
    const [{ pastedIn }, { pasteOutcome }] = await Promise.all([
      import('./pasted-source.js'),
      import('./paste-outcome.model.js'),
    ]);
    const pasted = await pastedIn(source, (share) => this.tell(readingFile(share)));
    this.tell('');
    this.host.dispatchEvent(new Event('read'));
    const screen = open ? NOTHING : this.means.screen();
    if (screen.position) await fetchGraphText(screen.position);
    const outcome = pasteOutcome(pasted, screen);
    if ('shown' in outcome) return this.show(outcome.shown, outcome.note, open);
    await import('./offer-bar.js');
    this.fetched = true;
    // An offer stands above a position, if only above an example.
    await open?.('');
    this.offer = outcome.offer;
    this.note = '';
    this.means.announce(outcome.offer.said);
    this.host.requestUpdate();
  }

  /** Another position is shown, of which nothing is to be said. */
  moveOn(): void {
    this.note = '';
    this.offer = null;
  }

  /** What stands above the picture. */
  draw() {
    return html`
      ${this.note === '' ? nothing : html`<p class="note muted" role="status">${this.note}</p>`}
      ${this.fetched ? html`<grundy-offer class="note" .offer=${this.offer} @choose=${({ detail }: CustomEvent<Deed | null>) => this.choose(detail)}></grundy-offer>` : nothing}
    `;
  }

  private async show(text: string, note: string, show = this.means.show): Promise<void> {
    await show(text);
    this.note = note;
    if (note !== '') this.means.announce(note);
    this.host.requestUpdate();
  }

  private choose(deed: Deed | null): void {
    this.offer = null;
    this.host.requestUpdate();
    if (deed?.does === 'show') void this.show(deed.text(), deed.note);
    else if (deed?.does === 'many') this.means.many(deed.list());
    else if (deed?.does === 'graph') this.means.graph(deed.text);
  }

  private tell(reading: string): void {
    this.reading = reading;
    this.host.requestUpdate();
  }
}
