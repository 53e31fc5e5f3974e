import type { Book } from '../book/book.ts';
import { type BookContent, type Edition, type PrintEdition, SOLUTION_CONTENTS } from '../book/choices.ts';
import { readBrf, readPef } from './embossed.ts';
import { readEpub } from './epub.ts';
import { readHtml } from './markup.ts';
import { EMBOSSED, ON_PAPER, PRINTED, RAISED, SPOKEN, type Writing } from './names.ts';
import type { Passage } from './passages.ts';
import { type Open, readPdf } from './pdf.ts';
import { readSpoken } from './spoken.ts';
import type { Holding, ToldIds } from './subject.ts';

/** The passages of a file. @throws UserError if it cannot be read */
export type Reader = (open: Open, book: Book) => Iterable<Passage> | AsyncIterable<Passage>;

/** A reader that has all of a file at once. */
type WholeReader = (bytes: Uint8Array, book: Book) => Iterable<Passage> | AsyncIterable<Passage>;

function opened(read: WholeReader): Reader {
  return (open, book) => read(open(), book);
}

/** A file of an edition, or several if it comes in volumes. */
export interface ExpectedFile {
  /** Without its ending. */
  readonly name: string;
  readonly ending: string;
  readonly inVolumes: boolean;
  /** Whether its volumes are numbered on from those of the file before it. */
  readonly countsOn?: boolean;
  /** What of the book it holds. */
  readonly holds: readonly Holding[];
  readonly writing: Writing;
  readonly ids: ToldIds;
  /** Whether its tasks can be played in it. */
  readonly isPlayed?: boolean;
  /** Nothing for answers as data, which are compared field by field. */
  readonly read?: Reader;
}

/** Card dominoes are made up to this range. docs/stones.md */
const MOST_ON_CARDS = 12;
/** And those with pips also in braille up to this one. */
const MOST_IN_PIPS = 9;

const ALL_IDS: ToldIds = { puzzles: true, series: true };
/** The id of an embossed puzzle stands beside it alone. */
const IDS_IN_CELLS: ToldIds = { ...ALL_IDS, keys: false };

/** What the files of a book hold of its keys. */
interface Keys {
  /** What stands in the book itself. */
  readonly inside: readonly Holding[];
  readonly onCover: readonly Holding[];
  /** The file that holds them alone, if there is one, and what of them it holds. */
  readonly file?: 'keys' | 'solutions';
  readonly apart: readonly Holding[];
  /** The files of editions that are one file, each with what it holds. */
  readonly whole: readonly (readonly [name: string, holds: readonly Holding[]])[];
}

function keysOf(book: Book): Keys {
  const { solutions = 'back', contents } = book;
  const isListed = (part: BookContent) => contents?.includes(part) ?? true;
  const there: readonly Holding[] = isListed('solutions') && solutions !== 'none' ? ['keys'] : [];
  const inside = solutions === 'back' ? there : [];
  const isApart = solutions === 'apart' && SOLUTION_CONTENTS.some(isListed);
  const file = !hasKeys(book) ? undefined : isApart ? 'solutions' : inside.length > 0 ? 'keys' : undefined;
  const more = file === 'solutions' ? [['solutions', there] as const] : [];
  return {
    inside,
    onCover: solutions === 'back' ? ['coverKey'] : ['cover'],
    ...(file && { file }),
    apart: there,
    whole: [['book', ['puzzles', ...inside]], ...more],
  };
}

