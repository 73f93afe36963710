/**
 * The flat `key=value` text of a position, as text. Nothing here judges a value: that is the core's task.
 * The text is the state, so an edit is a function from text to text.
 */

export type Entry = readonly [key: string, value: string];

export function readEntries(text: string): Entry[] {
  return text
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const sign = part.indexOf('=');
      return sign < 0 ? [part, ''] : [part.slice(0, sign), part.slice(sign + 1)];
    });
}

export function writeEntries(entries: readonly Entry[]): string {
  return entries.map(([key, value]) => `${key}=${value}`).join('&');
}

export function valueOf(text: string, key: string): string | undefined {
  return readEntries(text).find(([name]) => name === key)?.[1];
}

/** The text with `key` set, kept in its place when it is already there. */
export function withValue(text: string, key: string, value: string): string {
  const entries = readEntries(text);
  const place = entries.findIndex(([name]) => name === key);
  if (place < 0) return writeEntries([...entries, [key, value]]);
  return writeEntries(entries.map((entry, index) => (index === place ? [key, value] : entry)));
}

export function withoutKey(text: string, key: string): string {
  return writeEntries(readEntries(text).filter(([name]) => name !== key));
}
