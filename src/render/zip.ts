import { type Zippable, zipSync } from 'fflate';

/** The first moment that a ZIP archive can name; its times are local ones, so this is the same in every time zone. */
const EPOCH = new Date(1980, 0, 1);

/** Files by path as a ZIP archive that is the same whenever and wherever it is made. */
export function zipped(files: Zippable): Uint8Array {
  return zipSync(files, { level: 9, mtime: EPOCH });
}
