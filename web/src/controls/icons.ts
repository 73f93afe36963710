/** Icons drawn as lines: fonts draw such signs differently, and the contrast of a lone sign cannot be judged like that of text. */

import { svg, type TemplateResult } from 'lit';

export const PATHS = { minus: 'M6 12h12', plus: 'M6 12h12M12 6v12', cross: 'M7 7l10 10M17 7 7 17' } as const;

export const icon = (name: keyof typeof PATHS): TemplateResult<2> => sign(PATHS[name]);

export function sign(path: string): TemplateResult<2> {
  return svg`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}
