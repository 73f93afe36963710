/** What is fetched with the first row of stairs, of piles in order, of cakes or of pots. */

export { row as family } from './family.model.js';
