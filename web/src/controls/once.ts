/** Fetches a module when it is first needed, and again only where that failed: to ask for one takes half a millisecond each time. */
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
