import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import {
  ask,
  click,
  press,
  settled,
  type,
  until,
  untilPosition,
  untilThere,
  untilVerdict,
} from '../support/playground.ts';
import { useSite } from '../support/site.ts';
import { someOf } from '../../support/some-of.ts';
import { GRAPH, PASTED } from '../../web/panels/pasted-graphs.ts';

const site = useSite();

const said = `(all('#said')[0]?.textContent ?? '').replace(/\\s+/g, ' ').trim()`;

async function paste(page: Page, text: string, tool = 'Paste a graph'): Promise<void> {
  await press(page, tool);
  await untilThere(page, 'dialog[open] #graph');
  await type(page, '#graph', text);
}

async function draw(page: Page): Promise<void> {
  await press(page, 'Draw it');
  await until(page, `all('dialog[open]').length === 0`);
}

it('a graph is pasted in each form, is drawn and answered, and undo brings back what was there', async () => {
  const page = await site.open('#game=graph&arcs=1-2&tokens=1');
  await untilVerdict(page, 'wins');
  await paste(page, 'a b\nb c');
  await until(page, `${said} === 'An edge list: 3 nodes, 2 arcs.'`);
  await draw(page);
  await untilPosition(page, 'game=graph&arcs=a-b,b-c&tokens=a');
  await untilVerdict(page, 'The player to move loses');
  await until(page, `all('[data-node]').length === 3`);
  await paste(page, 'a: b\nb: a c');
  await until(page, `${said} === 'An adjacency list: 3 nodes, 3 arcs.'`);
  await draw(page);
  await untilPosition(page, 'game=graph&arcs=a-b,b-a,b-c&tokens=a');
  await untilVerdict(page, 'The player to move loses');
  await paste(page, '0 1 1');
  await until(page, `${said}.startsWith('The parents of nodes 1')`);
  await draw(page);
  await untilPosition(page, 'game=graph&arcs=1-2,1-3&tokens=1');
  await untilVerdict(page, 'The player to move wins');
  await paste(page, 'digraph { x -> y -> x; y [tokens=2] }');
  await until(page, `${said} === 'DOT: 2 nodes, 2 arcs.'`);
  await draw(page);
  await untilPosition(page, 'game=graph&arcs=x-y,y-x&tokens=y,y');
  await untilVerdict(page, 'draw');
  await press(page, 'Undo');
  await untilPosition(page, 'game=graph&arcs=1-2,1-3&tokens=1');
});

it('what is wrong is said at its line, and one of several forms is chosen', async () => {
  const page = await site.open('#game=graph&arcs=1-2&tokens=1');
  await untilVerdict(page, 'wins');
  await paste(page, 'a b\nb c d');
  await until(
    page,
    `${said} === 'Line 2, column 5, «d»: expected the end of the line: an edge has two nodes, and a weight has no meaning here.'`,
  );
  expect(
    await ask(page, `all('dialog[open] button').filter(({ textContent }) => textContent === 'Draw it')[0].disabled`),
  ).toBe(true);
  await type(page, '#graph', 'digraph { a -> b [player=1] }');
  await until(page, `${said}.includes('only impartial games are solved here')`);
  await type(page, '#graph', '1 2');
  await until(page, `${said} === 'An edge list: 2 nodes, 1 arc.'`);
  await ask(
    page,
    `((select) => { select.value = 'parents-below'; select.dispatchEvent(new Event('change')); })(all('dialog[open] select')[0])`,
  );
  await until(page, `${said} === 'The parents of nodes 2, 3, …: 3 nodes, 2 arcs.'`);
  await draw(page);
  await untilPosition(page, 'game=graph&arcs=1-2,2-3&tokens=1');
});

