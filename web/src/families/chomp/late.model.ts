/** What is fetched with the first bar of chocolate. */

export { chomp as family } from './family.model.js';
export { chomp as teller } from './teller.model.js';
export { chomp as describer } from './describer.model.js';
