import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { ask, until } from './playground.ts';
import { browserName } from './support/launch.ts';
import { serveSite } from './support/server.ts';
import { useSite } from './support/site.ts';

const site = useSite();
const web = fileURLToPath(new URL('../../web/', import.meta.url));
const built = fileURLToPath(new URL('../../.build/package/', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'grundy-package-'));

afterAll(() => rmSync(work, { recursive: true }));

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

const MAIN = `
import 'grundy-game';
import { createSolver, type Analysis } from 'grundy-game/solver';

const solver = createSolver();
const reply = await solver.analyze('game=nim&piles=3,5,6');
const analysis: Analysis | null = reply.ok ? reply.analysis : null;
document.title = 'Grundy number ' + analysis?.grundy;
solver.close();
`;

// What bundlers make of it is the same in every browser, and both run what it is made of.
it.skipIf(browserName === 'firefox')('what npm packs is typed, is bundled by others, and works', async () => {
  run('npm', ['run', '--silent', 'package'], web);
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', work], built)) as [{ filename: string }];
  const home = join(work, 'app/node_modules/grundy-game');
  mkdirSync(home, { recursive: true });
  run('tar', ['xzf', join(work, packed.filename), '--strip-components=1', '-C', home], work);
  writeFileSync(join(work, 'app/main.ts'), MAIN);
  writeFileSync(
    join(work, 'app/index.html'),
    `<!doctype html><title>-</title><link rel="icon" href="data:,"><grundy-game game="nim" piles="3,5,7"></grundy-game><script type="module" src="./main.ts"></script>`,
  );
  const checks = ['--noEmit', '--strict', '--ignoreConfig', '--skipLibCheck', 'false', '--types', '', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2023,dom,dom.iterable'];
  run(join(web, 'node_modules/.bin/tsc'), [...checks, 'main.ts'], join(work, 'app'));
  run(join(web, 'node_modules/.bin/vite'), ['build', '--base', './'], join(work, 'app'));

  const server = await serveSite({ root: join(work, 'app/dist') });
  try {
    const page = await site.open(server.folder);
    await until(page, `document.title === 'Grundy number 0'`);
    await until(page, `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.includes('wins')`);
    expect(await ask(page, `document.querySelector('grundy-game').state`)).toBe('game=nim&piles=3,5,7');
  } finally {
    await server.close();
  }
});
