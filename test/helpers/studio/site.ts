import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeSite, writeSite } from '../../../scripts/site/build.ts';
import { type SiteServer, serveSite } from '../../../scripts/site/server.ts';

/** Any path will do, as its addresses are relative. */
const PREFIX = '/some/where/';

/** The site, built once for the tests of a file and served on this machine while they run. */
export function studioSite(): {
  readonly folder: () => string;
  url(route?: string): string;
  stop(): Promise<void>;
} {
  let server: SiteServer | undefined;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dominosa-site-'));
    writeSite(await makeSite(), folder);
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
  };
}
