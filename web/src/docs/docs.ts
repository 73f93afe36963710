/** The script of the guides. */

import { offerCopies } from './snippets.js';

offerCopies();
if (document.querySelector('grundy-generator')) void import('./generator.js');
