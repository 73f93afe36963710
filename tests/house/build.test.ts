/** The site is built again when any of its sources has changed. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { below, root } from './files.ts';

it('every file of web/ is a source of the site, and nothing that was installed or built there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grundy-sources-'));
  try {
    const stamp = join(folder, 'stamp');
    writeFileSync(stamp, '');
    utimesSync(stamp, 0, 0);
    const sources = execFileSync('bash', ['-c', '. web/setup && site_sources "$1"', 'bash', stamp], {
      cwd: root,
      encoding: 'utf8',
    });
    const found = sources
      .split('\n')
      .filter((path) => path.startsWith(join(root, 'web/')))
      .map((path) => path.slice(join(root, '/').length));
    expect(found.toSorted()).toEqual(below('web/', '').toSorted());
  } finally {
    rmSync(folder, { recursive: true });
  }
});
