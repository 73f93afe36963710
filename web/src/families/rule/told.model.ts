/** What is fetched once turns or places of a typed rule are told. */

export { rule as teller } from './teller.model.js';
export { rule as describer } from './describer.model.js';
