import { type Book, type BookPuzzle, type BookSection, ENGINE } from '../book/book.ts';
import { brailleSchema } from '../book/braille-config.ts';
import { printSchema } from '../book/print-config.ts';
import { gradeOf } from '../solve/grade.ts';
import { aidContext } from './context/aids.ts';
import { exampleContext } from './context/examples.ts';
import { templateContext } from './context.ts';
import { EXPLAINED_AIDS } from './examples.ts';
import { MESSAGES } from './messages/index.ts';
import { workedExample } from './worked.ts';
import { COMPLETED, COMPLETION, completionKey } from './worked-completion.ts';

/** The values of small books: every name that templates can use, whatever the book. */
export function sampleContext(): object {
  const { puzzle, climb } = workedExample('example-terzett');
  const { key } = climb.end;
  const terzett = { number: 1, id: '', puzzle, key, grade: gradeOf(climb), series: { key: '', filling: '' } };
  const completion = { ...terzett, puzzle: COMPLETION, solution: COMPLETED, key: completionKey() };
  const exhibit = { name: '', puzzle, key, solutions: 1 };
  const context = (section: BookSection) =>
    templateContext({ ...BOOK, sections: [section], exhibits: [exhibit] }, AUDIENCE, MESSAGES.en);
  const sectionOf = (entry: BookPuzzle): BookSection => ({
    title: '',
    kind: entry.puzzle.kind,
    range: entry.puzzle.range,
    oneKey: false,
    puzzles: [entry],
  });
  const whole = filled(context(sectionOf(terzett)), context(sectionOf({ ...completion, grade: undefined })));
  return {
    ...(whole as object),
    // The first entry of a list stands for all; small puzzles need none of the aids that are explained.
    examples: [exampleContext('example-terzett', MESSAGES.en)],
    aids: [aidContext(EXPLAINED_AIDS[0]!, MESSAGES.en)],
  };
}

const BOOK: Book = {
  engine: ENGINE,
  title: '',
  language: 'en',
  date: '2000-01-01',
  seed: '',
  paper: 'a4',
  print: printSchema.parse({}),
  braille: brailleSchema.parse({}),
  editions: [],
  sections: [],
  exhibits: [],
};
const AUDIENCE = { reader: 'print', keysInside: false } as const;

/** Values in which all that is missing, however deep, is taken from others of the same form. */
function filled(value: unknown, other: unknown): unknown {
  if (value === null || (Array.isArray(value) && value.length === 0)) return other;
  if (typeof value !== 'object') return value;
  const others = (other ?? {}) as Record<string, unknown>;
  if (Array.isArray(value)) return value.map((entry, i) => filled(entry, others[i]));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [name, filled(inner, others[name])]),
  );
}
