import { realpathSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { COVER_PICTURES, saidOfCover } from '../book/cover-config.ts';
import type { PrintConfig } from '../book/print-config.ts';
import { UserError, within } from '../errors.ts';
import type { CoverPictures } from '../layout/page.ts';
import { readPicture } from '../render/picture/read.ts';
import { isFile, isInside, readOwnFile } from './own-files.ts';

/**
 * Reads the pictures that a cover names.
 *
 * @param folders where they are looked for, one after the other, and nowhere else
 * @throws UserError that names the field and the file: if it is missing, lies elsewhere, is too large, or is no picture
 */
export function loadPictures(
  { cover }: Pick<PrintConfig, 'cover'>,
  folders: readonly string[],
): CoverPictures {
  const said = saidOfCover(cover);
  const entries = COVER_PICTURES.flatMap((name) => {
    const file = said[name]?.file;
    if (file === undefined) return [];
    return [[name, within(`print.cover.${name}.file`, () => readFrom(file, folders))] as const];
  });
  return Object.fromEntries(entries);
}

function readFrom(file: string, folders: readonly string[]) {
  return within(file, () => {
    for (const folder of folders) checkInside(file, folder);
    return readPicture(readOwnFile(file, folders, 'picture'));
  });
}

/** A config can be a stranger's: it must not have pictures printed that lie elsewhere, by dots or by links. */
function checkInside(file: string, folder: string): void {
  const path = join(folder, file);
  const isIn =
    isInside(folder, path) && (!isFile(path) || isInside(realpathSync(folder), realpathSync(path)));
  if (!isAbsolute(file) && isIn) return;
  throw new UserError('the picture lies outside the folder of the book', {
    expected: 'the name of a file in the folder of the config, or in a folder in it',
  });
}
