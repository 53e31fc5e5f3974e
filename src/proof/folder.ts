import { type Book, type BookFile, openBook } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import { asChosen } from '../book/contents.ts';
import { type Engines, writingWith } from '../braille/tables.ts';
import { UserError } from '../errors.ts';
import { compareAnswers } from './answers.ts';
import { Comparison } from './comparison.ts';
import { EXPECTED, type ExpectedFile } from './editions.ts';
import { MOST_FAULTS } from './limits.ts';
import { PlayedComparison } from './played.ts';
import { subjectsOf } from './subject.ts';

/** What a fault quotes can be a whole file. */
const LONGEST_FAULT = 1000;

export interface Folder {
  /** All that lies in it. */
  readonly names: readonly string[];
  /** A file, which may be read several times. @throws UserError */
  read(name: string): Uint8Array;
}

/** What became of a comparison. */
export interface FolderFaults {
  /** One a line, each with its file and place. */
  readonly faults: readonly string[];
  /** The files that could not be read, with the reason. */
  readonly unreadable: readonly string[];
  /** How many files were read. */
  readonly files: number;
}

/**
 * Reads the files in a book's folder back and compares them with the book: every puzzle, key and id must be there as
 * the book has it, no file of its editions may be missing, and none may be there that is of no edition.
 *
 * @param engines what translates the headings into braille, as the book asks for it
 * @param only the editions that are looked at; without it those of the book, and others that are there
 * @throws UserError if the book itself cannot be opened
 */
export async function checkFolder(
  file: BookFile,
  folder: Folder,
  engines: Engines,
  only: readonly Edition[] = [],
): Promise<FolderFaults> {
  const book = openBook(file);
  const parts: FolderFaults[] = [];
  for (const edition of editionsIn(book, folder.names, only)) {
    const isWanted = only.length > 0 || book.editions.includes(edition);
    parts.push(await checkEdition({ file, book, folder, engines }, edition, isWanted));
  }
  if (only.length === 0) parts.push({ faults: strangersIn(book, folder.names), unreadable: [], files: 0 });
  return joinFaults(parts);
}

/** What became of several comparisons. */
export function joinFaults(parts: readonly FolderFaults[]): FolderFaults {
  return {
    faults: parts.flatMap(({ faults }) => faults),
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
    files: parts.reduce((sum, { files }) => sum + files, 0),
  };
}

/** The editions that are to be looked at: those that are asked for, else those of the book and others that are there. */
export function editionsIn(book: Book, names: readonly string[], only: readonly Edition[] = []): Edition[] {
  return EDITIONS.filter((edition) =>
    only.length > 0
      ? only.includes(edition)
      : book.editions.includes(edition) || filesIn(book, names, edition).length > 0,
  );
}

/** The files of an edition that are there. */
export function filesIn(book: Book, names: readonly string[], edition: Edition): string[] {
  return EXPECTED[edition](book).flatMap((expected) => volumesOf(expected, names));
}

/** A fault for each file that belongs to no edition of the book. */
export function strangersIn(book: Book, names: readonly string[]): string[] {
  const known = new Set(['book.json', ...EDITIONS.flatMap((edition) => filesIn(book, names, edition))]);
  return names.filter((name) => !known.has(name)).map((name) => `${name} does not belong to this book`);
}

/** Compares the files of one edition. @param isWanted whether all of them must be there */
export async function checkEdition(
  wanted: Wanted,
  edition: Edition,
  isWanted: boolean,
): Promise<FolderFaults> {
  const { book, folder } = wanted;
  const faults: string[] = [];
  const unreadable: string[] = [];
  let before = 0;
  let files = 0;
  for (const expected of EXPECTED[edition](book)) {
    const found = volumesOf(expected, folder.names);
    const first = expected.countsOn ? before + 1 : 1;
    before = found.length;
    files += found.length;
    let told = 0;
    const report = (where: string, fault: string) => {
      if (++told > MOST_FAULTS) return;
      const text = where === '' ? `${nameOf(expected)}: ${fault}` : `${where}: ${fault}`;
      faults.push(text.length > LONGEST_FAULT ? `${text.slice(0, LONGEST_FAULT)}…` : text);
    };
    if (found.length === 0) {
      if (isWanted) faults.push(`${nameOf(expected)} is missing: the book has the edition ${edition}`);
      continue;
    }
    faults.push(...volumeFaults(expected, found, first));
    unreadable.push(...(await compare(expected, found, wanted, report)));
    if (told > MOST_FAULTS) faults.push(`${nameOf(expected)}: ${told - MOST_FAULTS} more faults`);
  }
  return { faults, unreadable, files };
}

/** What is compared with what. */
export interface Wanted {
  readonly file: BookFile;
  /** The file, opened. */
  readonly book: Book;
  readonly folder: Folder;
  readonly engines: Engines;
}

/** @returns the first file that cannot be read, with the reason: then the others are not looked at */
async function compare(
  expected: ExpectedFile,
  names: readonly string[],
  { file, book, folder, engines }: Wanted,
  report: (where: string, fault: string) => void,
): Promise<string[]> {
  const { ending, holds, writing, ids, isPlayed, read } = expected;
  const written = { ...book, braille: writingWith(engines, book.braille) };
  const comparison = new Comparison(written, subjectsOf(book, holds, ids), writing, report);
  const played = isPlayed ? new PlayedComparison({ file: asChosen(file), book }, report) : undefined;
  for (const name of names) {
    const at = (where: string, fault: string) => report(where === '' ? name : `${name}, ${where}`, fault);
    try {
      const open = () => folder.read(name);
      if (!read) {
        compareAnswers(open(), ending as 'json' | 'csv' | 'txt', asChosen(file), at);
        continue;
      }
      for await (const passage of read(open, book)) {
        const placed = { ...passage, where: `${name}, ${passage.where}` };
        if (placed.type === 'played') played?.read(placed);
        else comparison.read(placed);
      }
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const { where, message, hint } = error.where?.startsWith(name) ? error : error.within(name);
      return [`${where}: ${message}${hint ? `; ${hint}` : ''}`];
    }
  }
  const whole = names.length === 1 ? names[0]! : nameOf(expected);
  if (read) comparison.finish(whole);
  played?.finish(whole);
  return [];
}

/** The files of this name, volumes in their order. */
function volumesOf(expected: ExpectedFile, names: readonly string[]): string[] {
  const { name, ending, inVolumes } = expected;
  const volume = new RegExp(`^${name}-volume-(\\d+)\\.${ending}$`);
  const number = (each: string) => Number(volume.exec(each)?.[1] ?? 0);
  const volumes = inVolumes ? names.filter((each) => number(each) > 0) : [];
  return [
    ...names.filter((each) => each === nameOf(expected)),
    ...volumes.sort((one, other) => number(one) - number(other)),
  ];
}

/** Volumes are numbered from the first one on, and a book is in one piece or in volumes. */
function volumeFaults(expected: ExpectedFile, found: readonly string[], start: number): string[] {
  const [first, ...others] = found;
  if (first === nameOf(expected)) return others.map((other) => `${other} does not belong beside ${first}`);
  const wanted = found.map((_, i) => `${expected.name}-volume-${start + i}.${expected.ending}`);
  return wanted.filter((volume) => !found.includes(volume)).map((volume) => `${volume} is missing`);
}

function nameOf({ name, ending }: ExpectedFile): string {
  return `${name}.${ending}`;
}
