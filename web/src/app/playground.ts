import type { Analysis } from 'grundy-wasm';
import { titleOf } from '../families/names.model.js';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Address, addressOf, viewOf } from '../session/address.js';
import { Session, type SessionView } from '../session/session.js';
import { readSettings, SettingsWriter, writeSettings, type ViewSettings } from '../session/view-settings.js';
import { WholeShading } from '../stage/shading/whole-shading.js';
import { SETTING_UP } from '#words/controls';
import { FOOT, windowTitle } from '#words/site';
import { verdictOf } from '../telling/verdict.model.js';
import { catalogue, passing, solver } from '../session/page-solver.js';
import type { BarAction } from './app-bar.js';
import type { Highlight } from '../pictures/highlight.js';
import { Chance } from './chance.js';
import { exploreMenu, openSequence } from './explore-menu.js';
import { firstPosition } from './first-position.js';
import { Inspection } from '../panels/inspection.js';
import { LaterPart } from '../controls/later-part.js';
import type { LiveRegion } from '../controls/live-region.js';
import type { PageDialogs } from './page-dialogs.js';
import { keyedAction, type KeyedAction } from './keyed-action.js';
import { PageKeeper } from './page-keeper.js';
import { PageModes } from '../panels/page-modes.js';
import type { Source } from '../pasted/pasted-source.js';
import { Pasting } from '../pasted/pasting.js';
import type { Beside } from '../families/page-family.js';
import { notesOf } from '../families/families.model.js';
import { aboveOf, belowOf, fetchExtra, setupOf } from '../stage/extras.js';
import type { EditorInput } from '../pictures/editor-input.js';
import { fetchEditor } from '../stage/position-stage.js';
import { Presenting } from '../panels/presentation/presenting.js';
import { playgroundStyles } from './playground-styles.js';
import { shareSource, type ShareSource } from '../panels/share/share-source.js';
import { sharedStyles } from '../styles/shared-styles.js';
import './app-bar.js';
import '../stage/legend/legend-line.js';
import '../controls/live-region.js';
import './page-dialogs.js';
import '../panels/moves/pairing-reply.js';
import '../panels/position-side.js';
import './page-tools.js';
import './problem-banner.js';
import type { UnhiddenFocus } from './unhide-focus.js';
import { NO_PROBLEMS } from '../text-form/formula-bar.js';
import type { CatalogueRows, GameRow } from '../words/catalogue.js';
import { ruleText } from '../telling/rules.model.js';

/** The page: one position, its picture, and everything the core says about it. Fires `read` once its source has been read. */
@customElement('grundy-playground')
export class Playground extends LitElement {
  /** What was pasted or dropped on another view, to be shown here. */
  @property({ attribute: false }) source: Source | null = null;
  @state() private view: SessionView;
  @state() private catalogue: CatalogueRows | null = null;
  @state() private highlight: Highlight | null = null;
  /** Whether the editor of the first position is there. Nothing is shown before, so that nothing moves when it arrives. */
  @state() private drawable = false;
  @state() private coarse = false;
  /** The text typed last in the line or its form, where its problems are then shown. */
  private typed: string | null = null;
  /** The text or the move asked for last by any part of the page. */
  private edited: string | null = null;
  @query('grundy-dialogs') private dialogs!: PageDialogs | null;
  @query('grundy-live') private live!: LiveRegion | null;
  @query('grundy-bar') private barElement!: HTMLElement | null;

