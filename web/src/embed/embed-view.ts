import type { Analysis, Problem, Reply } from 'grundy-wasm';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { EditorInput } from '../pictures/editor-input.js';
import type { Highlight } from '../pictures/highlight.js';
import { once } from '../controls/once.js';
import { fetchPicture } from '../stage/position-stage.js';
import { sharedStyles } from '../styles/shared-styles.js';
import { legendOf, type Content } from '../stage/legend/legend.model.js';
import { problemsTogether } from '#words/controls';
import { EMBED } from '#words/embed';
import { verdictOf } from '../telling/verdict.model.js';
import type { SolverClient } from '../solver/client.js';
import { embedStyles } from './embed-styles.js';
import type { EmbedEvents } from './events.js';
import { restingButton } from '../controls/resting.js';
import type { WokenEmbed } from './woken-embed.js';
import type { EmbedSettings, Part } from '../params/embed-settings.js';
import type { Shown } from './step-lists.js';
import '../stage/legend/legend-line.js';
import '../stage/position-stage.js';
import '../panels/verdict/verdict-line.js';

/** Events that show that the reader is about to do something. */
const SIGNS = ['pointerenter', 'pointerdown', 'focusin'] as const;

/** Events by which pictures ask for something that only a woken embed can do. */
const DEEDS = ['grundy-edit', 'grundy-play', 'grundy-claim', 'grundy-shade'] as const;

const fetchSteps = once(() => import('./embed-steps.js'));

async function wordsOf(problems: readonly Problem[]): Promise<string[]> {
  const { problemText } = await import('../words/problems.js');
  return problems.map(problemText);
}

/** One position in somebody else's page: its picture, who wins, and the few things a reader does with it there. */
@customElement('grundy-embed')
export class EmbedView extends LitElement {
  /** The author's position. */
  @property({ attribute: false }) text = '';
  @property({ attribute: false }) settings!: EmbedSettings;
  @property({ attribute: false }) solver!: SolverClient;
  /** The address of the site, for the link into the playground; empty for no link. */
  @property({ attribute: false }) site = '';
  @state() private woken: WokenEmbed | null = null;
  @state() private highlight: Highlight | null = null;
  /** What is highlighted while nothing else is. */
  @state() private pinned: Highlight | null = null;
  @state() private problems: readonly string[] = [];
  /** What was last found wrong; `problems` says it, once its words are loaded. */
  private found: unknown;
  @state() private explaining = false;
  /** The step that is shown, if the reader steps through something. */
  @state() private step: Shown | null = null;
  /** The position on screen. The code of its picture is loaded. */
  @state() private analysis: Analysis | null = null;
  /** The position to be drawn next, once the code of its picture is loaded. */
  private newest: Analysis | null = null;
  private waking: Promise<WokenEmbed> | undefined;
  /** Leaves out of a position what is not to be shown. Loaded only if something is hidden. */
  private withContent = (analysis: Analysis, _content: Content): Analysis => analysis;

  static override styles = [sharedStyles, embedStyles];

  constructor() {
    super();
    this.addEventListener('grundy-highlight', ({ detail }) => (this.highlight = detail));
    this.addEventListener('grundy-pin', ({ detail }) => (this.pinned = detail));
    this.addEventListener('keydown', (event) => this.keyed(event));
    for (const sign of SIGNS) this.addEventListener(sign, () => void this.wake(), { once: true, passive: true });
    for (const deed of DEEDS) this.addEventListener(deed, (event) => void this.doOnceAwake(event));
  }

  /** The position on screen as a text; until the first is drawn, the author's. */
  get shown(): string {
    return this.analysis?.text ?? this.text;
  }

  /** Shows another position; Reset still leads to the author's. */
  async show(text: string): Promise<void> {
    await (await this.wake()).session.edit(text);
  }

  /** Back to the author's position. */
  reset(): Promise<void> {
    return this.show(this.text);
  }

  async undo(): Promise<void> {
    (await this.wake()).session.undo();
  }

