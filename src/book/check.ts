import { isDeepStrictEqual } from 'node:util';
import { hasSeries, seriesIdsOf } from '../compose/series/ids.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import type { Key, Puzzle } from '../domino/puzzle.ts';
import { makeShapeRows, parseShape } from '../domino/shapes.ts';
import { canonicalForm } from '../domino/symmetry.ts';
import { UserError } from '../errors.ts';
import { countSolutions } from '../solve/cover.ts';
import { type Grade, grade } from '../solve/grade.ts';
import { type Solutions, solutionsOf } from '../solve/solutions.ts';
import { type BookFile, ENGINE } from './book.ts';
import { puzzleId } from './id.ts';
import { type Entry, type ReadPuzzle, readRecords } from './read.ts';
import type { PuzzleRecord, SeriesIds } from './record.ts';

/**
 * Proves puzzles again from nothing: the whole set, one solution, the grade that the aids give, the id, and that no
 * two are the same in another dress or have one id. A key that could be read lays every stone once, so it is a
 * solution; where there is only one, it is that one.
 *
 * @returns what is wrong, a line each; nothing if all is right
 */
export function checkPuzzles(entries: readonly Entry[]): string[] {
  const forms = new Map<string, string>();
  const ids = new Map<string, string>();
  return entries.flatMap(({ where, read }) => {
    const faults = read instanceof UserError ? [faultText(read)] : checkPuzzle(read);
    if (!(read instanceof UserError)) {
      const [form, id] = [canonicalForm(read.puzzle), puzzleId(read.puzzle)];
      const [twin, namesake] = [forms.get(form), ids.get(id)];
      if (twin !== undefined) {
        faults.push(`is the same puzzle as ${twin}, perhaps turned, mirrored or renumbered`);
      } else if (namesake !== undefined) faults.push(`has the id ${id}, as ${namesake} has`);
      else {
        forms.set(form, where);
        ids.set(id, where);
      }
    }
    return faults.map((fault) => (where ? `${where}: ${fault}` : fault));
  });
}

/** The same for a book, with what it says of its sections and exhibits. */
export function checkBook(book: BookFile): string[] {
  const faults: string[] = [];
  if (book.engine > ENGINE)
    faults.push(`engine ${book.engine} is newer than this program's, which is ${ENGINE}`);
  for (const [s, section] of book.sections.entries()) faults.push(...checkSection(section, `sections[${s}]`));
  const exhibits = readRecords(
    book.exhibits.map(({ solutions: _, name: __, ...record }, e) => [`exhibits[${e}]`, record]),
  );
  for (const [e, { where, read }] of exhibits.entries()) {
    const stated = book.exhibits[e]!.solutions;
    if (read instanceof UserError) faults.push(`${where}: ${faultText(read)}`);
    else if (countSolutions(read.puzzle, stated + 1).solutions !== stated) {
      faults.push(`${where}: the number of solutions is not ${stated}`);
    }
  }
  const puzzles = book.sections.flatMap((section, s) =>
    section.puzzles.map((record, p) => [`sections[${s}].puzzles[${p}]`, record] as const),
  );
  return [...faults, ...checkPuzzles(readRecords(puzzles))];
}

/** What a section says of its puzzles. */
function checkSection(section: BookFile['sections'][number], where: string): string[] {
  const { kind, range, shape, level, givens, oneKey, puzzles } = section;
  const board = shape === undefined ? undefined : makeShapeRows(parseShape(shape)).join('/');
  const [first] = puzzles;
  return puzzles.flatMap((record, p) => {
    const faults = [];
    if (record.kind !== kind) faults.push(`kind ${record.kind} in a section of kind ${kind}`);
    if (record.range !== range) faults.push(`range ${record.range} in a section of range ${range}`);
    if (board !== undefined && record.rows.join('/').replaceAll(/[^./]/g, '#') !== board) {
      faults.push(`another board in a section of shape ${shape}`);
    }
    if (level && record.grade?.level !== level) {
      faults.push(`${record.grade?.level ?? 'no level'} in a section of level ${level}`);
    }
    const given = record.rows.join('').replaceAll(/[.?]/g, '').length;
    if (typeof givens === 'number' && given !== givens) {
      faults.push(`${given} numbers given in a section of ${givens}`);
    }
    if (oneKey && !isDeepStrictEqual(record.key, first!.key))
      faults.push('another key in a section of one key');
    return faults.map((fault) => `${where}.puzzles[${p}]: ${fault}`);
  });
}

function checkPuzzle({ puzzle, key, record }: ReadPuzzle): string[] {
  const faults = countFaults(solutionsOf(puzzle, 2));
  const id = puzzleId(puzzle);
  if (record?.id !== undefined && record.id !== id)
    faults.push(`its id is ${record.id}, but should be ${id}`);
  if (record?.series && key) faults.push(...seriesFaults(puzzle, key, record.series));
  const found = hasUnknowns(puzzle.kind) ? undefined : grade(puzzle);
  if (record?.grade && !agrees(record.grade, found, record.origin?.engine)) {
    faults.push(
      `its grade is not what the aids give: ${found ? `${found.level}, rating ${found.rating}` : 'no grade'}`,
    );
  }
  return faults;
}

function seriesFaults(puzzle: Puzzle, key: Key, stated: SeriesIds): string[] {
  if (!hasSeries(puzzle.kind)) return [`a puzzle of the kind ${puzzle.kind} has no ids in a series`];
  const series = seriesIdsOf(puzzle, key);
  return isDeepStrictEqual(stated, series)
    ? []
    : [`its ids in the series should be ${series.key} and ${series.filling}`];
}

function countFaults({ counted, solutions, gaveUp }: Solutions): string[] {
  if (gaveUp) return [`it could not be proved soon that it has exactly one ${counted}`];
  if (solutions === 1) return [];
  return [solutions === 0 ? `has no ${counted}` : `has more than one ${counted}`];
}

/** Whether a grade is what the aids give. Earlier engines used them in another order, so of theirs the level is compared. */
function agrees(
  stated: NonNullable<PuzzleRecord['grade']>,
  found: Grade | undefined,
  engine = ENGINE,
): boolean {
  if (!found || stated.level !== found.level) return false;
  return engine < ENGINE || isDeepStrictEqual({ opening: found.opening, ...stated }, found);
}

function faultText({ where, message, expected }: UserError): string {
  return `${where ? `${where}: ` : ''}${message}${expected ? `; expected ${expected}` : ''}`;
}
