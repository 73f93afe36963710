/** Words for moves and places of a typed rule, fetched when they are needed. */

export { rule as teller } from './teller.model.js';
export { rule as describer } from './describer.model.js';
