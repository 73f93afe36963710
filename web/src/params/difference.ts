/** What an edit changes in a text, so that a long text is neither copied nor sent again as a whole. */

/** `gone` characters from index `from` on are replaced by `put`. */
export interface Difference {
  readonly from: number;
  readonly gone: number;
  readonly put: string;
}

/** Characters compared at once, which engines do many times faster than one by one. */
const CHUNK = 1 << 16;

/** How many characters, at most `most`, two texts have in common at one end; `part` takes a slice counted from that end. */
function alike(
  one: string,
  other: string,
  most: number,
  part: (text: string, from: number, to: number) => string,
): number {
  let [same, size] = [0, Math.min(CHUNK, most)];
  while (size > 0) {
    const to = same + size;
    if (part(one, same, to) === part(other, same, to)) {
      same = to;
      size = Math.min(size, most - same);
    } else {
      // They differ somewhere in this chunk, so half of it is tried.
      size >>= 1;
    }
  }
  return same;
}

const fromStart = (text: string, from: number, to: number): string => text.slice(from, to);
const fromEnd = (text: string, from: number, to: number): string => text.slice(text.length - to, text.length - from);

/** The difference between two texts: all between their common beginning and their common end. */
export function differenceOf(before: string, after: string): Difference {
  if (before === after) return { from: before.length, gone: 0, put: '' };
  const shorter = Math.min(before.length, after.length);
  const from = alike(before, after, shorter, fromStart);
  const end = alike(before, after, shorter - from, fromEnd);
  return { from, gone: before.length - from - end, put: after.slice(from, after.length - end) };
}

export function applied(before: string, { from, gone, put }: Difference): string {
  if (gone === 0 && put === '') return before;
  return before.slice(0, from) + put + before.slice(from + gone);
}

/** The difference that leads back to `before` once this one has been applied to it. */
export function reversed(before: string, { from, gone, put }: Difference): Difference {
  return { from, gone: put.length, put: before.slice(from, from + gone) };
}
