/** The module that is fetched with the first position of Notakto. */

export { notakto as family } from './family.model.js';
