/** The boxes of HTML elements as shapes: fills, borders, outlines, rings. */

import type { Colour, Paint, Shape } from '../../formats/drawing.js';
import { colourOf } from './css-colour.js';
import type { Origin, Traced } from './traced.js';
import { itemAt } from '../../params/item-at.js';
import { lookup } from '../../params/lookup.js';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const DASHES = lookup<(width: number) => number[]>({
  dashed: (width) => [2 * width, 2 * width],
  dotted: (width) => [width, width],
});

interface Line {
  width: number;
  style: string;
  colour: Colour | null;
}

function lineOf(style: CSSStyleDeclaration, name: string, opacity: number): Line {
  return {
    width: Number.parseFloat(style.getPropertyValue(`${name}-width`)) || 0,
    style: style.getPropertyValue(`${name}-style`),
    colour: colourOf(style.getPropertyValue(`${name}-color`), opacity),
  };
}

function isDrawn({ width, style, colour }: Line): boolean {
  return width > 0 && style !== 'none' && style !== 'hidden' && colour !== null;
}

function stroke({ width, style, colour }: Line): Paint {
  return {
    fill: null,
    stroke: { colour: colour!, width, dash: DASHES[style]?.(width) ?? [], offset: 0, round: false },
  };
}

/** The box grown by `by` on each side, with its rounded corners. */
function grownRect({ x, y, width, height }: DOMRect, by: number, radius: number, origin: Origin) {
  return {
    kind: 'rect' as const,
    x: x - by - origin.x,
    y: y - by - origin.y,
    width: Math.max(0, width + 2 * by),
    height: Math.max(0, height + 2 * by),
    radius: radius === 0 ? 0 : Math.max(0, Math.min(radius, width / 2, height / 2) + by),
  };
}

/** A ring around a box is a CSS shadow without offset and blur. */
function ringOf(shadow: string, opacity: number): { colour: Colour; spread: number } | null {
  const found = /^(rgba?\([^)]*\)) 0px 0px 0px (\d+(?:\.\d+)?)px$/.exec(shadow);
  const colour = found?.[1] ? colourOf(found[1], opacity) : null;
  return found && colour ? { colour, spread: Number(found[2]) } : null;
}

/** One side of a box whose sides differ. */
function side(
  name: (typeof SIDES)[number],
  width: number,
  { left, top, right, bottom }: DOMRect,
  origin: Origin,
): Pick<Extract<Shape, { kind: 'rect' }>, 'x' | 'y' | 'width' | 'height'> {
  const across = name === 'top' || name === 'bottom';
  return {
    x: (name === 'right' ? right - width : left) - origin.x,
    y: (name === 'bottom' ? bottom - width : top) - origin.y,
    width: across ? right - left : width,
    height: across ? width : bottom - top,
  };
}

export function* boxShapes(
  element: HTMLElement,
  style: CSSStyleDeclaration,
  origin: Origin,
  opacity: number,
): Generator<Traced> {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return;
  const radius = style.borderTopLeftRadius.endsWith('%')
    ? (Number.parseFloat(style.borderTopLeftRadius) / 100) * box.width
    : Number.parseFloat(style.borderTopLeftRadius) || 0;
  const drawn = (by: number, paint: Paint): Traced => ({
    shape: { ...grownRect(box, by, radius, origin), ...paint },
    box: new DOMRect(box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by),
  });
  const ring = ringOf(style.boxShadow, opacity);
  if (ring) yield drawn(ring.spread, { fill: ring.colour, stroke: null });
  const fill = colourOf(style.backgroundColor, opacity);
  if (fill) yield drawn(0, { fill, stroke: null });
  const borders = SIDES.map((name) => lineOf(style, `border-${name}`, opacity));
  const [top] = borders as [Line];
  if (borders.every(isDrawn) && borders.every(({ width }) => width === top.width))
    yield drawn(-top.width / 2, stroke(top));
  else {
    for (const [index, border] of borders.entries()) {
      if (!isDrawn(border)) continue;
      yield {
        shape: {
          kind: 'rect',
          radius: 0,
          ...side(itemAt(SIDES, index), border.width, box, origin),
          fill: border.colour,
          stroke: null,
        },
        box,
      };
    }
  }
  const outline = lineOf(style, 'outline', opacity);
  const offset = Number.parseFloat(style.outlineOffset) || 0;
  if (isDrawn(outline)) yield drawn(offset + outline.width / 2, stroke(outline));
}
