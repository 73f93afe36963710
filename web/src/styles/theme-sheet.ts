import source from './theme.css?inline';
import type { Theme } from '../params/embed-settings.js';

/** The declarations of the site's style sheet, which colours embeds as well. `source` is named only once, or bundles would hold its text twice. */
const blocks = Array.from(
  source.matchAll(/(prefers-color-scheme:\s*dark\)\s*\{\s*)?:root\s*\{([^}]*)\}/g),
  ([, night, found = '']) => ({ night, found }),
);
const light = blocks[0]?.found ?? '';
const dark = blocks.find(({ night }) => night)?.found ?? '';

/** A style sheet that colours `root` like the reader's system, or as the author chose. On paper all is light. */
export function themeSheet(root: string, theme: Theme): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const [scheme, media] =
    theme === 'auto'
      ? ['', '@media screen and (prefers-color-scheme: dark) {']
      : [`; color-scheme: ${theme}`, '@media screen {'];
  const night = theme === 'light' ? '' : `${media} ${root} { ${dark}${scheme} } }`;
  sheet.replaceSync(`${root} { ${light}${scheme && '; color-scheme: light'} } ${night}`);
  return sheet;
}
