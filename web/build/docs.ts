/** The guides: pages whose text is in docs/, put into a common template, with the core's catalogue and the packages' licences. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { escaped } from './page-parts.js';
import { importPages } from './pages.js';
import { solver } from './solver.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
        const [{ guidePage }, grundy] = await Promise.all([importPages(), solver()]);
        return guidePage(grundy, name, html);
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
