import { describe, expect, it } from 'vitest';
import { below, read } from './files.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

/** The file without its comments. */
const code = (file: string): string => read(file).replaceAll(/(?<![:'"`\w])\/\/.*$|\/\*[^]*?\*\//gm, '');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => itemAt(match, 1));

const FOLDER = /^(?:core|web\/src)\/families\/([^/]+)\//;
const familyIn = (file: string): string => itemAt(FOLDER.exec(file) ?? [], 1);

/** The family of each game, from the first words of the catalogue rows. */
const games = new Map(
  below('core/families/', '/catalogue.cpp').flatMap((file) =>
    all(read(file), /\{"([a-z-]+)", "[a-z]+", /g).map((game) => [game, familyIn(file)] as const),
  ),
);

const sources = [
  ...below('core/', '.cpp', '.hpp'),
  ...below('wasm/', '.cpp', '.hpp', '.ts'),
  ...below('web/src/', '.ts'),
];
const isOwn = (file: string): boolean => FOLDER.test(file) || /^web\/src\/words\/en\/(families|games)\//.test(file);

/** The types that belong to one family: those whose name nothing outside the families has. */
const general = new Set(
  sources
    .filter((file) => !isOwn(file) && !file.endsWith('.ts'))
    .flatMap((file) =>
      all(code(file), /\b(?:(?:struct|class) (?=\w+(?: final)?\s*[:{])|using (?=\w+ =)|typename )([A-Z]\w+)/g),
    ),
);
const types = new Map(
  below('core/families/', '.hpp').flatMap((file) =>
    all(code(file), /^(?:struct|class|enum class) ([A-Z]\w+)/gm)
      .filter((type) => !general.has(type))
      .map((type) => [type, familyIn(file)] as const),
  ),
);
/** These folders come before the families and cannot know them (`layers.test.ts`): the same type name means something else there. */
const isEarlier = (file: string): boolean => /^core\/(params|theory|sums|analysis)\//.test(file);

/** `grundy` is also a number and a player, and every game has a rule. On the page, three pictures have the names of games. */
const isGame = (word: string): boolean => games.has(word) && !['grundy', 'rule'].includes(word);
const isPicture = (word: string): boolean => ['board', 'tree', 'graph'].includes(word);
/** A quoted game name in a file of words is a noun. */
const isNoun = (file: string): boolean => file.startsWith('web/src/words/en/') && !file.includes('/laboratory/');

/** What a file mentions of families: their headers or files, their types, their games, or what tells them apart on the page. */
function mentions(file: string): string[] {
  const text = code(file);
  const folders = all(text, /["'][^"'\n]*\bfamilies\/([a-z-]+)\/[^"'\n]+["']/g);
  const quoted = all(text, /["'`]([a-z-]+)["'`]/g).filter(isGame);
  const shown = all(text, /\bgame=([a-z-]+)/g).filter(isGame);
  if (file.endsWith('.ts'))
    return [
      ...folders,
      ...shown,
      ...(isNoun(file) ? [] : quoted.filter((word) => !isPicture(word))),
      ...all(text, /(\.family\b|(?<!this)\.look\b(?![=(]))/g),
    ];
  const typed = isEarlier(file) ? [] : all(text, /(?<!::)\b([A-Z]\w+)\b/g);
  return [...folders, ...shown, ...quoted, ...typed.flatMap((word) => types.get(word) ?? [])];
}

const PAGE = 'web/src/';

/** Where all families are listed, each in a line; a compiler or a test misses one that is forgotten. */
const REGISTRIES = [
  'core/games/families.hpp',
  // What the page calls families that the core calls otherwise.
  `${PAGE}families/families.model.ts`,
  // The names that the contract has for positions, theorems and boards.
  'wasm/grundy.d.ts',
  'wasm/catalogue.d.ts',
];

/** What else mentions a family, by folder or file, and which. */
const LEFT: Record<string, string[]> = {
  // Three families have heaps that form a sequence.
  'core/sequences/': ['nimble', 'poker-nim', 'rule', 'subtraction', 'take-and-break'],
  'wasm/laboratory.cpp': ['lasker', 'nim'],
  'wasm/laboratory.d.ts': ['lasker', 'nim'],
  [`${PAGE}laboratory/rule-form.ts`]: ['take-and-break'],
  [`${PAGE}laboratory/sequence-text.model.ts`]: ['nim', 'subtraction'],
  [`${PAGE}words/en/laboratory/sequences.ts`]: ['lasker', 'nim'],
  // Theorems that are called like a game.
  'core/theory/theorem.hpp': ['cake', 'hackenbush', 'northcott', 'staircase'],
  'wasm/play.d.ts': ['northcott', 'staircase'],
  [`${PAGE}telling/theorems.model.ts`]: ['staircase'],
  // The pieces that a board may have are a list beside the games.
  'wasm/catalogue_records.cpp': ['grid'],
  // What a typed rule is emitted as becomes functions of the module.
  'wasm/host.cpp': ['rule'],
  // Problems are links into the games.
  [`${PAGE}gallery/problems/`]: [
    'board',
    'cake',
    'chomp',
    'dawson',
    'dawsons-kayles',
    'geography',
    'graph',
    'hackenbush',
    'kayles',
    'lasker',
    'nim',
    'nimble',
    'ordered',
    'poker-nim',
    'roxor',
    'staircase',
    'subtraction',
    'treblecross',
    'tree',
  ],
  // The boards of the front page, and what has pictures of its own there.
  [`${PAGE}app/games/`]: ['board', 'grid', 'nim', 'row', 'staircase', 'subtraction', 'tree'],
  // Texts that stand there until a reader writes others.
  [`${PAGE}app/front-page.ts`]: ['kayles'],
  // Numbers alone can be piles.
  [`${PAGE}params/bare-values.ts`]: ['nim'],
  [`${PAGE}docs/generator.ts`]: ['nim'],
  [`${PAGE}embed/frame.ts`]: ['board'],
  [`${PAGE}laboratory/laboratory.ts`]: ['kayles'],
  [`${PAGE}panels/many/many-dialog.ts`]: ['nim'],
  [`${PAGE}words/en/panels/many-positions.ts`]: ['nim'],
};

function placeOf(file: string): string {
  return Object.keys(LEFT).find((place) => file.startsWith(place)) ?? file;
}

describe('a family is mentioned in its folders and in the registries alone', () => {
  it('and there are families, with types and games', () => {
    expect(new Set(types.values()).size).toBe(new Set(below('core/families/', '.hpp').map(familyIn)).size);
    expect(games.size).toBeGreaterThan(20);
    for (const registry of REGISTRIES)
      expect(
        sources.some((file) => file.startsWith(registry)),
        registry,
      ).toBe(true);
  });

  it('but for what is listed here', () => {
    const found = new Map<string, Set<string>>();
    for (const file of sources) {
      if (isOwn(file) || REGISTRIES.some((registry) => file.startsWith(registry))) continue;
      const place = placeOf(file);
      for (const mention of mentions(file)) found.set(place, (found.get(place) ?? new Set()).add(mention));
    }
    expect(Object.fromEntries([...found].map(([place, names]) => [place, [...names].toSorted()]))).toEqual(LEFT);
  });
});
