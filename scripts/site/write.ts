import { basename, dirname } from 'node:path';
import { NewFolder } from '../../src/cli/new-folder.ts';
import type { Site } from './build.ts';

/** The names that a site has in its folder: what others have put there stays, as ready books beside it. */
const OWN = /^(?:index\.html|sw\.js|icon.*|share\.png|manifest\.webmanifest|v-[0-9a-f]{12})$/;

/**
 * Writes a site into a folder, which takes the place of an earlier one when all of it is there.
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
