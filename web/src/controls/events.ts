/** Events between elements. All bubble out of shadow roots, so that what stands around hears them. Each is declared beside who sends it. */

declare global {
  /** What each event tells, by its name. */
  interface PageEvents {
    /** Words for readers who do not see the page. */
    'grundy-announce': string;
  }

  interface HTMLElementEventMap extends EventsOf<PageEvents> {}
}

type EventsOf<Map> = { [Name in keyof Map]: CustomEvent<Map[Name]> };

export function send<Name extends keyof PageEvents>(from: EventTarget, name: Name, detail: PageEvents[Name]): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

let lastGesture = 0;

/** A fresh name for a drag, a stroke or a spell of typing. */
export function newGesture(kind: string): string {
  return `${kind}-${++lastGesture}`;
}
