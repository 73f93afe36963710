import type { Analysis } from 'grundy-wasm';
import { LANGUAGE } from '#words/language';
import { embedSolver } from './embed-solver.js';
import { EmbedView } from './embed-view.js';
import type { EmbedSettings } from '../params/embed-settings.js';

/** Each embed has a client of its own, so that its questions supersede no other embed's. */
const wholeSolver = async () => (await import('../worker/shared.js')).newClient();

/**
 * Makes the element of an embed, not yet on the page, from a position and the author's settings. `site` is the address of the playground;
 * `glance`, if there is one, answers small positions at once.
 */
export function createEmbed(
  text: string,
  settings: EmbedSettings,
  site: string,
  glance: ((text: string) => Promise<Analysis | null>) | null = null,
): EmbedView {
  const view = new EmbedView();
  // The parts that the author may style from outside the surrounding shadow root.
  view.setAttribute('exportparts', 'embed,picture,legend,controls');
  // The page's direction and language are those of its text, not of the embed's.
  return Object.assign(view, {
    dir: 'ltr',
    lang: LANGUAGE,
    text,
    settings,
    site,
    solver: embedSolver(wholeSolver, glance),
  });
}