it('whatever form a graph is pasted in, it is read as what it is, and answered', async () => {
  const page = await site.open(`#${GRAPH}`);
  // The address is written a moment after the picture is drawn, and encodes what no address holds as it is.
  const shows = (text: string): Promise<void> =>
    until(page, `decodeURI(location.hash) === ${JSON.stringify(decodeURI(`#${text}`))} && ${settled}`);
  for (const [source, into, text, verdict] of PASTED) {
    await ask(page, `location.hash = ${JSON.stringify(into)}`);
    await shows(into);
    await paste(page, source, into.startsWith('game=tree') ? 'Paste a tree' : 'Paste a graph');
    await until(
      page,
      `all('dialog[open] button').some(({ textContent, disabled }) => textContent === 'Draw it' && !disabled)`,
    );
    await draw(page);
    await shows(text);
    if (verdict !== undefined) await untilVerdict(page, verdict);
  }
});

it.each(
  someOf([
    [
      '#game=geography&edges=a-b,b-c&token=b',
      'Paste a graph',
      'a b\nb c\nc a',
      'game=geography&edges=a-b,b-c,c-a&token=b',
    ],
    [
      '#game=hackenbush&edges=0-a',
      'Paste a graph',
      'graph { 0 -- a -- b; a -- b }',
      'game=hackenbush&edges=0-a,a-b,a-b',
    ],
    ['#game=tree&parents=0,1&coins=0,3', 'Paste a tree', '1 2\n2 3', 'game=tree&parents=0,1,2&coins=0,3,0'],
  ]),
)('in %s, on a phone too', async (address, tool, text, after) => {
  const page = await site.open(address, { width: 360, height: 740 });
  await untilVerdict(page, 'wins');
  await paste(page, text, tool);
  await until(page, `${said} !== ''`);
  expect(
    await ask(
      page,
      `[document.documentElement.scrollWidth, ...all('dialog[open] *').map((each) => Math.ceil(each.getBoundingClientRect().right))].every((right) => right <= 360)`,
    ),
  ).toBe(true);
  await draw(page);
  await untilPosition(page, after);
});

it('a file that is dropped onto the dialog is read there', async () => {
  const page = await site.open('#game=graph&arcs=1-2&tokens=1');
  await untilVerdict(page, 'wins');
  await paste(page, '');
  await ask(
    page,
    `(() => { const data = new DataTransfer(); data.items.add(new File(['p q\\nq r'], 'graph.txt')); all('#graph')[0].dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, composed: true, cancelable: true })); })()`,
  );
  await until(page, `${said} === 'An edge list: 3 nodes, 2 arcs.'`);
  await draw(page);
  await untilPosition(page, 'game=graph&arcs=p-q,q-r&tokens=p');
});

it('a graph is taken away as text, and pasted elsewhere', async () => {
  const page = await site.open('#game=graph&arcs=1-2,2-3&tokens=2&at=1@0.0,2@90.0,3@90.90');
  await untilVerdict(page, 'wins');
  await click(page, 'button.share');
  await untilThere(page, 'dialog[open] #data');
  await click(page, 'dialog[open] #data');
  await until(page, `all('select', all('grundy-share-data')[0].shadowRoot).length > 0`);
  const choose = (select: number, option: string): Promise<unknown> =>
    ask(
      page,
      `((select) => { select.value = [...select.options].find(({ text }) => text === '${option}').value; select.dispatchEvent(new Event('change')); })(all('select', all('grundy-share-data')[0].shadowRoot)[${select}])`,
    );
  const shown = `(all('textarea', all('grundy-share-data')[0].shadowRoot)[0]?.value ?? '')`;
  await choose(0, 'The graph');
  await until(page, `${shown} === '3 2\\n1 2\\n2 3\\n'`);
  await choose(1, 'Adjacency list');
  await until(page, `${shown} === '1: 2\\n2: 3\\n3:\\n'`);
  await choose(1, 'DOT');
  await until(page, `${shown}.startsWith('digraph {')`);
  const dot = await ask<string>(page, shown);
  await ask(page, `all('dialog[open]')[0].close()`);
  await ask(page, `location.hash = 'game=graph&arcs=a-b&tokens=a'`);
  await untilPosition(page, 'game=graph&arcs=a-b&tokens=a');
  await paste(page, dot);
  await draw(page);
  await untilPosition(page, 'game=graph&arcs=1-2,2-3&tokens=2&at=1@0.0,2@90.0,3@90.90');
});
