/** Audits the built site with Lighthouse's phone preset. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { launch } from '../browser/support/launch.ts';
import { serveSite } from '../browser/support/server.ts';
import { LESSON_PAGES } from '../../web/build/lesson-list.ts';

const GOALS: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const PAGES: Record<string, string> = {
  'the front page': '',
  'two knights': '#game=board&size=8x8&pieces=knight4@c5,knight4@f6',
  Nim: '#game=nim&piles=7,4,1',
  'coins on a tree': '#game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2',
  'a staircase': '#game=staircase&stairs=0,3,1,2',
  Northcott: '#game=northcott&columns=8&rows=1-8,3-6,2-4,5-6',
  ...Object.fromEntries(LESSON_PAGES.map((name) => [`lessons/${name}`, `lessons/${name}.html`])),
};

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Audits for each page. The best one counts: other work on the machine or its host only lowers a score, by ten points and more. */
const AUDITS = 5;

/** One audit of a page. Only tests/audit installs Lighthouse, so it runs as a command. */
async function report(address: string, port: string): Promise<Report> {
  const command = [process.env.GRUNDY_LIGHTHOUSE!, address, `--port=${port}`, '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: 2 ** 28 });
  return JSON.parse(stdout) as Report;
}

const scoreOf = ({ categories }: Report, key: string): number => Math.round((categories[key]?.score ?? 0) * 100);

/** The reports of all audits of a page, in ascending order of performance. */
async function reportsOf(address: string, port: string): Promise<Report[]> {
  const reports: Report[] = [];
  while (reports.length < AUDITS) reports.push(await report(address, port));
  return reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
}

const site = await serveSite({ compressed: true });
const browser = await launch({});
let missed = 0;
for (const [name, address] of Object.entries(PAGES)) {
  const reports = await reportsOf(`${site.folder}${address}`, new URL(browser.wsEndpoint()).port);
  const best = reports.at(-1)!;
  const scores = Object.keys(GOALS).map((key) => `${key} ${scoreOf(best, key)}`);
  say(
    `${name}: ${scores.join(', ')}; performance each time ${reports.map((each) => scoreOf(each, 'performance')).join(' ')}`,
  );
  for (const [key, goal] of Object.entries(GOALS)) {
    if (scoreOf(best, key) >= goal) continue;
    ++missed;
    const faults = (best.categories[key]?.auditRefs ?? [])
      .flatMap(({ id }) => best.audits[id] ?? [])
      .filter((audit) => audit.score !== null && audit.score < 1);
    for (const fault of faults) say(`  ${key}: ${fault.title} ${fault.displayValue ?? ''}`);
  }
}
await browser.close();
await site.close();
say(missed === 0 ? 'every goal is reached' : `${missed} scores are below their goals`);
process.exitCode = missed === 0 ? 0 : 1;
