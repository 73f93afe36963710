/** What an embed says, the element that an author puts into a page, and the generator of its lines in the guide. */

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

export const FETCHING_REASONS = 'Fetching the reasons…';

export const NO_SITE = 'nothing says where the site of Grundy is: give the element its address, site="https://…/"';
export const notByAddress = (script: string): string => `without a frame the element is loaded by the address of its script, ${script}`;

export const GENERATOR = {
  position: 'Position: what follows # in the address of the playground',
  examples: 'Examples',
  choose: 'or an example…',
  picture: 'Picture and link',
  pictureHint: 'Works almost everywhere. The picture is saved from Share in the playground.',
  preview: 'So it looks',
} as const;
