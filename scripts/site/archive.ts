import { createHash } from 'node:crypto';
import { zipped } from '../../src/render/zip.ts';
import type { Site } from './build.ts';

/** The checksums of the other files for `sha256sum -c`. */
const SUMS = 'SHA256SUMS';

/** A site as a ZIP archive, with the checksums of its files. The same site always gives the same bytes. */
export function archiveOf(files: Site): Uint8Array {
  const sums = Array.from(files, ([name, bytes]) => {
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
  });
  return zipped({ ...Object.fromEntries(files), [SUMS]: new TextEncoder().encode(sums.join('')) });
}
