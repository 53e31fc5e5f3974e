import type { BrailleConfig } from '../book/braille-config.ts';
import { BRAILLE_PROFILES } from '../braille/geometry.ts';
import type { FontName } from './page.ts';

/** The sizes of braille on raised sheets. */
export type CellSize = BrailleConfig['cell'];

/** Where each font lies in the folder `fonts` of the package. */
export const FONT_PATHS: Readonly<Record<FontName | 'large-braille', string>> = {
  text: 'atkinson-hyperlegible-next/AtkinsonHyperlegibleNext_400Regular.ttf',
  strong: 'atkinson-hyperlegible-next/AtkinsonHyperlegibleNext_700Bold.ttf',
  heading: 'atkinson-hyperlegible-next/AtkinsonHyperlegibleNext_600SemiBold.ttf',
  // Andika's zero has no stroke through it, which tired eyes could take for an 8.
  figures: 'andika/Andika_400Regular.ttf',
  digits: 'andika/Andika_700Bold.ttf',
  braille: BRAILLE_PROFILES.swell.fontFile,
  'large-braille': BRAILLE_PROFILES.large.fontFile,
};

export interface FontFile {
  readonly bytes: Uint8Array;
  /** The file in the user's words, if it is the user's own and not one that was checked with this program. */
  readonly own?: string;
}

export type FontFiles = Readonly<Record<keyof typeof FONT_PATHS, FontFile>>;

/** The fonts for sheets whose braille has this size; one file has one size of braille. */
export function fontsFor(cell: CellSize, fonts: FontFiles): FontFiles {
  return cell === 'large' ? { ...fonts, braille: fonts['large-braille'] } : fonts;
}
