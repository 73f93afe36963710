import type { TemplateResult } from 'lit';
import { stillSquares } from '../../pictures/export/still-squares.js';
import type { Pictured } from '../../pictures/export/still.js';
import { coinView } from './coin-view.model.js';

export const draw = (pictured: Pictured): TemplateResult => stillSquares(pictured, coinView(pictured.shading.shown));
