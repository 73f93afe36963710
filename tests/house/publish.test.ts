/** How the site is published: what the workflow may do, and which files of earlier builds stay. */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { read, root } from './files.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

const rightsOf = (job: string): string[] =>
  itemAt(/permissions:\n((?: {6}.+\n)+)/.exec(job)!, 1)
    .trim()
    .split(/\n\s*/);

const there = (folder: string, ...paths: string[]): boolean[] => paths.map((path) => existsSync(join(folder, path)));

describe('the workflow that publishes the site', () => {
  const workflow = read('.github/workflows/pages.yml');
  const [before = '', ...jobs] = workflow.slice(workflow.indexOf('\njobs:\n')).split(/\n {2}(?=\w+:\n)/);
  const job = (name: string): string => jobs.find((each) => each.startsWith(`${name}:`)) ?? '';

  it('names every action by a commit, and the tag that it was', () => {
    const used = [...workflow.matchAll(/uses: (.+)/g)].map(([, action]) => action!);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('names each action by one commit alone', () => {
    const commits = new Map(
      [...workflow.matchAll(/uses: ([^@\s]+)@(\w+)/g)].map(([, action, commit]) => [action!, commit!]),
    );
    for (const [, action, commit] of workflow.matchAll(/uses: ([^@\s]+)@(\w+)/g))
      expect(commit).toBe(commits.get(action!));
  });

  it('gives each job the rights that it needs, and no more', () => {
    expect(before.trim()).toBe('jobs:');
    expect(jobs.map((each) => each.split(':')[0])).toEqual(['test', 'publish']);
    expect(workflow).toMatch(/^permissions: \{\}$/m);
    expect(rightsOf(job('test'))).toEqual(['contents: read']);
    expect(rightsOf(job('publish'))).toEqual(['contents: read', 'pages: write', 'id-token: write']);
  });

  it('never cuts off a publishing', () => {
    expect(workflow.slice(0, workflow.indexOf('\njobs:'))).not.toContain('concurrency');
    expect(job('publish')).toMatch(/concurrency:\n {6}group: publish\n {6}cancel-in-progress: false\n/);
  });

  it('keeps nothing in a cache, which GitHub drops after a week', () => {
    expect(workflow).not.toContain('actions/cache');
    expect(job('publish')).toContain('node .ci/keep-earlier.mjs');
  });

  it('is no use where Pages is not set to it, and the README says so', () => {
    expect(read('README.md').replaceAll(/\s+/g, ' ')).toMatch(/Settings → Pages[^.]*“GitHub Actions”/);
  });
});

describe('files of earlier builds', () => {
  const work = mkdtempSync(join(tmpdir(), 'grundy-publish-'));
  afterAll(() => rmSync(work, { recursive: true }));

  type Files = Record<string, string>;
  let folders = 0;

  function folderOf(files: Files): string {
    const folder = join(work, String(++folders));
    for (const [path, body] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), body);
    }
    return folder;
  }

  /** Publishes `build` on `day` while `live` is the published site, and returns the new folder. */
  async function publish(build: Files, live: string | null, day: string, status = 404): Promise<string> {
    const server = createServer((request, response) => {
      const file = join(live ?? work, request.url!.replace(/^\/sub\//, ''));
      if (live !== null && existsSync(file)) response.writeHead(200).end(readFileSync(file));
      else response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const folder = folderOf(build);
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sub`;
      await promisify(execFile)('node', [join(root, '.ci/keep-earlier.mjs'), folder, address, day]);
    } finally {
      server.close();
      server.closeAllConnections();
    }
    return folder;
  }

  const FIRST = {
    'index.html': 'one',
    'v1/embed.js': 'one',
    'v1/chunk-aaaaaaaa.js': 'first chunk',
    'assets/same-cccccccc.wasm': 'same',
  };
  const SECOND = {
    'index.html': 'two',
    'v1/embed.js': 'two',
    'v1/chunk-b_b-bbbb.js': 'second chunk',
    'assets/same-cccccccc.wasm': 'same',
  };

  it('stay for a month after they were last part of a build, whatever was published between', async () => {
    const one = await publish(FIRST, null, '2026-01-01');
    const two = await publish(SECOND, one, '2026-01-20');
    expect(readFileSync(join(two, 'v1/chunk-aaaaaaaa.js'), 'utf8')).toBe('first chunk');
    expect(readFileSync(join(two, 'v1/embed.js'), 'utf8')).toBe('two');
    const three = await publish(SECOND, two, '2026-01-31');
    expect(there(three, 'v1/chunk-aaaaaaaa.js', 'v1/chunk-b_b-bbbb.js')).toEqual([true, true]);
    const four = await publish(FIRST, three, '2026-02-01');
    expect(there(four, 'v1/chunk-aaaaaaaa.js', 'v1/chunk-b_b-bbbb.js')).toEqual([true, true]);
    const five = await publish(SECOND, three, '2026-02-01');
    expect(there(five, 'v1/chunk-aaaaaaaa.js', 'v1/chunk-b_b-bbbb.js')).toEqual([false, true]);
  });

  it('are those that they were, or are dropped', async () => {
    const live = await publish(FIRST, null, '2026-01-01');
    writeFileSync(join(live, 'v1/chunk-aaaaaaaa.js'), 'another');
    const next = await publish(SECOND, live, '2026-01-02');
    expect(there(next, 'v1/chunk-aaaaaaaa.js')).toEqual([false]);
    expect(readFileSync(join(next, 'published.txt'), 'utf8')).not.toContain('aaaaaaaa');
  });

  it('are not lost where the list cannot be read', async () => {
    await expect(publish(SECOND, null, '2026-01-01', 503)).rejects.toThrow('503');
    const portal = folderOf({ 'published.txt': '<!doctype html>\n' });
    await expect(publish(SECOND, portal, '2026-01-01')).rejects.toThrow('no list of published files');
    const sum = createHash('sha256').update('x').digest('hex');
    const outside = folderOf({ 'published.txt': `2026-01-01 ${sum} v1/../../../x-aaaaaaaa.js\n` });
    await expect(publish(SECOND, outside, '2026-01-01')).rejects.toThrow('no list of published files');
  });
});
