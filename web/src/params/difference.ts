/** What an edit changes of a text, so that of a long one neither a copy is kept nor the whole is sent again. */

/** `gone` characters from `from` on give way to `put`. */
export interface Difference {
  readonly from: number;
  readonly gone: number;
  readonly put: string;
}

/** So many characters are compared at once, which engines do many times faster than one by one. */
const CHUNK = 1 << 16;

/** How many characters, at most `most`, two texts have in common; `part` takes them from a text, counted from where they are compared. */
function alike(one: string, other: string, most: number, part: (text: string, from: number, to: number) => string): number {
  let [same, size] = [0, Math.min(CHUNK, most)];
  while (size > 0) {
    const to = same + size;
    if (part(one, same, to) === part(other, same, to)) {
      same = to;
      size = Math.min(size, most - same);
    } else {
      // Somewhere in this chunk they differ: half of it is closer.
      size >>= 1;
    }
  }
  return same;
}

const fromStart = (text: string, from: number, to: number): string => text.slice(from, to);
const fromEnd = (text: string, from: number, to: number): string => text.slice(text.length - to, text.length - from);

/** What leads from one text to the other: all between what they have in common at the start and at the end. */
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

/** What leads back to `before` from what the difference makes of it. */
export function reversed(before: string, { from, gone, put }: Difference): Difference {
  return { from, gone: put.length, put: before.slice(from, from + gone) };
}
