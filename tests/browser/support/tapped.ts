/** What looks as if a tap did something, and whether a tap on it does. */

import type { Page } from 'puppeteer-core';
import { ask, settled, until, type Point } from './playground.ts';
import { quiet } from './server.ts';

/** `kind`: all that look alike. `name`: which of its kind it is. */
interface Tappable {
  place: number;
  kind: string;
  name: string;
}

/**
 * Runs in the page: everything with a hand for a pointer, a style of its own below a pointer, the role of a button, or a place in the
 * order of Tab. Fields, links and what is disabled are left out; what is disabled must not have a hand. Of an embed the cells that
 * only the arrows lead to are left out as well: they are read there.
 */
const FOUND = String.raw`((all) => {
  const above = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host ?? null;
  const hand = (element) => /pointer|grab|crosshair/.test(getComputedStyle(element).cursor);
  const disabled = (element) => element.disabled || element.ariaDisabled === 'true';
  /* The selectors of each root that ask for a pointer above an element. */
  const hovers = new Map();
  const selectors = (rules) => [...rules].flatMap((rule) => [...(rule.selectorText ?? '').split(/,(?![^()]*\))/).filter((one) => /(?<!:(?:not|has)\([^)]*):hover/.test(one)), ...selectors(rule.cssRules ?? [])]);
  const hoversOf = (root) => {
    if (!hovers.has(root)) hovers.set(root, [...root.adoptedStyleSheets, ...root.styleSheets].flatMap((sheet) => selectors(sheet.cssRules)).map((text) => text.replaceAll(':hover', '')));
    return hovers.get(root);
  };
  const hovered = (element) => hoversOf(element.getRootNode()).some((text) => element.matches(text));
  const inert = (element) => { for (let each = element; each; each = above(each)) if (each.inert) return true; return false; };
  const embed = all('grundy-embed').length > 0;
  const looks = (element) =>
    element.matches('button, summary, [role="button"]') || (element.matches('[tabindex="0"]') && !(embed && element.matches('[role="gridcell"]'))) || hovered(element) ||
    (hand(element) && (!above(element) || !hand(above(element))));
  const visible = (element) => { const { width, height } = element.getBoundingClientRect(); return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }); };
  const within = (inner, outer) => { for (let each = inner; each; each = above(each)) if (each === outer) return true; return false; };
  const deepest = (x, y) => {
    let at = document.elementFromPoint(x, y);
    for (let next = at; next; next = at.shadowRoot?.elementFromPoint(x, y)) { if (next === at && at !== document.elementFromPoint(x, y)) break; at = next; if (!at.shadowRoot) break; }
    return at;
  };
  const found = all('*').filter((element) => looks(element) && visible(element) && !inert(element) && getComputedStyle(element).pointerEvents !== 'none' && (hand(element) || !disabled(element)) && !element.matches('a[href], input, textarea, select, label, option'));
  /* A point of the element that nothing covers, and no part that looks as if it did something else; null where there is none, and where the element is chosen already. */
  window.pointOf = (place) => {
    const element = found[place];
    if (element.closest('.chosen, .selected, [aria-selected="true"], [aria-pressed="true"]')) return null;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [[.5, .5], ...Array.from({ length: 169 }, (_, at) => [((at % 13) + .5) / 13, (Math.floor(at / 13) + .5) / 13])];
    return shares.map(([across, down]) => ({ x: left + width * across, y: top + height * down })).find(({ x, y }) => {
      const there = deepest(x, y);
      return there && within(there, element) && !found.some((other) => other !== element && within(there, other) && within(other, element));
    }) ?? null;
  };
  /* What tells an element from those that look alike: its own data, its words, or the data of what it is a part of. */
  const sign = (element) => {
    const words = (element.ariaLabel ?? element.textContent).trim().replace(/\s+/g, ' ').slice(0, 60);
    for (let each = element; each; each = each.parentElement) if (Object.keys(each.dataset).length > 0) return Object.entries(each.dataset); else if (words !== '') break;
    return [words];
  };
  return found.map((element, place) => ({
    place,
    kind: [element.getRootNode().host?.localName, element.localName, ...[...element.classList].toSorted(), ...Object.keys(element.dataset), ...(disabled(element) ? ['disabled'] : [])].join(' '),
    name: [element.getRootNode().host?.localName, element.localName, ...sign(element)].join(' '),
  }));
})(all)`;

/** Everything that a reader may notice: what is drawn and written, what is open, and where one writes. The order of Tab is not seen. */
const SIGHT = `(location.href + document.activeElement?.localName + scrollX + ' ' + scrollY + all('*').map((element) => (element.shadowRoot?.innerHTML ?? '') + (element.value ?? '') + (element.matches(':popover-open, dialog[open]') ? 'open' : '')).join('').replaceAll(/<!--.*?-->| tabindex="[^"]*"/g, ''))`;

/** Of each kind so many are tapped, evenly spread. */
const MOST = process.env.GRUNDY_ALL ? 4 : 2;

function spread(found: readonly Tappable[]): Tappable[] {
  const kinds = new Map<string, Tappable[]>();
  for (const each of found) kinds.set(each.kind, [...(kinds.get(each.kind) ?? []), each]);
  return [...kinds.values()].flatMap((alike) =>
    alike.filter((_, place) => place % Math.ceil(alike.length / MOST) === 0),
  );
}

const rest = (page: Page): Promise<void> =>
  ask(
    page,
    `Promise.all(all('*').map(({ updateComplete }) => updateComplete)).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))`,
  );

/** Whether a tap at this point changes what is seen, at once or once all is quiet. */
async function answered(page: Page, { x, y }: Point): Promise<boolean> {
  await rest(page);
  const before = await ask<string>(page, SIGHT);
  await page.mouse.click(x, y);
  const differs = async (): Promise<boolean> => (await rest(page), (await ask<string>(page, SIGHT)) !== before);
  const at = (await differs()) || (await differs());
  await quiet();
  await until(page, settled);
  return at || differs();
}

/** What looks on this page as if a tap did something, and is idle. `again` shows the position as at first. Buttons are tapped once, whatever the position: `tried` knows which. */
export async function idleOn(
  page: Page,
  again: (afresh: boolean) => Promise<void>,
  tried: Set<string>,
): Promise<string[]> {
  const idle: string[] = [];
  await again(true);
  const tapped = spread(await ask<Tappable[]>(page, FOUND));
  const isButton = ({ kind }: Tappable): boolean => / (button|summary)( |$)/.test(kind);
  const buttons = tapped.filter((each) => isButton(each) && !tried.has(each.kind));
  for (const { kind, name } of [...tapped.filter((each) => !isButton(each)), ...buttons]) {
    const found = (await ask<Tappable[]>(page, FOUND)).find((each) => each.name === name);
    const at = found && (await ask<Point | null>(page, `pointOf(${found.place})`));
    if (!at) continue;
    if (!(await answered(page, at))) idle.push(`${kind}: ${name}`);
    tried.add(kind);
    await page.mouse.move(1, 1);
    await page.keyboard.press('Escape');
    await again(isButton(found));
  }
  return idle;
}
