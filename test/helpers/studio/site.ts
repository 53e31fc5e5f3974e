import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeSite, type Site, sumOf } from '../../../scripts/site/build.ts';
import { type SiteServer, serveSite } from '../../../scripts/site/server.ts';
import { writeSite } from '../../../scripts/site/write.ts';

/** Any path will do, as its addresses are relative. */
const PREFIX = '/some/where/';

interface ServedSite {
  /** Where its files are. */
  readonly folder: () => string;
  readonly files: () => Site;
  url(route?: string): string;
  stop(): Promise<void>;
}

let made: Promise<Site> | undefined;

/** The site, built once for the tests of a file and served locally while those of a group run. */
export function studioSite(): ServedSite {
  let server: SiteServer | undefined;
  let folder = '';
  let files: Site = new Map();
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dominosa-site-'));
    made ??= makeSite();
    files = await made;
    await writeSite(files, folder);
    server = await serveSite(folder, { prefix: PREFIX });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    files: () => files,
    url: (route = '') => `${server!.url}${route}`,
    stop: () => server!.stop(),
  };
}

/** The same site under another version, as if something in it had changed. */
export function nextVersion(site: Site): Site {
  const [, version] = [...site.keys()].join('\n').match(/^v-([0-9a-f]+)\//m)!;
  const renamed = (text: string) => text.replaceAll(`v-${version}`, 'v-000000000000');
  const textOf = (name: string) => new TextDecoder().decode(site.get(name));
  const index = new TextEncoder().encode(renamed(textOf('index.html')));
  // The service worker also names its own version, which is that of all files, and the checksum of the page.
  const worker = renamed(textOf('sw.js'))
    .replace(/version:"[0-9a-f]+"/, 'version:"000000000000"')
    .replace(sumOf(site.get('index.html')!), sumOf(index));
  return new Map([
    ...Array.from(site, ([name, bytes]) => [renamed(name), bytes] as const),
    ['index.html', index],
    ['sw.js', new TextEncoder().encode(worker)],
  ]);
}
