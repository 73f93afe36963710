import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { focusableIn, focused } from './focusable.js';
import { buttonStyles } from '../styles/button-styles.js';
import { sharedStyles } from '../styles/shared-styles.js';

declare global {
  interface PageEvents {
    /** A choice in a menu leads elsewhere, so the menu closes. */
    'grundy-done': null;
  }
}

/** CSS pixels between the button, its panel and the edge of the window. */
const GAP = 8;

/** Whether the arrow keys mean something else in this field. */
function takesArrows(element: Element | null): boolean {
  return (
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !['checkbox', 'button'].includes(element.type))
  );
}

/**
 * A button that opens a panel over the page; the content is drawn while it is open. Arrow keys move through its controls. Escape, a press outside and
 * `grundy-done` from within close it and give the focus back to the button. Fires `toggle` when `open` changed.
 */
@customElement('grundy-menu')
export class MenuButton extends LitElement {
  /** The face of the button: words, or an icon that is named by `label`. */
  @property({ attribute: false }) face: unknown = '';
  @property() label = '';
  @property() hint = '';
  @property({ attribute: false }) content: () => unknown = () => nothing;
  @property({ type: Boolean, reflect: true }) open = false;
  @query('#button') private button!: HTMLButtonElement;
  @query('#panel') private panel!: HTMLElement;
  /** Whether a key opened it: then its first control gets the focus, else the panel, which shows no ring. */
  private byKey = false;
  private readonly watcher = new ResizeObserver(() => this.settle());

  static override styles = [
    sharedStyles,
    buttonStyles,
    css`
      :host {
        display: inline-flex;
        min-width: 0;
      }
      #button {
        min-width: 0;
        max-width: 100%;
      }
      #button > span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .down {
        flex: none;
        width: 12px;
        height: 12px;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      #panel {
        inset: auto;
        margin: 0;
        width: max-content;
        max-width: min(26rem, calc(100vw - 1rem));
        overflow: auto;
        overscroll-behavior: contain;
        padding: 0.9rem 1rem;
        border: 1px solid var(--line);
        border-radius: 12px;
        background: var(--surface);
        color: var(--ink);
        box-shadow: var(--raised);
      }
      #panel:focus {
        outline: none;
      }
      #panel:popover-open {
        display: grid;
        gap: 0.9rem;
        justify-items: start;
      }
    `,
  ];

  readonly close = (): void => this.panel.hidePopover();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watch(false);
  }

  private watch(open: boolean): void {
    const listen = open ? addEventListener : removeEventListener;
    listen('scroll', this.place, { capture: true });
    listen('resize', this.place);
    // Content that arrives late makes the panel larger.
    if (open) for (const each of [this.panel, ...this.panel.children]) this.watcher.observe(each);
    else this.watcher.disconnect();
  }

  protected override render() {
    return html`
      <button
        id="button"
        class="quiet"
        popovertarget="panel"
        aria-expanded=${this.open}
        aria-controls="panel"
        aria-label=${this.label || nothing}
        title=${this.hint || this.label || nothing}
        @keydown=${this.pressed}
      >
        <span>${this.face}</span><svg class="down" viewBox="0 0 12 12" aria-hidden="true"><path d="M2.5 4.5 6 8l3.5-3.5"></path></svg>
      </button>
      <div id="panel" popover tabindex="-1" role="group" aria-labelledby="button" @beforetoggle=${this.toggling} @toggle=${this.toggled} @keydown=${this.keyed} @grundy-done=${this.close}>
        ${this.open ? this.content() : nothing}
      </div>
    `;
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || this.open) return;
    event.preventDefault();
    this.panel.showPopover();
  };

  private readonly toggling = ({ newState }: ToggleEvent): void => {
    this.byKey = this.button.matches(':focus-visible');
    this.open = newState === 'open';
    this.dispatchEvent(new Event('toggle'));
  };

  private readonly toggled = async ({ newState }: ToggleEvent): Promise<void> => {
    if (newState !== 'open') {
      this.watch(false);
      // The element with the focus is gone with the panel.
      if (focused() === document.body) this.button.focus();
      return;
    }
    await this.updateComplete;
    if (!this.open) return;
    this.panel.focus({ preventScroll: true });
    this.settle();
    this.watch(true);
  };

  /** Places the panel and sets the focus again: its content gets its size only once it is drawn. */
  private settle(): void {
    this.place();
    if (this.byKey && focused() === this.panel) focusableIn(this.panel)[0]?.focus({ preventScroll: true });
  }

  /** Below the button where there is room, else above it. */
  private readonly place = (): void => {
    const { panel } = this;
    const at = this.button.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const [below, above] = [height - at.bottom - 2 * GAP, at.top - 2 * GAP];
    const up = above > below && panel.scrollHeight > below;
    panel.style.maxHeight = `${Math.max(up ? above : below, 8 * 16)}px`;
    panel.style.top = up ? 'auto' : `${at.bottom + GAP}px`;
    panel.style.bottom = up ? `${height - at.top + GAP}px` : 'auto';
    const start = at.left + at.width / 2 < width / 2 ? at.left : at.right - panel.offsetWidth;
    panel.style.left = `${Math.max(GAP, Math.min(start, width - panel.offsetWidth - GAP))}px`;
  };

  private readonly keyed = (event: KeyboardEvent): void => {
    const { key } = event;
    const [target] = event.composedPath();
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !(target instanceof HTMLElement) || takesArrows(target)) return;
    const stops = focusableIn(this.panel);
    // From the panel itself, down leads to the first control and up to the last.
    const at = target === this.panel && step < 0 ? 0 : stops.indexOf(target);
    const next = stops[(at + step + stops.length) % stops.length];
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
}
