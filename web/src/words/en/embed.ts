/** The words of an embed, of the element that an author puts into a page, and of the generator in the guide. */

export const FRAME_TITLE = 'A position, solved by Grundy';
export const ELEMENT_TITLE = 'A game, solved by Grundy';

export const EMBED = {
  waiting: 'Setting up…',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Reset',
  match: 'Play',
  reasons: 'Why?',
  playground: 'Open in the playground',
} as const;

/** What a touch does to a picture that stands in the place of its game. */
export const POSTER = { play: 'Tap to play', see: 'Tap to look closer' } as const;

export const NO_SITE = 'the element does not know where Grundy is: give it the address, site="https://…/"';
export const NOTHING_CAME = 'the frame could not be loaded';
export const notByAddress = (script: string): string =>
  `without a frame, load the element from the address of its script, ${script}`;

export const GENERATOR = {
  position: 'Position: copy the address of the playground',
  wrong: 'Not copied: the text of the position is not right. This is still the last one that was.',
  waiting: 'Not copied: the position is still being solved.',
  examples: 'Examples',
  choose: 'or an example…',
  picture: 'Picture and link',
  pictureHint: 'Works almost everywhere. Save the picture from Share in the playground.',
  preview: 'Preview',
} as const;
