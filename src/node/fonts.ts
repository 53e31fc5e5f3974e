import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONT_PATHS, type FontFiles } from '../layout/fonts.ts';
import { onDisk, UNREAD } from './file-fault.ts';

const OWN_FOLDER = fileURLToPath(new URL('../../fonts', import.meta.url));

/** Reads the fonts. @throws UserError that names the file that is missing or cannot be read */
export function loadFonts(folder = OWN_FOLDER): FontFiles {
  const entries = Object.entries(FONT_PATHS).map(([name, file]) => {
    const path = join(folder, file);
    const next = 'install dominosa-press again, or put the file back from its package';
    return [name, { bytes: onDisk(path, () => readFileSync(path), `the font ${UNREAD}`, next) }];
  });
  return Object.fromEntries(entries) as FontFiles;
}
