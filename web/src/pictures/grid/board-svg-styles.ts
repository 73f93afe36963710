import { css } from 'lit';

export const boardSvgStyles = css`
  :host {
    /* As large as fits: never wider than the column, never taller than the window, never with giant cells. */
    max-width: min(100%, calc(var(--columns) * 6rem + 2rem), calc(var(--picture-height, max(22rem, 100dvh - 21.5rem)) * (var(--columns) * 40 + 18) / (var(--rows) * 40 + 18)));
    min-width: min(100%, calc(var(--columns) * 26px));
    width: 100%;
    margin-inline: auto;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
    font-family: var(--sans);
  }
  svg.damage {
    touch-action: none;
    cursor: crosshair;
  }
  svg.add,
  svg.remove {
    cursor: pointer;
  }
  .fill {
    fill: var(--sunken);
    stroke: var(--page);
    stroke-width: 2;
  }
  .win .fill {
    fill: var(--won);
  }
  .lose .fill {
    fill: var(--lost);
  }
  .win:where(.near) .fill {
    fill: var(--won-near);
  }
  .win:where(.far) .fill {
    fill: var(--won-far);
  }
  .lose:where(.near) .fill {
    fill: var(--lost-near);
  }
  .lose:where(.far) .fill {
    fill: var(--lost-far);
  }
  .draw .fill {
    fill: var(--draw);
  }
  .none .fill {
    fill: var(--gone);
  }
  .dot {
    fill: var(--lost-mark);
  }
  .bars {
    stroke: var(--draw-mark);
    stroke-width: 2.2;
    stroke-linecap: round;
  }
  .cross {
    stroke: var(--page);
    stroke-width: 3;
    stroke-linecap: round;
  }
  text {
    fill: var(--on-shade);
    font-size: 17px;
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
    pointer-events: none;
  }
  text.small {
    font-size: 9.5px;
    font-weight: 600;
    text-anchor: end;
    dominant-baseline: auto;
  }
  .names text {
    fill: var(--muted);
    font-size: 11px;
    font-weight: 400;
    dominant-baseline: auto;
  }
  .focus {
    fill: none;
    stroke: none;
  }
  .cell:focus {
    outline: none;
  }
  .cell:focus-visible .focus {
    stroke: var(--accent);
    stroke-width: 3;
  }
  .ring {
    fill: none;
    stroke: var(--best);
    stroke-width: 2;
    stroke-dasharray: 5 3.6;
    pointer-events: none;
  }
  .reach {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.6;
    pointer-events: none;
  }
  .aim {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3.5;
    pointer-events: none;
  }
  .option {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.5;
    stroke-dasharray: 4 3;
    pointer-events: none;
  }
  .chosen {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3.5;
    pointer-events: none;
  }
  .arrow {
    stroke: var(--accent);
    stroke-width: 3.5;
    stroke-linecap: round;
    opacity: 0.75;
    pointer-events: none;
  }
  .piece {
    cursor: grab;
    touch-action: none;
    fill: var(--piece);
    stroke: var(--piece-edge);
    stroke-width: 1.6;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .grip {
    fill: transparent;
    stroke: none;
  }
  .held .grip,
  .lit .grip {
    stroke: var(--accent);
    stroke-width: 2.5;
  }
  .held .grip {
    fill: color-mix(in srgb, var(--accent) 22%, transparent);
  }
  .floating {
    cursor: grabbing;
    opacity: 0.9;
  }
  .damage .piece,
  .add .piece,
  .fixed {
    pointer-events: none;
  }
  .letter {
    fill: var(--piece-edge);
    stroke: none;
    font-size: 17px;
    font-weight: 600;
  }
  @media (forced-colors: active) {
    .cell .fill {
      fill: Canvas;
      stroke: CanvasText;
    }
    .cell.none .fill {
      fill: GrayText;
    }
    text {
      fill: CanvasText;
    }
    .bars {
      stroke: CanvasText;
    }
    .dot,
    .piece {
      fill: CanvasText;
      stroke: Canvas;
    }
    .letter {
      fill: Canvas;
    }
    .ring {
      stroke: CanvasText;
    }
    .aim,
    .reach,
    .chosen,
    .option,
    .arrow,
    .cell:focus-visible .focus {
      stroke: Highlight;
    }
  }
`;
