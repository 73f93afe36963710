/** What is told of turns and places on boards for marks. */

export { notakto as teller } from './teller.model.js';
export { notakto as describer } from './describer.model.js';
