/** What is told of turns and places on a board for dominoes. */

export { cram as teller } from './teller.model.js';
export { cram as describer } from './describer.model.js';
