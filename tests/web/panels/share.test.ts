import { parseExpression } from '@babel/parser';
import { describe, expect, it } from 'vitest';
import { altText, positionSentence } from '../../../web/src/telling/alt-text.model.js';
import {
  besideEmbed,
  elementMarkup,
  elementSnippet,
  escapeAddress,
  escapeMarkdown,
  fileStem,
  frameAddress,
  frameHeight,
  frameSnippet,
  htmlPicture,
  markdownPicture,
  oneFilePage,
  PLAIN,
  siteOf,
  type EmbedChoices,
  type PageKind,
  type Shared,
} from '../../../web/src/panels/share/share.model.js';
import { escapeMarkup } from '../../../web/src/formats/markup.js';
import { textOf } from '../../../web/src/embed/attributes.js';
import { loadModule } from '../../support/module.ts';
import { board, misere, nim, tree } from '../samples.js';
import { itemAt } from '../../../web/src/params/item-at.ts';

const SITE = 'https://example.org/a/b/';

const shared: Shared = {
  site: SITE,
  text: 'game=nim&piles=3,5,7',
  link: `${SITE}#game=nim&piles=3,5,7`,
  title: 'Nim with piles 3, 5, 7',
  alt: 'Nim with piles 3, 5, 7: the player to move wins; Grundy number 1',
};

const plain: EmbedChoices = { ...PLAIN, height: 320 };

/** Texts that could end an attribute, a tag, a link or a line, or hide code in what looks harmless. */
const HOSTILE = [
  `"><script>alert(1)</script>`,
  `' onload='alert(1)`,
  '</grundy-game><img src=x onerror=alert(1)>',
  '</script>',
  '--><script>',
  '&quot; onfocus=alert(1) autofocus &amp;',
  'a\nb\r\nc\u2028d',
  '](javascript:alert(1)) [x](y',
  '`code` **bold** _it_ ~~no~~ |cell| \\',
  'ünïcödé 日本語 😀 \ud800',
  '$& $1 $` $$',
  'javascript:alert(1)',
  '%22%3E%3Cscript%3E %zz %',
  '{{constructor}} ${7*7} <%= 7 %>',
];

