import { expect, it } from 'vitest';
import {
  FOCUSED,
  ask,
  cell,
  click,
  focusPicture,
  keys,
  position,
  press,
  texts,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const status = `all('grundy-match-line')[0]?.shadowRoot.querySelector('.status')?.textContent`;
const said = `all('grundy-match-line')[0]?.shadowRoot.textContent`;

async function begin(text: string, ...settings: string[]) {
  const page = await site.open(`#${text}`);
  await untilVerdict(page, '');
  await press(page, 'Play');
  for (const words of settings) {
    await press(page, words);
  }
  await until(page, `/^Your move|is to move/.test(${status})`);
  return page;
}

it('a match of Nim is played by keys alone against the perfect player: a win thrown away is marked, taken back and won by the hint', async () => {
  const page = await begin('game=nim&piles=2,1');
  const take = async (...names: string[]): Promise<void> => {
    await focusPicture(page, 'grundy-pile .face[tabindex="0"], .face[tabindex="0"]');
    await keys(page, ...names);
    await until(page, `${said}.includes('Your move')`);
    await press(page, 'End turn');
  };
  await focusPicture(page, '.face[tabindex="0"]');
  await keys(page, 'ArrowDown');
  await until(page, `${said}.includes('Your move: take 1 from pile 1 (2 → 1).')`);
  await keys(page, 'Escape');
  await until(page, `${said}.includes('Change a pile')`);
  await take('ArrowDown', 'ArrowDown');
  await until(page, `${status} === 'Your opponent made the last move and won.'`);
  expect((await texts(page, 'grundy-match li, li')).filter((words) => words.includes('threw the win away'))).toEqual([
    '1. You: take 2 from pile 1 (2 → 0) ✗ threw the win away',
  ]);
  await press(page, 'Take back');
  await untilPosition(page, 'game=nim&piles=2,1');
  await until(page, `${status} === 'Your move.'`);
  await click(page, 'button.hint[data-level="where"]');
  await until(
    page,
    `${said}.includes('pile 1') && !${said}.includes('→') && all('grundy-match')[0].view.notice.level === 'where'`,
  );
  await click(page, 'button.hint[data-level="move"]');
  await until(page, `${said}.includes('from pile 1 (2 → 1)')`);
  await click(page, 'button.hint[data-level="reason"]');
  await until(page, `${said}.includes('nim-sum') && all('button.hint[data-level="told"]')[0].ariaDisabled === 'true'`);
  await take('ArrowDown');
  await until(
    page,
    `${status} === 'Your move.' && all('grundy-match')[0].view.place === 2 && all('grundy-match')[0].view.turns.length > 0`,
  );
  await until(page, `${said}.includes('Your opponent moved: take')`);
  const left = (await position(page)).endsWith('1,0') ? [] : ['ArrowRight'];
  await take(...left, 'ArrowDown');
  await until(page, `${status} === 'You made the last move and won.'`);
  await click(page, '[data-walk="first"]');
  await untilPosition(page, 'game=nim&piles=2,1');
  await click(page, '[data-walk="last"]');
  await until(
    page,
    `${status} === 'You made the last move and won.' && all('[data-walk="next"]')[0].ariaDisabled === 'true'`,
  );
  await click(page, 'button.sides');
  await until(
    page,
    `all('grundy-match')[0].view.settings.readerFirst === false && all('grundy-match')[0].view.place === 1`,
  );
});

it('of a match that was lost the last won position is opened with its winning moves, and played on from there', async () => {
  const text = 'game=graph&arcs=a-b,b-c,c-d,c-e,e-f&tokens=';
  const page = await begin(`${text}a`);
  for (const [from, to, place] of [
    [0, 1, 2],
    [2, 4, 4],
  ] as const) {
    await until(page, `all('grundy-match')[0].view.turns.length > 0`);
    await click(page, `[data-node="${from}"]`);
    await click(page, `[data-node="${to}"]`);
    expect(await ask(page, `all('button.slip').length`)).toBe(0);
    await press(page, 'End turn');
    await until(page, `all('grundy-match')[0].view.place === ${place}`);
  }
  await until(page, `${said}.includes('You threw the win away in turn 3: token → e.')`);
  await ask(page, `all('button.slip')[0].focus()`);
  await keys(page, 'Enter');
  await untilPosition(page, `${text}c`);
  await untilVerdict(page, 'wins');
  expect(await texts(page, 'li.wins button')).toEqual(['Token: c → d']);
  await until(page, `${FOCUSED}?.textContent.trim() === 'Play'`);
  await keys(page, 'Enter');
  await until(
    page,
    `${status} === 'Your move.' && all('grundy-match')[0].view.place === 2 && all('grundy-match')[0].view.entries.length === 5`,
  );
});

it('a match that is over is played again, and its groups have names', async () => {
  const page = await begin('game=nim&piles=1');
  await press(page, 'Pile 1: one less');
  await press(page, 'End turn');
  await until(page, `${status} === 'You made the last move and won.'`);
  expect(
    await ask(
      page,
      `[...all('grundy-match')[0].shadowRoot.querySelectorAll('[role="group"]')].filter((group) => group.ariaLabelledByElements?.length === 1 || group.ariaLabel).length`,
    ),
  ).toBe(3);
  await click(page, 'button.again');
  await untilPosition(page, 'game=nim&piles=1');
  await until(page, `${status} === 'Your move.' && all('button.again').length === 0`);
});

it('in a long match the move on screen is seen in its list, and the page stays where it is', async () => {
  const page = await begin('game=nim&piles=13', 'Another person');
  const ends = `all('button').find((button) => button.textContent.trim() === 'End turn')`;
  for (let turn = 1; turn < 13; turn += 1) {
    await ask(page, `all('button').find(({ ariaLabel }) => ariaLabel === 'Pile 1: one less').click()`);
    await until(page, `${said}.includes('→ ${13 - turn})')`);
    await ask(page, `${ends}.click()`);
    await until(page, `all('grundy-match')[0].view.place === ${turn}`);
  }
  const seen = `(([list, now]) => now.top >= list.top && now.bottom <= list.bottom + 1)([all('ol')[0], all('li [aria-current]')[0]].map((each) => each.getBoundingClientRect()))`;
  await until(page, seen);
  expect(await ask(page, `scrollY`)).toBe(0);
  await ask(page, `all('[data-walk="first"]')[0].click()`);
  await until(page, `all('grundy-match')[0].view.place === 0 && ${seen}`);
});

it('on a board pieces are moved by taps, several in one turn where the rule allows it, and illegal ones are refused', async () => {
  const text = 'game=board&size=5x5&pieces=knight4@c4,knight4@d5&sum=selective';
  const page = await begin(text, 'Another person');
  await click(page, '[data-piece="0"]');
  await untilThere(page, '.reach');
  await click(page, cell('a3'));
  await until(page, `${said}.includes('1 moved')`);
  await click(page, '[data-piece="1"]');
  await click(page, cell('b4'));
  await until(page, `${said}.includes('2 moved')`);
  await press(page, 'End turn');
  await untilPosition(page, 'game=board&size=5x5&pieces=knight4@a3,knight4@b4&sum=selective');
  await until(page, `${status} === 'The second player is to move.'`);
  await click(page, '[data-piece="1"]');
  await click(page, cell('e5'));
  await until(page, `${said}.includes('1 moved')`);
  await press(page, 'End turn');
  await until(page, `${said}.includes('The rules do not allow')`);
  expect(await position(page)).toBe('game=board&size=5x5&pieces=knight4@a3,knight4@b4&sum=selective');
  await press(page, 'Undo');
  await untilPosition(page, text);
  await press(page, 'Leave');
  await untilVerdict(page, '');
  expect(await position(page)).toBe(text);
});

it.each([
  ['game=board&size=5x5&pieces=knight4@c4,knight4@d5', '[data-piece="0"]'],
  ['game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2', '[data-node="0"]'],
  ['game=northcott&columns=8&rows=1-8,6-3,4-5', '[data-piece="0-white"]'],
  ['game=nimble&coins=3,5,5', '[data-square="3"]'],
])('the legend speaks of legal moves only while a thing is held, and keeps its height: %s', async (text, thing) => {
  const page = await begin(text, 'Another person');
  const told = `all('li').some((each) => each.textContent.trim() === 'a legal move' && each.checkVisibility({ visibilityProperty: true }))`;
  const height = `all('grundy-legend')[0].getBoundingClientRect().height`;
  await until(page, `all('grundy-match')[0].view.turns.length > 0`);
  expect(await ask(page, told)).toBe(false);
  const before = await ask<number>(page, height);
  await click(page, thing);
  await until(page, told);
  expect(await ask(page, height)).toBe(before);
  // Tapped once more, it is put back, and no turn was begun.
  await click(page, thing);
  await until(page, `!${told}`);
  expect(await ask(page, `all('grundy-match')[0].view.pending.length`)).toBe(0);
});

it('in misère play whoever makes the last move loses, also when the opponent begins', async () => {
  const page = await begin('game=nim&piles=1,1&play=misere', 'The opponent starts');
  await until(page, `${status} === 'Your move.' && all('grundy-match')[0].view.place === 1`);
  await click(page, 'button.hint[data-level="where"]');
  await click(page, 'button.hint[data-level="move"]');
  await until(page, `${said}.includes('Every move loses. This one holds out longest: take ')`);
});

it('a heat map tells where the held piece may go, and the legend speaks of no winning move', async () => {
  const page = await begin('game=board&size=30x30&pieces=queen@c2,queen@b3&toward=left-down&sum=conjunctive');
  expect(await ask(page, `all('grundy-legend')[0].shadowRoot.textContent`)).not.toContain('winning');
  await focusPicture(page, '.window');
  await keys(page, 'ArrowUp', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowLeft');
  await until(
    page,
    `all('#cursor')[0].textContent.startsWith('b2, row 2 column 2') && all('#cursor')[0].textContent.includes('the held piece may go here')`,
  );
  await keys(page, 'Escape');
  await until(page, `!all('#cursor')[0].textContent.includes('the held piece may go here')`);
});
