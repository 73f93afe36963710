/** Labels in pictures, where long ones have no room. */

const MOST_CHARACTERS = 12;

export function shortLabel(label: string): string {
  const characters = Array.from(label);
  return characters.length > MOST_CHARACTERS
    ? `${characters
        .slice(0, MOST_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
    : label;
}
