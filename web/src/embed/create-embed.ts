import type { Analysis } from 'grundy-wasm';
import { LANGUAGE } from '#words/language';
import { embedSolver } from './embed-solver.js';
import { EmbedView } from './embed-view.js';
import type { EmbedSettings } from './settings.model.js';

/** Each embed is a client of its own: what one of them asks drops nothing of another's. */
const wholeSolver = async () => (await import('../worker/shared.js')).newClient();

/**
 * A position and the author's settings, as an element that is not on the page yet; `site` is the address of the playground, `glance` what
 * answers at first sight, if anything does.
 */
export function createEmbed(text: string, settings: EmbedSettings, site: string, glance: ((text: string) => Promise<Analysis | null>) | null = null): EmbedView {
  const view = new EmbedView();
  // What the author may style, through the shadow root that this one stands in.
  view.setAttribute('exportparts', 'embed,picture,legend,controls');
  // A page's own direction and language are of its text, not of ours.
  return Object.assign(view, { dir: 'ltr', lang: LANGUAGE, text, settings, site, solver: embedSolver(wholeSolver, glance) });
}
