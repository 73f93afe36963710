/** The bytes that a reader downloads for an embed. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { until } from './playground.ts';
import { quiet, type SiteServer } from './server.ts';

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** What posts show most. */
export const POSTED: readonly [string, string][] = [
  ['two knights', 'game=board&size=8x8&pieces=knight4@c5,knight4@f6'],
  ['Nim', 'game=nim&piles=3,5,7'],
  ['a subtraction game', 'game=subtraction&take=1,3,4&piles=11'],
  ['one to three coins', 'game=subtraction&take=1-3&piles=21,7'],
  ['coins on a tree', 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2'],
  ['a staircase', 'game=staircase&stairs=0,3,1,2'],
];

/** An embed of each other picture, small and large. */
export const OTHERS: readonly [string, string][] = [
  ['cakes', 'game=cake&piles=3,3,112'],
  ['tokens on a graph', 'game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2'],
  ['Geography', 'game=geography&edges=a-b,b-c,c-d,d-e,c-f&token=c'],
  ['Node Kayles', 'game=node-kayles&edges=a-b,b-c,c-d,d-e,c-f,f-g'],
  ['Arc Kayles', 'game=arc-kayles&edges=a-b,b-c,c-d,d-a'],
  [
    'green Hackenbush',
    'game=hackenbush&edges=0-s,0-t,s-t,s-w,t-w,w-n,n-h,n-k,n-p,p-p&at=s@50.70,t@150.70,w@100.150,n@100.225,h@20.190,k@180.190,p@100.295',
  ],
  ['Roxor', 'game=roxor&pots=1000x5'],
  ["Northcott's game", 'game=northcott&columns=5&rows=1-4,2-5&play=misere'],
  ['dominoes on a board', 'game=cram&size=5x4'],
  ['a bar of chocolate', 'game=chomp&rows=5x4'],
  ['boards for marks', 'game=notakto&size=3x3&boards=2&play=misere'],
  ['a staircase written in an order of its own', 'stairs=0,03,1,2&game=staircase'],
  ['Kayles', 'game=kayles&piles=12'],
  ['misère Kayles', 'game=kayles&piles=7,4&play=misere'],
  ['squares that are taken', 'game=subtraction&take=squares&piles=20'],
  ['lost piles that are counted', 'game=subtraction&take=2,4,7,11,20&piles=20&count=6543'],
  ['a set with gaps', 'game=subtraction&take=all-but(2)&piles=7,5'],
  ['Poker Nim', 'game=poker-nim&piles=3,5&adds=2,0'],
  ["Moore's Nim", 'game=nim&piles=1,2,3,4,5&sum=up-to-2'],
  ['a million million piles', 'game=nim&piles=1-1000000000000,8x5'],
  [
    'pieces that may go in circles',
    'game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@e6,skater@c4',
  ],
  ['a large board', 'game=board&size=50x50&pieces=knight2@f5,queen@h8&toward=left-down'],
  ['a large pile with a set', 'game=subtraction&take=1,3,4&piles=1000000000000000'],
  ['a typed rule of one number', 'game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11'],
  [
    'a typed rule of two numbers',
    'game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b;_(a-k,b-k)_for_k_in_1..min(a,b)&at=(6,4)',
  ],
  [
    'a typed rule whose plane is a heat map',
    'game=rule&numbers=a,b&moves=(a-k*b,b)_for_k_in_1..(a-1)/b;_(a,b-k*a)_for_k_in_1..(b-1)/a&end=min(a,b)==0&at=(25,7)',
  ],
];

/** The compressed bytes of a file of the site. */
export const weightOf = (file: string): number =>
  execFileSync('gzip', ['-9c'], { input: readFileSync(join(built, file)) }).length;

/** What is asked of a site before an embed is whole, on a page that has nothing kept. */
export async function weighEmbed(page: Page, { asked }: SiteServer): Promise<{ files: string[]; bytes: number }> {
  await until(
    page,
    `all('grundy-verdict')[0]?.shadowRoot.querySelector('h2').textContent !== '' && all('grundy-embed')[0].shadowRoot.querySelectorAll(':not(:defined)').length === 0`,
  );
  await quiet();
  const files = [...asked];
  return { files, bytes: files.reduce((sum, file) => sum + weightOf(file), 0) };
}
