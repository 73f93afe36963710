/** Runs linters on the pages of a host. They lie in `.build/hosts/lint`, with what npm installs there. */

import { installed, pageFiles, project, run, type HostSystem, type Pages } from './build.ts';

/** Lines to paste may have any length, and these pages have no other HTML. */
const MARKDOWN = {
  config: {
    default: true,
    MD013: false,
    MD033: { allowed_elements: ['script', 'grundy-game', 'svg', 'path', 'a', 'b', 'img'] },
  },
};

const MDX = `import js from '@eslint/js';
import { flat } from 'eslint-plugin-mdx';

export default [js.configs.recommended, flat];
`;

/** Throws if a linter finds anything, warnings included. */
export function lint({ page }: HostSystem, pages: Pages): void {
  installed('lint', {
    'markdownlint-cli2': '0.20.0',
    eslint: '10.15.0',
    '@eslint/js': '10.0.1',
    'eslint-plugin-mdx': '3.8.3',
    'remark-preset-lint-recommended': '7.0.1',
  });
  const folder = project('lint', {
    '.markdownlint-cli2.jsonc': JSON.stringify(MARKDOWN),
    'eslint.config.mjs': MDX,
    '.remarkrc.json': JSON.stringify({ plugins: ['preset-lint-recommended'] }),
    ...pageFiles(pages, (name) => `posts/${name}.${page === 'mdx' ? 'mdx' : 'md'}`),
  });
  if (page === 'mdx') run(folder, 'node_modules/.bin/eslint', '--max-warnings', '0', 'posts');
  else run(folder, 'node_modules/.bin/markdownlint-cli2', 'posts/*.md');
}
