/** What is fetched with the first board for marks. */

export { notakto as family } from './family.model.js';
