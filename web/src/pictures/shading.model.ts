import type { Analysis } from 'grundy-wasm';

/** How the picture is shaded. */
export interface Shading {
  /** Whether outcomes are those of the whole position. */
  whole: boolean;
  /** The component that is imagined elsewhere. */
  component: number;
  /** The analysis as it is to be drawn: with the outcomes of the whole position in the component's table. */
  shown: Analysis;
  /** Whether the outcomes on screen may still be those of the position before. */
  waiting: boolean;
}
