/** Words for moves and places in Node Kayles, fetched when they are needed. */

export { nodeKayles as teller } from './teller.model.js';
export { nodeKayles as describer } from './describer.model.js';
