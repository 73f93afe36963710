/** Words for moves and places in Hackenbush, fetched when they are needed. */

export { hackenbush as teller } from './teller.model.js';
export { hackenbush as describer } from './describer.model.js';
