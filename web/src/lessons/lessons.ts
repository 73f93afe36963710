/** The script of the lessons. Their boards are the public embeds. */

import { offerCopies } from '../docs/snippets.js';
import './lesson-question.js';
import './lesson-trap.js';

offerCopies();

const set = document.querySelector('#exercises');
if (set) void import('./exercise-page.js').then(({ openSet }) => openSet(set));
if (document.querySelector('grundy-exercise-sheet')) void import('./exercise-sheet.js');
