/** What is fetched once turns or places of a picture of Hackenbush are told. */

export { hackenbush as teller } from './teller.model.js';
export { hackenbush as describer } from './describer.model.js';
