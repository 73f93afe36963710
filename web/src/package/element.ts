/** Importing this defines `<grundy-game>`, drawn in the page itself. */

import { InlineGame } from '../embed/inline-game.js';

if (!customElements.get('grundy-game')) customElements.define('grundy-game', InlineGame);

export { InlineGame as GrundyGame };
