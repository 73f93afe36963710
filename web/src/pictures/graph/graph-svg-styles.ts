import { css } from 'lit';

export const graphSvgStyles = css`
  .scroll {
    overflow-x: auto;
    text-align: center;
  }
  .fit {
    /* As wide as its column and as tall as the room there is, larger than drawn but not by far, and never too small for a finger. */
    width: calc(var(--natural) * 1.8);
    max-width: min(100%, var(--picture-height, max(22rem, 100dvh - 21.5rem)) * var(--shape));
    min-width: calc(var(--natural) * 0.86);
    height: auto;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
    font-family: var(--sans);
  }
  .arc {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 2;
    pointer-events: none;
  }
  .head {
    fill: var(--line-strong);
    pointer-events: none;
  }
  .grip {
    fill: none;
    stroke: transparent;
    stroke-width: 28;
    pointer-events: stroke;
    cursor: pointer;
  }
  .loop {
    cursor: pointer;
  }
  .loop:focus {
    outline: none;
  }
  .loop .halo {
    pointer-events: all;
  }
  .arc.moving {
    stroke: var(--accent);
    stroke-width: 4;
  }
  .head.moving {
    fill: var(--accent);
  }
  .faint {
    opacity: 0.6;
    stroke-dasharray: 1 6;
  }
  .node,
  .token {
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
  .draw .disc {
    fill: var(--draw);
    stroke: var(--draw-edge);
  }
  .none .disc {
    fill: var(--faded);
    stroke: none;
  }
  .dot {
    fill: var(--lost-mark);
  }
  .dashes {
    fill: none;
    stroke: var(--draw-mark);
    stroke-width: 2;
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
  .tail .disc {
    stroke-dasharray: 4 4;
  }
  .lit .halo,
  .loop:focus-visible .halo,
  .node:focus-visible .halo {
    stroke: var(--accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .token circle {
    fill: var(--ink);
    stroke: var(--surface);
    stroke-width: 2;
  }
  .token text {
    font-size: 12px;
    font-weight: 600;
    fill: var(--surface);
  }
  .token.held circle {
    fill: var(--accent);
  }
  .ghost {
    fill: var(--accent);
    opacity: 0.6;
    pointer-events: none;
  }
  text {
    pointer-events: none;
    dominant-baseline: central;
    fill: var(--ink);
  }
  .mark,
  .token text {
    text-anchor: middle;
  }
  .mark {
    font-size: 16px;
    font-weight: 600;
    fill: var(--on-shade);
  }
  .name {
    font-size: 12px;
    fill: var(--ink);
  }
  @media (forced-colors: active) {
    .node .disc {
      fill: Canvas;
      stroke: CanvasText;
    }
    .dot,
    .head,
    .token circle {
      fill: CanvasText;
    }
    text {
      fill: CanvasText;
    }
    .token text {
      fill: Canvas;
    }
    .arc {
      stroke: CanvasText;
    }
    .lit .halo,
    .node:focus-visible .halo {
      stroke: Highlight;
    }
  }
`;
