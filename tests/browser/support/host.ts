/**
 * Other people's pages, on an origin of their own.
 *
 *   const host = useHost();                                  // once per file
 *   const page = await host.open(site, '<p>…</p>', { csp });  // the body, and perhaps the content policy it is sent with
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { Page } from 'puppeteer-core';
import type { Screen, Site } from './site.ts';

export interface HostPage extends Screen {
  csp?: string;
  head?: string;
  /** Expected faults: messages of the browser about its policy or its network, and what these refused. */
  faults?: Screen['faults'];
}

export interface Host {
  open(site: Site, body: string, page?: HostPage): Promise<Page>;
}

export function useHost(): Host {
  let server: Server;
  const pages = new Map<string, { html: string; csp: string | undefined }>();

  beforeAll(async () => {
    server = createServer((request, response) => {
      const page = pages.get(request.url ?? '');
      const policy = page?.csp ? { 'content-security-policy': page.csp } : {};
      response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...policy });
      response.end(page?.html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(() => {
    server?.close();
    server?.closeAllConnections();
  });

  return {
    async open(site, body, { csp, head = '', faults, ...screen } = {}) {
      const path = `/post-${pages.size}`;
      const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title><link rel="icon" href="data:,">${head}<body>${body}</body></html>`;
      pages.set(path, { html, csp });
      return site.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { ...screen, faults });
    },
  };
}
