/** What embeds fetch: the script of the page in a frame, and the library of elements that need no frame. */

import { createEmbed } from './create-embed.js';
import { startFrame } from './frame.js';
import type { EmbedView } from './embed-view.js';
import type { EmbedSettings } from '../params/embed-settings.js';
import { themeSheet } from '../styles/theme-sheet.js';

const here = import.meta.url;

/** The folder of the site; this file lies in its `v1/`. */
const site = new URL('../', here).href;

if (document.documentElement.dataset.grundy === 'frame') startFrame(site);

/** An embed for somebody else's page. */
export const embedOf = (text: string, settings: EmbedSettings): EmbedView => createEmbed(text, settings, site);

export { themeSheet };
