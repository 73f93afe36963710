/** The size of targets by WCAG 2.5.8: 24 × 24 pixels, or so much space around that a circle of that diameter touches no other target. */
import type { Page } from 'puppeteer-core';
import { ask } from './playground.ts';

export interface Targets {
  /** How many targets there are. */
  count: number;
  /** The targets that are too small. */
  faults: string[];
}

/** Runs in the page. */
const MEASURE = `((all) => {
  const LEAST = 24;
  const WIDGETS = 'button, a[href], input, select, textarea, summary, [role="button"], [role="slider"], [role="radio"], [role="switch"], [role="option"], [role="tab"], [role="gridcell"][tabindex]';
  const above = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
  const within = (inner, outer) => { for (let each = inner; each; each = above(each)) if (each === outer) return true; return false; };
  const shownAsPressed = (element) => /pointer|grab/.test(getComputedStyle(element).cursor);
  const isTarget = (element) => element.matches(WIDGETS) || (shownAsPressed(element) && above(element) && !shownAsPressed(above(element)));
  const inText = (element) => element.localName === 'a' && getComputedStyle(element).display === 'inline' && [...element.parentNode.childNodes].some((node) => node.nodeType === 3 && node.data.trim().length > 1);
  /* Of a piece all that takes hold of it, which is more than its shape. */
  const gripOf = (piece, board) => {
    const box = piece.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const reach = (across, down) => {
      let far = 0;
      while (far < 100 && board.pieceAt(x + across * (far + 0.5), y + down * (far + 0.5)) === Number(piece.dataset.piece)) far += 0.5;
      return far;
    };
    const [left, right, top, bottom] = [x - reach(-1, 0), x + reach(1, 0), y - reach(0, -1), y + reach(0, 1)];
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  const around = (...elements) => {
    const boxes = elements.map((each) => each.getBoundingClientRect());
    const [left, right, top, bottom] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right)), Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  };
  /* Of a line all that its stroke covers. */
  const strokeOf = (line) => {
    const box = line.getBoundingClientRect();
    const half = (parseFloat(getComputedStyle(line).strokeWidth) * Math.hypot(line.getScreenCTM().a, line.getScreenCTM().b)) / 2;
    return { left: box.left - half, right: box.right + half, top: box.top - half, bottom: box.bottom + half, width: box.width + 2 * half, height: box.height + 2 * half };
  };
  /* Nothing below an open dialog is pressed, nor what is only looked at. */
  const inert = (element) => { for (let each = element; each; each = above(each)) if (each.inert) return true; return false; };
  const behind = (element) => { const modal = all('dialog:modal')[0]; return modal !== undefined && !within(element, modal); };
  /* A label presses its field. */
  const boxOf = (element) => {
    const label = element.matches('input') ? element.closest('label') : null;
    const { host } = element.getRootNode();
    const box = element.dataset.piece !== undefined && host?.pieceAt ? gripOf(element, host) : getComputedStyle(element).pointerEvents === 'stroke' ? strokeOf(element) : around(element, label ?? element);
    return { element, name: element.localName + (element.getAttribute('class') ? '.' + element.getAttribute('class').trim().replaceAll(/\\s+/g, '.') : '') + ' in ' + element.getRootNode().host?.localName + ' ' + (element.ariaLabel ?? element.textContent.trim()).slice(0, 40), left: box.left, right: box.right, top: box.top, bottom: box.bottom, width: box.width, height: box.height };
  };
  const visible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && getComputedStyle(element).pointerEvents !== 'none';
  };
  const targets = all('*').filter((element) => isTarget(element) && visible(element) && !element.disabled && !inText(element) && !inert(element) && !behind(element) && !element.matches('label')).map(boxOf);
  const small = targets.filter(({ width, height }) => width < LEAST - 0.01 || height < LEAST - 0.01);
  const faults = [];
  for (const target of small) {
    const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
    const near = targets.find((other) => {
      if (other === target || within(target.element, other.element) || within(other.element, target.element)) return false;
      if (small.includes(other)) return Math.hypot(x - (other.left + other.right) / 2, y - (other.top + other.bottom) / 2) < LEAST;
      return Math.hypot(Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom)) < LEAST / 2;
    });
    if (near) faults.push(target.name + ': ' + target.width.toFixed(1) + ' × ' + target.height.toFixed(1) + ' beside ' + near.name);
  }
  return { count: targets.length, faults };
})(all)`;

/** The targets of everything that the page shows. */
export function targetsOf(page: Page): Promise<Targets> {
  return ask<Targets>(page, MEASURE);
}
