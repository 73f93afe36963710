import type { Analysis } from 'grundy-wasm';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { WhySteps } from '../reasons/why-steps.js';
import { TurnPages, type TurnSource } from '../moves/turn-pages.js';
import type { EditorInput } from '../../pictures/editor-input.js';
import { icon } from '../../controls/icons.js';
import { readingStyles } from '../../styles/reading-styles.js';
import { sharedStyles } from '../../styles/shared-styles.js';
import { PRESENTATION } from '#words/site';
import '../moves/moves-list.js';
import '../reasons/why-steps.js';
import '../../stage/position-stage.js';

/** What a presentation shows. */
export interface Presented {
  analysis: Analysis;
  /** The verdict, or the status of a match. */
  line: unknown;
  picture: EditorInput;
  /** Whether winning moves and reasons are shown. */
  answers: boolean;
}

/** All measures of the site are multiples of the root font size. Here the text sizes are too, so that all grow with the screen. */
const large = new CSSStyleSheet();
large.replaceSync(
  ':root { font-size: clamp(16px, 2.6vmin, 44px); --small: 0.875rem; --text: 1rem; --large: 1.25rem; --display: 2.25rem }',
);

/** Picture, verdict, winning moves and reasons on the whole screen, large enough for the last row of a class. Fires `leave`. */
@customElement('grundy-presentation')
export class Presentation extends LitElement {
  @property({ attribute: false }) shown!: Presented;
  @property({ attribute: false }) source!: TurnSource;
  @query('dialog') private dialog!: HTMLDialogElement;
  @query('grundy-why') private reasons!: WhySteps | null;
  private readonly pages = new TurnPages({ turns: (text, from) => this.source.turns(text, from) }, () =>
    this.requestUpdate(),
  );
  private full = false;

  static override styles = [
    sharedStyles,
    readingStyles,
    css`
      :host {
        --picture-height: calc(100dvh - 5rem);
        --board-height: var(--picture-height);
      }
      dialog {
        width: 100%;
        max-width: none;
        height: 100%;
        max-height: none;
        margin: 0;
        padding: 0;
        border: 0;
        outline: 0;
        background: var(--page);
        color: var(--ink);
        overflow: auto;
      }
      .columns {
        display: flex;
        flex-direction: column;
        gap: 1.25rem;
        min-height: 100%;
        padding: 1.5rem;
      }
      .picture {
        min-width: 0;
      }
      .side > .parts {
        margin-top: 1.5rem;
      }
      .leave {
        position: fixed;
        z-index: 1;
        top: 0.4rem;
        right: 0.4rem;
        border-color: transparent;
        background: none;
        color: var(--muted);
      }
      @media (orientation: landscape) {
        dialog {
          overflow: hidden;
        }
        .columns {
          display: grid;
          grid-template: 'picture side' 100% / minmax(0, 1fr) minmax(15rem, 32%);
          gap: 0;
          height: 100%;
          padding: 0;
        }
        .picture {
          grid-area: picture;
          display: grid;
          align-content: safe center;
          padding: 1.5rem;
          overflow: auto;
        }
        .side {
          grid-area: side;
          padding: 2rem 1.5rem;
          border-left: 1px solid var(--line);
          overflow: auto;
        }
      }
      @media (orientation: portrait) {
        :host {
          --picture-height: 50dvh;
        }
        .side {
          display: contents;
        }
        .picture {
          order: 1;
        }
        .parts {
          order: 2;
        }
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    document.adoptedStyleSheets.push(large);
    document.addEventListener('fullscreenchange', this.turned);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== large);
    document.removeEventListener('fullscreenchange', this.turned);
    if (this.full) void document.exitFullscreen();
  }

  override firstUpdated(): void {
    this.dialog.showModal();
    // Else the button that leaves would have the focus, and a key pressed by mistake would end the presentation.
    this.dialog.focus();
    void this.fill();
  }

  protected override render() {
    const { analysis, line, picture, answers } = this.shown;
    return html`
      <dialog aria-label=${PRESENTATION.name} tabindex="-1" @close=${this.leave} @keydown=${this.keyed}>
        <div class="columns">
          <div class="side">
            <div aria-live="polite">${line}</div>
            ${
              answers
                ? html`<div class="parts">
                  <section class="part"><grundy-moves .analysis=${analysis} .pages=${this.pages.pagesOf(analysis)} @more=${() => void this.pages.more(analysis)}></grundy-moves></section>
                  <section class="part"><grundy-why .analysis=${analysis}></grundy-why></section>
                </div>`
                : nothing
            }
          </div>
          <div class="picture"><grundy-stage .shared=${{ ...picture, tools: 'none' as const }}></grundy-stage></div>
        </div>
        <button class="icon leave" aria-label=${PRESENTATION.leave} title=${PRESENTATION.leave} @click=${this.leave}>${icon('cross')}</button>
      </dialog>
    `;
  }

  /** Asks for the full screen; if that is refused, fills the window only. */
  private async fill(): Promise<void> {
    try {
      await document.documentElement.requestFullscreen();
      this.full = document.fullscreenElement !== null;
      if (!this.isConnected && this.full) void document.exitFullscreen();
    } catch {
      this.full = false;
    }
  }

  /** Leaves the presentation when the browser's own key ended full screen. */
  private readonly turned = (): void => {
    if (this.full && document.fullscreenElement === null) {
      this.full = false;
      this.leave();
    }
  };

  /** Closes the dialog, which gives the focus back and calls this again; then `leave` is fired. */
  readonly leave = (): void => {
    if (this.dialog.open) this.dialog.close();
    else this.dispatchEvent(new Event('leave'));
  };

  /** Walks through the reasons. Presenter remotes send Page Down and Page Up; arrows are the picture's if it has the focus. */
  private readonly keyed = (event: KeyboardEvent): void => {
    const inPicture = event
      .composedPath()
      .some((target) => target instanceof HTMLElement && target.localName === 'grundy-stage');
    const by =
      event.key === 'PageDown' || (event.key === 'ArrowRight' && !inPicture)
        ? 1
        : event.key === 'PageUp' || (event.key === 'ArrowLeft' && !inPicture)
          ? -1
          : 0;
    if (by === 0 || event.defaultPrevented || !this.reasons) return;
    event.preventDefault();
    this.reasons.walk(by);
  };
}
