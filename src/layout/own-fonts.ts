import { create, type Font } from 'fontkit';
import type { PrintConfig } from '../book/print-config.ts';
import { UserError, within } from '../errors.ts';
import { checkGlyphs } from './faces.ts';
import type { FontFile, FontFiles } from './fonts.ts';

/** The part `print.fonts` of a config: the path of a file for each face. */
export type OwnFonts = NonNullable<PrintConfig['fonts']>;
type Face = keyof OwnFonts;

const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const WORDS = `${LETTERS.toUpperCase()}${LETTERS}${DIGITS} .,:;!?()-`;

/** What each face is used for in every book; other characters are checked when they are drawn. */
const NEEDED: Readonly<Record<Face, string>> = {
  text: WORDS,
  strong: WORDS,
  heading: WORDS,
  // Dominoes, coordinates and the numbers of pages.
  figures: `${DIGITS}${LETTERS} :,\u00a0`,
  digits: DIGITS,
};

/** How the files begin that can be embedded: TrueType, as Apple writes it, and OpenType with PostScript outlines. */
const READ = ['\x00\x01\x00\x00', 'true', 'OTTO'];

/** How others begin. */
const NOT_READ: Readonly<Record<string, string>> = {
  wOFF: 'a font for web pages (WOFF)',
  wOF2: 'a font for web pages (WOFF2)',
  ttcf: 'a collection of several fonts',
};

/**
 * Puts the user's own fonts in the place of the built-in ones.
 * @param read the bytes of a font by the path that the config has
 * @throws UserError that names the field and the file: if it cannot be read, is no font, must not be embedded, or lacks what
 *   every book needs
 */
export function withOwnFonts(
  fonts: FontFiles,
  own: OwnFonts | undefined,
  read: (path: string) => Uint8Array,
): FontFiles {
  const faces = Object.entries(own ?? {}) as [Face, string][];
  const files = faces.map(([face, path]) =>
    within(`print.fonts.${face}`, () => [face, within(path, () => checked(read(path), path, face))] as const),
  );
  return { ...fonts, ...Object.fromEntries(files) };
}

const KINDS = 'a TrueType or OpenType file (.ttf or .otf) with one font';
const DAMAGED = 'the font is damaged, or of a kind that cannot be embedded';

function checked(bytes: Uint8Array, path: string, face: Face): FontFile {
  const needed = NEEDED[face];
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  const other = NOT_READ[signature];
  if (other) throw new UserError(`this is ${other}`, { expected: KINDS });
  if (!READ.includes(signature)) throw new UserError('this is not a font', { expected: KINDS });
  const font = opened(bytes);
  checkLicence(font);
  checkGlyphs(needed, font, path);
  if (!isEmbedded(font, needed)) throw new UserError(DAMAGED, { expected: KINDS });
  return { bytes, own: path };
}

/** Reads what the pages and the PDF need to know of a font. Its tables are read late, so that faults show here. */
function opened(bytes: Uint8Array): Font {
  let font: Font;
  let capHeight: number;
  try {
    font = create(bytes) as Font;
    capHeight = font['OS/2']?.capHeight;
    font.layout(DIGITS);
  } catch {
    throw new UserError(DAMAGED, { expected: KINDS });
  }
  if (!(capHeight > 0)) {
    throw new UserError('the font does not give the height of its capitals', {
      expected: 'a table OS/2 of version 2 or later, by which digits are centred in their cells',
    });
  }
  // PDF writes it as a name, in which these characters have a meaning (ISO 32000-1, 7.3.5).
  if (!/^[!-~]+$/.test(font.postscriptName) || /[()<>[\]{}/%#]/.test(font.postscriptName)) {
    throw new UserError('the font has no PostScript name that a PDF can hold', {
      expected: 'letters, digits and hyphens',
    });
  }
  return font;
}

/** What the font's maker permits (OpenType, table OS/2, fsType). */
function checkLicence(font: Font): void {
  const { noEmbedding, viewOnly, editable, noSubsetting, bitmapOnly } = font['OS/2'].fsType;
  // The least restrictive of several permissions holds.
  const isRestricted = noEmbedding && !viewOnly && !editable;
  if (isRestricted || noSubsetting || bitmapOnly) {
    throw new UserError('the licence of the font, as given in its file, forbids what a PDF does with it', {
      expected: 'a font whose outlines may be embedded, as a subset',
      hint: 'ask its maker for a licence that permits it, and for a file that says so',
    });
  }
}

/** Whether a subset of the font can be written; damaged outlines show only then. */
function isEmbedded(font: Font, text: string): boolean {
  try {
    const subset = font.createSubset();
    for (const glyph of font.layout(text).glyphs) subset.includeGlyph(glyph);
    return subset.encode().length > 0;
  } catch {
    return false;
  }
}
