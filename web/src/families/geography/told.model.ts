/** What is fetched once turns or places of Geography are told. */

export { geography as teller } from './teller.model.js';
export { geography as describer } from './describer.model.js';
