/** Stacks of coins; coins that a move would take or give are outlined. */

import { css, svg, type TemplateResult } from 'lit';
import type { Shade } from '../../params/shade.js';

/** The scale that all stacks of one picture share. */
export interface StackScale {
  /** The height from one coin to the next. */
  unit: number;
  /** The height of the tallest stack, in the picture's own units. */
  height: number;
}

const WIDTH = 136;
const MIDDLE = WIDTH / 2;
const REACH = 60;
const DEPTH = 14;
/** Few coins are drawn at full height each; taller stacks are pushed together, and below `LEAST_STEP` drawn as one body. */
const WIDEST_STEP = 38;
const LEAST_STEP = 9;
const TALLEST = 300;
/** The tallest stack of many piles, which stand in several rows. */
const TALLEST_OF_MANY = 150;
const MANY = 8;
const LEAST_BODY = 8;

export function stackScale(sizes: readonly number[]): StackScale {
  const tallest = sizes.reduce((most, size) => Math.max(most, size), 1);
  const unit = Math.min(WIDEST_STEP, (sizes.length > MANY ? TALLEST_OF_MANY : TALLEST) / tallest);
  return { unit, height: Math.ceil(tallest * unit) + 2 * DEPTH + 6 };
}

const ellipse = (y: number, across = REACH, deep = DEPTH): string =>
  `M${MIDDLE - across} ${y}a${across} ${deep} 0 0 1 ${2 * across} 0a${across} ${deep} 0 0 1 ${-2 * across} 0z`;

/** The side of a coin, or of several as one body, from the middle of its top to that of its foot. */
const side = (top: number, foot: number): string =>
  `M${MIDDLE - REACH} ${top}V${foot}a${REACH} ${DEPTH} 0 0 0 ${2 * REACH} 0V${top}z`;

const outline = (top: number, foot: number): string =>
  `M${MIDDLE - REACH} ${top}a${REACH} ${DEPTH} 0 0 1 ${2 * REACH} 0V${foot}a${REACH} ${DEPTH} 0 0 1 ${-2 * REACH} 0z`;

function solid(top: number, foot: number): TemplateResult<2> {
  return svg`<path class="side" d=${side(top, foot)}></path><path class="top" d=${ellipse(top)}></path><path class="rim" d=${ellipse(top, REACH - 15, DEPTH - 4.5)}></path>`;
}

function ghost(top: number, foot: number): TemplateResult<2> {
  return svg`<path class="taken" d=${outline(top, foot)}></path><path class="taken fine" d=${ellipse(top)}></path>`;
}

/** `kept`: the number of coins that a move would leave. Where that is more than `coins`, the coins given are outlined. */
export function coinStack(
  coins: number,
  kept: number,
  shade: Shade,
  tint: string | null,
  { unit, height }: StackScale,
): TemplateResult<2> {
  const ground = height - DEPTH - 2;
  const [stay, drawn] = [Math.min(coins, kept), Math.max(coins, kept)];
  const thick = Math.min(17, unit * 0.55);
  const bodies: TemplateResult<2>[] = [];
  const each = unit >= LEAST_STEP;
  const run = (from: number, to: number, draw: typeof solid, apart: boolean): void => {
    if (to <= from) return;
    if (!apart)
      bodies.push(
        svg`<g data-coins=${from}>${draw(Math.min(ground - to * unit + (each ? unit - thick : 0), ground - from * unit - LEAST_BODY), ground - from * unit)}</g>`,
      );
    else
      for (let coin = from; coin < to; ++coin)
        bodies.push(svg`<g data-coin=${coin}>${draw(ground - coin * unit - thick, ground - coin * unit)}</g>`);
  };
  run(0, stay, solid, each);
  run(stay, drawn, ghost, each && unit > 2 * DEPTH);
  return svg`<svg class="stack ${tint ?? ''}" data-count=${coins} data-shade=${shade} viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true"><g class=${each ? 'coins' : ''}>${bodies}</g></svg>`;
}

export const coinStackStyles = css`
  .stack {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
    max-height: calc(var(--picture-height, 36rem) - 15rem);
  }
  .side {
    fill: color-mix(in srgb, var(--coin) 74%, var(--ebony));
  }
  .top {
    fill: var(--coin);
  }
  .rim {
    fill: none;
    stroke: var(--chalk);
    stroke-opacity: 0.4;
    stroke-width: 1.5;
  }
  [class*='tint-'] .top {
    fill: var(--won);
    stroke: var(--won-edge);
  }
  [class*='tint-'] .side {
    fill: var(--won-edge);
  }
  [data-shade='lose'] .side {
    fill: color-mix(in srgb, var(--coin-lost) 74%, var(--ebony));
  }
  [data-shade='lose'] .top {
    fill: var(--coin-lost);
  }
  [data-shade='draw'] .side {
    fill: var(--draw-mark);
  }
  [data-shade='draw'] .top {
    fill: var(--draw-edge);
  }
  [data-shade='none'] .side,
  [data-shade='hidden'] .side {
    fill: var(--gone);
  }
  [data-shade='none'] .top,
  [data-shade='hidden'] .top {
    fill: var(--faded);
  }
  .taken {
    fill: none;
    stroke: var(--best);
    stroke-width: 2.4;
    stroke-dasharray: 7 5;
  }
  .fine {
    stroke-width: 1.4;
    stroke-opacity: 0.75;
    stroke-dasharray: 4 5;
  }
  /* What a move that is being made or pointed at takes; without .shown, what a winning move would take. */
  .shown .taken {
    stroke: var(--accent);
    stroke-width: 3.4;
    stroke-dasharray: none;
  }
  .shown .fine {
    stroke-width: 1.8;
  }
  @media (forced-colors: active) {
    .side {
      fill: CanvasText;
    }
    .top {
      fill: Canvas;
      stroke: CanvasText;
    }
    .taken {
      stroke: Highlight;
    }
  }
`;
