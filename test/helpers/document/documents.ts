import type { Book, BookPuzzle, BookSection } from '../../../src/book/book.ts';
import { brailleSchema } from '../../../src/book/braille-config.ts';
import { ENGINE } from '../../../src/book/engine.ts';
import { printSchema } from '../../../src/book/print-config.ts';
import type { Audience, DocumentKind } from '../../../src/document/audience.ts';
import type { Document } from '../../../src/document/document.ts';
import { makeDocument } from '../../../src/document/make.ts';
import { makeRows, parseKeyRows, parseLine, parseRows } from '../../../src/domino/notation.ts';
import { checkPuzzle, type Key, type Puzzle, UNKNOWN } from '../../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { loadTexts } from '../../../src/node/texts.ts';
import type { Exhibit } from '../../../src/parts/exhibits/record.ts';
import { gradeOf } from '../../../src/solve/grade.ts';
import { solvePath } from '../../../src/solve/ladder.ts';
import { countSolutions } from '../../../src/solve/solution-counter.ts';
import { READERS, type Reader } from '../../../src/words/readers.ts';
import { opened, smallBook } from '../book/books.ts';
import { figures } from '../domino/figures.ts';
import { inTurn } from '../in-turn.ts';
import { textsOf } from './texts.ts';

/** The options of the editions. */
export const AUDIENCES = [
  { reader: 'print', keysInside: true },
  { reader: 'touch', keysInside: false },
] as const;

/** A small book with these fields, opened. Its puzzles, and what else is to be made, are the same in all languages. */
export async function openedBook(
  language: Language,
  fields: object = {},
  toMake: object = {},
): Promise<Book> {
  return opened({ ...(await smallBook(toMake)), language, ...fields });
}

/** Each kind of reader in one of the languages in turn, and print in all of them. */
export const READINGS = inTurn(
  READERS.map((reader) => ({ reader })),
  LANGUAGE_CODES.map((language) => ({ language })),
);

/** The document of a book, from the user's templates or from the built-in ones, with which it is made once. */
export function documentOf(
  book: Book,
  { part = 'book', audience = AUDIENCES[0], folder }: Partial<DocumentOptions> = {},
): Document {
  if (folder !== undefined) return makeDocument(book, part, audience, loadTexts(book.language, folder));
  const documents = MADE.get(book) ?? new Map<string, Document>();
  MADE.set(book, documents);
  const asked = JSON.stringify([part, audience]);
  const document = documents.get(asked) ?? makeDocument(book, part, audience, textsOf(book.language));
  documents.set(asked, document);
  return document;
}

/** {@link documentOf} for these readers, with all keys inside. */
export function documentFor(book: Book, reader: Reader, part: DocumentKind = 'book'): Document {
  return documentOf(book, { part, audience: { reader, keysInside: true } });
}

const MADE = new WeakMap<Book, Map<string, Document>>();

interface DocumentOptions {
  readonly part: DocumentKind;
  readonly audience: Audience;
  readonly folder: string;
}

/**
 * Terzetts with exactly one solution and their keys: the first of 200 that were found beforehand with a search in
 * plain JavaScript and counted by a second program in C++.
 */
const TERZETTS = (
  [
    [
      '777555000/543334447/540006227/541116227/333636226/471630006/471631116/471222555',
      'TLRLRLRTT/BLRLRTTBB/LRLRTBBLR/TLRTBLRTT/BTTBLRTBB/TBBTLRBLR/BLRBTLRTT/LRLRBLRBB',
    ],
    [
      '777000555/111666444/537771112/533336662/532100042/402133347/402122247/406665557',
      'LRLRTLRLR/TLRTBLRTT/BLRBLRTBB/LRLRLRBLR/TLRLRTLRT/BLRLRBLRB/TTLRLRTLR/BBLRLRBLR',
    ],
    [
      '700011304/755511304/755511304/222444426/333666426/720007426/726667555/721117333',
      'LRTLRLRLR/LRBLRTLRT/TLRTTBTTB/BLRBBTBBT/TTLRTBLRB/BBLRBLRTT/TLRTLRTBB/BLRBLRBLR',
    ],
  ] as const
).map(([rows, key]) => {
  const puzzle = checkPuzzle(parseLine(`terzett 7 ${rows}`));
  return { puzzle, key: parseKeyRows(puzzle.board, key.split('/')) };
});

