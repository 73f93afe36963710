/** What embeds fetch: the script of the page in a frame, and the library of elements that need no frame. */

import { createEmbed } from './create-embed.js';
import { glance } from './fetch-glance.js';
import { startFrame } from './frame.js';
import { settingsOf } from './settings.js';
import { colour } from './theme.js';

const here = import.meta.url;

/** The folder of the site, in which this file lies in `v1/`. */
const site = new URL('../', here).href;

if (document.documentElement.dataset.grundy === 'frame') startFrame(site);

/** Puts an embed into a shadow root of somebody else's page. */
export function mount(root: ShadowRoot, text: string, valueOf: (name: string) => string | null) {
  const settings = settingsOf(valueOf);
  const view = createEmbed(text, settings, site, glance);
  colour(root, settings.theme);
  root.append(view);
  return view;
}
