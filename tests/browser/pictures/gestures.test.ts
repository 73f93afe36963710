import { expect, it } from 'vitest';
import {
  ask,
  cell,
  click,
  drag,
  middle,
  press,
  texts,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const knights = 'game=board&size=8x8&pieces=knight4@c5,knight4@f6';
const tree = 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2';

it('a knight is dragged, the board follows, and one undo takes the drag back', async () => {
  const page = await site.open(`#${knights}`);
  await untilVerdict(page, 'Grundy number 3');
  await drag(page, '[data-piece="0"]', cell('c3'), cell('e4'));
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@e4,knight4@f6');
  await untilVerdict(page, 'Grundy number 4');
  await press(page, 'Undo');
  await untilPosition(page, knights);
  await untilVerdict(page, 'Grundy number 3');
  await press(page, 'Redo');
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@e4,knight4@f6');
});

it('while a piece is dragged the verdict changes at the cells passed', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=knight4@c1');
  await untilVerdict(page, 'wins');
  const start = await middle(page, '[data-piece="0"]');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const [name, words] of [
    ['b1', 'loses'],
    ['d1', 'wins'],
    ['a1', 'loses'],
    ['c1', 'wins'],
  ] as const) {
    const { x, y } = await middle(page, cell(name));
    await page.mouse.move(x, y, { steps: 4 });
    await untilVerdict(page, `The player to move ${words}`);
  }
  await page.mouse.up();
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@c1');
});

it('a piece dropped beside the board goes back', async () => {
  const page = await site.open(`#${knights}`);
  await untilVerdict(page, 'wins');
  await drag(page, '[data-piece="0"]', cell('d5'), 'grundy-verdict');
  await untilPosition(page, knights);
  expect(await ask(page, `all('button').find((button) => button.ariaLabel === 'Undo').ariaDisabled`)).toBe('true');
});

it('a piece dropped on a damaged cell goes back, and passing one is no problem', async () => {
  const page = await site.open(`#${knights}&holes=d5`);
  await untilVerdict(page, 'wins');
  await ask(
    page,
    `(() => {
    window.banners = 0;
    new MutationObserver(() => (window.banners += all('.banner').length))
      .observe(all('grundy-problems')[0].shadowRoot, { subtree: true, childList: true });
  })()`,
  );
  await drag(page, '[data-piece="0"]', cell('d5'), cell('e4'));
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@e4,knight4@f6&holes=d5');
  await drag(page, '[data-piece="0"]', cell('e5'), cell('d5'));
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@e4,knight4@f6&holes=d5');
  await until(page, `all('grundy-board-svg')[0].analysis.text === location.hash.slice(1)`);
  expect(await ask(page, `window.banners`)).toBe(0);
});

it('a press on an empty cell that ends beside the board does not swallow the next drag', async () => {
  const page = await site.open(`#${knights}`);
  await untilVerdict(page, 'wins');
  await drag(page, cell('a8'), 'grundy-verdict');
  await drag(page, '[data-piece="0"]', cell('c3'));
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@c3,knight4@f6');
});

it('tapping a piece and then a cell moves it; a winning cell plays the move', async () => {
  const page = await site.open(`#${knights}`);
  await untilVerdict(page, 'wins');
  await click(page, '[data-piece="0"]');
  await untilThere(page, '.held');
  await click(page, cell('a6'));
  await untilVerdict(page, 'loses');
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@a6,knight4@f6');
});

it('back and forward walk through what was on screen', async () => {
  const page = await site.open(`#${knights}`);
  await untilVerdict(page, 'wins');
  await drag(page, '[data-piece="0"]', cell('c1'));
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@c1,knight4@f6');
  await page.evaluate(() => history.back());
  await untilPosition(page, knights);
  await untilGrundy(page, '3');
  await page.evaluate(() => history.forward());
  await untilPosition(page, 'game=board&size=8x8&pieces=knight4@c1,knight4@f6');
  await untilGrundy(page, '1');
  await page.reload();
  await untilVerdict(page, 'Grundy number 1');
});

const untilGrundy = (page: Parameters<typeof untilVerdict>[0], grundy: string) =>
  untilVerdict(page, `Grundy number ${grundy}`);

it('damage is painted in one stroke, mended by the next, and undone at once', async () => {
  const page = await site.open(`#${knights}`);
  await untilVerdict(page, 'wins');
  await press(page, 'Damage');
  await drag(page, cell('a1'), cell('d1'), cell('d3'));
  const damaged = `${knights}&holes=a1,b1,c1,d1,d2,d3`;
  await untilPosition(page, damaged);
  await drag(page, cell('c1'), cell('d1'));
  await untilPosition(page, `${knights}&holes=a1,b1,d2,d3`);
  await press(page, 'Undo');
  await untilPosition(page, damaged);
  await press(page, 'Undo');
  await untilPosition(page, knights);
});