  private readonly address = new Address(window, (text) => void this.travel(text));
  private readonly session = new Session(
    solver,
    (text, mode) => this.address.write(text, mode),
    () => this.refresh(),
  );
  private readonly shading = new WholeShading(solver, () => this.requestUpdate());
  private readonly pasting = new Pasting(this, {
    screen: () => ({
      text: this.view.text,
      game: this.view.analysis ? titleOf(this.view.analysis) : '',
      position: this.view.analysis?.position ?? null,
    }),
    show: (text) => this.session.edit(text),
    many: (list) => void this.dialogs?.show('many', list),
    graph: (text) => void this.dialogs?.show('graph', text),
    announce: (words) => this.live?.say(words),
  });
  private readonly modes = new PageModes(this, solver, this.session);
  /** The parts of the page come one after the other, each in a task after a frame. */
  private readonly titlePart = new LaterPart(this, 1, 'first');
  private readonly picturePart = new LaterPart(this, 1, 'first');
  private readonly sidePart = new LaterPart(this, 3, 'both');
  private readonly toolsPart = new LaterPart(this, 2);
  private readonly footPart = new LaterPart(this, 3, 'first');
  private readonly chance = new Chance(this.session, () => this.game);
  private readonly inspection = new Inspection(this, solver, passing);
  private readonly presenting = new Presenting(this, solver);
  private readonly settings = new SettingsWriter(window);
  private unhidden?: UnhiddenFocus;
  private readonly keeper = new PageKeeper(this.session, this.inspection, this.modes, solver);
  /** A long line makes the bar higher; the picture gets the rest of the window. */
  private readonly barSize = new ResizeObserver(() =>
    this.style.setProperty('--bar', `${this.barElement?.offsetHeight ?? 0}px`),
  );

  static override styles = [sharedStyles, playgroundStyles];

  constructor() {
    super();
    this.view = this.session.view;
    this.addEventListener('grundy-highlight', ({ detail }) => (this.highlight = detail));
    this.addEventListener('grundy-edit', ({ detail }) => (this.edited = detail.text));
    this.addEventListener('grundy-play', ({ detail }) => (this.edited = detail.move));
    this.addEventListener('grundy-shade', ({ detail }) => this.shading.set(detail));
    this.addEventListener('grundy-coarse', ({ detail }) => (this.coarse = detail));
    this.addEventListener('grundy-many', ({ detail }) => void this.dialogs?.show('many', detail));
    this.addEventListener('grundy-paste', ({ detail }) => void this.pasting.read({ pasted: detail }));
    this.addEventListener('grundy-front', () => void this.modes.arrived(null, false));
    this.addEventListener('grundy-graph', () => void this.dialogs?.show('graph'));
    this.addEventListener('grundy-formulas', ({ detail }) =>
      solver.formulas(detail.text).then(detail.show, () => detail.show(null)),
    );
    this.addEventListener('grundy-announce', ({ detail }) => this.live?.say(detail));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.pasting.input.connect();
    this.keeper.connect();
    addEventListener('keydown', this.keyed);
    addEventListener('keydown', this.firstKeyed, { once: true });
    // Another view may have set the title meanwhile.
    this.requestUpdate();
  }

  override firstUpdated(): void {
    void this.start();
  }

  override updated(changed: Map<string, unknown>): void {
    const { analysis } = this.view;
    if (changed.has('drawable') && this.barElement) this.barSize.observe(this.barElement);
    if (analysis && this.isConnected) {
      const title = windowTitle(titleOf(analysis), this.modes.mode, verdictOf(analysis).headline);
      // Sets the title after the picture is drawn, and only if it changed: a drag has many steps.
      setTimeout(() => this.isConnected && document.title !== title && (document.title = title));
      if (this.drawable) this.settings.write(this.looks(analysis));
    }
    if (changed.has('source') && this.source && this.catalogue)
      void this.pasting.read(this.source, (text) => this.open(text));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.pasting.input.disconnect();
    this.keeper.disconnect();
    removeEventListener('keydown', this.keyed);
    removeEventListener('keydown', this.firstKeyed);
  }

  private async start(): Promise<void> {
    try {
      this.catalogue = await catalogue();
      await (this.source
        ? this.pasting.read(this.source, (text) => this.open(text))
        : this.travel(this.address.read()));
    } catch (error) {
      this.view = { ...this.view, failure: error instanceof Error ? error.message : String(error) };
    }
  }

