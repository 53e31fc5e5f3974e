import { answersOf } from '../../book/answers.ts';
import type { Answer } from '../../book/answers-schema.ts';
import type { Book } from '../../book/book.ts';
import { LANGUAGES } from '../../languages/index.ts';
import type { Delimiter } from '../../languages/language.ts';
import { isFigure } from '../../parts/exhibits/exhibits.ts';
import type { WordBook } from '../../words/word-book.ts';
import { csvText } from '../csv.ts';
import { ANSWER_FORMATS, type AnswerFormat } from '../formats.ts';
import { type Recipe, textFile } from '../recipe.ts';

export interface AnswerOptions {
  /** The numbers of the puzzles that are wanted; without it all, and the figures. */
  readonly only?: readonly number[] | undefined;
  /** Between the columns of a CSV file; what spreadsheets expect in the language of the book by default. */
  readonly delimiter?: Delimiter | undefined;
}

/** What the formats need beside the answers. */
interface Writing {
  readonly words: WordBook;
  readonly delimiter: Delimiter;
}

/** The keys of a book as text in one of the formats, with LF at the ends of lines (CSV: CRLF, as RFC 4180 has it). */
export function writeAnswers(
  book: Book,
  words: WordBook,
  format: AnswerFormat,
  { only, delimiter }: AnswerOptions = {},
): string {
  const all = answersOf(book);
  const names = new Set(only?.map(String));
  const answers = only ? all.filter(({ name }) => names.has(name)) : all;
  return WRITERS[format](book, answers, {
    words,
    delimiter: delimiter ?? LANGUAGES[book.language].delimiter,
  });
}

const WRITERS: Readonly<
  Record<AnswerFormat, (book: Book, answers: readonly Answer[], about: Writing) => string>
> = {
  json: (book, answers) =>
    `${JSON.stringify(headOf(book), null, 2).slice(0, -2)},\n` +
    `  "puzzles": [\n${answers.map((answer) => `    ${JSON.stringify(answer)}`).join(',\n')}\n  ]\n}\n`,
  csv: ({ rights }, answers, { delimiter }) =>
    csvText(
      rights === undefined ? COLUMNS : [...COLUMNS, 'licence'],
      answers.map((answer) => ({ ...rowOf(answer), licence: rights })),
      delimiter,
    ),
  txt: ({ title, author, publisher, isbn, rights }, answers, { words }) => {
    const about = [
      words.text('keys-title', { title }),
      ...(author ? [words.text('answers-author', { name: author })] : []),
      ...(publisher ? [words.text('answers-publisher', { name: publisher })] : []),
      ...(isbn ? [`ISBN ${isbn}`] : []),
      ...(rights ? [rights] : []),
    ];
    const blocks = answers.map((answer) =>
      [
        titleOf(answer, words),
        ...(answer.id ? [words.text('answers-id', { id: answer.id })] : []),
        ...(answer.solutions === 1 ? [] : [words.text('answers-solutions', { count: answer.solutions })]),
        ...(answer.solution ?? []),
        ...answer.key,
        ...answer.stones.map(({ stone, place }) => words.text('domino-on-place', { domino: stone, place })),
      ].join('\n'),
    );
    return `${[about.join('\n'), ...blocks].join('\n\n')}\n`;
  },
};

function titleOf({ section, name }: Answer, words: WordBook): string {
  const what = section !== undefined ? 'puzzle' : isFigure(name) ? 'figure' : 'task';
  return words.text('answers-subject', { what, name });
}

/** What keys.json says of the book; a field that the book does not have is left out. */
function headOf(book: Book) {
  const { title, subtitle, author, publisher, isbn, rights, description, language, date, seed, engine } =
    book;
  const said = { title, subtitle, author, publisher, isbn, rights, description };
  return { format: 'dominosa/keys@1', ...said, language, date, seed, engine };
}

/** The columns of keys.csv; rows are joined by slashes, dominoes by bars. */
const COLUMNS = [
  'puzzle',
  'section',
  'id',
  'kind',
  'range',
  'shape',
  'level',
  'ratingInTenths',
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
    // A spreadsheet of another country would take 1.2 for a day of February.
    ratingInTenths: rating === undefined ? undefined : Math.round(rating * 10),
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

const NAMES = ANSWER_FORMATS.map((format) => ({ name: `keys.${format}`, format }));

/** The edition `keys`: the answer keys as data. */
export const KEYS: Recipe = {
  files: NAMES.map(({ name }) => name),
  isEmpty: (book) => book.solutions === 'none' || answersOf(book).length === 0,
  *render({ book, texts }) {
    for (const { name, format } of NAMES) yield textFile(name, [writeAnswers(book, texts.words, format)]);
  },
};
