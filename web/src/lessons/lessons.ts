/** What a lesson does besides being read. Its boards are the public embeds. */

import '../docs/snippets.js';
import './lesson-question.js';
import './lesson-trap.js';