  /** The example shown when the address is empty or wrong. */
  private get fallback(): string {
    const examples = this.catalogue?.games.flatMap((game) => game.examples) ?? [];
    return examples[1]?.text ?? examples[0]?.text ?? '';
  }

  /** Follows the address, which may name another view. */
  private async travel(text: string): Promise<void> {
    const here = viewOf(window) === 'playground';
    await (here ? this.open(text) : this.session.leave());
    await this.modes.arrived(here ? this.view.analysis : null, here && readSettings(location.search).match);
  }

  private open(text: string): Promise<void> {
    return this.view.analysis ? this.session.travel(text, this.fallback) : this.session.start(text, this.fallback);
  }

  private refresh(): void {
    const [before, { analysis }] = [this.view.analysis, this.session.view];
    this.view = this.session.view;
    if (analysis === null || analysis === before) return;
    this.modes.saw(analysis);
    if (before === null) void this.begin(analysis);
    else void fetchExtra(analysis).then(() => this.requestUpdate());
    this.inspection.moveOn(before, analysis);
    this.highlight = null;
    this.pasting.moveOn();
    if (before && this.modes.mode === 'edit') this.live?.say(verdictOf(analysis).announcement);
  }

  /** Prepares the first position with the view settings of the address. */
  private async begin(analysis: Analysis): Promise<void> {
    const { content, whole, place, exercise, match } = readSettings(location.search);
    Object.assign(this.inspection, { content, place });
    if (whole !== null) this.shading.set({ whole: true, component: whole });
    try {
      await Promise.all([
        fetchEditor(analysis),
        fetchExtra(analysis),
        exercise ? this.modes.toggleExercise() : null,
        match && !exercise ? this.modes.arrived(analysis, true) : this.keeper.begin(analysis, exercise),
      ]);
    } finally {
      this.drawable = true;
    }
  }

  private looks(analysis: Analysis): ViewSettings {
    const { whole, component } = this.shading.of(analysis);
    return {
      content: this.inspection.content,
      whole: whole ? component : null,
      place: this.inspection.place,
      exercise: this.modes.mode === 'exercise',
      match: false,
    };
  }

  private get game(): GameRow | undefined {
    return this.catalogue?.games.find(({ key }) => key === this.view.analysis?.game);
  }

  protected override render() {
    const { analysis, failure } = this.view;
    // Bar and footer come with the position, which would move them.
    if (failure === null && (analysis === null || !this.drawable))
      return html`<main><div class="loading"><p role="status">${SETTING_UP}</p>${analysis === null && this.view.computing ? firstPosition(this.view.text, this.view.share, () => this.session.cancel()) : nothing}</div></main>`;
    return html`
      ${this.bar()}
      <main>${this.page()}</main>
      <grundy-dialogs .catalogue=${this.catalogue} .current=${this.view.text} .shared=${this.shared}></grundy-dialogs>
      <grundy-live></grundy-live>
      ${this.presenting.draw(() => analysis && { analysis, line: this.modes.line(analysis), picture: this.seen(analysis), answers: this.modes.mode === 'edit' })}
    `;
  }

  private bar() {
    const { analysis, refusal, canUndo, canRedo } = this.view;
    const { mode } = this.modes;
    return html`
      <grundy-bar
        .game=${analysis ? titleOf(analysis) : ''}
        .canUndo=${canUndo}
        .canRedo=${canRedo}
        .shown=${analysis !== null}
        .playable=${this.modes.playable(analysis)}
        .matching=${mode === 'match'}
        @bar=${(event: CustomEvent<BarAction>) => this.pressed(event.detail)}
      >
        ${
          analysis === null
            ? nothing
            : html`<grundy-formula
              .text=${analysis.text}
              .refused=${this.typedRefusal || refusal?.text !== this.edited ? (refusal?.text ?? null) : null}
              .problems=${this.typedRefusal?.problems ?? NO_PROBLEMS}
              .notes=${notesOf(analysis.position)}
              .game=${this.game}
              .fixed=${mode === 'match'}
              @grundy-edit=${({ detail }: CustomEvent<{ text: string }>) => (this.typed = detail.text)}
              @dismiss=${() => this.session.dismiss()}
            ></grundy-formula>`
        }
      </grundy-bar>
    `;
  }

