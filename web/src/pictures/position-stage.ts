import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { pictureOf } from './picture.model.js';
import type { Picture } from '../families/family.model.js';
import type { Place } from '../places/place.js';
import type { Answer } from './graph/tree.model.js';
import { inputChanged, type EditorInput } from './editor-input.js';
import { afterFrame } from '../controls/after-frame.js';
import { STAGE } from '#words/pictures/stage';
import { sharedStyles } from '../styles/shared-styles.js';
import type { GameRow, PieceRow } from '../words/catalogue.js';

interface Editor {
  /** What it draws and takes gestures with, fetched when a position first needs it. */
  fetch(): Promise<unknown>;
  /** The tools around it, where they are fetched apart. */
  tools?(): Promise<unknown>;
  draw(stage: PositionStage): TemplateResult;
}

const EDITORS: Record<Picture, Editor> = {
  board: {
    fetch: () => import('../families/grid/board-editor.js'),
    tools: () => import('../families/grid/board-tools.js'),
    draw: ({ shared, place, palette, late }) => html`<grundy-board-editor ?late=${late} .shared=${shared} .palette=${palette} .place=${place}></grundy-board-editor>`,
  },
  piles: {
    fetch: () => import('../families/subtraction/piles-editor.js'),
    draw: ({ shared, place }) => html`<grundy-piles-editor .shared=${shared} .place=${place}></grundy-piles-editor>`,
  },
  heaps: {
    fetch: () => import('../families/take-and-break/heaps-editor.js'),
    draw: ({ shared, place }) => html`<grundy-heaps-editor .shared=${shared} .place=${place}></grundy-heaps-editor>`,
  },
  tree: {
    fetch: () => import('../families/tree/tree-editor.js'),
    tools: () => import('../families/tree/rehang-list.js'),
    draw: ({ shared, place, preview }) => html`<grundy-tree-editor .shared=${shared} .place=${place} .preview=${preview}></grundy-tree-editor>`,
  },
  row: {
    fetch: () => import('../families/row/row-editor.js'),
    draw: ({ shared }) => html`<grundy-row-editor .shared=${shared}></grundy-row-editor>`,
  },
  strip: {
    fetch: () => import('../families/subtraction/coin-strip-editor.js'),
    draw: ({ shared, place }) => html`<grundy-coin-strip-editor .shared=${shared} .place=${place}></grundy-coin-strip-editor>`,
  },
  pairs: {
    fetch: () => import('../families/northcott/northcott-editor.js'),
    draw: ({ shared }) => html`<grundy-northcott-editor .shared=${shared}></grundy-northcott-editor>`,
  },
  graph: {
    fetch: () => import('../families/graph/graph-editor.js'),
    draw: ({ shared, place }) => html`<grundy-graph-editor .shared=${shared} .place=${place}></grundy-graph-editor>`,
  },
  rule: {
    fetch: () => import('../families/rule/rule-editor.js'),
    draw: ({ shared, place, late }) => html`<grundy-rule-editor ?late=${late} .shared=${shared} .place=${place}></grundy-rule-editor>`,
  },
  runs: {
    fetch: () => import('../families/runs/pile-runs.js'),
    draw: ({ shared }) => html`<grundy-pile-runs .analysis=${shared.shading.shown} .lit=${shared.highlight?.items ?? []}></grundy-pile-runs>`,
  },
};

/** What the editor of this position draws and takes gestures with; until then it is an empty element. */
export function fetchPicture(analysis: Analysis): Promise<unknown> {
  return EDITORS[pictureOf(analysis)].fetch();
}

/** The same with the tools around it. */
export function fetchEditor(analysis: Analysis): Promise<unknown> {
  return Promise.all([fetchPicture(analysis), EDITORS[pictureOf(analysis)].tools?.()]);
}

/** Only the questions of a tree are shown where there is no room for tools. */
function needsTools({ tools, analysis }: EditorInput): boolean {
  return !tools || analysis.rehang.node.length > 0;
}

/** The picture, and over it what says that a newer one is on its way; what is put into it stands below the picture, and is not dimmed. Fires `cancel`. */
@customElement('grundy-stage')
export class PositionStage extends LitElement {
  @property({ attribute: false, hasChanged: inputChanged }) shared!: EditorInput;
  @property({ attribute: false }) palette: PieceRow[] = [];
  @property({ attribute: false }) game: GameRow | undefined;
  @property({ attribute: false }) place: Place | null = null;
  /** What would become of a tree's node that was taken, by its new parent. */
  @property({ attribute: false }) preview: ReadonlyMap<number, Answer> = new Map();
  /** How far a file has been read. */
  @property() reading = '';
  @property({ type: Boolean }) computing = false;
  /** Whether it is first drawn after what stands around it, a large part at a time: a phone that draws all at once answers no touch meanwhile. */
  @property({ type: Boolean }) late = false;
  private fetched: Picture | null = null;

  static override styles = [
    sharedStyles,
    css`
      .stage {
        position: relative;
      }
      .dimmed {
        transition: opacity 150ms;
      }
      .computing .dimmed {
        opacity: 0.55;
      }
      .busy {
        position: absolute;
        z-index: 2;
        top: 0.6rem;
        right: 0.6rem;
        display: flex;
        align-items: center;
        gap: 0.7rem;
        padding: 0.4rem 0.4rem 0.4rem 0.9rem;
        border: 1px solid var(--line-strong);
        border-radius: 999px;
        background: var(--surface);
      }
      .busy button {
        border-radius: 999px;
      }
      @media (prefers-reduced-motion: reduce) {
        .dimmed {
          transition: none;
        }
      }
    `,
  ];

  protected override async scheduleUpdate(): Promise<void> {
    if (this.late && !this.hasUpdated) await afterFrame();
    super.scheduleUpdate();
  }

  override willUpdate(): void {
    const picture = pictureOf(this.shared.analysis);
    if (picture !== this.fetched) void (needsTools(this.shared) ? fetchEditor : fetchPicture)(this.shared.analysis);
    this.fetched = picture;
  }

  protected override render() {
    const { computing, reading } = this;
    return html`
      <div class="stage ${computing ? 'computing' : ''}">
        <div class="dimmed">${EDITORS[pictureOf(this.shared.analysis)].draw(this)}</div>
        <slot></slot>
        ${reading === '' ? nothing : html`<div class="busy" role="status"><span>${reading}</span></div>`}
        ${computing
          ? html`<div class="busy" role="status"><span>${STAGE.computing}</span> <button @click=${() => this.dispatchEvent(new CustomEvent('cancel'))}>${STAGE.cancel}</button></div>`
          : nothing}
      </div>
    `;
  }
}
