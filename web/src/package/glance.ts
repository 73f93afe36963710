/** Analyses small positions quickly on the page's own thread; null where only the solver can. */
export { glance } from '../embed/fetch-glance.js';
export type { Analysis } from 'grundy-wasm';
