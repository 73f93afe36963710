/** The script of a file that holds everything, so that it opens from a disk, even years later, without a network. */

import { FRAME_TITLE } from '#words/embed';
import { InlineGame } from './inline-game.js';
import { settingsOf } from '../params/embed-settings.js';
import { themeSheet } from '../styles/theme-sheet.js';

document.title = FRAME_TITLE;
customElements.define('grundy-game', InlineGame);

const game = document.querySelector('grundy-game');
document.adoptedStyleSheets.push(themeSheet(':root', settingsOf((name) => game?.getAttribute(name) ?? null).theme));
