/** The address bar: the fragment holds the position, the query the settings of the view. */

export type Mode = 'push' | 'replace';

/** What is needed of `window`. */
export interface Frame {
  readonly location: { readonly hash: string };
  readonly history: {
    readonly state: unknown;
    pushState(data: unknown, unused: string, url: string): void;
    replaceState(data: unknown, unused: string, url: string): void;
  };
  addEventListener(type: 'popstate' | 'hashchange', listener: () => void): void;
}

/** Browsers refuse or throttle pages that write more often than a few hundred times in ten seconds, and each time costs half a frame. */
const PAUSE = 120;
const PAUSE_AFTER_REFUSAL = 2000;

/** Longer texts are no links: servers, chats and some browsers cut them. */
export const LONGEST_LINK = 100_000;

/** What stands in the address bar for a text; nothing, where it is too long for a link. */
export function addressOf(text: string): string {
  return text.length > LONGEST_LINK ? '' : text;
}

/** Marks an entry of the history whose address is empty because its position is too long for a link. */
const UNLINKED = 'unlinked';

/** Whether the address names no position, nor stands for one. */
export function isBare({ location, history }: Pick<Frame, 'location' | 'history'>): boolean {
  return location.hash.length < 2 && history.state !== UNLINKED;
}

/**
 * What the page shows: the front where the address names nothing, else a position; where the query says so, the sequence of its heaps, or
 * the gallery of contest problems.
 */
export type View = 'front' | 'playground' | 'laboratory' | 'gallery';

const VIEWS: Record<string, View> = { sequence: 'laboratory', problems: 'gallery' };

export function viewOf(frame: Pick<Frame, 'location' | 'history'> & { readonly location: { readonly search: string } }): View {
  return VIEWS[new URLSearchParams(frame.location.search).get('view') ?? ''] ?? (isBare(frame) ? 'front' : 'playground');
}

/** Makes room in the history for a position that is not read yet, so that Back leads to the bare address. */
export function leaveBare({ history }: Pick<Frame, 'history'>): void {
  history.pushState(UNLINKED, '', '#');
}

/** Another view, for which the page need not be loaded anew. */
export function leadTo(href: string): void {
  history.pushState(null, '', href);
  dispatchEvent(new PopStateEvent('popstate'));
}

export class Address {
  private waiting: { text: string; mode: Mode } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = PAUSE;
  private known: string;

  constructor(
    private readonly frame: Frame,
    onTravel: (text: string) => void,
  ) {
    this.known = this.read();
    const listen = (): void => {
      const text = this.read();
      // One step of travelling can be told twice, as popstate and as hashchange.
      if (text === this.known && this.waiting === null) return;
      this.waiting = null;
      this.known = text;
      onTravel(text);
    };
    frame.addEventListener('popstate', listen);
    frame.addEventListener('hashchange', listen);
  }

  /** The text in the address bar as it stands; the core reads what a mail program or a chat escaped. */
  read(): string {
    return this.frame.location.hash.slice(1);
  }

  /** Shows `text` as soon as it is drawn, or, soon after another, once there is a rest, as at the end of a drag. The last one always arrives. */
  write(position: string, mode: Mode): void {
    const text = addressOf(position);
    // The end of a gesture still waits: without it the entry that the reader comes back to would hold the middle of a drag.
    if (this.waiting?.mode === 'replace' && mode === 'push') this.flush();
    this.waiting = { text, mode: this.waiting?.mode === 'push' ? 'push' : mode };
    this.rest(this.timer === undefined ? 0 : this.pause);
  }

  private rest(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), pause);
  }

  private put(text: string, mode: Mode): void {
    this.pause = PAUSE;
    if (text !== this.known) {
      try {
        const url = `#${text}`;
        const data = text === '' ? UNLINKED : null;
        if (mode === 'push') this.frame.history.pushState(data, '', url);
        else this.frame.history.replaceState(data, '', url);
        this.known = text;
      } catch {
        this.waiting = { text, mode };
        this.pause = PAUSE_AFTER_REFUSAL;
      }
    }
    this.rest(this.pause);
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const next = this.waiting;
    this.waiting = null;
    if (next) this.put(next.text, next.mode);
  }
}
