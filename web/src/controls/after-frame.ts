/** Resolves in the task after the next frame: a phone that draws a whole page in one task answers no touch meanwhile. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
