import { basename, dirname } from 'node:path';
import { NewFolder } from '../../src/cli/new-folder.ts';
import type { Site } from './build.ts';

/** The names of the site's entries in its folder. Other entries, such as ready-made books, are left alone. */
const OWN = /^(?:index\.html|sw\.js|icon.*|share\.png|manifest\.webmanifest|v-[0-9a-f]{12})$/;

/**
 * Writes a site into a folder. It replaces an earlier one once it is complete.
 *
 * @throws UserError if it cannot be written
 */
export async function writeSite(site: Site, path: string): Promise<void> {
  const folder = new NewFolder(dirname(path), basename(path), (name) => OWN.test(name), true);
  await folder.during(async () => {
    for (const [name, bytes] of site) await folder.write(name, [bytes]);
    folder.finish();
  });
}
