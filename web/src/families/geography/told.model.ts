/** What is told of turns and places on a graph of Geography. */

export { geography as teller } from './teller.model.js';
export { geography as describer } from './describer.model.js';
