/** The module that is fetched with the first bar of chocolate. */

export { chomp as family } from './family.model.js';
