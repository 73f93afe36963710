/** What the laboratory shows, in the query of the address; the fragment holds the rule. */

import { rulesOf } from './sequence-text.model.js';
import { addressOf } from '../session/address.js';

export interface LaboratorySettings {
  /** How many values are wanted. */
  values: number;
  /** The heaps that the plot shows; null if it shows all. */
  shown: { from: number; to: number } | null;
  /** The rules to compare with; empty if there are none. */
  versus: string;
}

export const FIRST_WANTED = 1_000_000;
export const MOST_WANTED = 10_000_000_000;

function whole(text: string | null | undefined): number | null {
  return text && /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;
}

export function readLaboratory(search: string): LaboratorySettings {
  const query = new URLSearchParams(search);
  const values = whole(query.get('values'));
  const [from, to] = (query.get('heaps') ?? '').split('-').map(whole);
  return {
    values: values === null || values === 0 ? FIRST_WANTED : Math.min(values, MOST_WANTED),
    shown: typeof from === 'number' && typeof to === 'number' && to > from ? { from, to } : null,
    versus: query.get('versus') ?? '',
  };
}

/** The query with these settings; whatever else it held stays. */
export function writeLaboratory(search: string, { values, shown, versus }: LaboratorySettings): string {
  const query = new URLSearchParams(search);
  const put = (key: string, value: string | null): void => (value === null ? query.delete(key) : query.set(key, value));
  query.set('view', 'sequence');
  put('values', values === FIRST_WANTED ? null : String(values));
  put('heaps', shown && `${Math.floor(shown.from)}-${Math.ceil(shown.to)}`);
  put('versus', versus === '' ? null : versus);
  return `?${query}`;
}

/**
 * A link to the laboratory with these rules, relative to the page. The position comes along if it fits into a link: browsers take
 * longer than a frame over a link of ten million characters, and refuse it in the end.
 */
export function laboratoryLink(text: string): string {
  return `?view=sequence#${addressOf(text) || rulesOf(text)}`;
}
