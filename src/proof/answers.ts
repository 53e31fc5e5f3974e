import type { BookFile } from '../book/book.ts';
import { parseJson } from '../book/json.ts';
import type { PuzzleRecord } from '../book/record.ts';
import { UserError } from '../errors.ts';
import { LANGUAGES } from '../languages/index.ts';
import type { ExhibitRecord } from '../parts/exhibits/record.ts';
import { readCsv } from './csv.ts';
import { closeMarks, columnLetters, laidIn } from './passages.ts';

/** The fields of a puzzle with its key, each as one text; rows are joined by slashes, dominoes by vertical bars. */
type Fields = Readonly<Record<string, string>>;

interface Answer {
  readonly where: string;
  readonly fields: Fields;
}

/** A fault and its place. */
type Report = (where: string, fault: string) => void;

/** How answers are found in each format, and the fields that it does not tell. */
const FORMATS: Readonly<
  Record<
    'json' | 'csv' | 'txt',
    { read(text: string, report: Report, book: BookFile): Answer[]; without: readonly string[] }
  >
> = {
  json: { read: fromJson, without: ['ratingInTenths'] },
  csv: {
    read: (text) => readCsv(text).map((fields, i) => ({ where: `record ${i + 1}`, fields })),
    without: ['rating'],
  },
  txt: {
    read: fromText,
    without: [
      'section',
      'kind',
      'range',
      'level',
      'rating',
      'ratingInTenths',
      'rows',
      'seriesKey',
      'seriesFilling',
    ],
  },
};

/** Compares answer keys as data with the book. @throws UserError if they cannot be read */
export function compareAnswers(
  bytes: Uint8Array,
  format: keyof typeof FORMATS,
  book: BookFile,
  report: Report,
): void {
  const { read, without } = FORMATS[format];
  const expected = new Map(answersOf(book).map((fields) => [fields.puzzle!, fields]));
  for (const { where, fields } of read(new TextDecoder().decode(bytes), report, book)) {
    const name = fields.puzzle ?? '';
    const wanted = expected.get(name);
    if (!wanted) {
      report(where, `${name} is not in the book, or comes twice`);
      continue;
    }
    expected.delete(name);
    for (const [field, value] of Object.entries(wanted)) {
      if (without.includes(field)) continue;
      const found = fields[field] ?? '';
      if (found !== value) report(where, `${titleOf(name)}, ${field}: ${difference(found, value)}`);
    }
    const game = fields.gameId;
    if (game && game !== gameIdOf(wanted)) {
      report(where, `${titleOf(name)}, gameId: ${difference(game, gameIdOf(wanted))}`);
    }
  }
  for (const name of expected.keys()) report('', `the key to ${titleOf(name)} is missing`);
}

/** What the book says, in the order of its puzzles. */
function answersOf({ sections, exhibits }: BookFile): Fields[] {
  let number = 0;
  return [
    ...sections.flatMap(({ title, puzzles }) =>
      puzzles.map((record) => ({
        puzzle: String(++number),
        section: title,
        solutions: '1',
        ...fieldsOf(record),
      })),
    ),
    ...exhibits.map((record) => ({
      puzzle: (record as ExhibitRecord).name ?? record.id ?? '',
      solutions: String(record.solutions),
      ...fieldsOf(record),
    })),
  ];
}

function fieldsOf({ id, kind, range, grade, rows, solution, key, series }: PuzzleRecord): Fields {
  return {
    id: id ?? '',
    kind,
    range: String(range),
    level: grade?.level ?? '',
    rating: grade ? String(grade.rating) : '',
    ratingInTenths: grade ? grade.rating.toFixed(1).replace('.', '') : '',
    rows: rows.join('/'),
    solution: solution?.join('/') ?? '',
    ...(key && { key: key.join('/'), stones: dominoesOf(solution ?? rows, key) }),
    seriesKey: series?.key ?? '',
    seriesFilling: series?.filling ?? '',
  };
}

/** The dominoes of a key in reading order: `2:3 1 a b | 1:1 e 1,2`. */
function dominoesOf(rows: readonly string[], key: readonly string[]): string {
  const number = (row: number, column: number) => Number.parseInt(rows[row]![column]!, 36);
  return key
    .flatMap((halves, row) =>
      Array.from(halves, (half, column) => {
        const [down, right] = half === 'T' ? [1, 0] : half === 'L' ? [0, 1] : [0, 0];
        if (down + right === 0) return '';
        const pair = [number(row, column), number(row + down, column + right)]
          .sort((a, b) => a - b)
          .join(':');
        const letters = columnLetters(column);
        return down
          ? `${pair} ${letters} ${row + 1},${row + 2}`
          : `${pair} ${row + 1} ${letters} ${columnLetters(column + 1)}`;
      }),
    )
    .filter((domino) => domino !== '')
    .join(' | ');
}

