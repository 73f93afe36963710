import { SOLVER_STOPPED } from '#words/solver-messages';

/** What is said of an error in a worker. That of a module which broke off speaks to programmers, so it is not shown. */
export function crashWords(error: unknown): string {
  if (error instanceof WebAssembly.RuntimeError) return SOLVER_STOPPED;
  return error instanceof Error ? error.message : String(error);
}
