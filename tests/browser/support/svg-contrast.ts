/**
 * The contrast of every text in every picture, which axe leaves open. Each text is compared with what is painted
 * beneath it, found by geometry, so that pointer and scrolling do not matter.
 */
import type { Page } from 'puppeteer-core';
import { ask, untilStill } from './playground.ts';

export interface Contrasts {
  /** How many texts were judged. */
  texts: number;
  /** Texts that fail WCAG AA, or that cannot be judged. */
  faults: string[];
}

/** Runs in the page. A colour is [red, green, blue, opacity]; the first three are 0 to 255. */
const MEASURE = `((all) => {
  const brush = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const colourOf = (paint) => {
    if (!known.has(paint)) {
      if (!CSS.supports('color', paint)) throw new Error('painted with ' + paint);
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = paint;
      brush.fillRect(0, 0, 1, 1);
      const [red, green, blue, opacity] = brush.getImageData(0, 0, 1, 1).data;
      known.set(paint, [red, green, blue, opacity / 255]);
    }
    return known.get(paint);
  };
  const over = (below, above, opacity = 1) => {
    const share = above[3] * opacity;
    return [0, 1, 2].map((each) => above[each] * share + below[each] * (1 - share)).concat(1);
  };
  const luminance = (colour) => {
    const [red, green, blue] = colour.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (a, b) => (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);
  const above = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;

  /** What is painted behind a picture. */
  const paper = (svg) => {
    const behind = [];
    for (let element = svg; element; element = above(element)) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      if (backgroundImage !== 'none' || opacity !== '1') throw new Error('stands in <' + element.localName + '>, which is faint or has an image');
      behind.unshift(colourOf(backgroundColor));
    }
    return behind.reduce((below, each) => over(below, each), [255, 255, 255, 1]);
  };

  /** The strokes of a picture in the order in which they are painted; groups that are faint are painted as one. */
  const strokes = (element, list) => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return list;
    if (style.clipPath !== 'none' || style.mask.includes('url') || style.filter !== 'none' || /^(image|use|foreignObject|switch)$/.test(element.localName)) {
      throw new Error('<' + element.localName + '> is not measured yet');
    }
    const opacity = Number(style.opacity);
    if (opacity < 1) list.push({ opens: opacity });
    if (style.visibility === 'visible') {
      if (element.localName === 'text') list.push({ text: element, style });
      else if (element instanceof SVGGeometryElement) {
        const back = element.getScreenCTM().inverse();
        list.push({ shape: element, style, box: element.getBoundingClientRect(), back, width: parseFloat(style.strokeWidth) / Math.abs(back.a || 1) });
      }
    }
    if (element.localName !== 'text') for (const child of element.children) strokes(child, list);
    if (opacity < 1) list.push({ closes: true });
    return list;
  };

  /** A shape on top of a colour at a point of the window. */
  const painted = ({ shape, style, back, width }, point, below) => {
    const inside = point.matrixTransform(back);
    const fill = (colour) => (style.fill !== 'none' && shape.isPointInFill(inside) ? over(colour, colourOf(style.fill), Number(style.fillOpacity)) : colour);
    const stroke = (colour) => (style.stroke !== 'none' && width > 0 && shape.isPointInStroke(inside) ? over(colour, colourOf(style.stroke), Number(style.strokeOpacity)) : colour);
    return style.paintOrder.startsWith('stroke') ? fill(stroke(below)) : stroke(fill(below));
  };

  /** The text and what is beneath it, as they are seen at a point. */
  const seen = (list, text, point, ground) => {
    const open = [];
    let below = ground;
    let letter = null;
    for (const step of list) {
      if (step.opens !== undefined) open.push([step.opens, below, letter]);
      else if (step.closes) {
        const [opacity, before, written] = open.pop();
        if (letter && !written) letter = over(before, letter, opacity);
        below = over(before, below, opacity);
      } else if (step.shape && !letter) below = painted(step, point, below);
      else if (step.text === text) {
        const { fill, fillOpacity, stroke } = step.style;
        if (stroke !== 'none') throw new Error('has an outline');
        letter = over(below, colourOf(fill), Number(fillOpacity));
      }
    }
    return { letter, below };
  };

  const judged = { texts: 0, faults: [] };
  for (const svg of all('svg').filter((each) => !each.parentElement?.closest('svg') && each.querySelector('text') && each.checkVisibility())) {
    let list = [];
    let ground;
    try {
      ground = paper(svg);
      list = strokes(svg, []);
    } catch (error) {
      judged.faults.push('not decided: ' + svg.getRootNode().host?.localName + ' ' + error.message);
    }
    for (const { text, style } of list.filter(({ text }) => text && text.textContent.trim() !== '')) {
      judged.texts += 1;
      const matrix = text.getScreenCTM();
      const size = parseFloat(style.fontSize) * Math.hypot(matrix.b, matrix.d);
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      let worst = 22;
      const around = text.getBoundingClientRect();
      const near = list.filter(({ shape, box, width }) => !shape || (box.left - width < around.right && box.right + width > around.left && box.top - width < around.bottom && box.bottom + width > around.top));
      try {
        for (let index = 0; index < text.getNumberOfChars(); index++) {
          const { x, y, width, height } = text.getExtentOfChar(index);
          for (const [across, down] of [[0.5, 0.5], [0.2, 0.35], [0.8, 0.65]]) {
            const { letter, below } = seen(near, text, new DOMPoint(x + across * width, y + down * height).matrixTransform(matrix), ground);
            worst = Math.min(worst, ratio(letter, below));
          }
        }
        if (worst < least) judged.faults.push(text.textContent.trim() + ' in ' + text.getRootNode().host?.localName + ' ' + text.outerHTML.replaceAll(/<!--.*?-->/g, '') + ' has contrast ' + worst.toFixed(2) + ', not ' + least);
      } catch (error) {
        judged.faults.push('not decided: ' + text.outerHTML + ' ' + error.message);
      }
    }
  }
  return judged;
})(all)`;

/** The contrasts in all pictures on the page, in its present colours. */
export async function svgContrasts(page: Page): Promise<Contrasts> {
  await untilStill(page);
  return ask<Contrasts>(page, MEASURE);
}
