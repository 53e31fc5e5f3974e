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
  Record<
    AnswerFormat,
    (book: Book, answers: readonly Answer[], about: { words: WordBook; delimiter: Delimiter }) => string
  >
> = {
  json: (book, answers) =>
    `${JSON.stringify(headOf(book), null, 2).slice(0, -2)},\n` +
    `  "puzzles": [\n${answers.map((answer) => `    ${JSON.stringify(answer)}`).join(',\n')}\n  ]\n}\n`,
  csv: ({ rights }, answers, { delimiter }) => {
    const columns: Columns = { ...COLUMNS, ...(rights !== undefined && { licence: () => rights }) };
    const rows = answers.map((answer) =>
      Object.fromEntries(Object.entries(columns).map(([name, tell]) => [name, tell(answer)])),
    );
    return csvText(Object.keys(columns), rows, delimiter);
  },
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

type Columns = Readonly<Record<string, (answer: Answer) => string | number | undefined>>;

/** The columns of keys.csv with what each tells of an answer; rows are joined by slashes, dominoes by bars. */
const COLUMNS: Columns = {
  puzzle: ({ name }) => name,
  section: ({ section }) => section,
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  range: ({ range }) => range,
  shape: ({ shape }) => shape,
  level: ({ level }) => level,
  // A spreadsheet of another country would take 1.2 for a day of February.
  ratingInTenths: ({ rating }) => (rating === undefined ? undefined : Math.round(rating * 10)),
  solutions: ({ solutions }) => solutions,
  rows: ({ rows }) => rows.join('/'),
  solution: ({ solution }) => solution?.join('/'),
  key: ({ key }) => key.join('/'),
  stones: ({ stones }) => stones.map(({ stone, place }) => `${stone} ${place}`).join(' | '),
  gameId: ({ gameId }) => gameId,
  seriesKey: ({ series }) => series?.key,
  seriesFilling: ({ series }) => series?.filling,
};

/** The edition `keys`: the answer keys as data. */
export const KEYS: Recipe = {
  files: ANSWER_FORMATS.map((format) => `keys.${format}`),
  isEmpty: (book) => book.solutions === 'none' || answersOf(book).length === 0,
  *render({ book, texts }) {
    for (const format of ANSWER_FORMATS) {
      yield textFile(`keys.${format}`, [writeAnswers(book, texts.words, format)]);
    }
  },
};
