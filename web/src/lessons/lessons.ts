/** The script of the lessons. Their boards are the public embeds. */

import { offerCopies } from '../docs/snippets.js';
import './lesson-question.js';
import './lesson-trap.js';

/** Milliseconds after a lesson has come in which nothing else is fetched. */
const REST_MS = 1500;

offerCopies();

/** Once the lesson has come, its boards are fetched, those far below as well: paper shows them all. Boards of answers have pictures of their own. */
function fetchBoards(): void {
  for (const board of document.querySelectorAll<HTMLElement & { load?: () => void }>('grundy-game'))
    if (board.checkVisibility()) board.load?.();
}
addEventListener('load', () => setTimeout(fetchBoards, REST_MS));

const set = document.querySelector('#exercises');
if (set) void import('./exercise-page.js').then(({ openSet }) => openSet(set));
if (document.querySelector('grundy-exercise-sheet')) void import('./exercise-sheet.js');
