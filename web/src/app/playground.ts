import type { Analysis, Problem } from 'grundy-wasm';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { withoutKey, withValue } from '../params/params.js';
import { setSum } from '../params/sum-edits.js';
import { Address, addressOf, viewOf } from './session/address.js';
import { NO_ANSWERS, RehangPreview } from '../families/tree/rehang-preview.js';
import { Session, type SessionView } from './session/session.js';
import type { Source } from './session/position-file.js';
import { readSettings, SettingsWriter, writeSettings, type ViewSettings } from './session/view-settings.js';
import { WholeShading } from '../panels/shading/whole-shading.js';
import { cornerOffer } from '../families/grid/corner-offer.model.js';
import { pictureOf } from '../pictures/picture.model.js';
import { placeView } from '../panels/examine/place-view.model.js';
import { componentNoun, offersSum } from '../words/sums.js';
import { SETTING_UP } from '#words/controls';
import { FOOT, readingFile, windowTitle } from '#words/site';
import { verdictOf } from '../words/verdict.js';
import { catalogue, solver } from '../worker/shared.js';
import type { BarAction } from './app-bar.js';
import { cardStyles } from '../styles/card-styles.js';
import { type Highlight } from '../controls/events.js';
import { Inspection } from './inspection.js';
import { LaterPart } from '../controls/later-part.js';
import type { LiveRegion } from './live-region.js';
import type { PageDialogs } from './page-dialogs.js';
import { keyedAction } from './keyed-action.js';
import { once } from '../controls/once.js';
import { PageInput } from './page-input.js';
import { PageKeeper } from './page-keeper.js';
import { PageModes } from './page-modes.js';
import { fetchEditor } from '../pictures/position-stage.js';
import type { PositionSide } from '../panels/position-side.js';
import { playgroundStyles } from './playground-styles.js';
import { shareSource, type ShareSource } from '../panels/share/share-source.js';
import { sharedStyles } from '../styles/shared-styles.js';
import type { SumChange } from './sum-switch.js';
import './app-bar.js';
import '../families/grid/corner-offer.js';
import '../panels/legend/legend-line.js';
import './live-region.js';
import './page-dialogs.js';
import '../panels/moves/pairing-reply.js';
import '../panels/examine/place-line.js';
import '../panels/position-side.js';
import './games/preset-bar.js';
import './problem-banner.js';
import './text-form/text-form.js';
import type { CatalogueRows, GameRow } from '../words/catalogue.js';
import { gameTitle } from '#words/games/titles';
import { ruleText } from '../words/rules.js';

const fetchLostCount = once(() => import('../families/subtraction/lost-count.js'));

/** One object, because the form is drawn anew for another. */
const NO_PROBLEMS: readonly Problem[] = [];

/** The page: one position, its picture, and everything the core says about it. Fires `read` when it has taken its source in. */
@customElement('grundy-playground')
export class Playground extends LitElement {
  /** What was pasted or dropped elsewhere to be shown here. */
  @property({ attribute: false }) source: Source | null = null;
  @state() private view: SessionView;
  @state() private catalogue: CatalogueRows | null = null;
  @state() private highlight: Highlight | null = null;
  /** Whether the first position can be drawn: nothing shown before may move when its editor arrives. */
  @state() private drawable = false;
  /** How far a file has been read. */
  @state() private reading = '';
  /** What is to be said of the file read last. */
  @state() private note = '';
  @state() private coarse = false;
  /** What was typed in the text form last: what is wrong with it is said there. */
  private typed: string | null = null;
  @query('grundy-dialogs') private dialogs!: PageDialogs;
  @query('grundy-live') private live!: LiveRegion | null;

  private readonly address = new Address(window, (text) => void this.travel(text));
  private readonly session = new Session(
    solver,
    (text, mode) => this.address.write(text, mode),
    () => this.refresh(),
  );
  private readonly shading = new WholeShading(solver, () => this.requestUpdate());
  /** What is pasted or dropped onto the page. */
  private readonly input = new PageInput((source) => void this.read(source));
  private readonly rehang = new RehangPreview(solver, () => this.requestUpdate());
  private readonly modes = new PageModes(this, solver, this.session);
  /** One after the other, each in the task after a frame. */
  private readonly titlePart = new LaterPart(this, 1, 'first');
  private readonly picturePart = new LaterPart(this, 1, 'first');
  private readonly belowPart = new LaterPart(this, 3, 'both');
  private readonly sidePart = new LaterPart(this, 2, 'both');
  private readonly textPart = new LaterPart(this, 2, 'both');
  private readonly inspection = new Inspection(this, solver);
  private readonly settings = new SettingsWriter(window);
  private readonly keeper = new PageKeeper(this.session, this.inspection, this.modes, solver);

