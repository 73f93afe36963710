/** The module that is fetched with the first typed rule. */

export { rule as family } from './family.model.js';
