import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { Presentation, Presented } from './presentation.js';
import type { TurnSource } from '../moves/turn-pages.js';
import { send } from '../../controls/events.js';

function isTyping(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'range')
  );
}

/** Whether the position is presented: `grundy-present` and the key F begin and end it. */
export class Presenting implements ReactiveController {
  private on = false;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly source: TurnSource,
  ) {
    host.addController(this);
    host.addEventListener('grundy-present', () => void this.toggle());
  }

  hostConnected(): void {
    addEventListener('keydown', this.keyed);
  }

  hostDisconnected(): void {
    removeEventListener('keydown', this.keyed);
    this.on = false;
  }

  draw(presented: () => Presented | null) {
    const shown = this.on ? presented() : null;
    return shown === null
      ? nothing
      : html`<grundy-presentation .shown=${shown} .source=${this.source} @leave=${this.leave}></grundy-presentation>`;
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    const path = event.composedPath();
    if (
      event.key.toLowerCase() !== 'f' ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(path[0])
    )
      return;
    if (!this.on && path.some((target) => target instanceof HTMLDialogElement)) return;
    event.preventDefault();
    void this.toggle();
  };

  private async toggle(): Promise<void> {
    if (this.on) return this.host.shadowRoot?.querySelector<Presentation>('grundy-presentation')?.leave();
    await import('./presentation.js');
    this.on = true;
    this.host.requestUpdate();
  }

  private readonly leave = (): void => {
    this.on = false;
    // Clears the highlights of the presentation; the steps on the page set their own.
    send(this.host, 'grundy-pin', null);
    send(this.host, 'grundy-highlight', null);
    this.host.requestUpdate();
  };
}
