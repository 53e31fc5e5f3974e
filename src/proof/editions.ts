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
type WholeReader = (bytes: Uint8Array, book: Book) => Iterable<Passage>;

function opened(read: WholeReader): Reader {
  return (open, book) => read(open(), book);
}

/** A file of an edition, or several if it comes in volumes. */
export interface ExpectedFile {
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
function keysOf(book: Book) {
  const { solutions = 'back', contents } = book;
  const isListed = (part: BookContent) => contents?.includes(part) ?? true;
  const there: readonly Holding[] = isListed('solutions') && solutions !== 'none' ? ['keys'] : [];
  const inside = solutions === 'back' ? there : [];
  const onCover: readonly Holding[] = solutions === 'back' ? ['coverKey'] : ['cover'];
  const isApart = solutions === 'apart' && SOLUTION_CONTENTS.some(isListed);
  /** The file that holds them alone, if there is one. */
  const file = !hasKeys(book) ? undefined : isApart ? 'solutions' : inside.length > 0 ? 'keys' : undefined;
  return { inside, onCover, file, apart: there } as const;
}

/** The files of each edition of a book. */
export const EXPECTED: Readonly<Record<Edition, (book: Book) => readonly ExpectedFile[]>> = {
  'large-print': printed('large-print'),
  'giant-print': printed('giant-print'),
  'standard-print': printed('standard-print'),
  kdp: (book) => {
    const { inside, onCover, file, apart } = keysOf(book);
    return [
      pdf('kdp', ['puzzles', ...inside]),
      pdf('kdp-cover', onCover),
      ...(file === 'solutions' ? [pdf('kdp-solutions', apart)] : []),
    ].map((file) => ({ ...file, inVolumes: false }));
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
  aloud: (book) => whole(book, 'txt', SPOKEN, readScript),
  epub: (book) => whole(book, 'epub', PRINTED, readEpub),
  html: (book) =>
    whole(book, 'html', PRINTED, readHtml).map((file) => ({ ...file, isPlayed: file.name === 'book' })),
  ebraille: (book) => whole(book, 'ebrl', RAISED, readEpub),
  keys: ({ solutions }) =>
    (solutions === 'none' ? [] : ['json', 'csv', 'txt']).map((ending) => {
      return { name: 'keys', ending, inVolumes: false, holds: ['keys'], writing: PRINTED, ids: ALL_IDS };
    }),
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
  return {
    name,
    ending: 'txt',
    inVolumes: false,
    holds: [],
    writing: SPOKEN,
    ids: ALL_IDS,
    read: opened(readScript),
  };
}

function readScript(bytes: Uint8Array, { language }: Book): Iterable<Passage> {
  return readSpoken(bytes, language);
}

/** One file with the puzzles and their keys; solutions that are apart are another one. */
function whole(book: Book, ending: string, writing: Writing, read: WholeReader): readonly ExpectedFile[] {
  const { inside, file, apart } = keysOf(book);
  const fileOf = (name: string, holds: readonly Holding[]): ExpectedFile => {
    return { name, ending, inVolumes: false, holds, writing, ids: ALL_IDS, read: opened(read) };
  };
  return [
    fileOf('book', ['puzzles', ...inside]),
    ...(file === 'solutions' ? [fileOf('solutions', apart)] : []),
  ];
}
