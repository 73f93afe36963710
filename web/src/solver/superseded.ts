/** A request that a newer one replaced, or that was cancelled: nobody waits for its answer any more. */
export class Superseded extends Error {
  override name = 'Superseded';
}
