/** The words of the picture of a bar of chocolate, and the names of its parts. */

export const POISON = 'the poisoned square';
export const EATEN = 'eaten';

export const CHOMP_LEGEND = {
  numbers: { letters: 'in a square, after a bite there', deciding: 'number:', of: ' after a bite there' },
  ring: 'a winning bite',
};

export const CHOMP = {
  hint: 'Tap a square to bite there: all above it and to its right goes too. Other numbers of columns or rows make a whole bar.',
  playHint: 'Tap a square to bite there: all above it and to its right goes too.',
} as const;
