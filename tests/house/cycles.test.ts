import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { below, files, read } from './files.ts';

const here = new Set(files);
const quoted = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].flatMap(([, path]) => path ?? []);

/** The files of the page that a file of the page imports, types and later fetches included. */
function imports(file: string): string[] {
  const named = quoted(file, /(?:from|import)\s*\(?\s*['"]([.#][^'"?]+)/g);
  return named.map((path) =>
    path.startsWith('#words/')
      ? path.replace('#words', 'web/src/words/en').concat('.ts')
      : join(dirname(file), path).replace(/\.js$/, '.ts'),
  );
}

function includes(file: string): string[] {
  const folders = ['core/', 'wasm/', `${dirname(file)}/`];
  return quoted(file, /^\s*#include\s+"([^"]+)"/gm).flatMap(
    (path) => folders.map((folder) => folder + path).find((each) => here.has(each)) ?? [],
  );
}

/** The first cycle found, as a path from a file back to itself; empty if there is none. */
function cycle(sources: string[], needs: (file: string) => string[]): string[] {
  const left = new Set<string>();
  const way: string[] = [];
  const walk = (file: string): string[] => {
    const since = way.indexOf(file);
    if (since >= 0) return [...way.slice(since), file];
    if (left.has(file) || !here.has(file)) return [];
    way.push(file);
    for (const next of needs(file)) {
      const found = walk(next);
      if (found.length > 0) return found;
    }
    left.add(way.pop() ?? file);
    return [];
  };
  return sources.map(walk).find((found) => found.length > 0) ?? [];
}

describe('no file needs itself in the end', () => {
  it('on the page, embeds and types included', () => {
    const sources = below('web/src/', '.ts');
    expect(sources.flatMap(imports).filter((file) => here.has(file)).length).toBeGreaterThan(1000);
    expect(cycle(sources, imports)).toEqual([]);
  });

  it('in the core and what crosses its borders', () => {
    const sources = [...below('core/', '.cpp', '.hpp'), ...below('wasm/', '.cpp', '.hpp')];
    expect(sources.flatMap(includes).length).toBeGreaterThan(500);
    expect(cycle(sources, includes)).toEqual([]);
  });
});
