import source from '../styles/theme.css?inline';
import type { Theme } from './settings.model.js';

/** The declarations of the site's style sheet, which colours embeds as well. `source` is named only once, or bundles would hold its text twice. */
const blocks = Array.from(source.matchAll(/(prefers-color-scheme:\s*dark\)\s*\{\s*)?:root\s*\{([^}]*)\}/g), ([, night, found = '']) => ({ night, found }));
const light = blocks[0]?.found ?? '';
const dark = blocks.find(({ night }) => night)?.found ?? '';

/** A style sheet that colours `root` like the reader's system, or as the author chose. */
export function themeSheet(root: string, theme: Theme): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const night = theme === 'dark' ? `${root} { ${dark}; color-scheme: dark }` : theme === 'auto' ? `@media screen and (prefers-color-scheme: dark) { ${root} { ${dark} } }` : '';
  sheet.replaceSync(`${root} { ${light}${theme === 'light' ? '; color-scheme: light' : ''} } ${night}`);
  return sheet;
}
