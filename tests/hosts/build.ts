/** Builds pages with embeds in each host system that npm or Debian has. Everything lies in `.build/hosts`. */

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageKind } from '../../web/src/panels/share/share.model.ts';

const home = fileURLToPath(new URL('../../.build/hosts/', import.meta.url));

/** The folder that the built pages are served from. */
const BASE = '/some/folder/';

const VITEPRESS = '1.6.4';
const DOCUSAURUS = '3.10.2';
const NEXT = '16.4.6';
const REACT = '19.3.1';

/** The texts of pages, by page name, each with its own heading. */
export type Pages = Readonly<Record<string, string>>;

export interface HostSystem {
  name: string;
  /** The version that the pages were last checked with: Debian 12's, or the one that npm installs here. */
  version: string;
  /** The language in which authors write its pages. */
  page: PageKind;
  /** Marks lines as HTML where the host would read them as Markdown. */
  marked?(html: string): string;
  /** Builds the pages and returns the folder with a NAME.html for each. Warnings count as errors where the host has a mode for that. */
  build(pages: Pages): string;
}

export function run(folder: string, command: string, ...args: string[]): void {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    DO_NOT_TRACK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  try {
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env, encoding: 'utf8' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

/** An empty project with these files, next to what npm has installed there. */
export function project(name: string, files: Record<string, string>): string {
  const folder = join(home, name);
  for (const made of ['out', 'posts', 'app', '.vitepress/cache', '.docusaurus', '.next'])
    rmSync(join(folder, made), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The pages as files of a project. */
export function pageFiles(pages: Pages, place: (name: string) => string, before = ''): Record<string, string> {
  return Object.fromEntries(Object.entries(pages).map(([name, text]) => [place(name), before + text]));
}

export function installed(name: string, packages: Record<string, string>): void {
  const folder = join(home, name);
  const versionOf = (each: string): string => {
    const manifest = join(folder, 'node_modules', each, 'package.json');
    return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : '';
  };
  if (Object.entries(packages).every(([each, version]) => versionOf(each) === version)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }));
  run(folder, 'npm', 'install', '--no-audit', '--no-fund');
}

const hugo: HostSystem = {
  name: 'Hugo',
  version: '0.111.3',
  page: 'html',
  build(pages) {
    const layout = '<!doctype html><title>Post</title><link rel="icon" href="data:,">{{ .Content }}';
    const folder = project('hugo', {
      'hugo.toml': `baseURL = "${BASE}"\ntitle = "Posts"\nuglyURLs = true\ncontentDir = "posts"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n[markup.goldmark.renderer]\n  unsafe = true\n`,
      'layouts/index.html': layout,
      'layouts/_default/single.html': layout,
      ...pageFiles(pages, (name) => `posts/${name === 'index' ? '_index' : name}.md`),
    });
    run(folder, 'hugo', '--panicOnWarning', '--destination', 'out');
    return join(folder, 'out');
  },
};

function mkdocsWith(theme: string, pages: Pages): string {
  const folder = project(`mkdocs-${theme}`, {
    // The theme loads nothing from other servers.
    'mkdocs.yml': `site_name: Posts\ndocs_dir: posts\nsite_dir: out\nuse_directory_urls: false\nplugins: []\ntheme:\n  name: ${theme}\n  highlightjs: false\n  font: false\n`,
    ...pageFiles(pages, (name) => `posts/${name}.md`),
  });
  run(folder, 'mkdocs', 'build', '--strict', '--quiet');
  return join(folder, 'out');
}

const mkdocs: HostSystem = {
  name: 'MkDocs',
  version: '1.4.2',
  page: 'html',
  build: (pages) => mkdocsWith('mkdocs', pages),
};

const material: HostSystem = {
  name: 'Material for MkDocs',
  version: '8.2.5',
  page: 'html',
  build: (pages) => mkdocsWith('material', pages),
};

const jekyll: HostSystem = {
  name: 'Jekyll',
  version: '4.3.1',
  page: 'html',
  build(pages) {
    const folder = project('jekyll', {
      '_config.yml': 'title: Posts\ndestination: out\n',
      '_layouts/default.html': '<!doctype html><title>Post</title><link rel="icon" href="data:,">{{ content }}',
      ...pageFiles(pages, (name) => `${name}.md`, '---\nlayout: default\n---\n\n'),
    });
    run(folder, 'jekyll', 'build', '--quiet', '--disable-disk-cache');
    return join(folder, 'out');
  },
};

const pandoc: HostSystem = {
  name: 'Pandoc with reveal.js',
  version: '2.17.1.1',
  page: 'html',
  marked: (html) => `\`\`\`{=html}\n${html}\n\`\`\``,
  build(pages) {
    installed('pandoc', { 'reveal.js': '4.6.1' });
    const folder = project(
      'pandoc',
      pageFiles(pages, (name) => `posts/${name}.md`),
    );
    mkdirSync(join(folder, 'out'));
    for (const name of Object.keys(pages)) {
      run(
        folder,
        'pandoc',
        '--to',
        'revealjs',
        '--standalone',
        '--metadata',
        'pagetitle=Post',
        '--variable',
        'revealjs-url=./reveal.js',
        '--slide-level=1',
        '--output',
        `out/${name}.html`,
        `posts/${name}.md`,
      );
    }
    cpSync(join(folder, 'node_modules/reveal.js'), join(folder, 'out/reveal.js'), { recursive: true });
    return join(folder, 'out');
  },
};

const vitepress: HostSystem = {
  name: 'VitePress',
  version: VITEPRESS,
  page: 'vue',
  build(pages) {
    installed('vitepress', { vitepress: VITEPRESS });
    const folder = project('vitepress', {
      '.vitepress/config.mjs': `export default { base: '${BASE}', outDir: 'out', srcDir: 'posts', title: 'Posts' };\n`,
      ...pageFiles(pages, (name) => `posts/${name}.md`),
    });
    run(folder, 'node_modules/.bin/vitepress', 'build', '.');
    return join(folder, 'out');
  },
};

const docusaurus: HostSystem = {
  name: 'Docusaurus',
  version: DOCUSAURUS,
  page: 'mdx',
  build(pages) {
    installed('docusaurus', {
      '@docusaurus/core': DOCUSAURUS,
      '@docusaurus/preset-classic': DOCUSAURUS,
      react: REACT,
      'react-dom': REACT,
    });
    const preset = `['classic', { docs: false, blog: false, theme: {}, pages: { path: 'posts' } }]`;
    const folder = project('docusaurus', {
      'docusaurus.config.js': `module.exports = { title: 'Posts', url: 'http://localhost', baseUrl: '${BASE}', trailingSlash: false, presets: [${preset}] };\n`,
      ...pageFiles(pages, (name) => `posts/${name}.mdx`),
    });
    run(folder, 'node_modules/.bin/docusaurus', 'build', '--out-dir', 'out');
    return join(folder, 'out');
  },
};

const next: HostSystem = {
  name: 'Next.js',
  version: NEXT,
  page: 'mdx',
  build(pages) {
    installed('next', { next: NEXT, '@next/mdx': NEXT, '@mdx-js/loader': '3.1.1', react: REACT, 'react-dom': REACT });
    const folder = project('next', {
      'next.config.mjs': `import mdx from '@next/mdx';
export default mdx()({ output: 'export', distDir: 'out', basePath: '${BASE.slice(0, -1)}', pageExtensions: ['js', 'mdx'], turbopack: { root: import.meta.dirname } });
`,
      'mdx-components.js': 'export const useMDXComponents = () => ({});\n',
      'app/layout.js': `export default ({ children }) => <html lang="en"><head><title>Post</title><link rel="icon" href="data:," /></head><body>{children}</body></html>;\n`,
      ...pageFiles(pages, (name) => (name === 'index' ? 'app/page.mdx' : `app/${name}/page.mdx`)),
    });
    run(folder, 'node_modules/.bin/next', 'build');
    return join(folder, 'out');
  },
};

export const HOSTS: readonly HostSystem[] = [hugo, mkdocs, material, jekyll, pandoc, vitepress, docusaurus, next];
