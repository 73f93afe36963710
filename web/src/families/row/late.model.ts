/** The module that is fetched with the first stairs, ordered piles, cakes or pots. */

export { row as family } from './family.model.js';
