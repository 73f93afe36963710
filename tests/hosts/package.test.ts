import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import createGrundy from 'grundy-wasm';
import { afterAll, expect, it } from 'vitest';
import { ask, until } from '../browser/support/playground.ts';
import { browserName } from '../browser/support/launch.ts';
import { serveSite } from '../browser/support/server.ts';
import { useSite } from '../browser/support/site.ts';

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
import type { GrundyGame } from 'grundy-game';
import { createSolver, type Analysis } from 'grundy-game/solver';

const game = document.querySelector('grundy-game')!;
game.addEventListener('grundy-change', ({ detail }) => {
  const number: number | null = detail.grundy;
  const outcome: Analysis['outcome'] = detail.outcome;
  document.body.dataset.change = outcome + ' ' + number;
});
addEventListener('grundy-move', ({ detail }) => detail.move.length);
const made: GrundyGame = document.createElement('grundy-game');
made.setState('game=nim&piles=1,2');
/** What the types refuse; it is never called. */
export function refused(): void {
  // @ts-expect-error -- a position is a text
  made.setState(3);
  // @ts-expect-error -- which is changed by setState alone
  made.state = '';
  // @ts-expect-error -- a move has no outcome
  made.addEventListener('grundy-move', ({ detail }) => detail.outcome);
}

const ready: void = await game.ready;
const solver = createSolver();
const reply = await solver.analyze('game=nim&piles=3,5,6');
const analysis: Analysis | null = reply.ok ? reply.analysis : null;
document.title = 'Grundy numbers ' + analysis?.grundy + ', ' + ready;
solver.close();
`;

const ELEMENT_ALONE = `
import { GrundyGame, type GrundyEvents } from 'grundy-game/element';

customElements.define('own-game', class extends GrundyGame {});
export const told: keyof GrundyEvents = 'grundy-ready';
`;

/** A React file with all examples of the catalogue, written as attributes. */
async function react(): Promise<string> {
  const core = await createGrundy({
    wasmBinary: readFileSync(fileURLToPath(new URL('../../.build/wasm/modules/grundy-all.wasm', import.meta.url))),
  } as object);
  const examples = core.catalogue().games.flatMap(({ examples: each }) => each.map(({ text }) => text));
  expect(examples.length).toBeGreaterThan(50);
  const elements = examples.map((text) => {
    const pairs = text
      .split('&')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);
    // A name with a dot is not a JSX attribute.
    return `<grundy-game ${pairs.map(([key, value]) => (key.includes('.') ? `{...{ ${JSON.stringify(key)}: ${JSON.stringify(value)} }}` : `${key}={${JSON.stringify(value)}}`)).join(' ')} />`;
  });
  return `
import { useRef } from 'react';
import type { GrundyGame } from 'grundy-game/react';

export function Nim({ piles }: { piles: number }) {
  const game = useRef<GrundyGame>(null);
  return (
    <p onClick={() => game.current?.setState('game=nim&piles=1')}>
      <grundy-game ref={game} game="nim" piles={piles} theme="dark" hide="legend" className="wide" data-site="../"
        ongrundy-change={({ detail }) => (document.title = detail.outcome + ' ' + detail.grundy?.toFixed(0))}>Nim.</grundy-game>
    </p>
  );
}
export const all = [${elements.join(', ')}];
export const wrong = [
  // @ts-expect-error -- no game has this parameter
  <grundy-game game="nim" pils="3" />,
  // @ts-expect-error -- there are two
  <grundy-game game="nim" theme="blue" />,
  // @ts-expect-error -- a position needs a game
  <grundy-game piles="3" />,
];
`;
}

// A bundle is the same in every browser, and its sources are tested in both.
it.skipIf(browserName === 'firefox')(
  'what npm packs is typed, in plain TypeScript and in React, is bundled by others, and works',
  async () => {
    run('npm', ['run', '--silent', 'package'], web);
    const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', work], built)) as [
      { filename: string },
    ];
    const home = join(work, 'app/node_modules/grundy-game');
    mkdirSync(home, { recursive: true });
    run('tar', ['xzf', join(work, packed.filename), '--strip-components=1', '-C', home], work);
    for (const name of ['@types/react', 'csstype']) {
      mkdirSync(dirname(join(work, 'app/node_modules', name)), { recursive: true });
      symlinkSync(
        fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url)),
        join(work, 'app/node_modules', name),
      );
    }
    writeFileSync(join(work, 'app/main.ts'), MAIN);
    writeFileSync(join(work, 'app/alone.ts'), ELEMENT_ALONE);
    writeFileSync(join(work, 'app/nim.tsx'), await react());
    writeFileSync(
      join(work, 'app/index.html'),
      `<!doctype html><title>-</title><link rel="icon" href="data:,"><grundy-game game="nim" piles="3,5,7"></grundy-game><script type="module" src="./main.ts"></script>`,
    );
    const checks = [
      '--noEmit',
      '--strict',
      '--ignoreConfig',
      '--skipLibCheck',
      'false',
      '--types',
      '',
      '--target',
      'es2022',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--lib',
      'es2023,dom,dom.iterable',
    ];
    run(join(web, 'node_modules/.bin/tsc'), [...checks, 'main.ts', 'alone.ts'], join(work, 'app'));
    run(join(web, 'node_modules/.bin/tsc'), [...checks, '--jsx', 'react-jsx', 'nim.tsx'], join(work, 'app'));
    run(join(web, 'node_modules/.bin/vite'), ['build', '--base', './'], join(work, 'app'));

    const server = await serveSite({ root: join(work, 'app/dist') });
    try {
      const page = await site.open(server.folder);
      await until(page, `document.title === 'Grundy numbers 0, 0, undefined'`);
      await until(page, `all('grundy-verdict')[0].shadowRoot.querySelector('h2').textContent.includes('wins')`);
      expect(await ask(page, `document.querySelector('grundy-game').state`)).toBe('game=nim&piles=3,5,7');
      expect(await ask(page, `document.body.dataset.change`)).toBe('win 1');
    } finally {
      await server.close();
    }
  },
);