/** The files of each edition of a book. */
export const EXPECTED: Readonly<Record<Edition, (book: Book) => readonly ExpectedFile[]>> = {
  'large-print': printed('large-print'),
  'giant-print': printed('giant-print'),
  'standard-print': printed('standard-print'),
  kdp: (book) => {
    const { inside, onCover, file, apart } = keysOf(book);
    return [
      { ...pdf('kdp', ['puzzles', ...inside]), inVolumes: false },
      { ...pdf('kdp-cover', onCover), inVolumes: false },
      ...(file === 'solutions' ? [{ ...pdf('kdp-solutions', apart), inVolumes: false }] : []),
    ];
  },
  tactile: (book) => {
    const { file, apart } = keysOf(book);
    return [
      raised('tactile', ['puzzles']),
      ...(book.tactile === 'full' && file ? [raised(`tactile-${file}`, apart)] : []),
    ];
  },
  kit: ({ braille, sections, solutions, contents }) => [
    raised('boards', ['puzzles']),
    raised('board-empty', []),
    ...(sections.some(({ oneKey }) => oneKey) &&
    solutions !== 'none' &&
    (contents?.includes('stencils') ?? true)
      ? [raised('stencils', [])]
      : []),
    pdf('kit', []),
    { ...embossed('kit', braille), holds: [] },
    spoken('kit'),
  ],
  stones: ({ sections, exhibits, composing = [] }) => {
    const shown = [...exhibits, ...composing.map(({ task }) => task)].map(({ puzzle }) => puzzle);
    const ranges = [...sections, ...shown].map(({ range }) => range);
    const onCards = ranges.filter((range) => range <= MOST_ON_CARDS);
    if (onCards.length === 0) return [];
    const names = [
      'stones',
      'stones-tactile',
      ...(Math.max(...onCards) <= MOST_IN_PIPS ? ['stones-braille'] : []),
    ];
    return names.map((name) => pdf(name, []));
  },
  calibration: () => [pdf('calibration', [])],
  brf: (book) => {
    const { file, apart } = keysOf(book);
    return [
      { ...embossed('book', book.braille), holds: ['puzzles'] },
      ...(file ? [{ ...embossed(file, book.braille), holds: apart, countsOn: file === 'keys' }] : []),
      spoken('embossing'),
    ];
  },
  pef: (book) => whole(book, 'pef', EMBOSSED, readPef).map((file) => ({ ...file, ids: IDS_IN_CELLS })),
  aloud: (book) => whole(book, 'txt', SPOKEN, (bytes, { language }) => readSpoken(bytes, language)),
  epub: (book) => whole(book, 'epub', PRINTED, readEpub),
  html: (book) =>
    whole(book, 'html', PRINTED, readHtml).map((file) => ({ ...file, isPlayed: file.name === 'book' })),
  ebraille: (book) => whole(book, 'ebrl', RAISED, readEpub),
  keys: (book) =>
    (book.solutions === 'none' ? [] : ['json', 'csv', 'txt']).map((ending) => ({
      name: 'keys',
      ending,
      inVolumes: false,
      holds: ['keys'],
      writing: PRINTED,
      ids: ALL_IDS,
    })),
};

function printed(edition: PrintEdition): (book: Book) => readonly ExpectedFile[] {
  return (book) => {
    const { inside, onCover, file, apart } = keysOf(book);
    return [
      pdf(edition, ['puzzles', ...inside, ...onCover]),
      ...(file ? [pdf(`${edition}-${file}`, apart)] : []),
    ];
  };
}

/** Rules of games alone have nothing to look up. */
function hasKeys({ sections, exhibits, composing, exercises, locks }: Book): boolean {
  return [sections, exhibits, composing, exercises, locks].some((things) => things && things.length > 0);
}

function pdf(name: string, holds: readonly Holding[]): ExpectedFile {
  return {
    name,
    ending: 'pdf',
    inVolumes: true,
    holds,
    writing: ON_PAPER,
    ids: { puzzles: false, keys: false, series: false },
    read: readPdf,
  };
}

function raised(name: string, holds: readonly Holding[]): ExpectedFile {
  return { ...pdf(name, holds), inVolumes: false, writing: RAISED, ids: { puzzles: true, series: false } };
}

function embossed(name: string, { code }: Book['braille']): Omit<ExpectedFile, 'holds'> {
  const ending = code === 'unicode' ? 'ubrl' : 'brf';
  return { name, ending, inVolumes: true, writing: EMBOSSED, ids: IDS_IN_CELLS, read: opened(readBrf) };
}

/** Words without puzzles. */
function spoken(name: string): ExpectedFile {
  const read = opened((bytes, { language }) => readSpoken(bytes, language));
  return { name, ending: 'txt', inVolumes: false, holds: [], writing: SPOKEN, ids: ALL_IDS, read };
}

/** One file with the puzzles and their keys; solutions that are apart are another one. */
function whole(book: Book, ending: string, writing: Writing, read: WholeReader): readonly ExpectedFile[] {
  return keysOf(book).whole.map(([name, holds]) => {
    return { name, ending, inVolumes: false, holds, writing, ids: ALL_IDS, read: opened(read) };
  });
}
