/** What is fetched with the first picture of Hackenbush. */

export { hackenbush as family } from './family.model.js';
export { hackenbush as teller } from './teller.model.js';
export { hackenbush as describer } from './describer.model.js';
