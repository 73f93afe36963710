/** What is fetched with the first picture of Node Kayles. */

export { nodeKayles as family } from './family.model.js';
