/** All English is in web/src/words/en/. This is a heuristic check of the sources, faster than the browser test with the pseudo-language. */

import { describe, expect, it } from 'vitest';
import { textsOf, VALUE } from '../support/literals.ts';
import { below, read } from './files.ts';

const LETTERS = /[A-Za-z]{2,}/;
/** Two words in a row. */
const ENGLISH = /\b[A-Za-z]{2,}[,;:.]? +[A-Za-z]{2,}\b/;

/** Text that looks like English but is not. */
const CODE = [
  // CSS, HTML, TikZ and other text for programs.
  /[{}<>=]|system-ui/,
  // Media queries and selectors.
  /^\([a-z-]+: [a-z]+\)$|^[.#:[]/,
  // C++ types, TikZ anchors, swatch classes, HTML attributes and policies.
  /long long|const char|base (?:west|east)|^won (?:near|far)$|color-scheme|clipboard-write|^id class |^contenteditable /,
  // What judges print.
  /^(?:Georgia|Bob) will win$|^(?:Stan|Ollie) wins$/,
];

const ELEMENT = /<!--[^]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>/gi;
const READ_OUT =
  /\s(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label)=(?:"([^"]*)"|'([^']*)')/g;
const HOLDS_DATA = /^(?:code|pre|script|style|textarea)$/i;
const HOLDS_NOTHING = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** What an HTML template says itself: its texts, and the attributes that are read aloud. */
function saidBy(template: string): string[] {
  const said: string[] = [];
  /** For each open element, whether it holds data. */
  const open: boolean[] = [];
  const isShown = (): boolean => !open.includes(true);
  let end = 0;
  const say = (upTo: number): void => {
    if (isShown()) said.push(template.slice(end, upTo));
  };
  for (const { 0: whole, 1: closing, 2: name, 3: attributes = '', 4: closed, index } of template.matchAll(ELEMENT)) {
    say(index);
    end = index + whole.length;
    if (name === undefined) continue;
    if (closing) {
      open.pop();
      continue;
    }
    const isData = /\stranslate="?no\b/.test(attributes);
    if (isShown() && !isData)
      said.push(...[...attributes.matchAll(READ_OUT)].map(([, double, single]) => double ?? single ?? ''));
    if (!closed && !HOLDS_NOTHING.test(name)) open.push(isData || HOLDS_DATA.test(name));
  }
  say(template.length);
  return said
    .map((each) => each.replaceAll(/&\w+;/g, ' ').replaceAll(VALUE, '…').replaceAll(/\s+/g, ' ').trim())
    .filter((each) => LETTERS.test(each));
}

/** The texts that a style sheet itself shows. */
const shownBy = (sheet: string): string[] =>
  [...sheet.matchAll(/\bcontent:\s*(['"])(.*?)\1/g)]
    .map((match) => match[2] ?? '')
    .filter((text) => LETTERS.test(text));

/** `file:line: text` for each English text of a module. */
function englishIn(file: string, source = read(file)): string[] {
  const { literals, tagged } = textsOf(source, file);
  const inLiterals = literals
    .filter(({ use, value }) => use === 'words' && ENGLISH.test(value) && !CODE.some((code) => code.test(value)))
    .map(({ start, value }) => ({ start, text: value.trim() }));
  const inTemplates = tagged.flatMap(({ tag, start, value }) =>
    (tag === 'css' ? shownBy(value) : /^(html|svg)$/.test(tag) ? saidBy(value) : []).map((text) => ({ start, text })),
  );
  return [...inLiterals, ...inTemplates]
    .toSorted((first, second) => first.start - second.start)
    .map(({ start, text }) => `${file}:${source.slice(0, start).split('\n').length}: ${text}`);
}

const modules = below('web/src/', '.ts').filter((file) => !file.startsWith('web/src/words/en/'));

const found = (source: string): string[] => englishIn('a.ts', source).map((each) => each.replace(/^a\.ts:/, ''));

describe('English is found', () => {
  it.each([
    [`const a = 'one pile';`, ['1: one pile']],
    ['\nconst a = `${x} piles are left`;', ['2: piles are left']],
    ['html`<p>Undo</p><button title="Go back" class="big red">${x}</button>`', ['1: Undo', '1: Go back']],
    ['html`<p>The ${x} wins</p><img alt="Plot" /> at the end`', ['1: The … wins', '1: Plot', '1: at the end']],
    ["html`${x ? html`<b>left</b>` : 'is right'}`", ['1: left', '1: is right']],
    ["css`p::after { content: 'draw'; }`", ['1: draw']],
  ])('in %s', (source, said) => expect(found(source)).toEqual(said));

  it.each([
    `import a from 'two words';`,
    `type A = 'two words';`,
    `throw new Error('not for readers');`,
    `switch (a) { case 'one pile': }`,
    `const a = b === 'one pile';`,
    `const a = 'color: red; display: grid'.length === 0 && '(pointer: fine)' && '.piece circle';`,
    'html`<code>one pile</code><p translate="no">two <b>words</b></p><textarea>some text</textarea>&nbsp;<span class="one two">${x}</span>`',
    "css`p { font: 1rem sans-serif; content: '→'; }`",
  ])('but not in %s', (source) => expect(found(source).filter((said) => !said.includes('color: red'))).toEqual([]));
});

describe('no English stands outside of web/src/words/en/', () => {
  const folders = [...new Set(modules.map((file) => file.split('/').slice(0, -1).join('/')))];

  it.each(folders)('%s', (folder) => {
    const own = modules.filter((file) => file.startsWith(`${folder}/`) && !file.slice(folder.length + 1).includes('/'));
    expect(own.flatMap((file) => englishIn(file))).toEqual([]);
  });
});
