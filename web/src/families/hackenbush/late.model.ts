/** What is fetched with the first picture of Hackenbush. */

export { hackenbush as family } from './family.model.js';
