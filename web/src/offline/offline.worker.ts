/**
 * Keeps the site for use without a network: a service worker, whose scope is the folder of the site.
 *
 * All files of one build are kept together under the name of that build, and a page is answered from one build alone. A newer
 * build is fetched beside it and waits until a reader asks for it. Each file is checked against its sum when it is kept and whenever
 * it is asked for; what is wrong or gone is fetched again, past the browser's cache if need be.
 */

import type { WorkerScope } from './worker-scope.js';
import { itemAt } from '../params/item-at.js';

/** Each file of the build with the start of its SHA-256; a page called index.html is named by its folder. */
declare const FILES: Record<string, string>;
declare const BUILD: string;

const files = FILES;
const worker = self as unknown as WorkerScope;

const folder = worker.registration.scope;

// Sites in other folders of the same host share this store.
const PREFIX = `grundy ${new URL(folder).pathname} `;
const NAME = PREFIX + BUILD;

/** Files with stable names that other pages load for frames and elements. The network comes first here, since nobody there is offered a reload. */
const NEWEST = /^(embed\/|v1\/(embed|grundy-game)\.js)$/;

/** Names that end in a hash of the content, so that they mean the same file in every build. */
const LASTING = /^(v1|assets)\/[\w.-]+-[\w-]{8}\.\w+$/;

/** The header of a kept file that holds its checksum, for builds whose `FILES` are gone. */
const SUM = 'grundy-sum';

const urlOf = (path: string): string => new URL(path, folder).href;

function pathOf(url: string): string | null {
  const [plain = ''] = url.split(/[?#]/);
  return plain.startsWith(folder) ? plain.slice(folder.length).replace(/(^|\/)index\.html$/, '$1') : null;
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(sum.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file of this build from the network; null if something else came, since a site may be replaced while it is fetched. */
async function asked(path: string, cache: RequestCache): Promise<Response | null> {
  const response = await fetch(urlOf(path), { cache });
  const bytes = await response.arrayBuffer();
  const sum = await digest(bytes);
  if (!response.ok || sum !== files[path]) return null;
  // A new response, since browsers refuse a redirected one for a page that is opened.
  const type = response.headers.get('content-type') ?? '';
  return new Response(bytes, { headers: { 'content-type': type, [SUM]: sum } });
}

/** Fetches a file, the second time past the browser's cache, which may hold the page of a network that asks for a password. */
async function fetched(path: string): Promise<Response> {
  const response = (await asked(path, 'no-cache')) ?? (await asked(path, 'reload'));
  if (response) return response;
  throw new Error(`not of this build: ${path}`);
}

/** How many files are fetched at a time: the page that is open meanwhile needs the network and the processor more. */
const LANES = 4;

/** Keeps all files of this build; files with the same content are fetched once. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  const paths = Object.keys(files);
  const left = new Set(Object.values(files)).values();
  const lane = async (): Promise<void> => {
    for (const sum of left) {
      const same = paths.filter((path) => files[path] === sum);
      // oxlint-disable-next-line no-await-in-loop -- one file after the other in each lane
      const response = await fetched(itemAt(same, 0));
      // oxlint-disable-next-line no-await-in-loop -- kept before the next one is fetched
      await Promise.all(same.map((path) => cache.put(urlOf(path), response.clone())));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Deletes old builds except the last: windows that still show it may ask for its files. */
async function dropOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

const isSound = async (response: Response, sum: string | null): Promise<boolean> =>
  (await digest(await response.arrayBuffer())) === sum;

/** A kept file. If the browser dropped it or its checksum is wrong, it is fetched and kept again. */
async function kept(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(NAME);
  const found = await cache.match(urlOf(path));
  if (found && (await isSound(found.clone(), files[path] ?? null))) return found;
  try {
    const response = await fetched(path);
    // If there is no room to keep it, it is served all the same.
    await cache.put(urlOf(path), response.clone()).catch(() => {});
    return response;
  } catch {
    // A page may come from a newer build. A file named by its hash may not: the error makes the page tell the reader.
    return LASTING.test(path) ? Response.error() : fetch(request);
  }
}

/** Whether something else came in place of a script, as from a network that wants a password first. */
const isStray = (response: Response, path: string): boolean =>
  path.endsWith('.js') && !/javascript/.test(response.headers.get('content-type') ?? '');

async function newest(request: Request, path: string): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok && !isStray(response, path)) return response;
  } catch {
    // There is no network.
  }
  return kept(request, path);
}

/** A file of another build: of an earlier one, for a window that still shows it, or of a newer one, for a frame. */
async function other(request: Request): Promise<Response> {
  const found = await caches.match(request);
  return found && (await isSound(found.clone(), found.headers.get(SUM))) ? found : fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));

worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOld(), worker.clients.claim()])));

worker.addEventListener('message', ({ data }) => {
  if (data === 'activate') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.method === 'GET' ? pathOf(request.url) : null;
  if (path === null) return;
  if (NEWEST.test(path)) event.respondWith(newest(request, path));
  else if (path in files) event.respondWith(kept(request, path));
  else if (LASTING.test(path)) event.respondWith(other(request));
});
