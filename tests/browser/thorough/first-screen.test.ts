/** What the first screen shows of a position: the verdict, the picture and the winning moves, with few controls around them. */

import { expect, it } from 'vitest';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { arrived, ask, until } from '../support/playground.ts';
import { firstExamples, show } from '../support/every-picture.ts';
import { quiet } from '../support/server.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const inSight = `(box) => box.width > 0 && box.height > 0`;

/** How far down these reach: the verdict, the picture without its tools, the table of its sizes, and the winning moves. */
const ends = `(() => {
  const bottom = (elements) => Math.max(0, ...elements.map((each) => each.getBoundingClientRect()).filter(${inSight}).map((box) => Math.round(box.bottom)));
  const inTools = (element) => {
    for (let at = element; at; at = at.parentNode ?? at.host) if (at.matches?.('[role="toolbar"], button, label, .hint, .tools')) return true;
    return false;
  };
  const stage = all('grundy-stage')[0];
  const parts = all('svg, canvas, [role="gridcell"], [role="treeitem"]', stage.shadowRoot).filter((each) => !inTools(each));
  const table = new Set(all('grundy-strip', stage.shadowRoot).flatMap((strip) => all('*', strip.shadowRoot)));
  return {
    verdict: bottom(all('grundy-verdict')),
    picture: bottom(parts.filter((each) => !table.has(each))),
    movesTop: Math.min(innerHeight, ...all('grundy-moves').map((each) => Math.round(each.getBoundingClientRect().top))),
    table: bottom(parts),
    moves: bottom(all('grundy-moves')),
    firstMove: bottom(all('grundy-moves').flatMap((moves) => all('h2, li', moves.shadowRoot).slice(0, 2))),
  };
})()`;

/** Everything beside the picture that can be pressed or typed into. A list of moves, of steps or of tools counts once, however long it is. */
const controls = `(() => {
  const inside = (element, selector) => {
    for (let at = element; at; at = at.parentNode ?? at.host) if (at.matches?.(selector)) return at;
    return null;
  };
  const seen = all('button, a[href], input, select, textarea, summary').filter((each) => {
    const box = each.getBoundingClientRect();
    return each.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.top < innerHeight && box.bottom > 0 && !inside(each, 'grundy-stage');
  });
  return [...new Set(seen.map((each) => inside(each, 'grundy-moves, grundy-why, grundy-strategy') ?? each))].map((each) => each.ariaLabel ?? (each.localName.includes('-') ? each.localName : each.textContent.trim().slice(0, 30)));
})()`;

interface Ends {
  verdict: number;
  picture: number;
  movesTop: number;
  table: number;
  moves: number;
  firstMove: number;
}

/** On a phone the moves follow the picture, and the first move is in the first screen. */
const seenOnPhone = ({ verdict, picture, movesTop, firstMove }: Ends, height: number): boolean =>
  Math.max(verdict, firstMove) <= height && Math.min(verdict, picture, firstMove) > 0 && picture <= movesTop;

const seenWhole = ({ verdict, table, moves }: Ends, height: number): boolean =>
  Math.max(verdict, table, moves) <= height && Math.min(verdict, table, moves) > 0;

it.each([
  [1440, 900, seenWhole],
  [768, 1024, seenWhole],
  // On a phone Firefox's scrollbar takes no room, but here it does.
  ...(site.browser === 'firefox' ? [] : [[360, 740, seenOnPhone] as const]),
] as const)(
  'at %i × %i picture, verdict and winning moves of every game are in the first screen, and at most 12 controls beside them',
  async (width, height, seen) => {
    const page = await site.open(`#${itemAt(itemAt(firstExamples, 0), 1)}`, { width, height, touch: width < 500 });
    await until(page, arrived);
    const below: string[] = [];
    const many: string[] = [];
    for (const [game, text] of firstExamples) {
      await show(page, text);
      await ask(page, 'scrollTo(0, 0)');
      await quiet();
      const { where, found } = await ask<{ where: Ends; found: string[] }>(
        page,
        `({ where: ${ends}, found: ${controls} })`,
      );
      if (!seen(where, height)) below.push(`${game}: ${JSON.stringify(where)}`);
      if (found.length > 12 || found.length < 6) many.push(`${game}: ${found.length} ${found.join(' | ')}`);
    }
    expect(below).toEqual([]);
    expect(many).toEqual([]);
  },
);
