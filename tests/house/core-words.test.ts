import { describe, expect, it } from 'vitest';
import { FAMILY_WORDS, wordsOfGame } from '../../web/src/words/game-words.ts';
import { PARAMETERS } from '../../web/src/words/en/parameters.ts';
import { PIECE_LABELS } from '../../web/src/words/en/pictures/tools.ts';
import { RULE_EXPECTED } from '../../web/src/words/en/families/rule-problems.ts';
import { EXPECTED } from '../../web/src/words/en/problems.ts';
import * as reasons from '../../web/src/words/en/reasons.ts';
import * as reasonsOfSums from '../../web/src/words/en/reasons-of-sums.ts';
import { familyNamed, familyNames } from '../../web/src/families/families.model.ts';
import { loadModule } from '../support/module.ts';
import { below, read } from './files.ts';

const files = ['core/', 'wasm/'].flatMap((folder) => below(folder, '.cpp', '.hpp'));
const sources = files.map(read);
const grundy = await loadModule();
const { games, pieces } = grundy.catalogue();

/** All codes that a pattern finds in the sources. */
const codes = (sign: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(sign)].map(([, code]) => String(code)));

/** Expects the same keys, in any order and any number of times. */
function expectWords(words: object, keys: readonly string[]): void {
  expect(Object.keys(words).toSorted()).toEqual([...new Set(keys)].toSorted());
}

describe('the core sends codes, the words say them: none is missing, none is left over', () => {
  it('so no sentence stands there, but for where games and examples come from, and in programs that it writes', () => {
    const lines = files
      .filter((file) => !file.endsWith('/catalogue.cpp') && !file.includes('/print/'))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .map((line) => `${file}: ${line.replace(/\/\/.*/, '')}`),
      );
    expect(lines.filter((line) => /"[^"]*[a-z]{3,} [a-z][^"]*"/.test(line))).toEqual([]);
  });

  it('of what was expected in place of an item', () => {
    expectWords(EXPECTED, codes(/expecting\(\s*"(?!rule-)([a-z-]+)"/g));
    expectWords(RULE_EXPECTED, codes(/"(rule-[a-z-]+)"/g));
  });

  it('of the games, their parameters, their examples and the pieces of boards', () => {
    expect(FAMILY_WORDS.flatMap((words) => Object.keys(words.games)).toSorted()).toEqual(
      games.map(({ key }) => key).toSorted(),
    );
    for (const words of FAMILY_WORDS) {
      const own = games.filter(({ key }) => wordsOfGame(key) === words);
      const needed = own.flatMap((game) => game.parameters.map(({ key }) => [`${game.key}.${key}`, key] as const));
      expectWords({ ...words.parameters, ...PARAMETERS }, [
        ...needed.map(([named, key]) => (named in words.parameters ? named : key)),
        ...Object.keys(PARAMETERS),
      ]);
      expectWords(
        words.examples,
        own.flatMap(({ examples }) => examples.map(({ key }) => key)),
      );
    }
    expectWords(
      Object.assign({}, ...FAMILY_WORDS.map((words) => words.pieces ?? {})) as object,
      pieces.map(({ name }) => name),
    );
    expectWords(
      PIECE_LABELS,
      pieces.map(({ name }) => name),
    );
  });

  it('of the rules that the game alone says', () => {
    const byGame = games.filter(({ examples }) =>
      examples.some(({ text }) => {
        const reply = grundy.analyze(text);
        return reply.ok && reply.analysis.rule.by === 'game';
      }),
    );
    expectWords(
      Object.fromEntries(
        FAMILY_WORDS.flatMap((words) => Object.entries(words.games).filter(([, { turn }]) => turn !== undefined)),
      ),
      byGame.map(({ key }) => key),
    );
  });

  it('of the steps of explanations, in the words of all games or in those of some', () => {
    const contract = /export type Step =([^]*?)\n(?:\/\*\*|export )/.exec(read('wasm/grundy.d.ts'))?.[1] ?? '';
    const own = familyNames().flatMap((family) => Object.keys(familyNamed(family).steps));
    const shared = [
      ...Object.keys(reasons.SENTENCES),
      ...Object.keys(reasonsOfSums.SENTENCES),
      ...[...read('web/src/telling/steps.model.ts').matchAll(/case '([a-z-]+)':/g)].map(([, kind]) => String(kind)),
    ];
    const kinds = [...contract.matchAll(/kind: '([a-z-]+)'/g)].map(([, kind]) => String(kind));
    expect(kinds.length).toBeGreaterThan(30);
    expect([...new Set([...own, ...shared])].toSorted()).toEqual([...new Set(kinds)].toSorted());
    expect(own.filter((kind) => shared.includes(kind))).toEqual([]);
  });

  it('of the examples of one game each has a title of its own', () => {
    for (const { key, examples } of games)
      expect(new Set(examples.map((each) => each.key)).size, key).toBe(examples.length);
  });
});
