/** Words for moves and places on a board for dominoes, fetched when they are needed. */

export { cram as teller } from './teller.model.js';
export { cram as describer } from './describer.model.js';