  private page() {
    const { analysis, refusal, failure } = this.view;
    return html`
      <grundy-problems .refusal=${this.typedRefusal ? null : refusal} .failure=${failure} .shown=${analysis !== null} @dismiss=${() => this.session.dismiss()}></grundy-problems>
      ${analysis === null ? nothing : this.titlePart.draw(analysis, () => this.columns(analysis))}
    `;
  }

  /** The picture and one column of text, beside it or around and below it. */
  private columns(analysis: Analysis) {
    // The side column waits until the picture has begun.
    const side = this.picturePart.begun ? this.side(analysis) : nothing;
    return html`
      <div class="columns ${this.footPart.begun ? '' : 'coming'}">
        <div class="verdict ${this.modes.mode}">${this.modes.line(analysis)} ${aboveOf(this.beside(analysis))}</div>
        <div class="picture">
          <p class="rule muted">${ruleText(analysis)}</p>
          ${this.pasting.draw()}
          <div class="canvas">${this.picturePart.draw(analysis, () => html`${this.stage(analysis)} ${this.modes.mode === 'edit' ? this.inspection.leadsLine(analysis, this.sidePart.begun) : nothing}`)}</div>
          <div class="tools">${this.picturePart.begun ? this.toolsPart.draw(analysis, () => this.tools(analysis)) : nothing}</div>
        </div>
        ${side} ${this.foot(analysis)}
      </div>
      <p class="printed" translate="no">${this.link(analysis)}</p>
    `;
  }

  /** Below the picture: the player of a table that fills, the reply to a move, the legend and the menus. */
  private tools(analysis: Analysis) {
    const { mode } = this.modes;
    const shading = this.shading.of(analysis);
    const legend = this.modes.legend(this.inspection.legend(analysis, shading, this.coarse), analysis);
    return html`
      ${mode === 'edit' ? this.inspection.player(analysis, shading.component) : nothing}
      ${this.view.reply === null || mode !== 'edit' ? nothing : html`<grundy-reply .position=${analysis.position} .reply=${this.view.reply}></grundy-reply>`}
      <grundy-tools
        .analysis=${analysis}
        .game=${this.game}
        .text=${this.view.text}
        .view=${mode === 'exercise' ? null : () => (this.modes.tells ? html`${this.inspection.tools(analysis, shading.component, mode === 'edit')}${setupOf(this.seen(analysis))}${this.inspection.meaning(legend)}` : this.inspection.presents())}
        .explore=${mode === 'match' ? null : () => this.explore(analysis)}
      >
        <grundy-legend .legend=${legend && { ...legend, grundy: null }}>${this.inspection.marks(analysis)}</grundy-legend>
      </grundy-tools>
    `;
  }

  private explore(analysis: Analysis) {
    const exercising = this.modes.mode === 'exercise';
    return exploreMenu(
      { text: this.view.text, shown: analysis.text, game: this.game, exercising, chance: this.chance },
      (action) => this.pressed(action),
    );
  }

  private toggle(mode: () => Promise<void>): void {
    this.inspection.halt();
    void mode();
  }

  /** The link to what is shown; empty if it is too long for a link. */
  private link(analysis: Analysis): string {
    const text = addressOf(analysis.text);
    // The address bar is updated a moment later, so the link is not read from it. Chats and mail programs end a link at a quotation mark, so it is written as the bar would.
    return text === ''
      ? ''
      : new URL(`${location.pathname}${writeSettings(location.search, this.looks(analysis))}#${text}`, location.origin)
          .href;
  }