/** As Simon Tatham's Dominosa writes it: numbers of two digits in brackets. */
function gameIdOf({ range, rows }: Fields): string {
  const numbers = Array.from(rows!.replaceAll('/', ''), (character) => Number.parseInt(character, 36));
  return `${range}:${numbers.map((number) => (number > 9 ? `[${number}]` : number)).join('')}`;
}

function titleOf(name: string): string {
  return /^\d+$/.test(name) ? `puzzle ${name}` : name;
}

const MOST_SHOWN = 40;

/** The first place where two texts differ, with a little of what stands there. */
function difference(found: string, wanted: string): string {
  let at = 0;
  while (at < found.length && found[at] === wanted[at]) at++;
  const from = Math.max(0, Math.min(at - MOST_SHOWN / 4, at));
  const show = (text: string) =>
    `"${from > 0 ? '…' : ''}${text.slice(from, from + MOST_SHOWN)}${text.length > from + MOST_SHOWN ? '…' : ''}"`;
  return `${show(found)} instead of ${show(wanted)}`;
}

function fromJson(text: string, report: Report, book: BookFile): Answer[] {
  const file = parseJson(text) as Record<string, unknown> | null;
  const puzzles = file?.puzzles;
  if (!Array.isArray(puzzles)) throw new UserError('there is no list of puzzles');
  for (const field of ['title', 'language', 'date', 'seed', 'engine'] as const) {
    const found = file![field];
    if (found !== book[field]) report(field, difference(plain(found), String(book[field])));
  }
  return puzzles.map((answer: unknown, i) => ({ where: `puzzles[${i}]`, fields: flat(fieldsIn(answer)) }));
}

function flat({ name, stones, series, ...others }: Readonly<Record<string, unknown>>): Fields {
  const { key = '', filling = '' } = fieldsIn(series);
  const list = Array.isArray(stones) ? stones.map(fieldsIn) : [];
  return {
    puzzle: plain(name),
    stones: list.map(({ stone, place }) => `${plain(stone)} ${plain(place)}`).join(' | '),
    seriesKey: plain(key),
    seriesFilling: plain(filling),
    ...Object.fromEntries(
      Object.entries(others).map(([field, value]) => [
        field,
        Array.isArray(value) ? value.map(plain).join('/') : plain(value),
      ]),
    ),
  };
}

/** The fields of a value, or none. */
function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A text or number as a text; what is made of parts is none. */
function plain(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'a list or object' : String(value);
}

/** Blocks of lines: name, id, number of solutions, rows, and a domino a line. */
function fromText(text: string, _report: Report, { language }: BookFile): Answer[] {
  const { headings, answers: words } = LANGUAGES[language].proof;
  const head = new RegExp(`^(?:${headings.puzzle}|${headings.figure}|${headings.task}) (\\S+)$`);
  const id = new RegExp(`^${words.id}: (\\S+)$`);
  const oneOf = new RegExp(`^${words.oneOf} (\\d+) `);
  const answers: Answer[] = [];
  let line = 1;
  for (const block of closeMarks(text).split(/(\n{2,})/)) {
    const where = `line ${line}`;
    const lines = block.trimEnd().split('\n');
    line += block.split('\n').length - 1;
    const name = head.exec(lines[0]!)?.[1];
    if (name === undefined) continue;
    const rest = lines.slice(1);
    const only = (pattern: RegExp) => rest.filter((each) => pattern.test(each));
    const named = (pattern: RegExp, fallback: string) =>
      rest.map((each) => pattern.exec(each)?.[1]).find((each) => each !== undefined) ?? fallback;
    const dominoes = only(/^\d+:\d+ /).flatMap((each) => {
      const [laid] = laidIn(each);
      return laid ? [`${laid.domino} ${each.replace(/^\S+ \S+ /, '')}`] : [each];
    });
    answers.push({
      where,
      fields: {
        puzzle: name,
        id: named(id, ''),
        solutions: named(oneOf, '1'),
        solution: only(/^[\d.][\da-z.]*$/).join('/'),
        key: only(/^(?=\.*[LRTB])[LRTB.]+$/).join('/'),
        stones: dominoes.join(' | '),
      },
    });
  }
  return answers;
}
