import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { loadModule } from '../../support/module.ts';
import { ofFamilies, show } from '../support/every-picture.ts';
import { ask, click, keys, press, until } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();

const grundy = await loadModule();

/** The same position in normal and in misère play: all that differs in a match is the rule, unless something tells who wins. */
function twins(text: string): [string, string][] {
  const normal = text.replace('&play=misere', '');
  const [one, other] = [normal, `${normal}&play=misere`].map((each) => grundy.analyze(each));
  return one?.ok && other?.ok ? [[one.analysis.text, other.analysis.text]] : [];
}

const outcomeOf = (text: string): string => {
  const reply = grundy.analyze(text);
  return reply.ok ? reply.analysis.outcome : '';
};

/**
 * Everything in the page, one line for each element: its name and attributes, its own text, what is drawn on it. Left out are what states the rule and the
 * position: the line at the top, the sentence and the button of the rule, the printed link.
 */
const everything = (within: string): string => `all(${JSON.stringify(within)}).flatMap((root) => {
  const lines = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE && node.data.trim() !== '') lines.push(node.data.trim());
    if (node instanceof HTMLStyleElement) return;
    if (node instanceof Element) {
      if (node.matches('grundy-formula, grundy-turn-rule, .rule, .printed')) return;
      const attributes = [...node.attributes].filter(({ name, value }) => !/^(id|d|for|aria-labelledby|aria-describedby)$/.test(name) && value !== '').map(({ name, value }) => name + '=' + value).sort();
      lines.push([node.localName, ...attributes, node instanceof HTMLCanvasElement ? node.toDataURL() : ''].join(' '));
    }
    for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) walk(child);
  };
  walk(root);
  return lines;
})`;

const shades = `all('.win, .lose, .draw, .near, .far').length`;
const inMatch = `/^(Your move|No move)/.test(all('grundy-match-line')[0]?.shadowRoot.querySelector('.status')?.textContent.trim()) && (({ turns, over }) => over || turns.length > 0)(all('grundy-match')[0].view)`;

async function seen(page: Page, text: string, within = 'main'): Promise<string[]> {
  await show(page, text);
  await until(page, inMatch);
  await ask(page, `Promise.all(all('*').map(({ updateComplete }) => updateComplete)).then(() => {})`);
  return ask(page, everything(within));
}

/** What one page has and another does not. */
const difference = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((line) => !other.includes(line)),
  ...other.filter((line) => !one.includes(line)),
];

it.each(ofFamilies.flatMap((text) => twins(text)))(
  'nothing in a match tells who wins until the answers are shown: %s',
  async (normal, misere) => {
    const page = await site.open(`?play=1#${normal}`);
    expect(difference(await seen(page, normal), await seen(page, misere))).toEqual([]);
    // The test would see it: with the answers the two look different.
    if (outcomeOf(normal) === outcomeOf(misere)) return;
    await click(page, 'label.answers input');
    expect.soft(difference(await seen(page, normal), await seen(page, misere))).not.toEqual([]);
  },
);

it.each(['game=staircase&stairs=0,3,1,2,0,4', 'game=ordered&piles=3,6,6,100', 'game=roxor&pots=2,1,1'])(
  'the legend of a match does not say which coins count: %s',
  async (text) => {
    const page = await site.open(`?play=1#${text}`);
    await until(page, inMatch);
    const grey = `/grey (?!cells)/.test(all('grundy-legend')[0].shadowRoot.textContent)`;
    expect(await ask(page, grey)).toBe(false);
    // The test would see it.
    await click(page, 'label.answers input');
    await until(page, grey);
  },
);

it('in a match of Nim no number, colour or word tells the answer before the end, also in the presentation; then all is shown', async () => {
  const page = await site.open('?play=1#game=nim&piles=2,1');
  await until(page, inMatch);
  expect(await ask(page, shades)).toBe(0);
  await keys(page, 'f');
  await until(page, `all('grundy-presentation').length === 1 && all('grundy-stage').length === 2`);
  expect(await ask(page, shades)).toBe(0);
  await keys(page, 'f');
  // The reader throws the win away: the list says so only at the end.
  await ask(page, `all('.face')[0].focus()`);
  await keys(page, 'ArrowDown', 'ArrowDown');
  await press(page, 'End turn');
  await until(page, `all('.status').some(({ textContent }) => textContent.includes('made the last move'))`);
  await until(page, `${shades} > 0 && all('.thrown').length === 1`);
});

it('a hint tells only what it says, and the switch shows all at once and hides it again', async () => {
  const page = await site.open('?play=1#game=nim&piles=7,4,1');
  await until(page, inMatch);
  await press(page, 'Hint');
  await until(page, `all('.said').some(({ textContent }) => textContent.includes('Look at pile 1'))`);
  expect(await ask(page, shades)).toBe(0);
  await click(page, 'label.answers input');
  await until(page, `${shades} > 0 && all('grundy-legend')[0].shadowRoot.textContent.includes('lost')`);
  await click(page, 'label.answers input');
  await until(page, `${shades} === 0 && !/\\blost\\b/.test(all('grundy-legend')[0].shadowRoot.textContent)`);
});

it('a match in an embed hides the answers as well', async () => {
  const page = await site.open('embed/#game=nim&piles=7,4,1');
  await until(page, `all('grundy-verdict').length > 0 && ${shades} > 0`);
  await press(page, 'Play');
  await until(page, `all('grundy-match').length > 0 && all('grundy-match')[0].view.complete`);
  expect(await ask(page, shades)).toBe(0);
});
