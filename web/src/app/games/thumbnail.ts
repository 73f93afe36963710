import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type * as PictureSheet from '../../stage/picture-sheet.js';
import type { Pictured } from '../../pictures/export/still.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { solver } from '../../session/page-solver.js';
import { Superseded } from '../../solver/superseded.js';

/** How far from the window a picture is drawn in advance. */
const AHEAD = '120px';
/** Milliseconds before a question dropped for a more urgent one is asked again. */
const PAUSE = 400;

/** Positions solved so far: filtering a list shows the same ones again and again. */
const known = new Map<string, Analysis>();

type Drawers = typeof PictureSheet;

/** A position as a small still picture, solved and drawn when it comes into view. */
@customElement('grundy-thumbnail')
export class Thumbnail extends LitElement {
  @property() text = '';
  @state() private analysis: Analysis | null = null;
  @query('.natural') private natural!: HTMLElement;
  private drawers: Drawers | null = null;
  private seen = false;
  private readonly watcher = new IntersectionObserver(([entry]) => void this.near(entry?.isIntersecting ?? false), {
    rootMargin: AHEAD,
  });
  private readonly sizes = new ResizeObserver(() => this.fit());

  static override styles = [
    sharedStyles,
    css`
      :host {
        position: relative;
        overflow: hidden;
        contain: strict;
      }
      /* The picture in its own size, scaled down as a whole. */
      .natural {
        position: absolute;
        top: 0;
        left: 0;
        width: 20rem;
        transform-origin: 0 0;
        opacity: 0;
        transition: opacity 150ms;
      }
      .natural.drawn {
        opacity: 1;
      }
      .piles {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        justify-content: center;
        gap: 0.5rem;
      }
      .piles > * {
        flex: 1 1 5.6rem;
        max-width: 9rem;
      }
      .heaps {
        display: grid;
        gap: 0.5rem;
      }
      grundy-board-svg,
      grundy-marks-svg,
      grundy-heat-sheet {
        width: 100%;
      }
      /* A single pile is shown by its strip of sizes only; several are shown without the strip. */
      .piles:has(> :only-child),
      .piles:not(:has(> :only-child)) ~ .table,
      .heaps ~ .table,
      .note,
      h2 {
        display: none;
      }
      @media (prefers-reduced-motion: reduce) {
        .natural {
          transition: none;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watcher.disconnect();
    this.sizes.disconnect();
    this.seen = false;
  }

  override firstUpdated(): void {
    this.sizes.observe(this);
    this.sizes.observe(this.natural);
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('text')) return;
    this.analysis = this.drawers && (known.get(this.text) ?? null);
    if (this.seen) void this.draw();
  }

  private near(seen: boolean): void {
    this.seen = seen;
    if (seen) void this.draw();
  }

  private async draw(): Promise<void> {
    const { text } = this;
    if (this.analysis?.text === text || text === '') return;
    try {
      const [reply, drawers] = await Promise.all([solver.analyzeBeside(text), import('../../stage/picture-sheet.js')]);
      if (!reply.ok) return;
      await drawers.fetchStill(reply.analysis);
      known.set(text, reply.analysis);
      this.drawers = drawers;
      if (text === this.text) this.analysis = reply.analysis;
    } catch (error) {
      // Other errors need no message: the picture adds nothing to the text of its card.
      if (error instanceof Superseded) setTimeout(() => this.seen && void this.draw(), PAUSE);
    }
  }

  /** Scales the whole picture to the room there is, and centres it. */
  private fit(): void {
    const { natural } = this;
    const [width, height] = [natural.offsetWidth, natural.offsetHeight];
    if (height === 0 || this.clientWidth === 0) return;
    const scale = Math.min(this.clientWidth / width, this.clientHeight / height);
    const middle = (room: number, length: number): number => (room - length * scale) / 2;
    natural.style.transform = `translate(${middle(this.clientWidth, width)}px, ${middle(this.clientHeight, height)}px) scale(${scale})`;
  }

  protected override render() {
    const { analysis, drawers } = this;
    const picture = analysis && drawers ? drawers.drawStill(stillOf(analysis)) : nothing;
    return html`<div class="natural ${analysis ? 'drawn' : ''}" inert aria-hidden="true">${picture}</div>`;
  }
}

/** The input of a picture that nobody edits. */
function stillOf(analysis: Analysis): Pictured {
  return { analysis, shading: { whole: false, component: 0, shown: analysis, waiting: false }, place: null };
}
