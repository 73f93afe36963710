/** Words for moves and places in Notakto, fetched when they are needed. */

export { notakto as teller } from './teller.model.js';
export { notakto as describer } from './describer.model.js';
