import { css } from 'lit';

/**
 * How large a drawing is: as wide as its column and as tall as the room there is, never larger than some times its own units,
 * and never so small that a finger misses what is in it. The element sets --natural (its own width), --shape (width by height)
 * and --least (the smallest scale); the page sets --picture-height.
 */
export const fitStyles = css`
  .scroll {
    overflow-x: auto;
    text-align: center;
  }
  .fit {
    width: calc(var(--natural) * var(--most, 1.8));
    max-width: max(var(--natural) * var(--least), min(100%, var(--picture-height, 40rem) * var(--shape)));
    min-width: calc(var(--natural) * var(--least));
    height: auto;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
    font-family: var(--sans);
  }
`;

/** Tells the styles above what is drawn. `least` is the smallest scale at which it can be hit. */
export function fit(host: HTMLElement, width: number, height: number, least: number): void {
  host.style.setProperty('--natural', `${width}px`);
  host.style.setProperty('--shape', String(width / height));
  host.style.setProperty('--least', String(least));
}
