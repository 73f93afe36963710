import { css } from 'lit';

export const northcottStyles = css`
  .scroll {
    overflow-x: auto;
    text-align: center;
  }
  .fit {
    /* As wide as its column and as tall as the room there is, larger than drawn but not by far, and never too small for a finger. */
    width: calc(var(--natural) * 1.8);
    max-width: min(100%, var(--picture-height, max(22rem, 100dvh - 21.5rem)) * var(--shape));
    min-width: calc(var(--natural) * 0.62);
    height: auto;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
    font-family: var(--sans);
  }
  .track {
    fill: var(--sunken);
    stroke: var(--line-strong);
    stroke-width: 1.5;
  }
  .gap {
    fill: var(--won);
    stroke: var(--won-edge);
    stroke-width: 1.5;
  }
  .lose .gap {
    fill: var(--lost);
    stroke: var(--lost-edge);
  }
  .draw .gap {
    fill: var(--draw);
    stroke: var(--draw-edge);
  }
  .unknown .gap {
    fill: var(--surface);
    stroke: var(--line-strong);
  }
  .lit .track {
    stroke: var(--accent);
    stroke-width: 4;
  }
  .tick {
    stroke: var(--line-strong);
    stroke-opacity: 0.6;
    fill: none;
  }
  .dot {
    fill: var(--lost-mark);
  }
  .bars {
    fill: none;
    stroke: var(--draw-mark);
    stroke-width: 2;
  }
  .ring {
    fill: none;
    stroke: var(--best);
    stroke-width: 2.2;
    stroke-dasharray: 6 4;
  }
  .ring.reach {
    stroke: var(--accent);
    stroke-dasharray: none;
  }
  .ring.aim {
    stroke: var(--accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .piece {
    cursor: grab;
    touch-action: none;
  }
  .piece:focus {
    outline: none;
  }
  .disc {
    stroke-width: 3;
  }
  .white .disc {
    fill: var(--chalk);
    stroke: var(--ebony);
  }
  .black .disc {
    fill: var(--ebony);
    stroke: var(--chalk);
  }
  .halo {
    fill: transparent;
    stroke: none;
    stroke-width: 3;
  }
  .piece:focus-visible .halo,
  .held .halo {
    stroke: var(--accent);
  }
  .held .disc {
    stroke: var(--accent);
    stroke-dasharray: 4 3;
  }
  text {
    pointer-events: none;
    font-size: 15px;
    dominant-baseline: central;
    fill: var(--ink);
  }
  .name {
    text-anchor: end;
    fill: var(--muted);
  }
  .column {
    font-size: 12px;
    text-anchor: middle;
    fill: var(--muted);
  }
  .size {
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .piece .disc {
      forced-color-adjust: none;
    }
    .gap {
      fill: Canvas;
      stroke: CanvasText;
    }
    text {
      fill: CanvasText;
    }
  }
`;
