/** What the palette of a board calls its pieces. */

/**
 * A kind with the first words of its rule: `knight4` and `knight2` are told apart by whose they are. Toward a corner some keep but a
 * few of their moves.
 */
export function kindLabel(kind: string, rule: string | undefined, toward: string): string {
  const fewer = toward === '' ? undefined : rule?.split('; ').find((part) => part.startsWith('toward a corner'));
  const [words = ''] = (fewer ?? rule ?? '').split(/[:;,.]/);
  return words === '' ? kind : `${kind}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