describe('what an author pastes', () => {
  it('defines the element by a script of its own where a page of Vue takes no script tag', () => {
    const lines = (page: PageKind): string => elementSnippet(shared, { ...plain, page });
    expect(lines('module')).toContain(
      `<script type="module">import '${SITE}v1/grundy-game.js';</script>\n<grundy-game game="nim"`,
    );
    expect(lines('vue')).toMatch(/^<script setup>\n[^]*\n<\/script>\n\n<grundy-game v-pre game="nim" piles="3,5,7"/);
    expect(lines('mdx')).toContain(
      `<script async src="${SITE}v1/grundy-game.js"></script>\n<grundy-game game="nim" piles="3,5,7"`,
    );
    expect(frameSnippet(shared, { ...plain, page: 'mdx' })).toContain(
      `width="100%" height="320" style={{ width: '100%', height: 320, border: 0, colorScheme: 'inherit' }} />`,
    );
  });

  it.each(HOSTILE)('is one element of JSX in MDX, with the same attributes: %s', (text) => {
    const parameters = `game=board&piece.own=${encodeURIComponent(text.replace(/\ud800$/, ''))}`;
    const told = { ...shared, text: parameters, link: `${SITE}#${parameters}`, title: text, alt: text };
    const source = [elementMarkup(told, { ...plain, page: 'mdx' }), frameSnippet(told, { ...plain, page: 'mdx' })];
    for (const each of source) {
      const read = parseExpression(each, { plugins: ['jsx'] });
      expect(read.type).toBe('JSXElement');
    }
    // Braces occur only where code was intended.
    expect(itemAt(source, 0).replace(/ \{\.\.\.\{.*?\}\}/, '')).not.toMatch(/[{}]/);
  });

  it('is the frame, the element and the picture of the contract', () => {
    expect(frameSnippet(shared, plain)).toBe(
      `<iframe src="${SITE}embed/#game=nim&amp;piles=3,5,7" title="Nim with piles 3, 5, 7" loading="lazy" allow="clipboard-write; fullscreen" width="100%" height="320" style="width:100%;height:320px;border:0;color-scheme:inherit"></iframe>`,
    );
    expect(elementSnippet(shared, plain)).toBe(
      `<script async src="${SITE}v1/grundy-game.js"></script>\n<grundy-game game="nim" piles="3,5,7" height="320"><a href="${SITE}#game=nim&amp;piles=3,5,7">${shared.alt}</a></grundy-game>`,
    );
    expect(markdownPicture(shared)).toBe(`[![${shared.alt}](nim-3-5-7.svg)](${SITE}#game=nim&piles=3,5,7)`);
    expect(htmlPicture(shared)).toBe(
      `<a href="${SITE}#game=nim&amp;piles=3,5,7"><img src="nim-3-5-7.svg" alt="${shared.alt}" style="max-width:100%;height:auto"></a>`,
    );
    expect(htmlPicture(shared, { width: 480.5, height: 96 })).toContain(
      `alt="${shared.alt}" width="481" height="96" style="max-width:100%;height:auto"></a>`,
    );
  });

  it('says what is left out, the colours and the exercise in the same words for frame and element', () => {
    const choices: EmbedChoices = {
      page: 'html',
      hide: ['legend', 'controls'],
      theme: 'dark',
      exercise: true,
      steps: null,
      height: 500,
      narrow: 600,
      inline: true,
      poster: null,
    };
    expect(frameAddress(shared, choices)).toBe(
      `${SITE}embed/?hide=controls,legend&theme=dark&exercise=1#game=nim&piles=3,5,7`,
    );
    expect(elementMarkup(shared, choices)).toContain(
      '<grundy-game game="nim" piles="3,5,7" hide="controls,legend" theme="dark" exercise="1" mode="inline" height="500">',
    );
  });

  it('asks who wins, and leads to an exercise, where the embed is one', () => {
    const asked = besideEmbed(shared, { ...plain, exercise: true });
    expect(asked.alt).toBe('Nim with piles 3, 5, 7: who wins?');
    expect(asked.link).toBe(`${SITE}?exercise=1#game=nim&piles=3,5,7`);
    const link = (before: string): string =>
      besideEmbed({ ...shared, link: before }, { ...plain, exercise: true }).link;
    expect(link(`${SITE}?show=letter#game=nim&piles=3,5,7`)).toBe(
      `${SITE}?show=letter&exercise=1#game=nim&piles=3,5,7`,
    );
    expect(link(`${SITE}?exercise=1#game=nim&piles=3,5,7`)).toBe(`${SITE}?exercise=1#game=nim&piles=3,5,7`);
    expect(link('')).toBe('');
    expect(besideEmbed(shared, plain)).toEqual(shared);
  });

  it.each([
    ['numbers', 'who wins?'],
    ['shading', 'who wins?'],
    ['sum', 'who wins?'],
    ['legend', 'the player to move wins'],
    ['controls', 'the player to move wins'],
  ] as const)('says no more than an embed without its %s: %s', (part, words) => {
    const beside = besideEmbed(shared, { ...plain, hide: [part] });
    expect(beside.alt).toContain(words);
    expect(beside.link).toBe(shared.link);
  });

  it('has the attributes of own pieces too', () => {
    const text = 'game=board&size=9x9&piece.camel=leap(-1,-3)slide(-1,0)&pieces=camel@h8';
    const link = `${SITE}#${text}`;
    expect(elementMarkup({ ...shared, text, link }, plain)).toContain(
      'piece.camel="leap(-1,-3)slide(-1,0)" pieces="camel@h8"',
    );
    expect(markdownPicture({ ...shared, text, link })).toContain('leap%28-1,-3%29slide%28-1,0%29&pieces=camel@h8)');
  });

  it('finds the site in a sub-folder, with and without the name of the page', () => {
    expect(siteOf(new URL('https://x.org/'))).toBe('https://x.org/');
    expect(siteOf(new URL('https://x.org/user/repo/'))).toBe('https://x.org/user/repo/');
    expect(siteOf(new URL('https://x.org/user/repo/index.html'))).toBe('https://x.org/user/repo/');
  });

  it('names files after the position, whatever it is called', () => {
    expect(fileStem('game=nim&piles=3,5,7')).toBe('nim-3-5-7');
    expect(fileStem('game=poker-nim&piles=1')).toBe('poker-nim-1');
    expect(fileStem('game=nim&piles=3,5,7&play=misere')).toBe('nim-3-5-7_misere');
    expect(fileStem('game=nim&piles=1-3')).toBe('nim-1to3');
    expect(fileStem('game=../../etc/passwd')).toMatch(/^etc-passwd-[a-z0-9]+$/);
    const long = [7, 8].map((last) => fileStem(`game=nim&piles=${'123,'.repeat(20)}${last}`));
    expect(long.map((stem) => /^nim-[a-z0-9]{1,7}$/.test(stem))).toEqual([true, true]);
    expect(new Set(long).size).toBe(2);
    expect(fileStem(`game=${'a'.repeat(99)}`).length).toBeLessThanOrEqual(40);
    expect(HOSTILE.map((text) => fileStem(`game=${text}`)).filter((stem) => !/^[a-z0-9-]{1,40}$/i.test(stem))).toEqual(
      [],
    );
  });
});

