/** What the guides do besides being read. */

import { offerCopies } from './snippets.js';

offerCopies();
if (document.querySelector('grundy-generator')) void import('./generator.js');
