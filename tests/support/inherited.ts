/** The words that every object answers by itself: `constructor`, `toString`, `__proto__` and the others. */
export const INHERITED: readonly string[] = Object.getOwnPropertyNames(Object.prototype);
