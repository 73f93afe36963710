/**
 * One of the small modules that embeds fetch first. Those of boards, piles and staircases answer many small positions
 * as the full module does, but leave the steps of the explanation and the `rule` beyond the game empty. Those of single
 * families (rows, heaps, `subtraction`, `grid` and others) are the core itself, also without steps and rule, and with
 * little more than small positions need. All decline faulty texts, whatever takes long or more than their little
 * memory, and whatever else they do not know.
 *
 * A module imports nothing. `web/src/worker/glance.ts` opens it.
 */
export interface GlanceExports {
  memory: WebAssembly.Memory;
  /** To be called first. */
  _initialize(): void;
  /** Makes room for a text of `length` bytes and returns its address. */
  input(length: number): number;
  /**
   * Answers the text of `length` bytes at that address. Returns the address of two 32-bit words: where the answer begins and how
   * many bytes it has. The answer is the JSON text of an `Analysis`, with lists in place of typed arrays; its length is 0 where
   * the position is declined. An instance answers once, and stops where its memory does not suffice.
   */
  glance(text: number, length: number): number;
}
