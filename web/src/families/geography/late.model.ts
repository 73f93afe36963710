/** The module that is fetched with the first position of Geography. */

export { geography as family } from './family.model.js';
