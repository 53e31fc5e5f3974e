import { isDeepStrictEqual } from 'node:util';
import { canonicalForm } from '../domino/symmetry.ts';
import { UserError } from '../errors.ts';
import { countSolutions } from '../solve/cover.ts';
import { type Grade, grade } from '../solve/grade.ts';
import { type BookFile, ENGINE } from './book.ts';
import { puzzleId } from './id.ts';
import { type Entry, type ReadPuzzle, readRecords } from './read.ts';
import type { PuzzleRecord } from './record.ts';

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
  for (const [s, { range, level, puzzles }] of book.sections.entries()) {
    for (const [p, record] of puzzles.entries()) {
      const where = `sections[${s}].puzzles[${p}]`;
      if (record.range !== range)
        faults.push(`${where}: range ${record.range} in a section of range ${range}`);
      if (level && record.grade?.level !== level) {
        faults.push(`${where}: ${record.grade?.level ?? 'no level'} in a section of level ${level}`);
      }
    }
  }
  const exhibits = readRecords(
    book.exhibits.map(({ solutions: _, ...record }, e) => [`exhibits[${e}]`, record]),
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

function checkPuzzle({ puzzle, record }: ReadPuzzle): string[] {
  const faults: string[] = [];
  const { solutions } = countSolutions(puzzle, 2);
  if (solutions === 0) faults.push('has no solution');
  if (solutions > 1) faults.push('has more than one solution');
  const id = puzzleId(puzzle);
  if (record?.id !== undefined && record.id !== id)
    faults.push(`its id is ${record.id}, but should be ${id}`);
  const found = grade(puzzle);
  if (record?.grade && !agrees(record.grade, found, record.origin?.engine)) {
    faults.push(
      `its grade is not what the aids give: ${found ? `${found.level}, rating ${found.rating}` : 'no grade'}`,
    );
  }
  return faults;
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
