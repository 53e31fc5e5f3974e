import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Book, BookFile } from '../../src/book/book.ts';
import { EDITIONS, type Edition } from '../../src/book/choices.ts';
import { writingWith } from '../../src/braille/tables.ts';
import { makeCell } from '../../src/domino/coordinates.ts';
import type { Language } from '../../src/languages/index.ts';
import { ENGINES } from '../../src/node/braille.ts';
import { EXPECTED } from '../../src/proof/editions.ts';
import type { Passage } from '../../src/proof/passages.ts';
import { bookOfAllParts } from '../helpers/book/all-parts.ts';
import { opened } from '../helpers/book/books.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { type Files, filesOf, proof } from '../helpers/proof/finished.ts';

/** The other editions have no puzzles, consist of answers, or are laid out as one of these is. */
const TESTED = EDITIONS.filter(
  (edition) => !/^(stones|calibration|keys|giant-print|standard-print|pef)$/.test(edition),
);

/** Files that are meant to hold solutions. */
const OF_SOLUTIONS = /solutions|keys|^stencils/;

/** How much of a key must be found in one place of a file: small examples share some of its places. */
const MOST = 0.8;

const puzzlesOf = ({ sections }: Book) => sections.flatMap(({ puzzles }) => puzzles);

/** The pairs of cells of each puzzle's key. */
const keysOf = (book: Book) =>
  [...puzzlesOf(book), ...(book.cover ? [{ number: 'cover', ...book.cover }] : [])].map(
    ({ number, puzzle, key }) => ({
      number,
      places: puzzle.board.cells
        .filter((cell) => key[cell]! > cell)
        .map((cell) => [cell, key[cell]!].map((each) => makeCell(puzzle.board, each)).join()),
    }),
  );

interface Read {
  /** The numbers of the puzzles whose keys are found under one heading. */
  readonly keys: Set<number | string>;
  /** The headings of solutions in the file. */
  readonly headings: Set<string>;
}

async function readIn(
  file: BookFile,
  files: Files,
  editions: readonly Edition[],
): Promise<ReadonlyMap<string, Read>> {
  const book = opened(file);
  const written = { language: book.language, braille: writingWith(ENGINES, book.braille) };
  const found = new Map<string, Read>();
  for (const edition of editions) {
    for (const { name, ending, writing, read } of EXPECTED[edition](book)) {
      const titles = headingsOf(book);
      const wanted = writing.write(titles, written).map(normal);
      for (const [path, bytes] of files) {
        if (!new RegExp(`^${name}(-volume-\\d+)?\\.${ending}$`).test(path)) continue;
        found.set(
          path,
          await readOne(
            read!(() => bytes, book),
            keysOf(book),
            wanted,
          ),
        );
      }
    }
  }
  return found;
}

async function readOne(
  passages: Iterable<Passage> | AsyncIterable<Passage>,
  keys: ReturnType<typeof keysOf>,
  wanted: readonly string[],
): Promise<Read> {
  const told: Read = { keys: new Set(), headings: new Set() };
  let here = new Set<string>();
  for await (const passage of passages) {
    if (passage.type === 'heading' || passage.type === 'line') {
      const text = normal(passage.text);
      for (const title of wanted) if (text.startsWith(title)) told.headings.add(title);
    }
    if (passage.type === 'heading' || passage.type === 'board') here = new Set();
    if (passage.type !== 'dominoes') continue;
    for (const { cells } of passage.dominoes) here.add(cells.join());
    for (const { number, places } of keys) {
      if (places.filter((place) => here.has(place)).length >= MOST * places.length) told.keys.add(number);
    }
  }
  return told;
}

/** The headings of answers, and of solution paths, turning points and keys of all puzzles. */
function headingsOf(book: Book): string[] {
  const { words } = textsOf(book.language);
  // In print a key is called an answer.
  return (['print', 'touch'] as const).flatMap((reader) => {
    const said = words.for(reader);
    return [
      said.text('exercise-keys-heading'),
      said.text('lock-keys-heading'),
      said.text('key-heading', { of: 'composing', name: 1 }),
      ...puzzlesOf(book).flatMap(({ number }) => [
        said.text('hint-way-heading', { number }),
        said.text('hint-turning-heading', { number }),
        said.text('key-heading', { of: 'puzzle', name: number }),
      ]),
    ];
  });
}

const normal = (text: string) => text.replace(/[\s\u2800]+/g, ' ').trim();

/** All text of a file that can be searched; compressed files are unpacked. */
function textOf(name: string, bytes: Uint8Array): string {
  if (/\.(epub|ebrl)$/.test(name))
    return Object.values(unzipSync(bytes))
      .map((entry) => strFromU8(entry))
      .join('\n');
  return Buffer.from(bytes).toString('utf8');
}

/** The notations of solutions in data: rows of keys, unknown numbers, and series. */
function codesOf({ sections, cover, composing = [] }: BookFile): string[] {
  const records = [...sections.flatMap(({ puzzles }) => puzzles), ...(cover ? [cover] : [])];
  return [
    ...records.flatMap(({ key, solution, series }) => [
      ...[key, solution].flatMap((rows) => (rows ? [rows.join('/'), rows.join('\n'), rows.join('')] : [])),
      ...(series ? [series.key, series.filling] : []),
    ]),
    ...composing.flatMap(({ example, key }) => [example.join('/'), key.join('/')]),
  ];
}

/** A book with its solutions in one place, its files, and what is found in them: making and reading all files takes long. */
async function made(language: Language, solutions: 'apart' | 'none') {
  const file = await bookOfAllParts(language, { solutions });
  const files = await filesOf(file, TESTED);
  const read = await readIn(file, files, TESTED);
  return { file, files, read, all: puzzlesOf(opened(file)).length };
}
type Made = Awaited<ReturnType<typeof made>>;

function expectNoSolution({ file, files, read }: Made): void {
  const codes = codesOf(file);
  for (const [name, bytes] of files) {
    if (OF_SOLUTIONS.test(name)) continue;
    const { keys, headings } = read.get(name)!;
    expect([name, [...keys], [...headings]]).toEqual([name, [], []]);
    const text = textOf(name, bytes);
    expect([name, codes.filter((code) => text.includes(code))]).toEqual([name, []]);
  }
}

it('solutions that are apart are in files of their own, and nowhere else', async () => {
  const book = await made('de', 'apart');
  expectNoSolution(book);
  const whole = [...book.read].filter(([name]) => /solutions\.(?!txt)/.test(name));
  expect(whole.map(([name]) => name).sort()).toEqual([
    'kdp-solutions.pdf',
    'large-print-solutions.pdf',
    'solutions.brf',
    'solutions.ebrl',
    'solutions.epub',
    'solutions.html',
    'tactile-solutions.pdf',
  ]);
  for (const [name, { keys, headings }] of whole) {
    expect([name, keys.size >= book.all, headings.size > book.all]).toEqual([name, true, true]);
  }
  expect(await proof(book.file, book.files, TESTED)).toMatchObject({ faults: [], unreadable: [] });
});

it('no file has solutions if there are to be none', async () => {
  const book = await made('fr', 'none');
  expectNoSolution(book);
  expect([...book.files.keys()].filter((name) => OF_SOLUTIONS.test(name))).toEqual([]);
  expect(await proof(book.file, book.files, TESTED)).toMatchObject({ faults: [], unreadable: [] });
});
