import type { Analysis } from 'grundy-wasm';
import { html, nothing } from 'lit';
import { valueOf } from '../../params/params.js';
import { SAME_GAME } from '#words/families/rule';
import { sameText } from './edits.model.js';

/** Names the game of another family that the typed moves make, with a link to it; nothing where they make none. */
export function sameGame(analysis: Analysis) {
  const { rule } = analysis;
  if (rule.by !== 'same') return nothing;
  const code = valueOf(rule.text, 'code');
  const said =
    code === undefined ? SAME_GAME.taking((valueOf(rule.text, 'take') ?? '').split(',')) : SAME_GAME.coded(code);
  return html`<p class="same muted">${said} <a href=${`#${sameText(rule.text, analysis)}`} title=${SAME_GAME.why}>${SAME_GAME.open}</a></p>`;
}
