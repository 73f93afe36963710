import { css } from 'lit';

export const rowSvgStyles = css`
  .scroll {
    overflow-x: auto;
    text-align: center;
  }
  .fit {
    /* As wide as its column and as tall as the room there is, larger than drawn but not by far, and never too small for a finger. */
    width: calc(var(--natural) * 1.8);
    max-width: min(100%, var(--picture-height, max(22rem, 100dvh - 21.5rem)) * var(--shape));
    min-width: calc(var(--natural) * 0.7);
    height: auto;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
    font-family: var(--sans);
  }
  .heap {
    cursor: pointer;
  }
  .cell:focus {
    outline: none;
  }
  .column {
    fill: transparent;
    stroke: none;
    stroke-width: 2;
  }
  .selected .column {
    fill: color-mix(in srgb, var(--accent) 7%, transparent);
  }
  .winning:not(:has(.best)) .column {
    stroke: var(--best);
    stroke-width: 2.2;
    stroke-dasharray: 6 4;
  }
  .reach .column {
    stroke: var(--accent);
    stroke-width: 2;
  }
  .lit .column,
  .over .column,
  .cell:focus-visible .column {
    stroke: var(--accent);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .tread {
    fill: var(--sunken);
    stroke: none;
  }
  .pots .tread {
    stroke: var(--line-strong);
    stroke-width: 1.5;
  }
  .counts.win .tread {
    fill: var(--won);
    stroke: var(--won-edge);
    stroke-width: 1.5;
  }
  .counts.lose .tread {
    fill: var(--lost);
    stroke: var(--lost-edge);
    stroke-width: 1.5;
  }
  .dot {
    fill: var(--lost-mark);
  }
  .edge {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 2;
  }
  .counts.win .edge {
    stroke: var(--won-edge);
    stroke-width: 4;
  }
  .counts.lose .edge {
    stroke: var(--lost-edge);
    stroke-width: 4;
  }
  .coin {
    --body: var(--coin);
    fill: var(--body);
    cursor: grab;
    touch-action: none;
  }
  .side {
    fill: color-mix(in srgb, var(--body) 74%, var(--ebony));
  }
  .face {
    fill: var(--body);
  }
  .faded .coin,
  .rest .coin,
  .piles .coin:not(.over) {
    --body: var(--faded);
  }
  .piles .faded .coin.over {
    --body: var(--page);
    stroke: var(--line-strong);
  }
  .scroll .heap .coin:is(.taken, .best) {
    --body: var(--surface);
    fill: var(--surface);
    stroke: var(--best);
    stroke-width: 2;
    stroke-dasharray: 4 3;
  }
  .scroll .heap .coin.taken {
    stroke: var(--accent);
    stroke-width: 2.6;
    stroke-dasharray: none;
  }
  .scroll .heap .coin:is(.taken, .best) .side {
    fill: var(--surface);
  }
  .scroll .heap .coin:is(.taken, .best) .face {
    stroke-width: 1;
  }
  .level {
    fill: none;
    stroke: var(--line-strong);
    stroke-dasharray: 4 3;
  }
  .brace {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
  }
  .legal {
    fill: var(--accent);
  }
  .ghost {
    pointer-events: none;
  }
  .ghost rect {
    fill: var(--accent);
  }
  .ghost text {
    fill: var(--on-accent);
    font-size: 14px;
    font-weight: 600;
  }
  text {
    pointer-events: none;
    text-anchor: middle;
    dominant-baseline: central;
    fill: var(--ink);
  }
  .size {
    font-size: 15px;
    font-weight: 600;
  }
  .name,
  .value {
    font-size: 12.5px;
  }
  .name {
    fill: var(--muted);
  }
  .value,
  .counts .name {
    font-weight: 600;
    fill: var(--ink);
  }
  .counts .name,
  .counts .value,
  .counts .inside {
    fill: var(--on-shade);
  }
  /* A word, which is wider than a number. */
  .cakes .value {
    font-weight: 400;
  }
  .faded .value {
    font-weight: 400;
    fill: var(--muted);
  }
  .inside {
    font-size: 14px;
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .tread,
    .counts.win .tread,
    .counts.lose .tread {
      fill: Canvas;
      stroke: CanvasText;
    }
    .counts .edge {
      stroke: Highlight;
      fill: Highlight;
    }
    text {
      fill: CanvasText;
    }
    .coin {
      --body: CanvasText;
    }
    .faded .coin {
      --body: GrayText;
    }
    .face {
      stroke: Canvas;
    }
  }
`;
