import type { ItemMove } from 'grundy-wasm';

/** A move as the picture shows it. */
export type ShownMove = Pick<ItemMove, 'item' | 'from' | 'to'> &
  Partial<Pick<ItemMove, 'left' | 'changes' | 'notation'>> & {
    /** Of an answer: the parts that the turn before left of the item. */
    had?: readonly number[] | undefined;
  };

/** A move with its notation, from the core or from an editor. */
export type WrittenMove = ShownMove & Pick<ItemMove, 'notation'>;
