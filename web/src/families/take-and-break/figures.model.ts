/** What stands in the rows of a game of heaps, to be drawn. By the code of the rule, as its nouns are. */

export type Figure = 'coin' | 'pin' | 'file';

const BY_CODE: Record<string, Figure> = {
  // Kayles and Dawson's Kayles; Dawson's Chess, whose files hold two pawns that face each other.
  '0.77': 'pin',
  '0.07': 'pin',
  '0.137': 'file',
};

export const figureOf = (code: string): Figure => BY_CODE[code] ?? 'coin';
