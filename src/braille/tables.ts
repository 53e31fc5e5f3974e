export const BRAILLE_LANGUAGES = ['en', 'de'] as const;
export type BrailleLanguage = (typeof BRAILLE_LANGUAGES)[number];

/** How far words are contracted. */
export type BrailleGrade = 'uncontracted';

/** How one language is written in Braille in one grade. */
export interface BrailleTable {
  /** The name of the code. */
  readonly name: string;
  /** The file in the folder `tables` of the package `liblouis-build`. */
  readonly file: string;
  /** What is changed in the print text beforehand, one after the other, because the file does not know it rightly. */
  readonly respell: readonly (readonly [pattern: RegExp, replacement: string])[];
}

export const BRAILLE_TABLES: Record<BrailleLanguage, Record<BrailleGrade, BrailleTable>> = {
  en: {
    uncontracted: {
      name: 'Unified English Braille, grade 1',
      file: 'en-ueb-g1.ctb',
      // An em dash is a dash as any other, as liblouis 3.24 has it; this release makes it the long dash. The file does
      // not know the characters of German names and quotes; they are written as English print writes them.
      respell: [
        [/—/g, '–'],
        [/ß/g, 'ss'],
        [/(?<=[^\s([„‚])“/g, '”'],
        [/„/g, '“'],
        [/‚/g, '‘'],
      ],
    },
  },
  de: {
    uncontracted: {
      name: 'German Basisschrift',
      file: 'de-de-g0.utb',
      // German print closes „…“ and ‚…‘ with the characters that open in English, and the file writes them as opening
      // quotes. So they become the English closing ones; after a digit the straight quote, as only it gets the dot 6
      // that keeps it from being read as a lowered 0. What stands after a space or an opening mark does open.
      respell: [
        [/’/g, "'"],
        [/(?<=[^\s([„‚])‘/g, '’'],
        [/(?<=\d)“/g, '"'],
        [/(?<=[^\s([„‚])“/g, '”'],
        [/…/g, '...'],
      ],
    },
  },
};
