/** How the reader looks at the position, in the query of the address: a reload and a link show the same picture. */

import type { Content } from '../../panels/legend/legend.model.js';
import type { Place } from '../../places/place.js';
import { viewOf } from './address.js';

export interface ViewSettings {
  content: Content;
  /** The component whose place shades the whole position; null where places are shaded alone. */
  whole: number | null;
  /** The place looked into. */
  place: Place | null;
  /** Whether the answers are hidden. */
  exercise: boolean;
}

const CONTENTS: readonly Content[] = ['colour', 'letter', 'nothing'];

function count(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** What the query says; what it does not say, or says wrongly, is as if the page were opened plainly. */
export function readSettings(search: string): ViewSettings {
  const query = new URLSearchParams(search);
  const whole = count(query.get('whole'));
  const [table, state] = (query.get('place') ?? '').split(':').map(count);
  return {
    content: CONTENTS.find((content) => content === query.get('show')) ?? 'number',
    whole: whole === null || whole === 0 ? null : whole - 1,
    place: typeof table === 'number' && typeof state === 'number' ? { table, state } : null,
    exercise: query.get('exercise') === '1',
  };
}

/** The query with these settings, and whatever else it held. */
export function writeSettings(search: string, { content, whole, exercise }: Omit<ViewSettings, 'place'>): string {
  const query = new URLSearchParams(search);
  const put = (key: string, value: string | null): void => (value === null ? query.delete(key) : query.set(key, value));
  put('show', content === 'number' ? null : content);
  put('whole', whole === null ? null : String(whole + 1));
  // Links name it that were made when every tap wrote it there; a place looked into is no part of the position.
  put('place', null);
  put('exercise', exercise ? '1' : null);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Browsers refuse pages that write their address too often. */
const PAUSE = 250;

/** Keeps the query as the view is, a moment behind it. */
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
    // Another view may have the address by now.
    if (viewOf(this.frame) !== 'playground') return;
    const search = writeSettings(location.search, this.next!);
    if (search !== location.search) history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }
}
