/** Why the solver, or another part of the page, does not come or answer. Those in lower case stand within a sentence. */

export const SOLVER_STOPPED = 'the solver stopped';
export const NOT_STARTED = 'it could not be started';
export const NO_SOLVER_HERE = 'no solver may be opened here';
export const NO_WORKER_HERE = 'no worker may be made here';
export const SOMETHING_ELSE_CAME =
  'something else came in its place: check your connection, and whether your network wants a password first, then load the page again';

export const PART_MISSING = 'A part of this page could not be loaded. Check your connection, then load the page again: its address keeps the position.';
export const LOAD_AGAIN = 'Load the page again';
