/**
 * One of the small modules that embeds fetch first: of boards, of piles, of staircases in all their forms. It answers many small
 * positions with what the full module says of them, and declines all others; what it cannot say is left empty: the steps of the
 * explanation, the title and the rule in words.
 *
 * It imports nothing. `web/src/worker/glance.ts` opens it.
 */
export interface GlanceExports {
  memory: WebAssembly.Memory;
  /** Forgets the answer before. Where a text of so many bytes is to be written. */
  input(length: number): number;
  /**
   * The answer to the canonical text of so many bytes that was written there, as two words of 32 bits: where it begins and how
   * many bytes it has. It is the JSON text of an `Analysis` with lists in place of typed arrays; of length 0 where it is declined.
   */
  glance(length: number): number;
}