  static override styles = [sharedStyles, cardStyles, playgroundStyles];

  constructor() {
    super();
    this.view = this.session.view;
    this.addEventListener('grundy-highlight', ({ detail }) => (this.highlight = detail));
    this.addEventListener('grundy-shade', ({ detail }) => this.shading.set(detail));
    this.addEventListener('grundy-rehang', ({ detail }) => this.view.analysis && void this.rehang.take(this.view.analysis, detail.node, detail.parents));
    this.addEventListener('grundy-coarse', ({ detail }) => (this.coarse = detail));
    this.addEventListener('grundy-many', () => void this.dialogs.show('many'));
    this.addEventListener('grundy-announce', ({ detail }) => this.live?.say(detail));
    this.addEventListener('keydown', (event) => this.keyed(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.input.connect();
    this.keeper.connect();
    // Another view had the title meanwhile.
    this.requestUpdate();
  }

  override firstUpdated(): void {
    void this.start();
  }

  override updated(changed: Map<string, unknown>): void {
    const { analysis } = this.view;
    if (analysis && this.isConnected) document.title = windowTitle(gameTitle(analysis.game), this.modes.mode, verdictOf(analysis).headline);
    if (analysis && this.isConnected && this.drawable) this.settings.write(this.looks(analysis));
    if (changed.has('source') && this.source && this.catalogue) void this.read(this.source, (text) => this.open(text));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.input.disconnect();
    this.keeper.disconnect();
  }

  private async read(source: Source, show = (text: string) => this.session.edit(text)): Promise<void> {
    this.reading = readingFile(null);
    const { positionIn } = await import('./session/position-file.js');
    const { text, note } = await positionIn(source, this.view.text, (share) => (this.reading = readingFile(share)));
    this.reading = '';
    this.dispatchEvent(new Event('read'));
    await show(text);
    this.note = note;
  }

  private async start(): Promise<void> {
    try {
      this.catalogue = await catalogue();
      await (this.source ? this.read(this.source, (text) => this.open(text)) : this.travel(this.address.read()));
    } catch (error) {
      this.view = { ...this.view, failure: error instanceof Error ? error.message : String(error) };
    }
  }

  /** What is shown when the address is wrong. */
  private get fallback(): string {
    const examples = this.catalogue?.games.flatMap((game) => game.examples) ?? [];
    return examples[1]?.text ?? examples[0]?.text ?? '';
  }

  /** The address may be that of another view. */
  private async travel(text: string): Promise<void> {
    if (viewOf(window) !== 'playground') this.session.leave();
    else await this.open(text);
  }

  private open(text: string): Promise<void> {
    return this.view.analysis ? this.session.travel(text, this.fallback) : this.session.start(text, this.fallback);
  }

  private refresh(): void {
    const before = this.view.analysis;
    this.view = this.session.view;
    const { analysis } = this.view;
    if (analysis === null || analysis === before) return;
    this.modes.saw(analysis);
    if (before === null) void this.begin(analysis);
    this.inspection.moveOn(before, analysis);
    this.highlight = null;
    this.note = '';
    if (before && this.modes.mode === 'edit') this.live?.say(verdictOf(analysis).announcement);
  }

  /** The first position, looked at as the address says. */
  private async begin(analysis: Analysis): Promise<void> {
    const { content, whole, place, exercise } = readSettings(location.search);
    this.inspection.content = content;
    this.inspection.place = place;
    if (whole !== null) this.shading.set({ whole: true, component: whole });
    try {
      await Promise.all([fetchEditor(analysis), exercise ? this.modes.toggleExercise() : null, this.keeper.begin(analysis, exercise)]);
    } finally {
      this.drawable = true;
    }
  }

  private looks(analysis: Analysis): ViewSettings {
    const { whole, component } = this.shading.of(analysis);
    const { content, place } = this.inspection;
    return { content, whole: whole ? component : null, place, exercise: this.modes.mode === 'exercise' };
  }

  private get game(): GameRow | undefined {
    return this.catalogue?.games.find(({ key }) => key === this.view.analysis?.game);
  }

  protected override render() {
    // Bar and foot come with the position: they would move when it comes.
    if (this.view.failure === null && (this.view.analysis === null || !this.drawable)) return html`<main><p class="loading" role="status">${SETTING_UP}</p></main>`;
    return html`
      ${this.bar()}
      <main>${this.page()}</main>
      ${this.foot()}
      <grundy-dialogs .catalogue=${this.catalogue} .current=${this.view.text} .shared=${this.shared}></grundy-dialogs>
      <grundy-live></grundy-live>
    `;
  }

  private bar() {
    const { analysis, canUndo, canRedo } = this.view;
    return html`
      <grundy-bar
        .canUndo=${canUndo}
        .canRedo=${canRedo}
        .play=${analysis?.play ?? null}
        .playable=${this.modes.playable(analysis)}
        .matching=${this.modes.mode === 'match'}
        .sum=${analysis && offersSum(analysis, this.game) ? { sum: analysis.sum, upTo: analysis.upTo, noun: componentNoun(analysis.position) } : null}
        @sum-change=${({ detail }: CustomEvent<SumChange>) => void this.session.edit(setSum(this.view.text, detail.sum, detail.upTo), detail.gesture)}
        @bar=${(event: CustomEvent<BarAction>) => this.pressed(event.detail)}
      ></grundy-bar>
    `;
  }

  private page() {
    const { analysis, refusal, failure } = this.view;
    return html`
      <grundy-problems .refusal=${this.typedRefusal ? null : refusal} .failure=${failure} .shown=${analysis !== null} @dismiss=${() => this.session.dismiss()}></grundy-problems>
      ${analysis === null ? nothing : this.titlePart.draw(analysis, () => this.columns(analysis))}
    `;
  }

  private columns(analysis: Analysis) {
    return html`
      <div class="columns">
        <div class="picture">
          <h1>${gameTitle(analysis.game)}</h1>
          <p class="rule ${pictureOf(analysis)} muted">${ruleText(analysis)}</p>
          ${this.picturePart.draw(analysis, () => this.picture(analysis))}
        </div>
        ${this.belowPart.begun ? this.side(analysis) : nothing}
      </div>
      <p class="printed" translate="no">${this.link(analysis)}</p>
    `;
  }

  /** The verdict, and what it is of. */
  private picture(analysis: Analysis) {
    return html`
      ${this.modes.line(analysis)} ${this.corners(analysis)}
      ${this.note === '' ? nothing : html`<p class="muted" role="status">${this.note}</p>`}
      ${this.stage(analysis)} ${this.placeLine(analysis)} ${this.belowPart.draw(analysis, () => this.below(analysis))}
    `;
  }

  /** What is asked of the picture, and what its marks mean. */
  private below(analysis: Analysis) {
    return html`
      ${this.modes.mode === 'exercise' ? nothing : this.inspection.tools(analysis, this.shading.of(analysis).component, this.modes.mode === 'edit')}
      ${this.view.reply === null || this.modes.mode !== 'edit' ? nothing : html`<grundy-reply .position=${analysis.position} .reply=${this.view.reply}></grundy-reply>`}
      <grundy-legend .legend=${this.modes.legend(this.inspection.legend(analysis, this.shading.of(analysis), this.coarse), analysis)}>${this.inspection.marks(analysis)}</grundy-legend>
      ${this.modes.mode === 'match'
        ? nothing
        : html`<grundy-presets
            .text=${this.view.text}
            .shown=${analysis.text}
            .game=${this.game}
            .exercising=${this.modes.mode === 'exercise'}
            @exercise=${() => this.toggle(() => this.modes.toggleExercise())}
          ></grundy-presets>`}
    `;
  }

  private toggle(mode: () => Promise<void>): void {
    this.inspection.halt();
    void mode();
  }

  /** What is shown as a link; empty where it is too long for one. */
  private link(analysis: Analysis): string {
    const text = addressOf(analysis.text);
    // The address bar is a moment behind.
    return text === '' ? '' : `${location.origin}${location.pathname}${writeSettings(location.search, this.looks(analysis))}#${text}`;
  }

  private stage(analysis: Analysis) {
    const { text, computing } = this.view;
    const claiming = this.modes.mode === 'exercise';
    const shading = this.shading.of(analysis);
    const seen = claiming ? { analysis, shading, filling: false } : this.inspection.input(analysis, shading);
    const input = { ...seen, text, highlight: this.highlight ?? this.inspection.highlight(analysis), claiming };
    return html`
      <grundy-stage late
        .shared=${this.modes.input(input)}
        .palette=${this.catalogue?.pieces ?? []}
        .game=${this.game}
        .place=${claiming ? null : this.inspection.place}
        .preview=${claiming ? NO_ANSWERS : this.rehang.of(analysis)}
        .reading=${this.reading}
        .computing=${computing}
        @cancel=${() => this.session.cancel()}
        >${this.lostCount(analysis)}</grundy-stage
      >
    `;
  }

  private corners(analysis: Analysis) {
    const offer = this.modes.mode === 'edit' ? cornerOffer(analysis) : null;
    return offer ? html`<grundy-corners .offer=${offer} .text=${this.view.text}></grundy-corners>` : nothing;
  }

  private lostCount(analysis: Analysis) {
    if (this.modes.mode === 'match' || !this.game?.parameters.some(({ key }) => key === 'count')) return nothing;
    fetchLostCount();
    const lost = this.modes.mode === 'edit' ? analysis.lostCount : null;
    return html`<grundy-lost-count .text=${this.view.text} .lost=${lost} .computing=${this.view.computing} @cancel=${() => this.session.cancel()}></grundy-lost-count>`;
  }

  private placeLine(analysis: Analysis) {
    const { place } = this.inspection;
    if (place === null || this.modes.mode !== 'edit' || this.inspection.filled(analysis) !== null) return nothing;
    return html`<grundy-place-line .place=${placeView(analysis, place)} @look=${() => this.renderRoot.querySelector<PositionSide>('grundy-side')?.look()}></grundy-place-line>`;
  }

  /** What is on screen, to be shown elsewhere. */
  private readonly shared = (): ShareSource | null => {
    const { analysis } = this.view;
    return analysis && shareSource(analysis, this.shading.of(analysis), this.modes, this.inspection, this.link(analysis));
  };

  /** The refusal of what was typed in the text form, where that is on the page. */
  private get typedRefusal() {
    return this.modes.mode !== 'match' && this.view.refusal?.text === this.typed ? this.view.refusal : null;
  }

  private side(analysis: Analysis) {
    const { mode } = this.modes;
    return html`
      ${this.sidePart.draw(analysis, () => (mode === 'edit' ? this.answers(analysis) : this.modes.card(analysis)))}
      ${mode !== 'match' && this.sidePart.begun ? this.textPart.draw(analysis, () => this.text(analysis)) : nothing}
    `;
  }

  private answers(analysis: Analysis) {
    const [{ place }, view, shading] = [this.inspection, this.inspection.view(analysis), this.shading.of(analysis)];
    return html`<grundy-side class="side" .solver=${solver} .analysis=${analysis} .place=${place} .view=${view} .shading=${shading}></grundy-side>`;
  }

  private text(analysis: Analysis) {
    return html`
      <section class="card text">
        <grundy-text
          .text=${analysis.text}
          .refused=${this.view.refusal?.text ?? null}
          .problems=${this.typedRefusal?.problems ?? NO_PROBLEMS}
          .game=${this.game}
          @grundy-edit=${({ detail }: CustomEvent<{ text: string }>) => (this.typed = detail.text)}
          @dismiss=${() => this.session.dismiss()}
        ></grundy-text>
      </section>
    `;
  }

  /** What stands above it would move it. */
  private foot() {
    if (this.view.analysis !== null && !(this.modes.mode === 'match' ? this.sidePart : this.textPart).begun) return nothing;
    return html`<footer class="muted"><p>${FOOT}</p></footer>`;
  }

  private pressed(action: BarAction): void {
    if (action === 'games' || action === 'keys' || action === 'share') void this.dialogs.show(action);
    else if (action === 'undo') this.session.undo();
    else if (action === 'redo') this.session.redo();
    else if (action === 'match') this.toggle(() => this.modes.toggleMatch(this.view.analysis));
    else {
      const { text } = this.view;
      void this.session.edit(action === 'normal' ? withoutKey(text, 'play') : withValue(text, 'play', action));
    }
  }

  private keyed(event: KeyboardEvent): void {
    const action = keyedAction(event);
    if (action === null) return;
    event.preventDefault();
    const inDialog = event.composedPath().some((target) => target instanceof HTMLDialogElement);
    if (action !== 'share' || (this.view.analysis && !inDialog)) this.pressed(action);
  }
}
