/** What is fetched with the first picture of Geography. */

export { geography as family } from './family.model.js';
