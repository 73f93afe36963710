import { LANGUAGE } from '#words/language';
import { newClient } from '../session/page-solver.js';
import { EmbedView } from './embed-view.js';
import type { EmbedSettings } from '../params/embed-settings.js';

/** Makes the element of an embed, not yet on the page, from a position and the author's settings. `site` is the address of the playground. */
export function createEmbed(text: string, settings: EmbedSettings, site: string): EmbedView {
  const view = new EmbedView();
  // The parts that the author may style from outside the surrounding shadow root.
  view.setAttribute('exportparts', 'embed,picture,legend,controls');
  // The page's direction and language are those of its text, not of the embed's. Each embed has a client of its own, so that its
  // questions supersede no other embed's.
  return Object.assign(view, { dir: 'ltr', lang: LANGUAGE, text, settings, site, solver: newClient() });
}
