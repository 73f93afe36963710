import { css } from 'lit';

export const treeSvgStyles = css`
  .scroll {
    overflow-x: auto;
    text-align: center;
  }
  .fit {
    /* As wide as its column and as tall as the room there is, larger than drawn but not by far, and never too small for a finger. */
    width: calc(var(--natural) * 1.8);
    max-width: min(100%, var(--picture-height, max(22rem, 100dvh - 21.5rem)) * var(--shape));
    min-width: calc(var(--natural) * 0.64);
    height: auto;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
    font-family: var(--sans);
  }
  .link {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 2;
  }
  .moving {
    stroke: var(--accent);
    stroke-width: 4;
  }
  .loose {
    stroke-dasharray: 4 5;
    opacity: 0.6;
  }
  .node {
    cursor: grab;
    touch-action: none;
  }
  .node:focus {
    outline: none;
  }
  .disc {
    fill: var(--sunken);
    stroke: var(--line-strong);
    stroke-width: 2;
  }
  .win .disc {
    fill: var(--won);
    stroke: var(--won-edge);
  }
  .lose .disc {
    fill: var(--lost);
    stroke: var(--lost-edge);
  }
  .dot {
    fill: var(--lost-mark);
  }
  .halo {
    fill: none;
    stroke: none;
    stroke-width: 2.5;
  }
  .winning .halo {
    stroke: var(--best);
    stroke-width: 2.4;
    stroke-dasharray: 6 4;
  }
  .reach .halo {
    stroke: var(--accent);
    stroke-width: 2;
  }
  .selected .disc {
    stroke: var(--accent);
    stroke-width: 3.5;
  }
  .lit .halo,
  .over .halo,
  .node:focus-visible .halo {
    stroke: var(--accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .over .disc {
    stroke: var(--accent);
    stroke-width: 4;
  }
  .cut .disc {
    stroke-dasharray: 4 4;
  }
  .ghost {
    fill: var(--accent);
    opacity: 0.45;
    pointer-events: none;
  }
  .balloon {
    pointer-events: none;
  }
  .balloon rect {
    fill: var(--surface);
    stroke: var(--line-strong);
    stroke-width: 2;
  }
  .balloon.win rect {
    fill: var(--won);
    stroke: var(--won-edge);
  }
  .balloon.lose rect {
    fill: var(--lost);
    stroke: var(--lost-edge);
  }
  .balloon text {
    font-size: 13px;
    font-weight: 600;
  }
  .balloon.win text,
  .balloon.lose text {
    fill: var(--on-shade);
  }
  text {
    pointer-events: none;
    text-anchor: middle;
    dominant-baseline: central;
    fill: var(--ink);
  }
  .coins {
    font-size: 16px;
    font-weight: 600;
    fill: var(--on-shade);
  }
  .passing {
    fill: var(--accent);
    stroke: var(--surface);
    stroke-width: 5;
    paint-order: stroke;
  }
  .value {
    font-size: 12px;
    font-weight: 600;
    text-anchor: start;
    fill: var(--ink);
  }
  .name {
    font-size: 11px;
    text-anchor: end;
    fill: var(--muted);
  }
  .folded {
    font-size: 11px;
    fill: var(--muted);
  }
  @media (forced-colors: active) {
    .node .disc {
      fill: Canvas;
      stroke: CanvasText;
    }
    .dot {
      fill: CanvasText;
    }
    text {
      fill: CanvasText;
    }
    .link {
      stroke: CanvasText;
    }
    .lit .halo,
    .over .halo,
    .node:focus-visible .halo {
      stroke: Highlight;
    }
  }
`;
