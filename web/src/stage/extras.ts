/** The tools that few families have, as the page shows them beside the picture and in its view menu. */

import type { Analysis } from 'grundy-wasm';
import { html, nothing, type TemplateResult } from 'lit';
import { once } from '../controls/once.js';
import { familyName } from '../families/families.model.js';
import { pageFamilyOf, type Beside, type Extra } from '../families/page-family.js';
import type { EditorInput } from '../pictures/editor-input.js';

type Part = TemplateResult | typeof nothing;

/** The tools fetched so far, by family. */
const EXTRAS = new Map<string, Extra>();

/** Fetches the tools of the position's family, so that nothing moves when they appear. */
export async function fetchExtra(analysis: Analysis): Promise<void> {
  const name = familyName(analysis.position);
  const extra = EXTRAS.has(name) ? undefined : await pageFamilyOf(analysis).extra?.();
  if (extra) EXTRAS.set(name, extra);
}

const extraOf = ({ position }: Analysis): Extra | undefined => EXTRAS.get(familyName(position));

/** The part right below the verdict. */
export function aboveOf(beside: Beside): Part {
  return extraOf(beside.analysis)?.above?.(beside) ?? nothing;
}

export function belowOf(beside: Beside): Part {
  return extraOf(beside.analysis)?.below?.(beside) ?? nothing;
}

const fetchShade = once(() => import('./shading/shade-switch.js'));

/** The switch whether one component or the whole position shades the picture. */
function shade({ analysis, shading }: EditorInput): Part {
  if (!pageFamilyOf(analysis).shadesByWhole?.(analysis.position)) return nothing;
  fetchShade();
  return html`<grundy-shade .shading=${shading}></grundy-shade>`;
}

/** What the view menu holds besides what it holds for every picture. */
export function setupOf(shared: EditorInput): TemplateResult {
  return html`${shade(shared)}${extraOf(shared.analysis)?.setup?.(shared) ?? nothing}`;
}