function everywhere(evil: string): Shared {
  return {
    ...shared,
    text: `game=nim&piles=${evil}&${evil}=1&x"y=2`,
    link: `${SITE}#game=nim&piles=${evil}`,
    title: evil,
    alt: evil,
  };
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#10': '\n',
  '#13': '\r',
  '#123': '{',
  '#125': '}',
};

/** The text as a browser decodes it. */
function back(markup: string): string {
  return markup.replaceAll(/&(amp|lt|gt|quot|#39|#10|#13|#123|#125);/g, (_, name: string) => NAMED[name] ?? name);
}

describe('no text from a position can leave its place', () => {
  it.each(HOSTILE)('%j in HTML', (evil) => {
    const one = everywhere(evil);
    for (const markup of [frameSnippet(one, plain), elementMarkup(one, plain), htmlPicture(one)]) {
      // Without attributes and the text between tags, only our own tags are left.
      const tags = markup.replaceAll(/"[^"<>\n]*"/g, '""').replaceAll(/>[^<>\n]*</g, '><');
      expect(tags).toMatch(
        /^<(iframe|grundy-game|a)( [a-z.-]+="")*>(<(a|img)( [a-z]+="")*>)?(<\/a>)?<\/(iframe|grundy-game|a)>$/,
      );
      expect(markup).not.toMatch(/[\n\r]/);
    }
  });

  it.each(HOSTILE)('%j in Markdown', (evil) => {
    const markdown = markdownPicture(everywhere(evil));
    const read = /^\[!\[((?:[^\\[\]]|\\.)*)\]\(([\w-]+\.svg)\)\]\(([^\s()<>]*)\)$/u.exec(markdown);
    expect(read).not.toBeNull();
    expect(itemAt(read!, 1).replaceAll(/\\(.)/g, '$1')).toBe(evil.replaceAll(/\s+/g, ' '));
  });

  it.each(HOSTILE)('%j in an address', (evil) => {
    const address = escapeAddress(`${SITE}#game=nim&piles=${evil}`);
    expect(address).toMatch(/^https:\/\/example\.org\/a\/b\/#[\w\-.~!$&*+,;=:@/?%()#]*$/);
    expect(new URL(address).origin).toBe('https://example.org');
  });

  it('and what is said comes back as it was', () => {
    for (const text of HOSTILE) expect(back(escapeMarkup(text))).toBe(text);
    expect(escapeMarkdown('a*b')).toBe(String.raw`a\*b`);
  });
});

describe('one file', () => {
  it('is the template with the element in the place of its one marker', () => {
    expect(oneFilePage('<body><!--grundy-position--></body>', '<grundy-game x="$& $1"></grundy-game>')).toBe(
      '<body><grundy-game x="$& $1"></grundy-game></body>',
    );
  });

  it('is refused where the template has no marker, or two', () => {
    expect(oneFilePage('<html></html>', 'x')).toBeNull();
    expect(oneFilePage('<!--grundy-position--><!--grundy-position-->', 'x')).toBeNull();
  });
});

describe('the sentence in place of the picture', () => {
  it('says what it is, who wins and the number that decides', () => {
    expect(altText(nim())).toBe(
      'Nim with piles 7, 4, 1: the player to move wins; Grundy number 2; wins in at most 11 moves',
    );
    expect(altText(misere(nim()))).toContain('misère play');
    expect(positionSentence(board())).toMatch(/^Pieces on a board \(\d+ by \d+ cells\) with a knight on /);
    expect(positionSentence(tree())).toMatch(/ with \d+ nodes$/);
  });

  // With twenty heaps, twelve are named and eight counted.
  it('counts all heaps that it does not name', async () => {
    const grundy = await loadModule();
    const reply = grundy.analyze(`game=kayles&piles=${Array.from({ length: 20 }, (_, i) => i + 1).join(',')}`);
    expect(reply.ok && positionSentence(reply.analysis)).toMatch(/ with rows 1, 2, .*, 12 and 8 more$/);
  });

  // The same with 21 runs of piles.
  it('counts all runs that it does not name', async () => {
    const grundy = await loadModule();
    const reply = grundy.analyze(
      `game=nim&piles=1-3000000,${Array.from({ length: 20 }, (_, i) => 4_000_000 + 2 * i).join(',')}`,
    );
    expect(reply.ok && positionSentence(reply.analysis)).toMatch(/ and 9 further runs$/);
  });

  it('tells nothing where the answer is to be found', () => {
    expect(altText(nim(), false)).toBe('Nim with piles 7, 4, 1: who wins?');
  });
});

it('an element has the position that it was made of, whatever is hidden', async () => {
  const grundy = await loadModule();
  const texts = grundy.catalogue().games.flatMap(({ examples }) => examples.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(40);
  for (const example of texts) {
    const reply = grundy.analyze(example);
    const text = reply.ok ? reply.analysis.text : '';
    const markup = elementMarkup({ ...shared, text }, { ...plain, hide: ['sum'], theme: 'dark', inline: true });
    const attributes = [...itemAt(/^<grundy-game([^>]*)>/.exec(markup)!, 1).matchAll(/ ([a-z.-]+)="([^"]*)"/g)].map(
      ([, name, value]) => ({ name: name!, value: back(value!) }),
    );
    const again = grundy.analyze(textOf(attributes));
    expect(again.ok && again.analysis.text).toBe(text);
  }
});

it('a poster is a picture beside the element’s link, whose words say what a tap does', () => {
  const poster = '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>';
  const markup = (choices: Partial<EmbedChoices>): string =>
    elementMarkup({ ...shared, alt: 'A "pile"' }, { ...plain, narrow: 400, poster, ...choices });
  for (const page of ['html', 'mdx'] as const) {
    expect(markup({ page })).toMatch(
      / poster="" narrow="400" height="320"><svg viewBox="0 0 1 1"><path d="M0 0"\/><\/svg><a href="[^"]+">A &quot;pile&quot;\. <b>Tap to play<\/b><\/a><\/grundy-game>$/,
    );
  }
  expect(markup({ hide: ['play'] })).toContain('<b>Tap to look closer</b>');
  expect(markup({ poster: `<svg>${' '.repeat(4096)}</svg>` })).toMatch(/ height="320"><a /);
  expect(elementMarkup(shared, plain)).not.toMatch(/poster|narrow|Tap/);
});

it('a frame is high enough for small positions and never absurd', () => {
  for (const analysis of [nim(), board(), tree()]) {
    const height = frameHeight(analysis.position);
    expect(height).toBeGreaterThanOrEqual(300);
    expect(height).toBeLessThanOrEqual(900);
    const other = (choices: Partial<EmbedChoices>): number =>
      frameHeight(analysis.position, { ...plain, ...choices }) - height;
    expect(other({ exercise: true })).toBeGreaterThan(other({ steps: 'fill' }));
    expect(other({ steps: 'fill' })).toBeGreaterThan(0);
    expect(other({ hide: ['legend'] })).toBeLessThan(0);
    expect(other({ hide: ['numbers', 'play'] })).toBe(0);
  }
});
