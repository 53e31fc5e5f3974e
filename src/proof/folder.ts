import { type Book, type BookFile, openBook } from '../book/book.ts';
import { EDITIONS, type Edition } from '../book/choices.ts';
import { type Engines, writingWith } from '../braille/tables.ts';
import { UserError } from '../errors.ts';
import { compareAnswers } from './answers.ts';
import { Comparison } from './comparison.ts';
import { EXPECTED, type ExpectedFile } from './editions.ts';
import { MOST_FAULTS } from './limits.ts';
import { subjectsOf } from './subject.ts';

/** What a fault quotes can be a whole file. */
const LONGEST_FAULT = 1000;

/** A book's folder. */
export interface Folder {
  /** All that lies in it. */
  readonly names: readonly string[];
  /** @throws UserError */
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
  const faults: string[] = [];
  const unreadable: string[] = [];
  const known = new Set(['book.json']);
  for (const edition of EDITIONS) {
    let before = 0;
    for (const expected of EXPECTED[edition](book)) {
      const found = volumesOf(expected, folder.names);
      const first = expected.countsOn ? before + 1 : 1;
      before = found.length;
      for (const name of found) known.add(name);
      if (only.length > 0 && !only.includes(edition)) continue;
      let told = 0;
      const report = (where: string, fault: string) => {
        if (++told > MOST_FAULTS) return;
        const text = where === '' ? `${nameOf(expected)}: ${fault}` : `${where}: ${fault}`;
        faults.push(text.length > LONGEST_FAULT ? `${text.slice(0, LONGEST_FAULT)}…` : text);
      };
      if (found.length === 0) {
        if (only.length > 0 || book.editions.includes(edition)) {
          faults.push(`${nameOf(expected)} is missing: the book has the edition ${edition}`);
        }
        continue;
      }
      checkVolumes(expected, found, first, (fault) => faults.push(fault));
      await compare(expected, found, { file, book, folder, engines }, report, (why) => unreadable.push(why));
      if (told > MOST_FAULTS) faults.push(`${nameOf(expected)}: ${told - MOST_FAULTS} more faults`);
    }
  }
  for (const name of folder.names) {
    if (only.length === 0 && !known.has(name)) faults.push(`${name} does not belong to this book`);
  }
  return { faults, unreadable, files: known.size - 1 };
}

interface Wanted {
  readonly file: BookFile;
  readonly book: Book;
  readonly folder: Folder;
  readonly engines: Engines;
}

async function compare(
  expected: ExpectedFile,
  names: readonly string[],
  { file, book, folder, engines }: Wanted,
  report: (where: string, fault: string) => void,
  giveUp: (why: string) => void,
): Promise<void> {
  const { ending, holds, writing, ids, read } = expected;
  const written = { ...book, braille: writingWith(engines, book.braille) };
  const comparison = new Comparison(written, subjectsOf(book, holds, ids), writing, report);
  for (const name of names) {
    const at = (where: string, fault: string) => report(where === '' ? name : `${name}, ${where}`, fault);
    try {
      const bytes = folder.read(name);
      if (!read) {
        compareAnswers(bytes, ending as 'json' | 'csv' | 'txt', file, at);
        continue;
      }
      for await (const passage of read(bytes, book))
        comparison.read({ ...passage, where: `${name}, ${passage.where}` });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const { where, message, hint } = error.where?.startsWith(name) ? error : error.within(name);
      giveUp(`${where}: ${message}${hint ? `; ${hint}` : ''}`);
      return;
    }
  }
  if (read) comparison.finish(names.length === 1 ? names[0]! : nameOf(expected));
}

/** The files of this name, volumes in their order. */
function volumesOf({ name, ending, inVolumes }: ExpectedFile, names: readonly string[]): string[] {
  const plain = `${name}.${ending}`;
  const number = (each: string) =>
    Number(new RegExp(`^${name}-volume-(\\d+)\\.${ending}$`).exec(each)?.[1] ?? 0);
  const volumes = inVolumes ? names.filter((each) => number(each) > 0) : [];
  return [
    ...names.filter((each) => each === plain),
    ...volumes.sort((one, other) => number(one) - number(other)),
  ];
}

/** Volumes are numbered from the first one on, and a book is in one piece or in volumes. */
function checkVolumes(
  { name, ending }: ExpectedFile,
  found: readonly string[],
  start: number,
  report: (fault: string) => void,
): void {
  const [first, ...others] = found;
  if (first === `${name}.${ending}`) {
    for (const other of others) report(`${other} does not belong beside ${first}`);
    return;
  }
  found.forEach((volume, i) => {
    const wanted = `${name}-volume-${start + i}.${ending}`;
    if (volume !== wanted && !found.includes(wanted)) report(`${wanted} is missing`);
  });
}

function nameOf({ name, ending }: ExpectedFile): string {
  return `${name}.${ending}`;
}
