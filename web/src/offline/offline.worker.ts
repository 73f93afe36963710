/**
 * Keeps the site for use without a network: a service worker, whose scope is the folder of the site.
 *
 * All files of one build are kept together under the name of that build, and a page is answered from one build alone. A newer
 * build is fetched beside it and waits until a reader asks for it.
 */

import type { WorkerScope } from './worker-scope.js';

/** Each file of the build with the start of its SHA-256; a page that is called index.html is named by its folder. */
declare const FILES: Record<string, string>;
declare const BUILD: string;

const files = FILES;
const worker = self as unknown as WorkerScope;

const folder = worker.registration.scope;

// Sites in other folders of the same host have the same store.
const PREFIX = `grundy ${new URL(folder).pathname} `;
const NAME = PREFIX + BUILD;

/** What embeds load. It is kept once it was used, and the newest is preferred: a frame has nobody to ask for a reload. */
const EMBEDS = /^(v1|embed)\//;

const urlOf = (path: string): string => new URL(path, folder).href;

function pathOf(url: string): string | null {
  const [plain = ''] = url.split(/[?#]/);
  return plain.startsWith(folder) ? plain.slice(folder.length).replace(/(^|\/)index\.html$/, '$1') : null;
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(sum.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A site may be replaced while it is fetched: files of another build than this one are refused, and tried again later. */
async function keep(cache: Cache, path: string): Promise<void> {
  const response = await fetch(urlOf(path), { cache: 'no-cache' });
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await digest(bytes)) !== files[path]) throw new Error(`not of this build: ${path}`);
  // Made anew, since an answer that came by a redirection is no answer to a page that is opened.
  const type = response.headers.get('content-type') ?? '';
  await cache.put(urlOf(path), new Response(bytes, { headers: { 'content-type': type } }));
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(Object.keys(files).map((path) => keep(cache, path)));
}

/** Windows that still show the build before this one may ask for its files. */
async function dropOld(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

async function kept(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(NAME);
  // Browsers may drop what they kept.
  return (await cache.match(urlOf(path))) ?? fetch(request);
}

async function newest(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(NAME);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(urlOf(path), response.clone());
    return response;
  } catch (error) {
    const response = await cache.match(urlOf(path));
    if (response) return response;
    throw error;
  }
}

/** A file of an earlier build, for a window that still shows it. */
async function earlier(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
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
  if (path in files) event.respondWith(kept(request, path));
  else if (EMBEDS.test(path)) event.respondWith(newest(request, path));
  else if (path.startsWith('assets/')) event.respondWith(earlier(request));
});
