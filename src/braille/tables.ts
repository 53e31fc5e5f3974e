import { UserError } from '../errors.ts';
import {
  BRAILLE_GRADES,
  type BrailleGrade,
  type BrailleTable,
  type Translator,
} from '../languages/braille.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../languages/index.ts';

/** How the words of a language are written. */
export interface BrailleWriting {
  readonly grade: BrailleGrade;
  readonly translator: Translator;
}

export const USUAL_WRITING: BrailleWriting = { grade: 'uncontracted', translator: 'built-in' };

/** The grades that a language has. */
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
