import { UserError } from '../errors.ts';
import type { Language } from '../languages/index.ts';
import { cellOf } from './cells.ts';
import {
  ENGLISH,
  ENGLISH_LOWER_WORDS,
  GERMAN,
  GERMAN_CONTRACTED,
  KURZSCHRIFT_OF_2018,
  KURZSCHRIFT_SIGNS,
  type Respelling,
} from './respellings.ts';

/** How far words are contracted: German Basisschrift, Vollschrift and Kurzschrift; UEB grade 1 and 2. */
export const BRAILLE_GRADES = ['uncontracted', 'full', 'contracted'] as const;
export type BrailleGrade = (typeof BRAILLE_GRADES)[number];

/** Which liblouis translates: the one in a package of this program, or the machine's own. */
export const TRANSLATORS = ['built-in', 'lou_translate'] as const;
export type Translator = (typeof TRANSLATORS)[number];

/** How the words of a language are written. */
export interface BrailleWriting {
  readonly grade: BrailleGrade;
  readonly translator: Translator;
}

export const USUAL_WRITING: BrailleWriting = { grade: 'uncontracted', translator: 'built-in' };

/** How one language is written in Braille in one grade. */
export interface BrailleTable {
  /** The name of the code. */
  readonly name: string;
  /** The name of its file among the tables of each liblouis. */
  readonly files: Readonly<Record<Translator, string>>;
  /** What is changed in the print text beforehand. */
  readonly respell: Readonly<Record<Translator, readonly Respelling[]>>;
  /** Stands before each uncontracted word of another language. */
  readonly foreignSign: string;
}

const alike = (respellings: readonly Respelling[]) => ({
  'built-in': respellings,
  lou_translate: respellings,
});

/** Dots 4 and 6: the word is written in Basisschrift (bskdl.org/grossschreibung.html). */
const IN_BASISSCHRIFT = cellOf(4, 6);

type Tables = { readonly uncontracted: BrailleTable } & Partial<Record<BrailleGrade, BrailleTable>>;

const BRAILLE_TABLES: Readonly<Record<Language, Tables>> = {
  en: {
    uncontracted: {
      name: 'Unified English Braille, grade 1',
      files: { 'built-in': 'en-ueb-g1.ctb', lou_translate: 'en-ueb-g1.ctb' },
      respell: alike(ENGLISH),
      foreignSign: '',
    },
    contracted: {
      name: 'Unified English Braille, grade 2',
      files: { 'built-in': 'en-ueb-g2.ctb', lou_translate: 'en-ueb-g2.ctb' },
      respell: { 'built-in': [...ENGLISH, ...ENGLISH_LOWER_WORDS], lou_translate: ENGLISH },
      foreignSign: '',
    },
  },
  de: {
    uncontracted: {
      name: 'German Basisschrift',
      files: { 'built-in': 'de-de-g0.utb', lou_translate: 'de-g0.utb' },
      respell: alike(GERMAN),
      foreignSign: '',
    },
    full: {
      name: 'German Vollschrift',
      files: { 'built-in': 'de-de-g1.ctb', lou_translate: 'de-g1.ctb' },
      respell: alike(GERMAN),
      foreignSign: IN_BASISSCHRIFT,
    },
    contracted: {
      name: 'German Kurzschrift',
      files: { 'built-in': 'de-de-g2.ctb', lou_translate: 'de-g2.ctb' },
      respell: {
        'built-in': [...GERMAN, ...GERMAN_CONTRACTED, ...KURZSCHRIFT_SIGNS, ...KURZSCHRIFT_OF_2018],
        lou_translate: [...GERMAN, ...GERMAN_CONTRACTED],
      },
      foreignSign: IN_BASISSCHRIFT,
    },
  },
};

/** The grades that a language has. */
export function gradesOf(language: Language): BrailleGrade[] {
  return BRAILLE_GRADES.filter((grade) => BRAILLE_TABLES[language][grade]);
}

/** The table of a language in one grade. @throws UserError if the language is not written in this grade */
export function tableOf(language: Language, grade: BrailleGrade): BrailleTable {
  const table = BRAILLE_TABLES[language][grade];
  if (table) return table;
  throw new UserError(`"${grade}" is a grade of German Braille only`, {
    where: 'braille.grade',
    expected: gradesOf(language).join(' or '),
    hint: 'UEB grade 1 is "uncontracted", grade 2 is "contracted"',
  });
}
