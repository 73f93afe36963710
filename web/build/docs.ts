/** The guides: pages whose text is in docs/, put into a common template, with the core's catalogue and the packages' licences. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Grundy } from '../../wasm/grundy.js';
import { catalogueRows, type GameRow } from '../src/words/catalogue.js';
import { GUIDES } from './guides.js';
import { ruleExamples, ruleSlips } from './rule-guide.js';
import { solver } from './solver.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The content security policy of guides and lessons: nothing runs or is loaded from elsewhere. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'";

const titleOf = (name: string): string =>
  /<h1\b[^>]*>([^<]+)<\/h1>/.exec(readFileSync(here(`../docs/${name}.html`), 'utf8'))?.[1] ?? name;

function page(name: string, text: string): string {
  const links = GUIDES.map(
    (each) => `<a href="./${each}.html"${each === name ? ' aria-current="page"' : ''}>${titleOf(each)}</a>`,
  );
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <title>${titleOf(name)} – Grundy</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../src/styles/page.css" />
    <link rel="stylesheet" href="../src/docs/docs.css" />
    <script type="module" src="../src/docs/docs.ts"></script>
  </head>
  <body>
    <header>
      <a class="brand" href="../"><img src="/favicon.svg" alt="" width="28" height="28" /> Grundy</a>
      <nav aria-label="Guides"><a href="../lessons/">Lessons</a>\n${links.join('\n')}</nav>
    </header>
    <main>${text}</main>
  </body>
</html>`;
}

function game({ key, title, rule, source, parameters, examples }: GameRow): string {
  const rows = parameters.map(
    (each) =>
      `<tr><th scope="row"><code>${escaped(each.key)}</code>${each.required ? '' : '<br /><small>optional</small>'}</th><td>${escaped(each.meaning)}</td><td>${escaped(each.form)}</td></tr>`,
  );
  const links = examples.map(
    ({ text, title: name, source: from }) =>
      `<li><a href="../#${escaped(text)}">${escaped(name)}</a> (<a href="./embed.html#${escaped(text)}" aria-label="embed ${escaped(name)}">embed</a>)<br /><code>${escaped(text)}</code><br /><small>${escaped(from)}</small></li>`,
  );
  return `
    <section aria-labelledby="${key}">
      <h2 id="${key}">${escaped(title)} <code>game=${key}</code></h2>
      <p>${escaped(rule)} <small>${escaped(source)}</small></p>
      <div class="wide" tabindex="0" role="region" aria-label="Parameters of ${escaped(title)}">
        <table><thead><tr><th scope="col">Parameter</th><th scope="col">Says</th><th scope="col">Written</th></tr></thead><tbody>${rows.join('')}</tbody></table>
      </div>
      <h3>Examples</h3>
      <ul class="examples">${links.join('')}</ul>
    </section>`;
}

/** Every game with its parameters, as the core lists them. */
function reference(grundy: Grundy): string {
  const { games, pieces } = catalogueRows(grundy.catalogue());
  const contents = games.map(({ key, title }) => `<li><a href="#${key}">${escaped(title)}</a></li>`).join('');
  const named = pieces
    .map(({ name, rule }) => `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(rule)}</td></tr>`)
    .join('');
  return `
    <ul class="contents">${contents}<li><a href="#pieces">Pieces</a></li></ul>
    ${games.map(game).join('')}
    <h2 id="pieces">Pieces of boards</h2>
    <table><thead><tr><th scope="col">Name</th><th scope="col">Moves</th></tr></thead><tbody>${named}</tbody></table>`;
}

/** What is generated, by the mark in the text that it replaces. */
const GENERATED: Record<string, (grundy: Grundy) => string> = {
  '<!--parameters-->': reference,
  '<!--rule-examples-->': (grundy) => ruleExamples(grundy, escaped),
  '<!--rule-slips-->': (grundy) => ruleSlips(grundy, escaped),
};

async function filled(html: string): Promise<string> {
  const marks = Object.entries(GENERATED).filter(([mark]) => html.includes(mark));
  if (marks.length === 0) return html;
  const grundy = await solver();
  return marks.reduce((text, [mark, generate]) => text.replace(mark, () => generate(grundy)), html);
}

/** What the compiler puts into the module. */
const RUNTIME = [
  ['emscripten', 'Emscripten: the runtime around the module, and Embind', 'MIT'],
  ['musl', 'musl: the C library in the module', 'MIT'],
  ['llvm', 'LLVM’s libc++, libc++abi and compiler-rt: the C++ library in the module', 'Apache-2.0 WITH LLVM-exception'],
] as const;

const licence = (name: string, terms: string, text: string): string =>
  `<details><summary><strong>${escaped(name)}</strong> <span>${escaped(terms)}</span></summary><pre class="licence" tabindex="0">${escaped(text.trim())}</pre></details>`;

function packageLicence(name: string): string {
  const folder = here(`../node_modules/${name}/`);
  const { version, license } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as {
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} comes without its licence`);
  return licence(`${name} ${version}`, license, readFileSync(folder + file, 'utf8'));
}

/** The licences of Grundy, of the packages in the build, and of what the compiler adds. */
function licences(packages: ReadonlySet<string>): string {
  const own = /## Licence\s+([^]*?)(?=\n## |$)/.exec(readFileSync(here('../../README.md'), 'utf8'))?.[1] ?? '';
  const runtime = RUNTIME.map(([file, name, terms]) =>
    licence(name, terms, readFileSync(here(`../docs/licences/${file}.txt`), 'utf8')),
  );
  return [licence('Grundy', 'MIT', own), ...[...packages].toSorted().map(packageLicence), ...runtime].join('\n');
}

function packageOf(id: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

export const guides: Plugin[] = [
  {
    name: 'guides',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        const name = /^\/docs\/(\w+)\.html$/.exec(path)?.[1];
        if (name === undefined) return html;
        return page(name, await filled(html));
      },
    },
  },
  {
    name: 'licences',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!html.includes('<!--licences-->')) return html;
        const ids = Object.values(bundle ?? {}).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
        const packages = new Set(
          ids
            .map(packageOf)
            .filter(
              (name) => name !== undefined && existsSync(here(`../node_modules/${name}/package.json`)),
            ) as string[],
        );
        return html.replace('<!--licences-->', () => licences(packages));
      },
    },
  },
];
