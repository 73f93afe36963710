/** Importing this defines `<grundy-game>`, which draws in the page itself. */

import { GrundyGame } from './element.js';

if (!customElements.get('grundy-game')) customElements.define('grundy-game', GrundyGame);

export * from './element.js';
