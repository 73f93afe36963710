/** The lessons: pages whose text is in lessons/, put into a common template, with something to read where no script runs. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { importPages } from './pages.js';
import { solver } from './solver.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The public script, as in an author's page, and that of exercises. Both are built apart. */
const SCRIPTS: HtmlTagDescriptor[] = [
  { tag: 'script', attrs: { async: true, src: '../v1/grundy-game.js' }, injectTo: 'head' },
  { tag: 'script', attrs: { type: 'module', src: './lessons.js' }, injectTo: 'head' },
];

const lessonAt = (path: string): string | undefined => /^\/lessons\/([\w-]+)\.html$/.exec(path)?.[1];

export const lessons: Plugin[] = [
  {
    name: 'lessons',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        const name = lessonAt(path);
        if (name === undefined) return html;
        const [{ lessonPage }, grundy] = await Promise.all([importPages(), solver()]);
        return lessonPage(grundy, name, html);
      },
    },
  },
  {
    name: 'lesson-scripts',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) => (lessonAt(path) === undefined ? html : { html, tags: SCRIPTS }),
    },
  },
  {
    name: 'lesson-stills',
    generateBundle() {
      const folder = here('../lessons/');
      for (const file of readdirSync(`${folder}stills`, { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      )) {
        const path = `${file.parentPath}/${file.name}`;
        this.emitFile({ type: 'asset', fileName: `lessons/${path.slice(folder.length)}`, source: readFileSync(path) });
      }
    },
  },
];
