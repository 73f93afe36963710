/** The module that is fetched with the first position of Node Kayles. */

export { nodeKayles as family } from './family.model.js';
