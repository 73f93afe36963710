import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { send } from './events.js';

declare global {
  interface PageEvents {
    /** What had the focus is gone, so the picture takes it. */
    'grundy-unfocused': null;
  }
}

/** Where a change of the host removes or hides what has the focus, passes it on: to what `next` finds, else to the picture. */
export class KeptFocus implements ReactiveController {
  private had: Element | null = null;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly next: () => HTMLElement | null = () => null,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.had = this.host.shadowRoot?.activeElement ?? null;
  }

  hostUpdated(): void {
    if (this.had === null || this.had.checkVisibility({ visibilityProperty: true })) return;
    const next = this.next();
    if (next?.checkVisibility()) next.focus();
    else send(this.host, 'grundy-unfocused', null);
  }
}
