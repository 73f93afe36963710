/** Builds a page with embeds by each host that npm or Debian has. Everything lies in `.build/hosts`. */

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageKind } from '../../web/src/panels/share/share.model.ts';

const home = fileURLToPath(new URL('../../.build/hosts/', import.meta.url));

/** The folder that the built page is served from. */
const BASE = '/some/folder/';

const VITEPRESS = '1.6.4';
const DOCUSAURUS = '3.10.2';

export interface HostSystem {
  name: string;
  /** With which its page was checked last: Debian 12's, or what npm installs here. */
  version: string;
  /** What a page of it is written in. */
  page: PageKind;
  /** Marks lines as HTML where Markdown would else read them. */
  marked?(html: string): string;
  /** Builds a page with these lines, and returns the folder that has it as index.html. */
  build(lines: string): string;
}

function run(folder: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_OPTIONS: '', DO_NOT_TRACK: '1' } });
}

/** An empty project with these files, beside what npm has installed there. */
function project(name: string, files: Record<string, string>): string {
  const folder = join(home, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const built of ['out', '.vitepress/cache', '.docusaurus']) rmSync(join(folder, built), { recursive: true, force: true });
  return folder;
}

function installed(name: string, packages: Record<string, string>): void {
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
  build(lines) {
    const folder = project('hugo', {
      'hugo.toml': `baseURL = "${BASE}"\ntitle = "Posts"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n[markup.goldmark.renderer]\n  unsafe = true\n`,
      'layouts/index.html': '<!doctype html><title>Post</title><link rel="icon" href="data:,">{{ .Content }}',
      'content/_index.md': `# A post\n\n${lines}\n`,
    });
    run(folder, 'hugo', '--destination', 'out');
    return join(folder, 'out');
  },
};

const mkdocs: HostSystem = {
  name: 'MkDocs',
  version: '1.4.2',
  page: 'html',
  build(lines) {
    const folder = project('mkdocs', {
      'mkdocs.yml': 'site_name: Posts\nsite_dir: out\nuse_directory_urls: false\ntheme:\n  name: mkdocs\n  highlightjs: false\n',
      'docs/index.md': `# A post\n\n${lines}\n`,
    });
    run(folder, 'mkdocs', 'build', '--quiet');
    return join(folder, 'out');
  },
};

const jekyll: HostSystem = {
  name: 'Jekyll',
  version: '4.3.1',
  page: 'html',
  build(lines) {
    const folder = project('jekyll', {
      '_config.yml': 'title: Posts\ndestination: out\n',
      '_layouts/default.html': '<!doctype html><title>Post</title><link rel="icon" href="data:,">{{ content }}',
      'index.md': `---\nlayout: default\n---\n\n# A post\n\n${lines}\n`,
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
  build(lines) {
    installed('pandoc', { 'reveal.js': '4.6.1' });
    const folder = project('pandoc', { 'slides.md': `# A slide\n\n${lines}\n` });
    mkdirSync(join(folder, 'out'));
    run(folder, 'pandoc', '--to', 'revealjs', '--standalone', '--metadata', 'pagetitle=Post', '--variable', 'revealjs-url=./reveal.js', '--slide-level=1', '--output', 'out/index.html', 'slides.md');
    cpSync(join(folder, 'node_modules/reveal.js'), join(folder, 'out/reveal.js'), { recursive: true });
    return join(folder, 'out');
  },
};

const vitepress: HostSystem = {
  name: 'VitePress',
  version: VITEPRESS,
  page: 'vue',
  build(lines) {
    installed('vitepress', { vitepress: VITEPRESS });
    const folder = project('vitepress', {
      '.vitepress/config.mjs': `export default { base: '${BASE}', outDir: 'out', srcDir: 'posts', title: 'Posts' };\n`,
      'posts/index.md': `# A post\n\n${lines}\n`,
    });
    run(folder, 'node_modules/.bin/vitepress', 'build', '.');
    return join(folder, 'out');
  },
};

const docusaurus: HostSystem = {
  name: 'Docusaurus',
  version: DOCUSAURUS,
  page: 'mdx',
  build(lines) {
    installed('docusaurus', { '@docusaurus/core': DOCUSAURUS, '@docusaurus/preset-classic': DOCUSAURUS, react: '19.3.1', 'react-dom': '19.3.1' });
    const folder = project('docusaurus', {
      'docusaurus.config.js': `module.exports = { title: 'Posts', url: 'http://localhost', baseUrl: '${BASE}', presets: [['classic', { docs: false, blog: false, theme: {} }]] };\n`,
      'src/pages/index.mdx': `# A post\n\n${lines}\n`,
    });
    run(folder, 'node_modules/.bin/docusaurus', 'build', '--out-dir', 'out');
    return join(folder, 'out');
  },
};

export const HOSTS: readonly HostSystem[] = [hugo, mkdocs, jekyll, pandoc, vitepress, docusaurus];
