/**
 * The flat `key=value` text of a position, as text. Nothing here judges a value: that is the core's task.
 * The text is the state, so an edit is a function from text to text.
 */

export type Entry = readonly [key: string, value: string];

/** Where an entry stands in its text: its beginning, its = sign (or its end if it has none), and its end. */
interface Span {
  from: number;
  sign: number;
  to: number;
}

/** Finds entries by their ends: a value may have ten million characters, so nothing is read or copied unless it is asked for. */
function* spansIn(text: string): Generator<Span> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf('&', from);
    const to = end < 0 ? text.length : end;
    const sign = text.indexOf('=', from);
    // A key without a sign reaches to the end of its entry.
    if (to > from) yield { from, sign: sign < 0 || sign > to ? to : sign, to };
    from = to + 1;
  }
}

function spanOf(text: string, key: string): Span | undefined {
  for (const span of spansIn(text)) if (text.slice(span.from, span.sign) === key) return span;
  return undefined;
}

export function readEntries(text: string): Entry[] {
  return Array.from(spansIn(text), ({ from, sign, to }) => [text.slice(from, sign), text.slice(sign + 1, to)]);
}

export function writeEntries(entries: readonly Entry[]): string {
  return entries.map(([key, value]) => `${key}=${value}`).join('&');
}

export function valueOf(text: string, key: string): string | undefined {
  const span = spanOf(text, key);
  return span && text.slice(span.sign + 1, span.to);
}

/** The text with `key` set, kept in its place when it is already there. */
export function withValue(text: string, key: string, value: string): string {
  const span = spanOf(text, key);
  if (span) return `${text.slice(0, span.from)}${key}=${value}${text.slice(span.to)}`;
  return text === '' || text.endsWith('&') ? `${text}${key}=${value}` : `${text}&${key}=${value}`;
}

export function withoutKey(text: string, key: string): string {
  const span = spanOf(text, key);
  if (!span) return text;
  const rest =
    span.to < text.length
      ? text.slice(0, span.from) + text.slice(span.to + 1)
      : text.slice(0, Math.max(0, span.from - 1));
  return withoutKey(rest, key);
}
