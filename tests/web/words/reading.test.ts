/** Reads the whole text of the page: every constant, and every function with some values for each parameter. */

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { describe, expect, it } from 'vitest';
import { READ_ALOUD } from './read-aloud.ts';
import { callsOf, keyOf, sources, unknown, written, type Node, type Source } from './reading-arguments.ts';

const FOLDER = new URL('../../../web/src/words/en/', import.meta.url).pathname;
/** Every file but the one with numbers, plurals and lists, which the others use. */
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && name !== 'language.ts',
);

/** Calls that threw an error. */
const thrown = new Set<string>();
const texts: { from: string; text: string }[] = [];

function called(value: (...given: unknown[]) => unknown, given: unknown[], from: string): unknown {
  try {
    return value(...given);
  } catch (error) {
    thrown.add(`${from}(${JSON.stringify(given).slice(1, -1)}): ${String(error)}`);
    return null;
  }
}

/** The source of a value. `LOOKS[look]` counts as the first of the looks, since all have the same form. */
function origin(node: Node | undefined, source: Source): Node | undefined {
  if (node?.type === 'Identifier') return written(source.constants.get(String(node['name'])));
  if (node?.type !== 'MemberExpression') return written(node);
  const [first] = (origin(node['object'] as Node, source)?.['properties'] ?? []) as Node[];
  return written(first?.['value'] as Node | undefined);
}

/** Reads a value together with its source node; functions are called. */
function read(value: unknown, node: Node | undefined, source: Source, from: string): void {
  const known = origin(node, source);
  if (typeof value === 'string') texts.push({ from, text: value });
  else if (typeof value === 'function') {
    const params = known?.['params'] as Node[] | undefined;
    if (!params) unknown.add(`${from}: its parameters are not at hand`);
    else
      for (const call of callsOf(params, source, from))
        read(called(value as (...given: unknown[]) => unknown, call, from), known?.['body'] as Node, source, from);
  } else if (value !== null && typeof value === 'object' && !(value instanceof Map)) {
    const properties = (known?.['properties'] ?? []) as Node[];
    for (const [key, each] of Object.entries(value)) {
      const property = properties.find((one) => keyOf(one) === key);
      read(
        each,
        (property?.type === 'ObjectMethod' ? property : property?.['value']) as Node | undefined,
        source,
        `${from}.${key}`,
      );
    }
  }
}

async function sourceOf(name: string): Promise<Source> {
  const text = readFileSync(FOLDER + name, 'utf8');
  const { body } = parse(text, { sourceType: 'module', plugins: ['typescript'] }).program as unknown as {
    body: Node[];
  };
  const [types, constants] = [new Map<string, Node>(), new Map<string, Node>()];
  for (const node of body) {
    const declared = (node.type === 'ExportNamedDeclaration' ? (node['declaration'] as Node | null) : node) ?? node;
    const id = String((declared['id'] as Node | undefined)?.['name']);
    if (/^TS(?:Interface|TypeAlias)Declaration$/.test(declared.type)) types.set(id, declared);
    if (declared.type === 'FunctionDeclaration') constants.set(id, declared);
    if (declared.type === 'VariableDeclaration')
      for (const one of declared['declarations'] as Node[])
        constants.set(String((one['id'] as Node)['name']), one['init'] as Node);
  }
  return {
    name,
    text,
    types,
    constants,
    module: (await import(/* @vite-ignore */ FOLDER + name)) as Record<string, unknown>,
  };
}

sources.push(...(await Promise.all(FILES.map(sourceOf))));
for (const source of sources)
  for (const [id, value] of Object.entries(source.module))
    read(value, source.constants.get(id), source, `${source.name} ${id}`);

const wordsIn = (sentence: string): number => sentence.match(/\p{L}[\p{L}’-]*/gu)?.length ?? 0;
const AMERICAN =
  /\b(?:colors?|neighbors?|neighboring|centers?|gray|behaviors?|favorites?|analyzed?|recognized?|organized?|labeled|canceled|math)\b/i;

/** What no text may contain, each with an example. */
const FAULTS: [fault: string, has: (text: string) => boolean, example: string][] = [
  [
    'a sentence of more than 30 words',
    (text) => text.split(/[.?!](?:\s|$)/).some((sentence) => wordsIn(sentence) > 30),
    `Nim. ${'take coins '.repeat(16)}.`,
  ],
  [
    'a verdict hung on behind',
    (text) => /\bit is (?:won|lost)\b|\b(?:won|lost) for the opponent/i.test(text),
    'It can move to f5, lost for the opponent: it is won.',
  ],
  [
    'two spaces, or one before a stop',
    (text) => / {2}|[\p{L}\p{N})] [,.;:](?:\s|$)|,,|\.\.$/u.test(text),
    'Pile 1 , then pile 2.',
  ],
  ['another apostrophe than ’', (text) => /\p{L}'(?:\p{L}|\s|$)/u.test(text), "Bouton's rule"],
  [
    'a phrase that readers took for something else',
    (text) =>
      /\b(?:won|lost) within\b|\bparted by\b|\bof what stands\b|\bNot so\b|\bcloser up\b|\ba sign of this language\b/i.test(
        text,
      ),
    'won within 11 moves',
  ],
  ['American spelling', (text) => AMERICAN.test(text), 'Center of the board'],
  ['a value that is none', (text) => /undefined|NaN|\[object|\bnull\b/.test(text), 'pile undefined'],
];

describe('all words of the page', () => {
  it('are read, each function with arguments', () => {
    expect([...unknown, ...thrown]).toEqual([]);
    expect(texts.length).toBeGreaterThan(2000);
  });
  it.each(FAULTS)('none has %s', (_, has, example) => {
    expect(has(example)).toBe(true);
    expect(new Set(texts.filter(({ text }) => has(text)).map(({ from, text }) => `${from}: ${text}`))).toEqual(
      new Set(),
    );
  });
  it('Esc is named in the list of keys alone, since a phone has none', () => {
    expect(texts.filter(({ from, text }) => !from.startsWith('keys.ts') && /\bEsc\b/.test(text))).toEqual([]);
    expect(texts.some(({ from, text }) => from.startsWith('keys.ts') && /\bEsc\b/.test(text))).toBe(true);
  });
});

it('sentences of every kind read well aloud', () => {
  expect(READ_ALOUD.length).toBeGreaterThanOrEqual(60);
  expect(READ_ALOUD.map(([said]) => said)).toEqual(READ_ALOUD.map(([, expected]) => expected));
});
