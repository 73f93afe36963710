// keep-earlier.mjs SITE ADDRESS [DAY]: puts the files of earlier builds beside those of the built site in the folder SITE, for a month
// after they were last part of a build, and fetches them from where the site is published, at ADDRESS. Pages that were opened before
// a site was replaced, embeds in other people's posts above all, still ask for them. DAY is today unless told (2026-01-31).
//
// The site says of itself what it keeps: each line of published.txt has the day on which a file was last part of a build, its SHA-256
// and its path. A list that cannot be read stops the publishing, or the files in it would be lost.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DAYS = 30;
const LIST = 'published.txt';

/** Names that end in a hash of what is in them: none can be taken for another. */
const LASTING = /^(v1|assets)\/[\w.-]+-[\w-]{8}\.\w+$/;
const LINE = /^(\d{4}-\d{2}-\d{2}) ([0-9a-f]{64}) (\S+)$/;

const [site, address, today = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (!site || !address) throw new Error('usage: keep-earlier.mjs SITE ADDRESS [DAY]');
const folder = `${address.replace(/\/$/, '')}/`;
const sumOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** What is published under a path; null where nothing is. */
async function published(path) {
  const reply = await fetch(folder + path, { cache: 'no-store' });
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`${folder}${path} answered ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
}

function read(list) {
  return list
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [, day, sum, path] = LINE.exec(line) ?? [];
      if (!path || !LASTING.test(path))
        throw new Error(`${folder}${LIST} is no list of published files: ${line.slice(0, 100)}`);
      return { day, sum, path };
    });
}

const built = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath ?? entry.path, entry.name)
      .slice(join(site, '/').length)
      .replaceAll('\\', '/'),
  )
  .filter((path) => LASTING.test(path))
  .map((path) => ({ day: today, sum: sumOf(readFileSync(join(site, path))), path }));

const names = new Set(built.map(({ path }) => path));
const oldest = new Date(Date.parse(today) - DAYS * 86_400_000).toISOString().slice(0, 10);
const earlier = read(String((await published(LIST)) ?? '')).filter(
  ({ day, path }) => day >= oldest && !names.has(path),
);

const kept = [];
for (const file of earlier) {
  const bytes = await published(file.path);
  if (bytes === null || sumOf(bytes) !== file.sum) {
    console.info(`not kept, since it is no longer published as it was: ${file.path}`);
    continue;
  }
  mkdirSync(dirname(join(site, file.path)), { recursive: true });
  writeFileSync(join(site, file.path), bytes);
  kept.push(file);
}

const lines = [...built, ...kept]
  .sort((one, other) => (one.path < other.path ? -1 : 1))
  .map(({ day, sum, path }) => `${day} ${sum} ${path}\n`);
writeFileSync(join(site, LIST), lines.join(''));
console.info(`${built.length} files of this build, ${kept.length} of earlier ones`);
