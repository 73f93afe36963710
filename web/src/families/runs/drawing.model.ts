/** Over a million piles have no picture. */
export const draw = (): null => null;
