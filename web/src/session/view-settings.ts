/** How the reader looks at the position, kept in the query of the address: a reload or a link shows the same picture. */

import type { Content } from '../stage/legend/legend.model.js';
import type { Place } from '../places/place.js';
import { viewOf } from './address.js';

export interface ViewSettings {
  content: Content;
  /** The component whose table is shaded by the whole position; null if tables are shaded by themselves. */
  whole: number | null;
  /** The examined place. */
  place: Place | null;
  /** Whether the answers are hidden. */
  exercise: boolean;
  /** Whether the link opens a match. */
  match: boolean;
}

const CONTENTS: readonly Content[] = ['colour', 'letter', 'nothing'];

function count(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Reads the query; settings that are missing or wrong get their defaults. */
export function readSettings(search: string): ViewSettings {
  const query = new URLSearchParams(search);
  const whole = count(query.get('whole'));
  const [table, state] = (query.get('place') ?? '').split(':').map(count);
  return {
    content: CONTENTS.find((content) => content === query.get('show')) ?? 'number',
    whole: whole === null || whole === 0 ? null : whole - 1,
    place: typeof table === 'number' && typeof state === 'number' ? { table, state } : null,
    exercise: query.get('exercise') === '1',
    match: query.get('play') === '1',
  };
}

/** Asks for no match any more: what is opened from a list would else begin one as well. */
export function askForNoMatch({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const query = new URLSearchParams(location.search);
  if (!query.has('play')) return;
  query.delete('play');
  history.replaceState(history.state, '', `${location.pathname}${query.size === 0 ? '' : `?${query}`}${location.hash}`);
}

/** The query with these settings, and whatever else it held. */
export function writeSettings(
  search: string,
  { content, whole, exercise }: Omit<ViewSettings, 'place' | 'match'>,
): string {
  const query = new URLSearchParams(search);
  const put = (key: string, value: string | null): void => (value === null ? query.delete(key) : query.set(key, value));
  put('show', content === 'number' ? null : content);
  put('whole', whole === null ? null : String(whole + 1));
  // Links may name a place or open a match, but none is written: neither is part of the position.
  put('place', null);
  put('play', null);
  put('exercise', exercise ? '1' : null);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Milliseconds between writes: browsers refuse pages that write their address too often. */
const PAUSE = 250;

/** Writes the view settings to the query, a moment after they change. */
export class SettingsWriter {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next: ViewSettings | null = null;

  constructor(private readonly frame: Pick<Window, 'location' | 'history'>) {}

  write(settings: ViewSettings): void {
    this.next = settings;
    this.timer ??= setTimeout(() => this.flush(), PAUSE);
  }

  private flush(): void {
    this.timer = undefined;
    const { location, history } = this.frame;
    // Another view may own the address by then.
    if (viewOf(this.frame) !== 'playground') return;
    const search = writeSettings(location.search, this.next!);
    if (search !== location.search)
      history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }
}
