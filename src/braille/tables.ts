import { UserError } from '../errors.ts';
import {
  BRAILLE_GRADES,
  type BrailleGrade,
  type BrailleTable,
  type Translator,
} from '../languages/braille.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../languages/index.ts';

/**
 * What makes cells of texts by one of its table files, as its display table `unicode.dis` shows them: U+2800 to U+28FF, and
 * white space.
 * @throws Error if it cannot read the table or does not translate a whole text
 */
export type Engine = (file: string, texts: readonly string[]) => string[];
export type Engines = Readonly<Record<Translator, Engine>>;

export interface BrailleWriting {
  readonly grade: BrailleGrade;
  readonly translator: Translator;
  readonly engine: Engine;
}

/** How words are written that a config asks for. */
export function writingWith(
  engines: Engines,
  { grade, translator }: Omit<BrailleWriting, 'engine'>,
): BrailleWriting {
  return { grade, translator, engine: engines[translator] };
}

export function gradesOf(language: Language): BrailleGrade[] {
  return BRAILLE_GRADES.filter((grade) => LANGUAGES[language].braille.tables[grade]);
}

/** The table of a language in one grade. @throws UserError if the language is not written in this grade */
export function tableOf(language: Language, grade: BrailleGrade): BrailleTable {
  const { tables } = LANGUAGES[language].braille;
  const table = tables[grade];
  if (table) return table;
  const others = LANGUAGE_CODES.filter((code) => gradesOf(code).includes(grade));
  const grades = gradesOf(language);
  throw new UserError(
    `"${grade}" is a grade of ${others.map((code) => LANGUAGES[code].name).join(' and ')} Braille only`,
    {
      where: 'braille.grade',
      expected: grades.join(' or '),
      hint: grades.map((each) => `"${each}" is ${tables[each]!.name}`).join('; '),
    },
  );
}
