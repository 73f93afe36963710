/** The words of buttons and fields that any part of the page may have. */

/** The site's name, and the link to its front page. */
export const SITE = { name: 'Grundy', home: 'Grundy: front page' } as const;

export const SETTING_UP = 'Setting up…';
/** The words while the first position of a page takes long. */
export const FIRST_POSITION = {
  waiting: (share: number | null): string =>
    `A position of this size can take some seconds.${share === null ? '' : ` So far: ${Math.floor(share * 100)} %.`}`,
  example: 'Show an example instead',
};

export const COPY = 'Copy';
export const COPIED = 'Copied';
export const CLOSE = 'Close';

/** What a button does and with what: `Copy Markdown`, `Copied Markdown`. */
export const copyLabel = (button: string, what: string): string => `${button} ${what}`;

export const copiedOf = (what: string): string => `${what}: copied`;

export const COPY_REFUSED = 'The browser does not let the page copy. The text is selected: press Ctrl C.';

export const oneLess = (label: string): string => `${label}: one less`;
export const oneMore = (label: string): string => `${label}: one more`;

export const GUIDE_LINK = 'What this means (new tab)';

/** All that is wrong with a position, as one message. */
export const problemsTogether = (problems: readonly string[]): string => problems.join('; ');

export const PICTURE_UNREADABLE = 'the picture could not be read';

/** The name of lines to paste in a guide, by the heading above them. */
export const linesBelow = (heading: string): string => `the lines below “${heading}”`;