/** A puzzle as a book contains it. */
export function entryOf(puzzle: Puzzle, number: number, key?: Key): BookPuzzle {
  const way = solvePath(puzzle);
  return { number, id: `x-${number}`, puzzle, key: key ?? way.end.key, grade: gradeOf(way), engine: ENGINE };
}

/** A completion in which every third cell of a Terzett is given. */
function completionOf(number: number, { puzzle, key }: (typeof TERZETTS)[number]): BookPuzzle {
  const numbers = puzzle.numbers.map((value, cell) => (cell % 3 === 0 ? value : UNKNOWN));
  const shown = checkPuzzle({ ...puzzle, kind: 'completion', numbers });
  return {
    number,
    id: `elephant-${number}`,
    puzzle: shown,
    solution: puzzle,
    key,
    grade: undefined,
    engine: ENGINE,
  };
}

/** A historic figure by its name. */
export function exhibitOf(name: string): Exhibit {
  const known = EXHIBITS.get(name) ?? makeExhibit(name);
  EXHIBITS.set(name, known);
  return known;
}

const EXHIBITS = new Map<string, Exhibit>();

function makeExhibit(name: string): Exhibit {
  const { rows, solutions } = figures.find((figure) => figure.name === name)!;
  const puzzle = checkPuzzle(parseRows(rows, 7, 'terzett'));
  return { name, puzzle, solutions, key: countSolutions(puzzle, 1).key! };
}

/** A book with these sections. */
export function bookOf(
  language: Language,
  sections: readonly BookSection[],
  exhibits: readonly Exhibit[] = [],
): Book {
  return {
    engine: ENGINE,
    title: 'A book',
    language,
    date: '2026-11-20',
    inMind: 'any',
    seed: 'seed',
    paper: 'a4',
    print: printSchema.parse({}),
    braille: brailleSchema.parse({}),
    editions: ['large-print', 'tactile'],
    story: true,
    sections,
    exhibits,
  };
}

/** A section for each kind of puzzle, numbered consecutively. */
export const SECTIONS = {
  omnibus: section('Omnibus', 'omnibus', [
    entryOf(checkPuzzle(parseLine('omnibus 3 21010/20320/01231/33231')), 1),
  ]),
  terzett: section(
    'Terzett',
    'terzett',
    TERZETTS.slice(0, 2).map(({ puzzle, key }, i) => ({
      ...entryOf(puzzle, i + 2, key),
      series: { key: `key-${i}`, filling: `filling-${i}` },
    })),
  ),
  letter: section('Letter', 'terzett', [entryOf(exhibitOf('VIII').puzzle, 4)]),
  series: { ...section('Series', 'terzett', [5, 6].map(exchanged)), oneKey: true },
  completion: section(
    'Completion',
    'completion',
    TERZETTS.slice(0, 2).map((one, i) => completionOf(i + 7, one)),
  ),
} as const satisfies Record<string, BookSection>;

/** More small puzzles than a booklet holds: one puzzle repeated. */
export const MANY: BookSection = {
  ...SECTIONS.omnibus,
  title: 'Many',
  puzzles: Array.from({ length: 41 }, (_, i) => ({ ...SECTIONS.omnibus.puzzles[0]!, number: 10 + i })),
};

function section(title: string, kind: BookSection['kind'], puzzles: readonly BookPuzzle[]): BookSection {
  return { title, kind, range: puzzles[0]!.puzzle.range, oneKey: false, puzzles };
}

/** A Terzett with its numbers permuted cyclically, so that its key stays the same. */
function exchanged(number: number): BookPuzzle {
  const { puzzle, key } = TERZETTS[2]!;
  const rows = makeRows(puzzle).map((row) => [...row].map((digit) => (Number(digit) + number) % 8).join(''));
  return entryOf(checkPuzzle(parseRows(rows, 7, 'terzett')), number, key);
}

/** A book of all kinds, with a figure of each type. */
export function mixedBook(language: Language): Book {
  const book =
    MIXED.get(language) ?? bookOf(language, Object.values(SECTIONS), ['VIII', 'IX', 'XV'].map(exhibitOf));
  MIXED.set(language, book);
  return book;
}

const MIXED = new Map<Language, Book>();
