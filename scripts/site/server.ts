import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { UserError } from '../../src/errors.ts';
import { POLICY } from './page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.epub': 'application/epub+zip',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Files that do not compress. */
const PACKED = /^image\/png|^application\/(?:octet-stream|pdf|epub)/;

/** Paths of the studio and its pages; other pages, such as ready-made books and the sample of one, bring their own policy. */
const OWN = /^(?:index\.html|sw\.js|v-[0-9a-f]+\/.*|about\/(?!samples\/).*)?$/;

/** A local server of one folder. */
export interface SiteServer {
  /** The address of the site, with a trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a folder on the loopback interface, with the headers given in docs/host.md.
 *
 * @param where `port` 0 takes any free port; `prefix` is the path of the site, such as `/some/where/`
 */
export async function serveSite(
  folder: string,
  { port = 0, prefix = '/' }: { readonly port?: number; readonly prefix?: string } = {},
): Promise<SiteServer> {
  const server = createServer(({ url = '/', method, headers }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const bytes =
      method === 'GET' && path.startsWith(prefix) ? read(folder, path.slice(prefix.length)) : undefined;
    if (!bytes) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found\n');
      return;
    }
    const type = TYPES[extname(path.endsWith('/') ? 'index.html' : path)] ?? 'application/octet-stream';
    const isZipped = !PACKED.test(type) && /\bgzip\b/.test(String(headers['accept-encoding']));
    response
      .writeHead(200, {
        'Content-Type': type,
        ...(isZipped && { 'Content-Encoding': 'gzip' }),
        ...(OWN.test(path.slice(prefix.length)) && { 'Content-Security-Policy': POLICY }),
        'Cache-Control': /\/v-[0-9a-f]+\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      })
      .end(isZipped ? gzipSync(bytes) : bytes);
  });
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}${prefix}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function read(folder: string, path: string): Buffer | undefined {
  const file = join(folder, path === '' || path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(join(folder, sep))) return undefined;
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

async function listen(server: Server, port: number): Promise<void> {
  try {
    await once(server.listen(port, 'localhost'), 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const hint = 'another program listens there, perhaps an earlier studio; name another port';
    throw new UserError(`port ${port} is taken`, { hint });
  }
}
