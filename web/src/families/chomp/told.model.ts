/** What is told of turns and places on a bar of chocolate. */

export { chomp as teller } from './teller.model.js';
export { chomp as describer } from './describer.model.js';