it('pieces are added from the palette and removed', async () => {
  const page = await site.open('#game=board&size=8x8&pieces=rook@c3&toward=left-down');
  await untilVerdict(page, 'loses');
  await untilThere(page, 'select');
  await ask(
    page,
    `(() => {
      const list = all('select').find((select) => select.ariaLabel === 'Piece to add');
      list.value = 'queen';
      list.dispatchEvent(new Event('change'));
    })()`,
  );
  await click(page, cell('e6'));
  await untilPosition(page, 'game=board&size=8x8&pieces=rook@c3,queen@e6&toward=left-down');
  await press(page, 'Remove');
  await click(page, '[data-piece="0"]');
  await untilPosition(page, 'game=board&size=8x8&pieces=queen@e6&toward=left-down');
});

it('piles are stepped, typed, added and removed', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await untilVerdict(page, 'wins');
  await press(page, 'Pile 1: one less');
  await untilPosition(page, 'game=nim&piles=6,4,1');
  await press(page, '+ Add a pile');
  await untilPosition(page, 'game=nim&piles=6,4,1,1');
  await press(page, 'Remove pile 2');
  await untilPosition(page, 'game=nim&piles=6,1,1');
  expect(await texts(page, '[data-size="6"] .number')).toEqual(['6']);
});

it('a node is dragged onto a new parent, and the re-hung tree is lost', async () => {
  const page = await site.open(`#${tree}`);
  await untilVerdict(page, 'wins');
  await drag(page, '[data-node="5"] .disc', '[data-node="1"] .disc');
  await untilPosition(page, 'game=tree&parents=0,1,1,3,3,2&coins=0,2,2,1,3,2');
  await untilVerdict(page, 'loses');
  await press(page, 'Undo');
  await untilVerdict(page, 'wins');
});

it('a node dragged onto its own descendant is refused in words', async () => {
  const page = await site.open(`#${tree}`);
  await untilVerdict(page, 'wins');
  await drag(page, '[data-node="2"] .disc', '[data-node="5"] .disc');
  await untilThere(page, '.banner');
  await untilPosition(page, tree);
});

it('questions about the tree are asked and taken back', async () => {
  const page = await site.open(`#${tree}`);
  await untilVerdict(page, 'wins');
  await press(page, 'Ask');
  await untilPosition(page, `${tree}&rehang=2:1`);
  await untilThere(page, '.answer');
  await press(page, 'Remove the question node 2 under node 1');
  await untilPosition(page, tree);
});

it('an example is chosen from the catalogue', async () => {
  const page = await site.open('#game=nim&piles=1,2,3');
  await untilVerdict(page, 'loses');
  await click(page, 'h1 button');
  await untilThere(page, '.example');
  await ask(
    page,
    `all('.example').find((example) => example.textContent.includes('Wythoff')).scrollIntoView({ block: 'center' })`,
  );
  await ask(page, `all('.example').find((example) => example.textContent.includes('Wythoff')).click()`);
  await untilThere(page, 'grundy-board-svg');
  await until(page, `location.hash.includes('queen@h5')`);
});

it('a tap on a coin takes it and all above it, and in a match that is a move', async () => {
  const page = await site.open('#game=nim&piles=7,4,1', { width: 360, height: 740, touch: true });
  await untilVerdict(page, 'wins');
  await click(page, '[data-coin="5"]');
  await untilPosition(page, 'game=nim&piles=5,4,1');
  await press(page, 'Undo');
  await untilPosition(page, 'game=nim&piles=7,4,1');
  await press(page, 'Play');
  await until(page, `all('grundy-match')[0]?.view.turns.length > 0`);
  await click(page, '[data-coin="5"]');
  await press(page, 'End turn');
  await until(page, `all('grundy-match')[0]?.view.turns.length > 0 && !location.hash.includes('7,4,1')`);
});

it('the catalogue is searched', async () => {
  const page = await site.open('#game=nim&piles=1,2,3');
  await untilVerdict(page, 'loses');
  await click(page, 'h1 button');
  await untilThere(page, '[data-game="tree"]');
  await type(page, 'input[type="search"]', 'knight topcoder');
  await until(page, `all('[data-game]').length === 1`);
  expect(await texts(page, '[data-game] h3')).toEqual(['Pieces on a board']);
  await type(page, 'input[type="search"]', 'xyzzy');
  await until(page, `all('[data-game]').length === 0 && all('.found')[0].textContent.includes('0 games found')`);
});
