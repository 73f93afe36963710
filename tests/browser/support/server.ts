import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { travelOver, type Link } from './link.ts';

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const folder = '/some/folder/';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** How many requests are open at all servers of a run, and when the last one was answered. */
let underWay = 0;
let answered = 0;

/** Milliseconds without a request. */
const QUIET = 200;

/**
 * Waits until no request has been open for a while. The server counts: a browser may never report the end of a request
 * that a reload cut off. Some browsers report an error when a page is left while it loads.
 */
export async function quiet(): Promise<void> {
  const begun = performance.now();
  const rested = (): boolean => underWay === 0 && performance.now() - Math.max(begun, answered) >= QUIET;
  while (!rested()) await new Promise((resolve) => setTimeout(resolve, 15));
}

export interface SiteServer {
  /** The address of the folder with the site. */
  folder: string;
  /** The files that were requested, by their paths in that folder. */
  readonly asked: Set<string>;
  close(): Promise<void>;
}

/** Ports that have been used. A browser keeps data by address, so no port is used twice. */
const taken = new Set<number>();

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  if (!taken.has(port)) {
    taken.add(port);
    return port;
  }
  await new Promise((resolve) => server.close(resolve));
  return listen(server);
}

function fileOf(root: string, pathname: string): string | undefined {
  if (!pathname.startsWith(folder)) return undefined;
  const inside = normalize(decodeURIComponent(pathname.slice(folder.length)) || '.');
  if (inside.startsWith('..')) return undefined;
  return pathname.endsWith('/') ? join(root, inside, 'index.html') : join(root, inside);
}

/** For `alter`: an empty worker in place of the one that keeps all files, which takes longer than most tests do. */
export const withoutOffline = (path: string, body: Buffer): Buffer => (path === 'offline.js' ? Buffer.alloc(0) : body);

/**
 * Serves web/dist, or another folder, from a sub-folder on a free port. Everything outside it is missing, so a wrong
 * absolute path shows. `compressed` serves gzip as GitHub Pages does. `alter` may change files into another build; a
 * file for which it throws is missing. `headers` may set other headers for a file. `link` makes it as slow as a network.
 */
export async function serveSite({
  compressed = false,
  link = null as Link | null,
  root = built,
  alter = (_path: string, body: Buffer): Buffer => body,
  headers = (_path: string): Record<string, string> => ({}),
} = {}): Promise<SiteServer> {
  const asked = new Set<string>();
  const travel = link && travelOver(link);
  const server = createServer(async (request, response) => {
    underWay += 1;
    response.on('close', () => {
      underWay -= 1;
      answered = performance.now();
    });
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === '/favicon.ico') {
      // Browsers ask for it without being told to.
      response.writeHead(204).end();
      return;
    }
    try {
      const file = fileOf(root, pathname);
      if (!file) throw new Error('outside the site');
      const body = alter(pathname.slice(folder.length), await readFile(file));
      asked.add(relative(root, file));
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': 'no-store',
        // GitHub Pages sends this with every file.
        'access-control-allow-origin': '*',
        ...(compressed ? { 'content-encoding': 'gzip' } : {}),
        ...headers(pathname.slice(folder.length)),
      });
      const sent = compressed ? gzipSync(body) : body;
      if (travel) await travel(sent, (packet) => void response.write(packet));
      response.end(travel ? undefined : sent);
    } catch {
      response.writeHead(404).end();
    }
  });
  return {
    folder: `http://127.0.0.1:${await listen(server)}${folder}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
