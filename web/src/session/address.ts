/** The address bar: the fragment holds the position, the query the settings of the view. */

import { lookup } from '../params/lookup.js';

export type Mode = 'push' | 'replace';

/** The parts of `window` used here. */
export interface Frame {
  readonly location: { readonly hash: string };
  readonly history: {
    readonly state: unknown;
    pushState(data: unknown, unused: string, url: string): void;
    replaceState(data: unknown, unused: string, url: string): void;
  };
  addEventListener(type: 'popstate' | 'hashchange', listener: () => void): void;
}

/** Milliseconds between writes: browsers throttle or refuse a few hundred in ten seconds, and each costs half a frame. */
const PAUSE = 120;
const PAUSE_AFTER_REFUSAL = 2000;

/** The most characters of a link: servers, chats and some browsers cut longer ones. */
export const LONGEST_LINK = 100_000;

/** The fragment for a text; empty if the text is too long for a link. */
export function addressOf(text: string): string {
  return text.length > LONGEST_LINK ? '' : text;
}

/** Marks a history entry whose address is empty because its position is too long for a link. */
const UNLINKED = 'unlinked';

/** Whether the address names no position and does not stand for one too long for a link. */
export function isBare({ location, history }: Pick<Frame, 'location' | 'history'>): boolean {
  return location.hash.length < 2 && history.state !== UNLINKED;
}

/**
 * The views. The query names the laboratory (`view=sequence`) or the gallery (`view=problems`); else a bare address is the front page, and any other the
 * playground.
 */
export type View = 'front' | 'playground' | 'laboratory' | 'gallery';

const VIEWS = lookup<View>({ sequence: 'laboratory', problems: 'gallery' });

export function viewOf(
  frame: Pick<Frame, 'location' | 'history'> & { readonly location: { readonly search: string } },
): View {
  return (
    VIEWS[new URLSearchParams(frame.location.search).get('view') ?? ''] ?? (isBare(frame) ? 'front' : 'playground')
  );
}

/** Adds a history entry for a position that is not read yet, so that Back leads to the bare address. */
export function leaveBare({ history }: Pick<Frame, 'history'>): void {
  history.pushState(UNLINKED, '', '#');
}

/** Shows another view without loading the page anew. */
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
      // One step through the history can fire both popstate and hashchange.
      if (text === this.known && this.waiting === null) return;
      this.waiting = null;
      this.known = text;
      onTravel(text);
    };
    frame.addEventListener('popstate', listen);
    frame.addEventListener('hashchange', listen);
  }

  /** The text in the address bar as it is; the core undoes the escapes of mail programs and chats. */
  read(): string {
    return this.frame.location.hash.slice(1);
  }

  /** Writes a position to the address bar: in the next task, or, soon after another, after a pause (the end of a drag). The last one is always written. */
  write(position: string, mode: Mode): void {
    const text = addressOf(position);
    // Writes the waiting end of a gesture first: else the entry that Back leads to would hold the middle of a drag.
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
