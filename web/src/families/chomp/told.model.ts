/** Words for moves and places on a bar of chocolate, fetched when they are needed. */

export { chomp as teller } from './teller.model.js';
export { chomp as describer } from './describer.model.js';
