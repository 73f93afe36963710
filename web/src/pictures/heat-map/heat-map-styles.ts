import { css } from 'lit';

export const heatMapStyles = css`
  .window {
    /* In an embed, whose window may be as high as it asks for, no higher than other pictures. */
    height: min(var(--height, 320px), var(--highest-map, 100dvh));
    border-radius: 8px;
    overflow: hidden;
    background: var(--sunken);
    position: relative;
  }
  canvas {
    display: block;
    width: 100%;
    height: 100%;
    /* That this passes tells that the colours are others. */
    color: var(--ink);
    transition: color 1ms;
    touch-action: pan-y;
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
  }
  canvas:active {
    cursor: grabbing;
  }
  canvas.damage {
    touch-action: none;
    cursor: crosshair;
  }
  canvas.add,
  canvas.remove {
    cursor: pointer;
  }
  .strip {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.4rem 1rem;
    margin-top: 0.5rem;
    min-height: 2.4rem;
  }
  .readout {
    font-size: var(--small);
    overflow-wrap: anywhere;
  }
  .zoom {
    display: inline-flex;
    gap: 0.3rem;
  }
`;
