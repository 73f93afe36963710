/** The module that is fetched with the first position of Hackenbush. */

export { hackenbush as family } from './family.model.js';
