/** What a lesson does besides being read. Its boards are the public embeds. */

import { offerCopies } from '../docs/snippets.js';
import './lesson-question.js';
import './lesson-trap.js';

offerCopies();
