/** What is fetched with the first board for dominoes. */

export { cram as family } from './family.model.js';
export { cram as teller } from './teller.model.js';
export { cram as describer } from './describer.model.js';
