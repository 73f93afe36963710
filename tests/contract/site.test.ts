import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULE_WORDS } from '../../web/src/params/rule-text.ts';
import { PARTS, SETTINGS } from '../../web/src/params/embed-settings.ts';
import { loadModule } from '../support/module.ts';
import { catalogueRows } from '../../web/src/words/catalogue.ts';

const dist = fileURLToPath(new URL('../../web/dist/', import.meta.url));

const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(dist, '').replace(/^\//, ''))
  .toSorted();

const read = (path: string): string => readFileSync(dist + path, 'utf8');
const pages = paths.filter((path) => path.endsWith('.html'));

describe('the built site', () => {
  it('has what others point to, and what hosts must not take for theirs', () => {
    for (const path of [
      '.nojekyll',
      'index.html',
      'embed/index.html',
      'v1/grundy-game.js',
      'v1/embed.js',
      'v1/one-file.html',
      'offline.js',
    ])
      expect(paths).toContain(path);
  });

  it('refers to no absolute path, so that it may lie in any folder', () => {
    const absolute =
      /(?:\b(?:src|href|action)=["']?|\burl\(["']?|\bimport\s*\(?\s*["'`]|\bfrom\s*["'`]|\bfetch\(["'`]|new URL\(["'`])\/(?!\/)[\w.-]/;
    const texts = paths.filter((path) => /\.(html|js|css|svg)$/.test(path));
    expect(texts.filter((path) => absolute.test(read(path)))).toEqual([]);
  });

  it('asks for nothing elsewhere, and runs nothing that is not a file of its own', () => {
    for (const path of pages.filter((each) => !each.startsWith('v1/'))) {
      const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(read(path))?.[1] ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
      // What is to be pasted elsewhere is text here.
      expect(
        read(path)
          .replaceAll(/<pre>[^]*?<\/pre>/g, '')
          .match(/<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=/) ?? [],
        path,
      ).toEqual([]);
    }
  });

  it('has every file in the list of what is kept, those of embeds and of the one file as well', () => {
    const kept = new Set(
      Array.from(read('offline.js').matchAll(/["`]?([\w./-]*)["`]?:["`][0-9a-f]{16}["`]/g), ([, path]) => path),
    );
    const wanted = paths
      .filter((path) => !/^offline\.js$|^\./.test(path))
      .map((path) => path.replace(/(^|\/)index\.html$/, '$1'));
    expect([...kept].toSorted()).toEqual(wanted.toSorted());
  });
});

describe('the guides', () => {
  it('name every parameter and example of the catalogue, and every piece', async () => {
    const { games, pieces } = catalogueRows((await loadModule()).catalogue());
    const page = read('docs/parameters.html')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    for (const { key, rule, parameters, examples } of games) {
      expect(page).toContain(`id="${key}"`);
      for (const text of [
        rule,
        ...parameters.flatMap(({ meaning, form }) => [meaning, form]),
        ...examples.map((each) => `href="../#${each.text}"`),
      ])
        expect(page).toContain(text);
    }
    for (const { name, rule } of pieces)
      for (const text of [`<code>${name}</code>`, rule]) expect(page).toContain(text);
  });

  it('give moves that the solver reads, and name every word of the rule language', async () => {
    const grundy = await loadModule();
    const page = read('docs/rule.html').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    const moves = Array.from(page.matchAll(/<tr><td><code>([^<]+)<\/code><\/td><td>[^<]*<\/td><\/tr>/g), ([, code]) =>
      String(code),
    ).filter((code) => !code.includes('a/b'));
    expect(moves).toHaveLength(8);
    for (const move of moves) {
      const [numbers, at] = move.startsWith('(') ? ['a,b', '(3,2)'] : ['n', '6'];
      expect(grundy.analyze(`game=rule&numbers=${numbers}&moves=${move}&at=${at}`), move).toHaveProperty('ok', true);
    }
    for (const word of RULE_WORDS) expect(page, word).toMatch(new RegExp(`\\b${word}\\b`));
  });

  it('name every setting of an embed', () => {
    for (const word of [...PARTS, ...SETTINGS]) expect(read('docs/embed.html')).toContain(`<code>${word}</code>`);
  });

  // Who sets --won alone recolours a part of the picture.
  it('name every colour of a won, lost or drawn place', () => {
    const colours = new Set(
      readFileSync(new URL('../../web/src/styles/theme.css', import.meta.url), 'utf8').match(
        /--(?:(?:heat-)?(?:won|lost|draw)|coin)\b[\w-]*/g,
      ),
    );
    expect(colours.size).toBeGreaterThan(12);
    for (const name of colours) expect(read('docs/embed.html')).toContain(`<code>${name}</code>`);
  });

  it('give the terms of all that ships, in full', () => {
    const page = read('docs/licences.html');
    const names = Array.from(page.matchAll(/<summary><strong>([^<]+)<\/strong>/g), ([, name]) =>
      name!.replace(/ \d.*|:.*/, ''),
    );
    expect(names).toEqual([
      'Grundy',
      '@lit/reactive-element',
      'd3-dispatch',
      'd3-force',
      'd3-hierarchy',
      'd3-quadtree',
      'd3-timer',
      'idb',
      'lit',
      'lit-element',
      'lit-html',
      'Emscripten',
      'musl',
      'LLVM’s libc++, libc++abi and compiler-rt',
    ]);
    for (const [, text] of page.matchAll(/<pre class="licence"[^>]*>([^<]*)/g)) expect(text).toMatch(/copyright/i);
  });
});
