import type { FontFiles } from '../layout/fonts.ts';
import { type OwnFonts, withOwnFonts } from '../layout/own-fonts.ts';
import { readOwnFile } from './own-files.ts';

/**
 * Puts the user's own fonts in the place of the built-in ones.
 *
 * @throws UserError as {@link withOwnFonts} and {@link readOwnFile} do
 */
export function loadOwnFonts(
  fonts: FontFiles,
  own: OwnFonts | undefined,
  folders: readonly string[],
): FontFiles {
  return withOwnFonts(fonts, own, (path) => readOwnFile(path, folders, 'font'));
}
