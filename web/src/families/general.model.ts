/** The answers shared by families in which all items together are one game. */

import type { Position } from 'grundy-wasm';

export const ONE_GAME = {
  apart: false,
  playable: true,
  placeName: (_: Position, state: number): string => String(state),
  isHeat: (): boolean => false,
};
