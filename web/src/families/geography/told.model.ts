/** Words for moves and places in Geography, fetched when they are needed. */

export { geography as teller } from './teller.model.js';
export { geography as describer } from './describer.model.js';
