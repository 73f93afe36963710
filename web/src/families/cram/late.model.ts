/** The module that is fetched with the first board for dominoes. */

export { cram as family } from './family.model.js';
