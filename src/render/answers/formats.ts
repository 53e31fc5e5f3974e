import { stringify } from 'csv-stringify/sync';
import { type Answer, answersOf } from '../../book/answers.ts';
import type { Book } from '../../book/book.ts';
import { WORDS } from './words.ts';

export const ANSWER_FORMATS = ['json', 'csv', 'txt'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

export const DELIMITERS = { comma: ',', semicolon: ';' } as const;
export type Delimiter = keyof typeof DELIMITERS;

export interface AnswerOptions {
  /** The numbers of the puzzles that are wanted; without it all, and the figures. */
  readonly only?: readonly number[] | undefined;
  /** Between the columns of a CSV file; a comma if it is not said. */
  readonly delimiter?: Delimiter | undefined;
}

/** The keys of a book as text in one of the formats, with LF at the ends of lines (CSV: CRLF, as RFC 4180 has it). */
export function writeAnswers(
  book: Book,
  format: AnswerFormat,
  { only, delimiter }: AnswerOptions = {},
): string {
  const all = answersOf(book);
  const answers = only ? all.filter(({ name }) => only.some((number) => String(number) === name)) : all;
  return WRITERS[format](book, answers, delimiter ?? 'comma');
}

const WRITERS: Readonly<
  Record<AnswerFormat, (book: Book, answers: readonly Answer[], delimiter: Delimiter) => string>
> = {
  json: ({ title, language, seed, engine }, answers) =>
    `${JSON.stringify({ format: 'dominosa/keys@1', title, language, seed, engine }, null, 2).slice(0, -2)},\n` +
    `  "puzzles": [\n${answers.map((answer) => `    ${JSON.stringify(answer)}`).join(',\n')}\n  ]\n}\n`,
  csv: (_, answers, delimiter) =>
    stringify(answers.map(rowOf), {
      header: true,
      columns: [...COLUMNS],
      bom: true,
      delimiter: DELIMITERS[delimiter],
      record_delimiter: '\r\n',
      // A spreadsheet would reckon with what begins like a formula.
      escape_formulas: true,
    }),
  txt: ({ title, language }, answers) => {
    const words = WORDS[language];
    const blocks = answers.map((answer) =>
      [
        answer.section === undefined ? words.figure(answer.name) : words.puzzle(answer.name),
        ...(answer.id ? [words.id(answer.id)] : []),
        ...(answer.solutions === 1 ? [] : [words.solutions(answer.solutions)]),
        ...(answer.solution ?? []),
        ...answer.key,
        ...answer.stones.map(({ stone, place }) => words.stone(stone, place)),
      ].join('\n'),
    );
    return `${[words.title(title), ...blocks].join('\n\n')}\n`;
  },
};

/** The columns of keys.csv; rows are joined by slashes, stones by bars. */
const COLUMNS = [
  'puzzle',
  'section',
  'id',
  'kind',
  'range',
  'shape',
  'level',
  'rating',
  'solutions',
  'rows',
  'solution',
  'key',
  'stones',
  'gameId',
  'seriesKey',
  'seriesFilling',
] as const;

function rowOf(answer: Answer): Record<(typeof COLUMNS)[number], string | number | undefined> {
  const { name, section, id, kind, range, shape, level, rating, solutions, gameId, series } = answer;
  return {
    puzzle: name,
    section,
    id,
    kind,
    range,
    shape,
    level,
    rating,
    solutions,
    rows: answer.rows.join('/'),
    solution: answer.solution?.join('/'),
    key: answer.key.join('/'),
    stones: answer.stones.map(({ stone, place }) => `${stone} ${place}`).join(' | '),
    gameId,
    seriesKey: series?.key,
    seriesFilling: series?.filling,
  };
}