  async redo(): Promise<void> {
    (await this.wake()).session.redo();
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('text')) return;
    if (this.woken) void this.woken.session.edit(this.text);
    else void this.begin(this.text);
  }

  /** Shows the author's position for the first time. */
  private async begin(text: string): Promise<void> {
    try {
      // An exercise wakes at once, so that its answers are never on screen.
      if (this.settings.exercise) return void (await this.wake());
      const reply = await this.solver.analyze(text);
      if (text === this.text && !this.woken) await this.see(reply);
    } catch (error) {
      this.fail([error instanceof Error ? error.message : String(error)]);
    }
  }

  private async see(reply: Reply): Promise<void> {
    await this.tellProblems(reply.ok ? [] : reply.problems);
    if (reply.ok) await this.draw(reply.analysis);
  }

  private async tellProblems(found: string | readonly Problem[]): Promise<void> {
    this.found = found;
    const problems = typeof found === 'string' ? [found] : found.length === 0 ? [] : await wordsOf(found);
    // Their words may come only after others were told, or all were mended.
    if (found !== this.found || problems.join() === this.problems.join()) return;
    if (problems.length > 0) this.fail(problems);
    else this.problems = [];
  }

  private fail(problems: readonly string[]): void {
    this.problems = problems;
    this.tell('grundy-error', { message: problemsTogether(problems) });
  }

  private async draw(analysis: Analysis): Promise<void> {
    const first = this.analysis === null;
    this.newest = analysis;
    const content = this.content === 'number' ? null : import('../stage/legend/content.model.js');
    // All is waited for: what came later would move what stands below it.
    await Promise.all([fetchPicture(analysis), first && this.woken?.modes.prepare(analysis)]);
    this.withContent = (await content)?.withContent ?? this.withContent;
    if (analysis !== this.newest || analysis === this.analysis) return;
    this.analysis = analysis;
    this.highlight = null;
    this.pinned = null;
    this.step = null;
    await this.updateComplete;
    const { text, outcome, grundy } = analysis;
    if (first) this.tell('grundy-ready', { text });
    this.tell('grundy-change', { text, outcome, grundy });
  }

  private wake(): Promise<WokenEmbed> {
    this.waking ??= this.fetchWoken();
    return this.waking;
  }

  private async fetchWoken(): Promise<WokenEmbed> {
    const module = await import('./woken-embed.js');
    const moved = (move: string, text: string): void => this.tell('grundy-move', { move, text });
    const woken = new module.WokenEmbed(this, this.solver, moved, () => this.refresh(woken));
    if (this.settings.exercise) await woken.modes.toggleExercise();
    this.woken = woken;
    await woken.session.travel(this.text);
    return woken;
  }

  private refresh({ view }: WokenEmbed): void {
    const { analysis, refusal, failure } = view;
    void this.tellProblems(failure ?? refusal?.problems ?? []);
    if (analysis !== null && analysis.text !== this.analysis?.text) void this.draw(analysis);
    this.requestUpdate();
  }

  /** Repeats an event that came before the embed was awake. */
  private async doOnceAwake(event: Event): Promise<void> {
    if (this.woken) return;
    await this.wake();
    this.dispatchEvent(new CustomEvent(event.type, { detail: (event as CustomEvent).detail }));
  }

  private tell<Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  private shows(part: Part): boolean {
    return !this.settings.hidden.has(part);
  }

  private get mode() {
    return this.woken?.modes.mode ?? 'edit';
  }

  protected override render() {
    const { analysis, problems } = this;
    if (analysis === null && problems.length === 0)
      return html`<div class="embed waiting" part="embed"><p class="muted" role="status">${EMBED.waiting}</p></div>`;
    return html`
      <div class="embed" part="embed">
        ${problems.length === 0 ? nothing : html`<ul class="problems" role="alert">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`}
        ${analysis === null ? nothing : this.position(analysis)}
        ${this.shows('controls') ? this.controls() : nothing}
      </div>
    `;
  }

  private position(analysis: Analysis) {
    const { woken, mode } = this;
    const legend = legendOf(analysis, false, null, this.content);
    return html`
      ${this.shows('sum') && this.shows('shading') ? html`<div class="head" part="head">${woken?.modes.line(analysis) ?? html`<grundy-verdict .verdict=${verdictOf(analysis)}></grundy-verdict>`}</div>` : nothing}
      <div class="stage" part="picture" ?inert=${!this.shows('play')}>
        <grundy-stage
          .shared=${this.input(analysis)}
          .computing=${woken?.view.computing ?? false}
          @cancel=${() => woken?.session.cancel()}
        ></grundy-stage>
      </div>
      ${mode === 'edit' ? nothing : woken!.modes.card(analysis)}
      ${this.explaining && mode === 'edit' ? html`<grundy-reasons .analysis=${analysis} .solver=${this.solver}></grundy-reasons>` : nothing}
      ${this.settings.steps && mode === 'edit' ? this.steps(analysis) : nothing}
      ${this.shows('legend') ? html`<grundy-legend part="legend" .legend=${woken ? woken.modes.legend(legend, analysis) : legend}></grundy-legend>` : nothing}
    `;
  }

  private steps(analysis: Analysis) {
    fetchSteps();
    return html`<grundy-steps
      .kind=${this.settings.steps}
      .analysis=${analysis}
      .solver=${this.solver}
      @step=${({ detail }: CustomEvent<Shown>) => (this.step = detail)}
      @go=${({ detail }: CustomEvent<string>) => void this.show(detail)}
    ></grundy-steps>`;
  }

  private get content(): Content {
    return this.shows('shading') ? (this.shows('numbers') ? 'number' : 'letter') : 'nothing';
  }

  private input(analysis: Analysis): EditorInput {
    const { woken, content } = this;
    const step = this.mode === 'edit' ? this.step : null;
    const highlight = this.highlight ?? this.pinned ?? step?.highlight ?? null;
    const drawn = this.withContent(analysis, content);
    const shown = step?.veil?.(drawn) ?? drawn;
    const of = woken?.shading.of(analysis) ?? { whole: false, component: 0, shown, waiting: false };
    const shading = { ...of, shown: of.whole ? this.withContent(of.shown, content) : shown };
    const input = {
      solver: this.solver,
      analysis: shown,
      text: woken?.view.text ?? analysis.text,
      shading,
      highlight,
      filling: Boolean(step?.veil),
      claiming: this.mode === 'exercise',
      tools: this.shows('controls') && this.shows('play') ? ('few' as const) : ('none' as const),
    };
    return woken ? woken.modes.input(input) : input;
  }

  private controls() {
    const { analysis, mode } = this;
    const { canUndo = false, canRedo = false } = this.woken?.view ?? {};
    const answers = mode !== 'exercise' && this.shows('shading');
    return html`
      <div class="controls" part="controls">
        ${
          this.shows('play')
            ? html`
              ${restingButton(EMBED.undo, !canUndo, () => void this.undo())}
              ${restingButton(EMBED.redo, !canRedo, () => void this.redo())}
              ${restingButton(EMBED.reset, !canUndo, () => void this.reset())}
              <button ?disabled=${analysis === null} aria-pressed=${mode === 'match'} @click=${() => void this.toggleMatch()}>${EMBED.match}</button>
            `
            : nothing
        }
        ${answers ? html`<button ?disabled=${analysis === null} aria-expanded=${this.explaining} @click=${() => this.toggleReasons()}>${EMBED.reasons}</button>` : nothing}
        ${this.site === '' ? nothing : html`<a href=${`${this.site}${this.settings.exercise ? '?exercise=1' : ''}#${analysis?.text ?? this.text}`} target="_blank" rel="noopener">${EMBED.playground}</a>`}
      </div>
    `;
  }

  private async toggleMatch(): Promise<void> {
    await (await this.wake()).modes.toggleMatch(this.analysis);
  }

  private toggleReasons(): void {
    this.explaining = !this.explaining;
    if (this.explaining) void import('./embed-reasons.js');
  }

  private keyed(event: KeyboardEvent): void {
    const [target] = event.composedPath();
    if (
      target instanceof HTMLInputElement ||
      event.defaultPrevented ||
      event.altKey ||
      !(event.ctrlKey || event.metaKey)
    )
      return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) void this.undo();
    else if (key === 'y' || key === 'z') void this.redo();
    else return;
    event.preventDefault();
  }
}
