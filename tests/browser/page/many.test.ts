import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  ask,
  press,
  pressIn,
  texts,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const state = `(all('.state')[0]?.textContent ?? '').replace(/\\s+/g, ' ')`;

async function openDialog(page: Page): Promise<void> {
  await untilVerdict(page, 'wins');
  await pressIn(page, 'form', 'Many positions');
  await untilThere(page, 'dialog[open] #list');
}

it('a list is answered line by line, problems stand in place, and a line opens in the editor', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await openDialog(page);
  await type(page, '#list', 'game=nim&piles=1,2,3\n\ngame=nim&piles=7x\ngame=nim&piles=3,1&play=misere');
  await press(page, 'Answer');
  await until(page, `${state}.includes('2 positions answered, 1 refused.')`);
  const rows = await texts(page, 'dialog[open] tbody tr');
  expect(rows[0]).toMatch(/^1 lost 0 0 game=nim&piles=1,2,3$/);
  expect(rows[1]).toMatch(/^3 refused game=nim&piles=7x «7x» in piles: expected /);
  expect(rows[2]).toMatch(/^4 won 1 game=nim&piles=3,1&play=misere$/);
  await press(page, 'Open line 4');
  await untilPosition(page, 'game=nim&piles=3,1&play=misere');
  await untilVerdict(page, 'misère play');
});

// Positions and faults must not lie outside the dialog or in a column as narrow as a word.
it('on a phone positions and faults are read without scrolling sideways', async () => {
  const page = await site.open('#game=nim&piles=7,4,1', { width: 360, height: 740 });
  await openDialog(page);
  await type(page, '#list', 'game=board&size=8x8&pieces=knight4@c5,knight4@f6\ngame=subtraction&take=1,3,4x&piles=11');
  await press(page, 'Answer');
  await until(page, `${state}.includes('1 position answered, 1 refused.')`);
  const [widest, dialog] = await ask<[number, number]>(
    page,
    `[Math.max(...all('.scroll button, .scroll .problem, .scroll th').map((each) => each.getBoundingClientRect().right)), all('dialog[open] .scroll')[0].getBoundingClientRect().right]`,
  );
  expect(widest).toBeLessThanOrEqual(dialog);
  expect(await ask(page, `all('.scroll')[0].scrollWidth - all('.scroll')[0].clientWidth`)).toBe(0);
  // The message of a fault takes the whole width.
  expect(
    await ask(page, `all('.scroll .problem')[0].getBoundingClientRect().width / all('.scroll')[0].clientWidth`),
  ).toBeGreaterThan(0.95);
});

it('a file of many lines is answered in pages, and comes back as CSV', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await openDialog(page);
  await ask(
    page,
    `(() => {
      const lines = Array.from({ length: 20000 }, (_, index) => 'game=nim&piles=' + index + ',' + (index % 7));
      const data = new DataTransfer();
      data.items.add(new File([lines.join('\\n')], 'list.txt'));
      all('#list')[0].dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, composed: true }));
    })()`,
  );
  await until(page, `${state}.includes('list.txt: 20 000 positions answered.')`);
  await press(page, 'Last');
  await until(
    page,
    `all('dialog[open] tbody tr').length === 50 && all('dialog[open] tbody tr').at(-1).textContent.includes('game=nim&piles=19999,0')`,
  );
  const csv = await ask<string>(page, `all('grundy-many')[0].csv().then((file) => file.text())`);
  const lines = csv.trimEnd().split('\n');
  expect(lines).toHaveLength(20001);
  expect(lines[0]).toBe('line,position,outcome,grundy,winning_moves,problem');
  // Two equal piles: a lost position.
  expect(lines[4]).toBe('4,"game=nim&piles=3,3",lost,0,0,');
  expect(await ask(page, `location.hash`)).toBe('#game=nim&piles=7,4,1');
});

const dropped = (text: string): string => `(() => {
  const data = new DataTransfer();
  data.items.add(new File([${text}], 'tests.txt'));
  all('#list')[0].dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, composed: true }));
})()`;

it('a file of tests with sizes is read as that many positions, which is said, or line by line', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await openDialog(page);
  await ask(page, dropped(`'2\\n2\\n1 1\\n3\\n1 2 4\\n'`));
  await until(page, `${state}.includes('tests.txt: 2 positions answered.')`);
  expect(await texts(page, 'dialog[open] .read')).toEqual([
    'Read as 2 positions. The first line, 2, is left out. The sizes before the lists are left out. Take each line as it stands',
  ]);
  expect(await texts(page, 'dialog[open] tbody tr')).toEqual([
    '1 lost 0 0 game=nim&piles=1,1',
    '2 won 7 1 game=nim&piles=1,2,4',
  ]);
  await press(page, 'Take each line as it stands');
  await until(page, `${state}.includes('tests.txt: 5 positions answered.')`);
  expect(await texts(page, 'dialog[open] .read')).toEqual([]);
});

it('of a long file of numbers it is said that each line is one position', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await openDialog(page);
  await ask(page, dropped(`'100 100\\n'.repeat(40000)`));
  await until(page, `${state}.includes('tests.txt: 40 000 positions answered.')`);
  const [said] = await texts(page, 'dialog[open] .read');
  expect(said).toMatch(/each line is one position by itself\.$/);
});

it('a long run is cancelled at once', async () => {
  const page = await site.open('#game=nim&piles=7,4,1');
  await openDialog(page);
  await ask(
    page,
    `(() => {
      // Every board has another size, so that no table serves twice.
      const lines = Array.from({ length: 20000 }, (_, index) => 'game=board&size=' + (300 + index) + 'x400&pieces=queen@9,9&toward=left-down');
      const data = new DataTransfer();
      data.items.add(new File([lines.join('\\n')], 'list.txt'));
      all('#list')[0].dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, composed: true }));
    })()`,
  );
  await press(page, 'Cancel');
  await until(page, `all('progress').length === 0`);
  await press(page, 'Answer');
  await until(page, `${state}.includes('positions answered')`);
});
