import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrailleConfig } from '../book/braille-config.ts';
import { BRAILLE_PROFILES } from '../braille/geometry.ts';
import { UserError } from '../errors.ts';
import type { FontName } from './page.ts';

/** The sizes of braille on raised sheets. */
export type CellSize = BrailleConfig['cell'];

const FILES: Readonly<Record<FontName | 'large-braille', string>> = {
  text: 'atkinson-hyperlegible-next/AtkinsonHyperlegibleNext_400Regular.ttf',
  strong: 'atkinson-hyperlegible-next/AtkinsonHyperlegibleNext_700Bold.ttf',
  heading: 'atkinson-hyperlegible-next/AtkinsonHyperlegibleNext_600SemiBold.ttf',
  // Andika's zero has no stroke through it, which tired eyes could take for an 8.
  figures: 'andika/Andika_400Regular.ttf',
  digits: 'andika/Andika_700Bold.ttf',
  braille: BRAILLE_PROFILES.swell.fontFile,
  'large-braille': BRAILLE_PROFILES.large.fontFile,
};

/** A font as it is embedded. */
export interface FontFile {
  readonly bytes: Buffer;
  /** The file in the user's words, if it is the user's own and not one that was checked with this program. */
  readonly own?: string;
}

/** The file of every font. */
export type FontFiles = Readonly<Record<keyof typeof FILES, FontFile>>;

/** The fonts for sheets whose braille has this size; one file has one size of braille. */
export function fontsFor(cell: CellSize, fonts: FontFiles): FontFiles {
  return cell === 'large' ? { ...fonts, braille: fonts['large-braille'] } : fonts;
}

const OWN_FOLDER = fileURLToPath(new URL('../../fonts', import.meta.url));

/** Reads the fonts. @throws UserError which names the file that is missing or cannot be read */
export function loadFonts(folder = OWN_FOLDER): FontFiles {
  const entries = Object.entries(FILES).map(([name, file]) => {
    const path = join(folder, file);
    try {
      return [name, { bytes: readFileSync(path) }];
    } catch (error) {
      throw new UserError(`the font cannot be read (${(error as NodeJS.ErrnoException).code})`, {
        where: path,
        hint: 'install dominosa-press again, or put the file back from its package',
      });
    }
  });
  return Object.fromEntries(entries) as FontFiles;
}
