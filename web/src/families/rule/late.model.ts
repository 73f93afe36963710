/** What is fetched with the first typed rule. */

export { rule as family } from './family.model.js';
export { rule as teller } from './teller.model.js';
export { rule as describer } from './describer.model.js';
