import type { Analysis } from 'grundy-wasm';
import { drawNodes } from '../../pictures/drawers/graph.js';
import type { Picture } from '../../pictures/drawers/shapes.js';
import { graphPosition } from './position.model.js';

export const draw = (analysis: Analysis): Picture | null => drawNodes(analysis, graphPosition(analysis));
