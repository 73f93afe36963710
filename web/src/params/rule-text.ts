/** The text of a rule as a reader edits it: with real blanks, with moves, positions and guesses on lines of their own, and words told from names. */

import type { Problem } from 'grundy-wasm';
import { valueOf, withValue } from './params.js';

export type RuleKind = 'name' | 'number' | 'word' | 'sign';

const WORDS = [
  'for',
  'in',
  'if',
  'and',
  'or',
  'not',
  'none',
  'copies',
  'parts',
  'mod',
  'xor',
  'bitand',
  'bitor',
  'shl',
  'shr',
  'lt',
  'le',
  'gt',
  'ge',
  'eq',
  'ne',
];
const FUNCTIONS = [
  'min',
  'max',
  'sum',
  'count',
  'any',
  'all',
  'abs',
  'gcd',
  'popcount',
  'bit',
  'root',
  'nimproduct',
  'isprime',
  'digits',
  'len',
  'primes',
  'squares',
  'cubes',
  'triangular',
  'fibonacci',
  'factorials',
  'evens',
  'odds',
  'powers',
  'divisors',
];
/** Every word of the language. */
export const RULE_WORDS = [...WORDS, ...FUNCTIONS];
const KNOWN = new Set(RULE_WORDS);

/** Signs and words that are hard to type on a phone. */
export const SIGNS = ['{', '}', '(', ')', ',', ';', '..', '=', '<', '>', '*', 'for', 'in', 'if'];

/** Whether the text describes a typed rule. */
export function isRule(text: string): boolean {
  return valueOf(text, 'moves') !== undefined;
}

/** Whether a value is written in the language of rules. */
export function isFormula(key: string): boolean {
  return /^(?:numbers|moves|end|lost|won|at|guess|let\..+|data\..+)$/.test(key);
}

export function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** Separates entries: an & before a key with a single =, before a key being typed, or at the end. Any other & belongs to a value, as in n>2 && n!=5. */
export const SEPARATOR = /(\n?&+(?=\s*[a-z][a-z\d.-]*\s*=(?!=)|[a-z][a-z\d.-]*\n?(?:&|$)|$))/i;

/** The text as it is edited. */
export function ruleShown(text: string): string {
  return text
    .replaceAll('_', ' ')
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, decoded)
    .replaceAll(/&(?=(?:moves|at|guess)=(?!=))/g, '\n&');
}

/** The text as it is sent to the core. Pasted text may have escapes of its own, which stay. */
export function ruleSent(shown: string, pasted: boolean): string {
  const parts = shown
    .replaceAll(/\n\s*(?=&)/g, '')
    .replaceAll(pasted ? /%(?![0-9a-f]{2})/gi : /%/g, '%25')
    .split(SEPARATOR);
  return parts
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('&', '%26')))
    .join('')
    .replaceAll(/\s/g, '_');
}

/** One value as it is sent to the core. */
export function valueSent(shown: string): string {
  return shown.replaceAll(/[%&#]/g, encodeURIComponent).replaceAll(/\s/g, '_');
}

/** Splits a value into runs of one kind; joined, they are the value. */
export function ruleRuns(value: string): { text: string; kind: RuleKind }[] {
  return Array.from(value.matchAll(/[a-z][a-z0-9]*|\d+|[^a-z\d]+/gi), ([text]) => ({
    text,
    kind: KNOWN.has(text) ? 'word' : /^[a-z]/i.test(text) ? 'name' : /^\d/.test(text) ? 'number' : 'sign',
  }));
}

/** Something that was likely meant: how it is shown, and the whole text with it. */
export interface Meant {
  shown: string;
  text: string;
}

/** What was likely meant where the problem is. */
export function mends(text: string, { key, passage }: Problem): Meant[] {
  return (passage?.instead ?? []).map((instead) => ({
    shown: instead.trim(),
    text: mended(text, key, { from: 0, to: 0, ...passage, instead }),
  }));
}

/** The text with what was likely meant in place of the wrong passage. A word keeps one blank on either side. */
export function mended(
  text: string,
  key: string,
  { from, to, instead }: { from: number; to: number; instead: string },
): string {
  const value = ruleShown(valueOf(text, key) ?? '');
  const [before, after] = [value.slice(0, from), value.slice(to)];
  const start = /\s$|^$/.test(before) ? instead.trimStart() : instead;
  return withValue(text, key, valueSent(`${before}${/^\s|^$/.test(after) ? start.trimEnd() : start}${after}`));
}

/** What was likely meant by the parameter of a note. */
export const noteMends = (text: string, { key, meant }: { key: string; meant: string | null }): Meant[] =>
  meant === null ? [] : [{ shown: ruleShown(meant), text: withValue(text, key, meant) }];

/** Completions of the word before the caret, the names of this rule first. */
export function completions(shown: string, caret: number): string[] {
  const line = shown.slice(0, caret);
  const entry = line.split(SEPARATOR).at(-1) ?? '';
  const sign = entry.indexOf('=');
  const word = wordBefore(shown, caret);
  const rest = shown.slice(caret);
  if (word === '' || sign < 0 || !isFormula(entry.slice(0, sign)) || /^[a-z\d]/i.test(rest)) return [];
  const known = [
    ...namesIn(shown),
    ...WORDS.filter((each) => each.length > 2),
    ...FUNCTIONS.map((name) => (rest.startsWith('(') ? name : `${name}(`)),
  ];
  return [...new Set(known)].filter((each) => each.startsWith(word) && each !== word).slice(0, MOST_OFFERED);
}

const MOST_OFFERED = 6;

export function wordBefore(shown: string, caret: number): string {
  return /[a-z][a-z\d]*$/i.exec(shown.slice(0, caret))?.[0] ?? '';
}

/** The names in a rule: of its numbers, loop variables and named values. */
function namesIn(shown: string): string[] {
  const numbers = (valueOf(shown.replaceAll('\n', ''), 'numbers') ?? '').split(',').map((name) => name.trim());
  const loops = Array.from(shown.matchAll(/\bfor\s+([a-z][a-z\d]*)/gi), ([, name = '']) => name);
  const named = Array.from(shown.matchAll(/&(?:let|data)\.([a-z][a-z\d]*)=/gi), ([, name = '']) => name);
  return [...numbers, ...loops, ...named].filter((name) => name !== '');
}
