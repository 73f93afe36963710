import { describe, expect, it } from 'vitest';
import { accented, inPseudoLanguage, plain } from '../../support/pseudo-language.ts';

const translated = (source: string): string => inPseudoLanguage(source, 'words.ts');

describe('the pseudo-language', () => {
  it('has an accented letter for each, and changes nothing else', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    expect(accented(letters)).toMatch(/^[^A-Za-z]+$/);
    expect(new Set(accented(letters)).size).toBe(52);
    expect(accented(letters)).toHaveLength(52);
    expect(plain(accented(letters))).toBe(letters);
    expect(accented('«7 + 5» → 10^8, 山, ≈')).toBe('«7 + 5» → 10^8, 山, ≈');
  });

  // In these sources ‹ and › stand for backticks, and the text between « and » must be accented.
  it.each([
    ['a constant', `export const UNDO = "«Undo»";`],
    ['what stands under a key', `const BAR = { undo: "«Undo»", 'redo-all': "«Redo»", ['again']: "«Again»" } as const;`],
    [
      'what is chosen by a code',
      `const who = (code: string) => (code === 'won' ? "«you win»" : 'lost' !== code ? "«draw»" : 'last' in CODES);`,
    ],
    [
      'what a case returns',
      `function end(rule: Rule) { switch (rule) { case 'normal': return "«Whoever cannot move loses»"; } }`,
    ],
    ['what a list holds', `const LETTERS = ["«first»", ["«second»", items['third']]];`],
    ['a default and an argument', `const pile = (one = "«pile»") => count(3, one, "«piles»");`],
    [
      'the pieces of a template',
      'const left = (piles: Piles) => ‹«Of» ${piles["first"]} «are» ${count(3, "«coin»")} «left»›;',
    ],
    [
      'the arguments of Intl not',
      `const rules = [new Intl.PluralRules('en', { type: 'ordinal' }), Intl.NumberFormat('en', { notation: 'compact' }), "«word»"];`,
    ],
    [
      'imports and exports not',
      `import { a } from './language.js'; import type { B } from "grundy-wasm"; export { c } from './c.js'; export * from './d.js';`,
    ],
    [
      'types not',
      `type Outcome = 'won' | ‹lost-in-\${number}›; const at = "«place»" as 'never'; let each: Record<'key', string>;`,
    ],
    ['what developers read not', `'use strict'; if (x) throw new Error(‹no such \${x}›); console.error('none here');`],
    ['patterns not', `const digits = (text: string) => /^[a-z]+$/.test(text) && text.replace(/x/g, "«cross»");`],
    ['other templates not', 'const path = String.raw‹as it is›;'],
  ])('accents %s', (_, source) => {
    const written = source.replaceAll(/[‹›]/g, '`');
    const expected = written.replaceAll(/«([^»]*)»/g, (_words, words: string) => accented(words));
    expect(translated(written.replaceAll(/[«»]/g, ''))).toBe(expected);
    expect(translated(expected)).toBe(expected);
  });

  it('keeps the values that a sentence is given, and what is escaped in it', async () => {
    const source =
      'export const found = (games, all) => `${games}\\u202fof\\x20${all}: "found" \\`here\\` for \\${50}\\n`;';
    const module = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(translated(source))}`
    )) as { found: (games: number, all: string) => string };
    expect(module.found(3, 'many')).toBe(
      `3\u202f${accented('of')} many: "${accented('found')}" \`${accented('here')}\` ${accented('for')} \${50}\n`,
    );
  });
});
