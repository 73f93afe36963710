/** The registry of settings that a picture adds to its view menu, besides those that every picture has. */

import { html, nothing, type TemplateResult } from 'lit';
import { once } from '../controls/once.js';
import type { Picture } from '../families/family.model.js';
import type { EditorInput } from '../pictures/editor-input.js';
import { pictureOf } from './picture.model.js';

const fetchShade = once(() => import('./shading/shade-switch.js'));
const fetchBoardSetup = once(() => import('../families/grid/board-setup.js'));
const fetchRuleReach = once(() => import('../families/rule/rule-reach.js'));

/** The switch whether one component or the whole position shades the picture. */
function shade({ shading }: EditorInput): TemplateResult {
  fetchShade();
  return html`<grundy-shade .shading=${shading}></grundy-shade>`;
}

function boardSetup(shared: EditorInput): TemplateResult {
  fetchBoardSetup();
  return html`${shade(shared)}<grundy-board-setup .shared=${shared}></grundy-board-setup>`;
}

function ruleSetup(shared: EditorInput): TemplateResult {
  fetchRuleReach();
  return html`${shade(shared)}<grundy-rule-reach .shared=${shared}></grundy-rule-reach>`;
}

const SETUPS: Partial<Record<Picture, (shared: EditorInput) => TemplateResult>> = {
  board: boardSetup,
  piles: shade,
  heaps: shade,
  line: ruleSetup,
  plane: ruleSetup,
};

export function setupOf(shared: EditorInput): TemplateResult | typeof nothing {
  return SETUPS[pictureOf(shared.analysis)]?.(shared) ?? nothing;
}
