/** What draws rules of one number. */

import './line.js';

export { draw } from './rule-editor.js';