  /** The picture's input: the analysis, shading and highlight for the current mode. */
  private seen(analysis: Analysis): EditorInput {
    const claiming = this.modes.mode === 'exercise';
    const shading = this.shading.of(analysis);
    const seen = claiming ? { analysis, shading, filling: false } : this.inspection.input(analysis, shading);
    return this.modes.input({
      ...seen,
      solver,
      text: this.view.text,
      highlight: this.highlight ?? this.inspection.highlight(analysis),
      claiming,
    });
  }

  private stage(analysis: Analysis) {
    const claiming = this.modes.mode === 'exercise';
    return html`
      <grundy-stage late
        .shared=${this.seen(analysis)}
        .palette=${this.catalogue?.pieces ?? []}
        .game=${this.game}
        .place=${claiming ? null : this.inspection.place}
        .reading=${this.pasting.reading}
        .computing=${this.view.computing}
        .share=${this.view.share}
        @cancel=${() => this.modes.cancel()}
        >${belowOf(this.beside(analysis))}</grundy-stage
      >
    `;
  }

  private beside(analysis: Analysis): Beside {
    const { mode } = this.modes;
    const { text, refusal, computing } = this.view;
    return {
      analysis,
      text,
      refused: refusal?.text ?? null,
      game: this.game,
      editing: mode === 'edit',
      computing,
      cancel: () => this.session.cancel(),
    };
  }

  /** What the Share dialog shares; null without a position. */
  private readonly shared = (): ShareSource | null => {
    const { analysis } = this.view;
    return (
      analysis &&
      shareSource(analysis, this.shading.of(analysis), this.modes, this.inspection, this.link(analysis), solver)
    );
  };

  /** The refusal of the text typed in the line; null in a match, where nothing can be typed. */
  private get typedRefusal() {
    return this.modes.mode !== 'match' && this.view.refusal?.text === this.typed ? this.view.refusal : null;
  }

  private side(analysis: Analysis) {
    return this.sidePart.draw(analysis, () =>
      this.modes.mode === 'edit' ? this.answers(analysis) : this.modes.card(analysis),
    );
  }

  private answers(analysis: Analysis) {
    const [{ place }, view, shading] = [this.inspection, this.inspection.view(analysis), this.shading.of(analysis)];
    const filling = this.inspection.filled(analysis) !== null;
    return html`<grundy-side .solver=${solver} .analysis=${analysis} .place=${place} .view=${view} .shading=${shading} .filling=${filling}></grundy-side>`;
  }

  /** The footer comes last: what stands above would move it. */
  private foot(analysis: Analysis) {
    if (!this.sidePart.begun) return nothing;
    return this.footPart.draw(analysis, () => html`<footer class="muted"><p>${FOOT}</p></footer>`);
  }

  private pressed(action: BarAction | KeyedAction): void {
    if (action === 'exercise') this.toggle(() => this.modes.toggleExercise());
    else if (action === 'random') this.chance.drawFrom(this.view.text);
    else if (action === 'sequence') void openSequence(this.view.text, this.game, this.modes.mode);
    else if (action === 'games' || action === 'keys' || action === 'share') void this.dialogs?.show(action);
    else if (action === 'undo' || action === 'redo') this.session[action]();
    else this.toggle(() => this.modes.toggleMatch(this.view.analysis));
  }

  /** What keys alone need is fetched with the first one. */
  private readonly firstKeyed = (): Promise<void> =>
    import('./unhide-focus.js').then(({ UnhiddenFocus }) => (this.unhidden ??= new UnhiddenFocus(this)).reached());

  private readonly keyed = (event: KeyboardEvent): void => {
    const action = keyedAction(event);
    if (action === null) return;
    event.preventDefault();
    const inDialog = event.composedPath().some((target) => target instanceof HTMLDialogElement);
    const explores = action === 'random' || action === 'exercise' || action === 'sequence';
    if (
      (!explores && action !== 'share') ||
      (this.view.analysis && !inDialog && !(explores && this.modes.mode === 'match'))
    )
      this.pressed(action);
  };
}
