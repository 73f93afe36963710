/** What draws rules of several numbers. */

import './plane.js';

export { draw } from './rule-editor.js';
