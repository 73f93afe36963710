/** Why the solver, or another part of the page, does not load or answer. Those in lower case stand within a sentence. */

export const SOLVER_STOPPED = 'the solver broke off at its work, perhaps for want of memory';
export const NOT_STARTED = 'it did not start';
export const NO_SOLVER_HERE = 'this page may not open a solver';
export const NO_WORKER_HERE = 'this page may not make a worker';
export const NOTHING_CAME = 'nothing came from the network: check your connection, then reload the page';
export const NOT_SET_UP = 'the browser could not set it up, perhaps for want of memory';
export const DAMAGED =
  'its file came damaged: reload the page; if that does not help, the file on the server is damaged or not of this version';
export const SOMETHING_ELSE_CAME =
  'the network sent something else: check your connection, and whether your network asks for a password first, then reload the page';

export const PART_MISSING =
  'Part of this page could not be loaded. Check your connection, then reload the page: its address keeps the position.';
export const LOAD_AGAIN = 'Reload the page';
