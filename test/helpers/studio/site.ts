import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { makeSite, type Site, sumOf } from '../../../scripts/site/build.ts';
import { type SiteServer, serveSite } from '../../../scripts/site/server.ts';
import { writeSite } from '../../../scripts/site/write.ts';
import { PATIENCE } from '../play/machine.ts';

/** Any path will do, as its addresses are relative. */
const PREFIX = '/some/where/';

let served: Promise<SiteServer> | undefined;

/** The site, served as long as the worker lives. */
export function studioSite(): { url(route?: string): string } {
  let server: SiteServer | undefined;
  beforeAll(async () => {
    served ??= builtSite().then((folder) => serveSite(folder, { prefix: PREFIX }));
    server = await served;
  });
  return { url: (route = '') => `${server!.url}${route}` };
}

/** A copy of the site, for tests that change its files or stop its server. */
export function ownSite() {
  let server: SiteServer | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dominosa-site-'));
    cpSync(await builtSite(), folder, { recursive: true });
    server = await serveSite(folder, { prefix: PREFIX });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    url: (route = '') => `${server!.url}${route}`,
    stop: () => server!.stop(),
    /** Takes a file of the version away, given by how its name begins. @returns gives it back */
    take(start: string): () => void {
      const [version] = readdirSync(folder).filter((name) => name.startsWith('v-'));
      const names = readdirSync(join(folder, version!), { recursive: true, encoding: 'utf8' });
      const path = join(folder, version!, names.find((name) => name.startsWith(start))!);
      renameSync(path, `${path}.gone`);
      return () => renameSync(`${path}.gone`, path);
    },
    /** Writes this instead of what is served; what belongs to another version stays. */
    write: (site: Site) => writeSite(site, folder),
  };
}

/** The folder of the site, which the first process of a run that needs it builds for all. */
async function builtSite(): Promise<string> {
  const folder = join(tmpdir(), 'studio-site');
  const [begun, done] = [`${folder}.begun`, `${folder}.done`];
  if (mkdirSync(begun, { recursive: true }) !== undefined) {
    await writeSite(await makeSite(), folder);
    mkdirSync(done);
  }
  await vi.waitUntil(() => existsSync(done), { timeout: PATIENCE, interval: 200 });
  return folder;
}

/** The files of the site. */
export async function siteFiles(): Promise<Site> {
  const folder = await builtSite();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
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
