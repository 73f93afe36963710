import { html, LitElement, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { valueOf } from '../params/params.js';
import { LaboratorySession } from './laboratory-session.js';
import { readLaboratory, writeLaboratory } from './laboratory-settings.js';
import type { KeptRun, SavedRun } from './runs/run-record.js';
import { withMisere } from './misere-sequence.model.js';
import { limitsOf, revealingRange, settledRange, type Range } from './plot/plot.model.js';
import { sequenceStem } from '../formats/sequence-export.js';
import { hasSequence, positionOf } from './sequence-text.model.js';
import { SITE } from '#words/controls';
import { anotherGame, LABORATORY, LEAD, notListed, TAB_NAMES, windowTitle } from '#words/laboratory/laboratory';
import { PLOT, plotTitle } from '#words/laboratory/plot';
import { statusWords } from '#words/laboratory/sequences';
import { openLaboratory } from '../solver/laboratory/open.js';
import { catalogue, solver } from '../session/page-solver.js';
import { brandStyles } from '../styles/brand-styles.js';
import { headStyles } from '../styles/head-styles.js';
import { cardStyles } from '../styles/card-styles.js';
import { download } from '../controls/download.js';
import { guideLink, guideStyles } from '../controls/guide-link.js';
import { laboratoryStyles } from './laboratory-styles.js';
import type { LiveRegion } from '../controls/live-region.js';
import type { RunAction } from './runs/run-control.js';
import type { RangeChange, SequencePlot } from './plot/sequence-plot.js';
import { sharedStyles } from '../styles/shared-styles.js';
import { tabStyles } from '../styles/tab-styles.js';
import './compare-card.js';
import '../controls/live-region.js';
import './misere-sequence.js';
import './values/period-card.js';
import './values/period-table.js';
import './plot/plot-jumps.js';
import './rule-form.js';
import './runs/run-control.js';
import './runs/run-figures.js';
import './runs/saved-runs.js';
import './values/sequence-data.js';
import './plot/sequence-plot.js';
import './values/value-bars.js';
import { itemAt } from '../params/item-at.js';
import type { CatalogueRows } from '../words/catalogue.js';
import { sequenceTitle } from '#words/titles';

const TABS = ['rows', 'values', 'compare', 'data', 'saved'] as const;

type Tab = (typeof TABS)[number];

/** The rules that are shown if the address names no game. */
const USUAL_RULE = 'game=kayles';
/** Milliseconds before the address is written: browsers refuse pages that write it too often. */
const ADDRESS_PAUSE = 250;
/** Milliseconds between two updates of figures and plot while a run goes on. */
const SHOWN_MS = 120;
/** How many heaps are shown around one that is jumped to. */
const AROUND = 200;

/** Mail programs and chats escape the brackets of a code. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The sequence of the Grundy numbers of one heap after another: computed as far as the reader likes, seen, compared and kept. */
@customElement('grundy-laboratory')
export class Laboratory extends LitElement {
  @state() private catalogue: CatalogueRows | null = null;
  @state() private failure = '';
  /** Whether the first rule was answered, so that what is shown has its size. */
  @state() private begun = false;
  @state() private version = 0;
  @state() private range: Range | null = null;
  @state() private cursor: number | null = null;
  /** The heap that was jumped to. */
  @state() private heap: number | null = null;
  @state() private tab: Tab = 'rows';
  @query('grundy-live') private live!: LiveRegion;
  @query('grundy-plot') private plot!: SequencePlot;
  private session!: LaboratorySession;
  private writing: ReturnType<typeof setTimeout> | undefined;
  private showing: ReturnType<typeof setTimeout> | undefined;
  private said = '';
  private read = '';

  static override styles = [
    sharedStyles,
    brandStyles,
    cardStyles,
    guideStyles,
    tabStyles,
    headStyles,
    laboratoryStyles,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    const { values, shown, versus } = readLaboratory(location.search);
    this.range = shown;
    this.session = new LaboratorySession(openLaboratory, () => this.refresh(), values);
    addEventListener('hashchange', this.travelled);
    addEventListener('popstate', this.travelled);
    addEventListener('beforeunload', this.leaving);
    void this.fetch();
    void this.session.list();
    this.open();
    if (versus !== '') {
      this.tab = 'compare';
      this.session.compare(versus);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.travelled);
    removeEventListener('popstate', this.travelled);
    removeEventListener('beforeunload', this.leaving);
    clearTimeout(this.writing);
    clearTimeout(this.showing);
    this.session.close();
  }

  /** Keeps what is shown until the next rule is answered: otherwise the page would shrink and grow again. */
  override shouldUpdate(): boolean {
    return !this.begun || this.session.run.state !== 'reading';
  }

  override updated(): void {
    const { rule } = this.session.run;
    if (this.isConnected) document.title = windowTitle(rule ? sequenceTitle(rule) : null);
  }

  private get text(): string {
    return unescaped(location.hash.slice(1)) || USUAL_RULE;
  }

  private open(): void {
    this.read = this.text;
    void this.session.read(this.text);
  }

  private readonly travelled = (): void => {
    // The page may be about to show something else.
    if (new URLSearchParams(location.search).get('view') !== 'sequence' || this.text === this.read) return;
    if (this.session.locked !== '') return this.session.say(anotherGame(this.session.locked));
    this.range = this.cursor = this.heap = null;
    this.open();
  };

  private readonly leaving = (event: BeforeUnloadEvent): void => {
    if (this.session.atStake) event.preventDefault();
  };

  /** Links to other views do not reload the page, so the browser would not ask before values are lost. Then this makes it load. */
  private away(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target !== '' || !this.session.atStake) return;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    location.assign(link.href);
  }

  private async fetch(): Promise<void> {
    try {
      this.catalogue = await catalogue();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  /** Called when something was computed, read or saved. While a run goes on, the page is updated once in `SHOWN_MS`. */
  private refresh(): void {
    const { run } = this.session;
    if (run.state !== 'reading') this.begun = true;
    if (run.state !== 'running') this.version += 1;
    else {
      this.showing ??= setTimeout(() => {
        this.showing = undefined;
        this.version += 1;
      }, SHOWN_MS);
    }
    // Announced when the run changes its state or proves a period, not while it goes on.
    const words = `${run.state} ${run.progress?.period ? 'proved' : ''}`;
    if (words === this.said || run.state === 'reading') return;
    this.said = words;
    this.live?.say(statusWords(run.state, run.progress, this.session.wanted));
  }

  private write(): void {
    clearTimeout(this.writing);
    this.writing = setTimeout(() => {
      const { wanted: values, versus } = this.session;
      const search = writeLaboratory(location.search, { values, shown: this.range, versus: versus?.text ?? '' });
      history.replaceState(history.state, '', `${location.pathname}${search}#${this.read}`);
    }, ADDRESS_PAUSE);
  }

  protected override render() {
    const { catalogue: all } = this;
    const { run } = this.session;
    const games = all?.games.filter(hasSequence) ?? [];
    const text = this.read;
    return html`
      <header class="head">
        <a class="brand" href=${location.pathname} aria-label=${SITE.home} @click=${this.away}><img src="./favicon.svg" alt="" width="28" height="28" /><span>${SITE.name}</span></a>
        <nav aria-label=${LABORATORY.navigation} @click=${this.away}>
          <a href="${location.pathname}#${positionOf(run.rule?.rules ?? text, text)}">${LABORATORY.playground}</a>
          ${guideLink(LABORATORY.guide, 'laboratory')}
        </nav>
      </header>
      <main>
        <h1>${LABORATORY.title}</h1>
        <p class="lead muted">${LEAD.before} ${guideLink(LEAD.link, 'values')} ${LEAD.after}</p>
        ${this.failure === '' ? nothing : html`<p class="problem" role="alert">${notListed(this.failure)}</p>`}
        ${this.begun && (all || this.failure !== '') ? this.columns(games) : html`<p class="muted">${LABORATORY.waiting}</p>`}
      </main>
      <grundy-live></grundy-live>
    `;
  }

  /** Shown only once everything has its size, so that nothing moves. */
  private columns(games: CatalogueRows['games']) {
    const { session, version } = this;
    const { run } = session;
    return html`
      <div class="columns">
        <div class="side">
          <section class="card control" aria-label=${LABORATORY.control}>
            <grundy-rule
              .text=${this.read}
              .games=${games}
              .problems=${run.problems}
              .rule=${run.rule}
              locked=${session.locked}
              @rule-change=${({ detail }: CustomEvent<string>) => this.change(detail)}
            ></grundy-rule>
            <grundy-run
              .run=${run}
              .version=${version}
              .wanted=${session.wanted}
              .note=${session.note}
              .saving=${session.saving}
              .share=${session.share}
              @run=${({ detail }: CustomEvent<RunAction>) => this.act(detail)}
              @values-change=${({ detail }: CustomEvent<number>) => this.want(detail)}
            ></grundy-run>
          </section>
          <section class="card figures"><grundy-figures .run=${run} .version=${version}></grundy-figures></section>
        </div>
        <div class="main">
          <section class="card" ?hidden=${valueOf(this.read, 'play') !== 'misere'}>
            <grundy-misere .text=${this.read} .games=${games} .solver=${solver}></grundy-misere>
          </section>
          <grundy-period ?hidden=${!run.progress?.period && !run.progress?.suspected} .run=${run} .version=${version} @jump=${this.jumped}></grundy-period>
          ${this.picture()}
          <section class="card more">${this.more(games)}</section>
        </div>
      </div>
    `;
  }

  private get limits() {
    const { run, wanted } = this.session;
    return run.progress ? limitsOf(run.progress, wanted) : { end: 0, widest: 0 };
  }

  private picture() {
    const { session, version, range, cursor } = this;
    return html`
      <section class="card" aria-label=${PLOT.card}>
        <grundy-plot
          .run=${session.run}
          .versus=${session.versus}
          .version=${version}
          .wanted=${session.wanted}
          .range=${range}
          .cursor=${cursor}
          .difference=${session.difference?.at ?? null}
          @range-change=${this.ranged}
          @cursor-change=${({ detail }: CustomEvent<number>) => (this.cursor = detail)}
        ></grundy-plot>
        <p class="key muted">${PLOT.axes} ${guideLink(PLOT.axesLink, 'plot')}</p>
        <grundy-jumps class="jumps" .limits=${this.limits} .range=${range} @jump=${this.jumped} @range-change=${this.ranged}></grundy-jumps>
      </section>
    `;
  }

  private more(games: CatalogueRows['games']) {
    return html`
      <div class="tabs" role="tablist" aria-label=${LABORATORY.more} @keydown=${this.keyed}>
        ${TABS.map(
          (tab) =>
            html`<button role="tab" id=${tab} aria-controls="panel" aria-selected=${tab === this.tab} tabindex=${tab === this.tab ? 0 : -1} @click=${() => (this.tab = tab)}>${TAB_NAMES[tab]}</button>`,
        )}
      </div>
      <div id="panel" role="tabpanel" aria-labelledby=${this.tab}>${this.panel(games)}</div>
    `;
  }

  private panel(games: CatalogueRows['games']) {
    const { session, version } = this;
    const { run } = session;
    switch (this.tab) {
      case 'rows':
        return html`<grundy-period-table .run=${run} .version=${version} .heap=${this.heap}></grundy-period-table>`;
      case 'values':
        return html`<grundy-value-bars .run=${run} .version=${version}></grundy-value-bars>`;
      case 'compare':
        return html`<grundy-compare .games=${games} .run=${run} .versus=${session.versus} .difference=${session.difference} .version=${version} @versus-change=${this.compared} @jump=${this.jumped}></grundy-compare>`;
      case 'data':
        return html`<grundy-sequence-data .run=${run} .version=${version} @plot-file=${this.filed}></grundy-sequence-data>`;
      case 'saved':
        return html`<grundy-saved-runs
          .runs=${session.saved}
          .failure=${session.storeFailure}
          .busy=${session.saving || run.busy}
          .locked=${session.locked}
          @run-continue=${({ detail }: CustomEvent<SavedRun>) => this.continue(detail)}
          @run-delete=${({ detail }: CustomEvent<KeptRun>) => void session.remove(detail)}
        ></grundy-saved-runs>`;
    }
  }

  private change(text: string): void {
    this.read = withMisere(text, this.read);
    this.range = this.cursor = this.heap = null;
    void this.session.read(this.read);
    this.write();
  }

  private want(values: number): void {
    this.session.wanted = values;
    this.version += 1;
    this.write();
  }

  private act(action: RunAction): void {
    const { session } = this;
    if (action === 'start') session.start();
    else if (action === 'pause') session.run.pause();
    else if (action === 'save') void session.save().then(this.given);
    else {
      session.run.cancel();
      this.given();
    }
  }

  /** Once nothing is at stake any more, opens the game that the address may have named meanwhile. */
  private readonly given = (): void => {
    if (this.session.locked === '') this.travelled();
  };

  private continue(saved: SavedRun): void {
    this.read = saved.rules;
    this.range = this.cursor = this.heap = null;
    void this.session.continue(saved);
    this.write();
  }

  private readonly compared = ({ detail }: CustomEvent<string>): void => {
    this.session.compare(detail);
    this.write();
  };

  private readonly ranged = ({ detail }: CustomEvent<RangeChange>): void => {
    this.range = detail.range && settledRange(detail.range, this.limits);
    this.write();
  };

  private readonly jumped = ({ detail: heap }: CustomEvent<number>): void => {
    this.cursor = this.heap = heap;
    const shown = this.range ?? { from: 0, to: AROUND };
    const near = shown.to - shown.from > 10 * AROUND ? { from: 0, to: AROUND } : shown;
    this.range = revealingRange(near, heap, this.limits);
    this.write();
    this.plot.scrollIntoView({ block: 'nearest' });
  };

  private readonly filed = async ({ detail: kind }: CustomEvent<'svg' | 'png'>): Promise<void> => {
    const { plotPng, plotSvg } = await import('./plot/plot-files.js');
    const { rule } = this.session.run;
    const sized = { ...this.plot.picture, title: plotTitle(sequenceTitle(rule!)) };
    download(await (kind === 'svg' ? plotSvg : plotPng)(sized), `${sequenceStem(rule!.rules)}-plot.${kind}`);
  };

  private keyed(event: KeyboardEvent): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const place = TABS.indexOf(this.tab);
    this.tab = itemAt(TABS, (place + by + TABS.length) % TABS.length);
    void this.updateComplete.then(() => this.shadowRoot?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  }
}
