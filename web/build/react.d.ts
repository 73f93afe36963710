/** `<grundy-game>` in JSX, for React 19. */

import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { GrundyEventMap, GrundyGame } from './element.js';
import type { Parameter } from './parameters.js';

type Listeners = { [Name in keyof GrundyEventMap as `on${Name}`]?: (event: GrundyEventMap[Name]) => void };

export interface GrundyGameProps extends Listeners, Partial<Record<Parameter, string | number>> {
  game: string;
  hide?: string;
  theme?: 'auto' | 'light' | 'dark';
  exercise?: 0 | 1;
  steps?: 'reasons' | 'fill' | 'match';
  /** The rule of a piece that the author defines. */
  [piece: `piece.${string}`]: string;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'grundy-game': Omit<DetailedHTMLProps<HTMLAttributes<GrundyGame>, GrundyGame>, keyof GrundyGameProps> &
        GrundyGameProps;
    }
  }
}

export * from './index.js';
