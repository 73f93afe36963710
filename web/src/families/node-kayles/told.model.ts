/** What is told of turns and places on a graph of Node Kayles. */

export { nodeKayles as teller } from './teller.model.js';
export { nodeKayles as describer } from './describer.model.js';
