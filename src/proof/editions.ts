import type { Book } from '../book/book.ts';
import type { Edition, PrintEdition } from '../book/choices.ts';
import { readBrf, readPef } from './embossed.ts';
import { readEpub } from './epub.ts';
import { readHtml } from './markup.ts';
import { EMBOSSED, ON_PAPER, PRINTED, RAISED, SPOKEN, type Writing } from './names.ts';
import type { Passage } from './passages.ts';
import { readPdf } from './pdf.ts';
import { readSpoken } from './spoken.ts';
import type { Holding, ToldIds } from './subject.ts';

/** The passages of a file. @throws UserError if it cannot be read */
export type Reader = (bytes: Uint8Array, book: Book) => Iterable<Passage> | AsyncIterable<Passage>;

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
  readonly isPlayed?: true;
  /** Nothing for answers as data, which are compared field by field. */
  readonly read?: Reader;
}

/** Card stones are made up to this range. docs/stones.md */
const MOST_ON_CARDS = 12;
/** And those with pips also in braille up to this one. */
const MOST_IN_PIPS = 9;

const ALL_IDS: ToldIds = { puzzles: true, series: true };

/** The files of each edition of a book. */
export const EXPECTED: Readonly<Record<Edition, (book: Book) => readonly ExpectedFile[]>> = {
  'large-print': printed('large-print'),
  'giant-print': printed('giant-print'),
  'standard-print': printed('standard-print'),
  kdp: () => [
    { ...pdf('kdp', ['puzzles', 'keys']), inVolumes: false },
    { ...pdf('kdp-cover', ['cover']), inVolumes: false },
  ],
  tactile: (book) => [
    raised('tactile', ['puzzles']),
    ...(book.tactile === 'full' && hasKeys(book) ? [raised('tactile-keys', ['keys'])] : []),
  ],
  kit: ({ braille, sections }) => [
    raised('boards', ['puzzles']),
    raised('board-empty', []),
    ...(sections.some(({ oneKey }) => oneKey) ? [raised('stencils', [])] : []),
    pdf('kit', []),
    { ...embossed('kit', braille), holds: [] },
    { ...whole('txt', SPOKEN, (bytes, { language }) => readSpoken(bytes, language)), name: 'kit', holds: [] },
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
  brf: (book) => [
    { ...embossed('book', book.braille), holds: ['puzzles'] },
    ...(hasKeys(book)
      ? [{ ...embossed('keys', book.braille), holds: ['keys' as const], countsOn: true }]
      : []),
  ],
  pef: () => [whole('pef', EMBOSSED, readPef)],
  aloud: () => [whole('txt', SPOKEN, (bytes, { language }) => readSpoken(bytes, language))],
  epub: () => [whole('epub', PRINTED, readEpub)],
  html: () => [{ ...whole('html', PRINTED, readHtml), isPlayed: true }],
  ebraille: () => [whole('ebrl', RAISED, readEpub)],
  keys: () =>
    ['json', 'csv', 'txt'].map((ending) => ({
      name: 'keys',
      ending,
      inVolumes: false,
      holds: ['keys'],
      writing: PRINTED,
      ids: ALL_IDS,
    })),
};

function printed(edition: PrintEdition): (book: Book) => readonly ExpectedFile[] {
  return (book) => [
    pdf(edition, ['puzzles', 'keys', 'cover']),
    ...(hasKeys(book) ? [pdf(`${edition}-keys`, ['keys'])] : []),
  ];
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
    ids: { puzzles: false, series: true },
    read: readPdf,
  };
}

function raised(name: string, holds: readonly Holding[]): ExpectedFile {
  return { ...pdf(name, holds), inVolumes: false, writing: RAISED, ids: { puzzles: true, series: false } };
}

function embossed(name: string, { code }: Book['braille']): Omit<ExpectedFile, 'holds'> {
  const ending = code === 'unicode' ? 'ubrl' : 'brf';
  return { name, ending, inVolumes: true, writing: EMBOSSED, ids: ALL_IDS, read: readBrf };
}

/** One file with the puzzles and their keys. */
function whole(ending: string, writing: Writing, read: Reader): ExpectedFile {
  return { name: 'book', ending, inVolumes: false, holds: ['puzzles', 'keys'], writing, ids: ALL_IDS, read };
}
