/**
 * The flat `key=value` text of a position, as text. Nothing here judges a value: that is the core's task.
 * The text is the state, so an edit is a function from text to text.
 */

export type Entry = readonly [key: string, value: string];

/** Where an entry stands in its text: its beginning, its = sign (or its end if it has none), and its end. */
interface Place {
  from: number;
  sign: number;
  to: number;
}

/** Finds entries by their ends: a value may have ten million characters, so nothing is read or copied unless it is asked for. */
function* placesIn(text: string): Generator<Place> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('&', from);
    const to = end < 0 ? text.length : end;
    const sign = text.indexOf('=', from);
    // A key without a sign reaches to the end of its entry.
    if (to > from) yield { from, sign: sign < 0 || sign > to ? to : sign, to };
    from = to + 1;
  }
}

function placeOf(text: string, key: string): Place | undefined {
  for (const place of placesIn(text)) if (text.slice(place.from, place.sign) === key) return place;
  return undefined;
}

export function readEntries(text: string): Entry[] {
  return Array.from(placesIn(text), ({ from, sign, to }) => [text.slice(from, sign), text.slice(sign + 1, to)]);
}

export function writeEntries(entries: readonly Entry[]): string {
  return entries.map(([key, value]) => `${key}=${value}`).join('&');
}

export function valueOf(text: string, key: string): string | undefined {
  const place = placeOf(text, key);
  return place && text.slice(place.sign + 1, place.to);
}

/** The text with `key` set, kept in its place when it is already there. */
export function withValue(text: string, key: string, value: string): string {
  const place = placeOf(text, key);
  if (place) return `${text.slice(0, place.from)}${key}=${value}${text.slice(place.to)}`;
  return text === '' || text.endsWith('&') ? `${text}${key}=${value}` : `${text}&${key}=${value}`;
}

export function withoutKey(text: string, key: string): string {
  const place = placeOf(text, key);
  if (!place) return text;
  const rest =
    place.to < text.length
      ? text.slice(0, place.from) + text.slice(place.to + 1)
      : text.slice(0, Math.max(0, place.from - 1));
  return withoutKey(rest, key);
}
