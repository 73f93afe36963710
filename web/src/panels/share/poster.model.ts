/** The picture that stands in the place of an embed until a reader presses it. */

import type { Analysis } from 'grundy-wasm';
import { drawPosition } from '../../families/drawings.model.js';
import { BLANK, hidden } from '../../places/masked.js';
import { svgLine } from '../../pictures/drawers/svg.js';
import { tells, type EmbedChoices } from './share.model.js';

/** What the sentence below a picture takes of the height, in CSS pixels. */
const SENTENCE = 60;

/** One line of SVG as high as the embed, with answers only where the embed tells them; empty where a sentence has to do. */
export function posterOf(analysis: Analysis, choices: Pick<EmbedChoices, 'hide' | 'exercise' | 'height'>): string {
  const picture = drawPosition(tells(choices) ? analysis : hidden(analysis, BLANK));
  return picture === null ? '' : svgLine(picture, choices.height - SENTENCE);
}
