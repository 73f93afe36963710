import { css, html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';

/** Tells screen readers what changed, politely and 250 ms after the last change. */
@customElement('grundy-live')
export class LiveRegion extends LitElement {
  @state() private words = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  static override styles = css`
    div {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  `;

  say(words: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.words = words), 250);
  }

  protected override render() {
    return html`<div aria-live="polite" role="status">${this.words}</div>`;
  }
}
