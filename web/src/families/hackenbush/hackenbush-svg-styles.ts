import { css } from 'lit';

export const hackenbushSvgStyles = css`
  .scroll {
    overflow-x: auto;
    text-align: center;
  }
  .fit {
    /* As wide as its column and as tall as the room there is, larger than drawn but not by far, and never too small for a finger. */
    width: calc(var(--natural) * 1.6);
    max-width: min(100%, var(--picture-height, max(22rem, 100dvh - 21.5rem)) * var(--shape));
    min-width: calc(var(--natural) * 0.86);
    height: auto;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
    font-family: var(--sans);
  }
  .soil {
    fill: var(--sunken);
    stroke: none;
  }
  .line {
    fill: none;
    stroke: var(--ink);
    stroke-width: 3;
  }
  .ground,
  .node,
  .edge {
    cursor: pointer;
    touch-action: none;
  }
  .ground:focus,
  .node:focus,
  .edge:focus {
    outline: none;
  }
  .stalk,
  .glow {
    fill: none;
    stroke-linecap: round;
  }
  .stalk {
    stroke: var(--stalk);
    stroke-width: 6;
  }
  .glow {
    stroke: transparent;
    stroke-width: 26;
    pointer-events: stroke;
  }
  .winning .glow {
    stroke: var(--best);
    stroke-width: 13;
    stroke-dasharray: 6 5;
    stroke-linecap: butt;
  }
  .falling .stalk {
    stroke-dasharray: 3 9;
  }
  .fallen .stalk {
    stroke: var(--faded);
    stroke-width: 3;
    stroke-dasharray: 4 7;
  }
  .selected .stalk,
  .edge:hover .stalk {
    stroke: var(--accent);
  }
  .lit .glow,
  .edge:focus-visible .glow {
    stroke: var(--accent);
    stroke-width: 14;
    stroke-dasharray: none;
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
  }
  .selected .disc {
    stroke: var(--accent);
    stroke-width: 3.5;
  }
  .tail .disc {
    stroke-dasharray: 4 4;
  }
  .lit .halo,
  .node:focus-visible .halo,
  .ground:focus-visible .halo {
    stroke: var(--accent);
    stroke-width: 3;
  }
  .drawn {
    fill: none;
    stroke: var(--accent);
    stroke-width: 4;
    stroke-dasharray: 7 6;
    pointer-events: none;
  }
  text {
    pointer-events: none;
    dominant-baseline: central;
    fill: var(--ink);
  }
  .mark {
    font-size: 15px;
    font-weight: 600;
    text-anchor: middle;
    fill: var(--on-shade);
  }
  .name {
    font-size: 12px;
  }
  @media (forced-colors: active) {
    .disc {
      fill: Canvas;
      stroke: CanvasText;
    }
    .stalk,
    .line {
      stroke: CanvasText;
    }
    .winning .glow,
    .lit .glow,
    .lit .halo,
    .edge:focus-visible .glow {
      stroke: Highlight;
    }
    .dot,
    text {
      fill: CanvasText;
    }
  }
`;
