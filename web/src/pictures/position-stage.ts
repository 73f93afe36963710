import type { Analysis, GameEntry, PieceEntry } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { pictureOf } from './picture.model.js';
import type { Picture } from '../families/family.model.js';
import type { Place } from '../places/place.js';
import type { Answer } from './graph/tree.model.js';
import { inputChanged, type EditorInput } from './editor-input.js';
import { afterFrame } from '../controls/after-frame.js';
import { sharedStyles } from '../styles/shared-styles.js';

/** Each editor is fetched when a position first needs it. */
const PICTURES: Record<Picture, () => Promise<unknown>> = {
  board: () => import('./grid/board-editor.js'),
  piles: () => import('./heaps/piles-editor.js'),
  heaps: () => import('./heaps/heaps-editor.js'),
  tree: () => import('./graph/tree-editor.js'),
  row: () => import('../families/row/row-editor.js'),
  strip: () => import('./strip/coin-strip-editor.js'),
  pairs: () => import('../families/northcott/northcott-editor.js'),
  runs: () => import('../families/runs/pile-runs.js'),
  graph: () => import('./graph/graph-editor.js'),
};

/** What the editor of this position draws and takes gestures with; until then it is an empty element. */
export function fetchPicture(analysis: Analysis): Promise<unknown> {
  return PICTURES[pictureOf(analysis)]();
}

const TOOLS: Partial<Record<Picture, () => Promise<unknown>>> = {
  board: () => Promise.all([import('../families/grid/board-tools.js'), import('../families/grid/board-setup.js')]),
  tree: () => import('../families/tree/rehang-list.js'),
};

/** The same with the tools around it. */
export function fetchEditor(analysis: Analysis): Promise<unknown> {
  return Promise.all([fetchPicture(analysis), TOOLS[pictureOf(analysis)]?.()]);
}

/** Only the questions of a tree are shown where there is no room for tools. */
function needsTools({ tools, analysis }: EditorInput): boolean {
  return !tools || analysis.rehang.node.length > 0;
}

/** The picture, and over it what says that a newer one is on its way; what is put into it stands below the picture, and is not dimmed. Fires `cancel`. */
@customElement('grundy-stage')
export class PositionStage extends LitElement {
  @property({ attribute: false, hasChanged: inputChanged }) shared!: EditorInput;
  @property({ attribute: false }) palette: PieceEntry[] = [];
  @property({ attribute: false }) game: GameEntry | undefined;
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
        <div class="dimmed">${this.editor()}</div>
        <slot></slot>
        ${reading === '' ? nothing : html`<div class="busy" role="status"><span>${reading}</span></div>`}
        ${computing
          ? html`<div class="busy" role="status"><span>computing…</span> <button @click=${() => this.dispatchEvent(new CustomEvent('cancel'))}>Cancel</button></div>`
          : nothing}
      </div>
    `;
  }

  private editor() {
    const { shared, place } = this;
    switch (pictureOf(shared.analysis)) {
      case 'board':
        return html`<grundy-board-editor ?late=${this.late} .shared=${shared} .palette=${this.palette} .place=${place}></grundy-board-editor>`;
      case 'piles':
        return html`<grundy-piles-editor .shared=${shared} .place=${place}></grundy-piles-editor>`;
      case 'heaps':
        return html`<grundy-heaps-editor .shared=${shared} .place=${place}></grundy-heaps-editor>`;
      case 'tree':
        return html`<grundy-tree-editor .shared=${shared} .place=${place} .preview=${this.preview}></grundy-tree-editor>`;
      case 'row':
        return html`<grundy-row-editor .shared=${shared}></grundy-row-editor>`;
      case 'strip':
        return html`<grundy-coin-strip-editor .shared=${shared} .place=${place}></grundy-coin-strip-editor>`;
      case 'pairs':
        return html`<grundy-northcott-editor .shared=${shared}></grundy-northcott-editor>`;
      case 'graph':
        return html`<grundy-graph-editor .shared=${shared} .place=${place}></grundy-graph-editor>`;
      case 'runs':
        return html`<grundy-pile-runs .analysis=${shared.shading.shown} .lit=${shared.highlight?.items ?? []}></grundy-pile-runs>`;
    }
  }
}
