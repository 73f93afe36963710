/** What is known at first sight of small positions, on the page's own thread; null where only the solver answers. */
export { glance } from '../embed/fetch-glance.js';
export type { Analysis } from 'grundy-wasm';
