/** Frames are as high as Share says, so that nothing of a small position is cut off. */

import { expect, it } from 'vitest';
import { itemAt } from '../../../web/src/params/item-at.ts';
import { frameAddress, frameHeight, PLAIN, type EmbedChoices } from '../../../web/src/panels/share/share.model.ts';
import { escapeMarkup } from '../../../web/src/formats/markup.ts';
import { loadModule } from '../../support/module.ts';
import { ask, until } from '../support/playground.ts';
import { useHost } from '../support/host.ts';
import { useSite } from '../support/site.ts';
import { OTHERS, POSTED } from '../support/weight.ts';

const site = useSite();
const host = useHost();
const grundy = await loadModule();

/** Larger positions scroll: a picture of every size of pile, and a pile of a large set. */
const LARGE = /50x50|piles=20&count/;

const small = [...POSTED, ...OTHERS].map(([, text]) => text).filter((text) => !LARGE.test(text));

/** The width of a column of text. */
const COLUMN = 720;

const RECORD = `<script>
  window.heights = new Map();
  window.ready = new Set();
  addEventListener('message', ({ data, source }) => {
    if (data.type === 'grundy:height') heights.set(source, data.height);
    if (data.type === 'grundy:ready') ready.add(source);
  });
</script>`;

const KINDS: readonly [string, Partial<EmbedChoices>, readonly string[]][] = [
  ['a position', {}, small],
  ['an exercise', { exercise: true }, POSTED.map(([, text]) => text)],
  ['a position with steps', { steps: 'reasons' }, POSTED.map(([, text]) => text)],
  [
    'a position without buttons, legend and verdict',
    { hide: ['controls', 'legend', 'sum'] },
    POSTED.map(([, text]) => text),
  ],
];

it.each(KINDS)('the height that Share offers for %s holds it', async (_, chosen, texts) => {
  const choices = { ...PLAIN, ...chosen };
  const shown = texts.map((asked) => grundy.analyze(asked)).flatMap((reply) => (reply.ok ? [reply.analysis] : []));
  expect(shown).toHaveLength(texts.length);
  // All at the top, since what is out of sight is not laid out.
  const frames = shown.map(({ text, position }) => {
    const address = frameAddress({ site: site.url(), text, link: '', title: '', alt: '' }, choices);
    return `<iframe style="position: absolute; top: 0; left: 0; border: 0" width="${COLUMN}" height="${frameHeight(position, choices)}" src="${escapeMarkup(address)}"></iframe>`;
  });
  const page = await host.open(site, RECORD + frames.join(''), { height: 1400 });
  await until(page, `ready.size === ${frames.length}`);
  await ask(page, `new Promise((resolve) => setTimeout(resolve, 1000))`);
  const rooms = await ask<number[]>(
    page,
    `all('iframe').map((frame) => frame.clientHeight - heights.get(frame.contentWindow))`,
  );
  expect(shown.map(({ text }, index) => [text, itemAt(rooms, index)]).filter(([, room]) => Number(room) < 0)).toEqual(
    [],
  );
});
