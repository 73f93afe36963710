/**
 * One of the small modules that embeds fetch first. Those of boards, of piles, of staircases in all their forms answer many small
 * positions with what the full module says of them, and leave empty what they cannot say: the steps of the explanation and
 * what of the rule the game does not say. Those of rows, of heaps, of `subtraction` and of `grid` are the core itself with few families, without
 * these and with little else than what small positions need. All decline what is refused, what takes long or more than their
 * little memory, and whatever else they do not know.
 *
 * It imports nothing. `web/src/worker/glance.ts` opens it.
 */
export interface GlanceExports {
  memory: WebAssembly.Memory;
  /** To be called first. */
  _initialize(): void;
  /** Where a text of so many bytes is to be written. */
  input(length: number): number;
  /**
   * The answer to the text of so many bytes that was written there, as two words of 32 bits: where it begins and how many bytes
   * it has. It is the JSON text of an `Analysis` with lists in place of typed arrays; of length 0 where it is declined. An
   * instance answers once, and stops where its memory does not suffice.
   */
  glance(text: number, length: number): number;
}
