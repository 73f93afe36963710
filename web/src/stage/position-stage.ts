import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { pictureOf } from './picture.model.js';
import { pageFamilyOf } from '../families/page-family.js';
import type { Picture } from '../families/family.model.js';
import type { Place } from '../places/place.js';
import type { Editor, Stage } from '../pictures/editor.js';
import { inputChanged, type EditorInput } from '../pictures/editor-input.js';
import { afterFrame } from '../controls/after-frame.js';
import { KeptFocus } from '../controls/kept-focus.js';
import { STAGE } from '#words/pictures/stage';
import { sharedStyles } from '../styles/shared-styles.js';
import type { GameRow, PieceRow } from '../words/catalogue.js';

/** The editors fetched so far, by picture. */
const EDITORS = new Map<Picture, Editor>();

/** Fetches the editor of a position; until then there is no picture. */
export async function fetchPicture(analysis: Analysis): Promise<void> {
  const picture = pictureOf(analysis);
  if (!EDITORS.has(picture)) EDITORS.set(picture, await pageFamilyOf(analysis).editor(analysis.position));
}

/** Fetches the editor and the tools around it. */
export function fetchEditor(analysis: Analysis): Promise<unknown> {
  return Promise.all([fetchPicture(analysis), pageFamilyOf(analysis).tools?.()]);
}

/** Whether tools are needed: where there is no room for them, only for the questions of a tree. */
function needsTools({ tools, analysis }: EditorInput): boolean {
  return !tools || analysis.rehang.node.length > 0;
}

/** The picture, with a notice while a newer one is computed. The slot below the picture is not dimmed. Fires `cancel`. */
@customElement('grundy-stage')
export class PositionStage extends LitElement implements Stage {
  @property({ attribute: false, hasChanged: inputChanged }) shared!: EditorInput;
  @property({ attribute: false }) palette: PieceRow[] = [];
  @property({ attribute: false }) game: GameRow | undefined;
  @property({ attribute: false }) place: Place | null = null;
  /** The notice how far a file has been read; empty without one. */
  @property() reading = '';
  @property({ type: Boolean }) computing = false;
  /** The share of the computation that is done. */
  @property({ attribute: false }) share: number | null = null;
  /** Whether the first drawing waits for the rest of the page and comes in parts: drawn at once, it would block touches on a phone. */
  @property({ type: Boolean }) late = false;
  private fetched: Picture | null = null;
  /** The button to cancel goes when the answer comes. */
  protected readonly focusing = new KeptFocus(this);

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
    if (picture !== this.fetched) void this.fetch();
    this.fetched = picture;
  }

  private async fetch(): Promise<void> {
    await (needsTools(this.shared) ? fetchEditor : fetchPicture)(this.shared.analysis);
    this.requestUpdate();
  }

  protected override render() {
    const { computing, share, reading } = this;
    return html`
      <div class="stage ${computing ? 'computing' : ''}">
        <div class="dimmed">${EDITORS.get(pictureOf(this.shared.analysis))?.draw(this)}</div>
        <slot></slot>
        ${reading === '' ? nothing : html`<div class="busy" role="status"><span>${reading}</span></div>`}
        ${
          computing
            ? html`<div class="busy" role="status"><span>${STAGE.computing(share)}</span> <button @click=${() => this.dispatchEvent(new CustomEvent('cancel'))}>${STAGE.cancel}</button></div>`
            : nothing
        }
      </div>
    `;
  }
}
