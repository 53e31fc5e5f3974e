import { deepEqual } from 'fast-equals';
import { hasSeries, seriesIdsOf } from '../compose/series/ids.ts';
import type { Key, Puzzle } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import { partFaults } from '../parts/list.ts';
import { gradeAny } from '../solve/fillings/grade.ts';
import type { Grade } from '../solve/grade.ts';
import { type Solutions, solutionsOf } from '../solve/solutions.ts';
import type { BookFile } from './book.ts';
import { idFaults, sectionFaults } from './claims.ts';
import { ENGINE, GRADES_SINCE } from './engine.ts';
import { type PuzzleEntry, type ReadPuzzle, readRecords } from './entries.ts';
import { KnownPuzzles } from './known-puzzles.ts';
import { ladderOf } from './ladder.ts';
import { oneLine } from './problems.ts';
import type { PuzzleRecord, SeriesIds } from './record.ts';

/**
 * Proves puzzles again from nothing: the whole set, one solution, the grade that the techniques give, the id, and that no
 * two are the same up to symmetry and renumbering or have one id. A key that could be read lays every domino once, so it is a
 * solution; where there is only one, it is that one.
 *
 * @param ofOthers the engine of puzzles that name none
 * @returns what is wrong, a line each; nothing if all is right
 */
export function checkPuzzles(entries: readonly PuzzleEntry[], ofOthers = ENGINE): string[] {
  const known = new KnownPuzzles();
  return entries.flatMap(({ where, read }) => {
    const faults = read instanceof UserError ? [oneLine(read)] : checkPuzzle(read, ofOthers);
    const clash = read instanceof UserError ? undefined : known.take(read, where);
    if (clash !== undefined) faults.push(clash);
    return faults.map((fault) => (where ? `${where}: ${fault}` : fault));
  });
}

/**
 * What it means that a book is of an earlier engine; nothing if it is of this one. Its puzzles are proved as all others
 * are; where that engine found grades in another way, their levels are compared.
 */
export function engineNote({ engine }: BookFile): string | undefined {
  if (engine >= ENGINE) return undefined;
  const grades = engine < GRADES_SINCE ? ', and of grades only the levels are compared' : '';
  return `made with engine ${engine}, and this is ${ENGINE}: its seeds would give other puzzles now${grades}`;
}

/** The puzzles of a book in their order, each with its place; without the one on the cover. */
export function bookEntries({ sections }: BookFile): PuzzleEntry[] {
  return readRecords(
    sections.flatMap(({ puzzles }, s) =>
      puzzles.map((record, p) => [`sections[${s}].puzzles[${p}]`, record] as const),
    ),
  );
}

/** The same for a book, with what it says of its sections and exhibits. */
export function checkBook(book: BookFile): string[] {
  const faults: string[] = [];
  if (book.engine > ENGINE)
    faults.push(`engine ${book.engine} is newer than this program's, which is ${ENGINE}`);
  for (const [s, section] of book.sections.entries())
    faults.push(...sectionFaults(section, `sections[${s}]`));
  faults.push(
    ...partFaults(
      book,
      book.sections.flatMap(({ puzzles }) => puzzles),
    ),
  );
  const cover = book.cover ? readRecords([['cover', book.cover]]) : [];
  return [...faults, ...checkPuzzles([...bookEntries(book), ...cover], book.engine)];
}

function checkPuzzle({ puzzle, key, record }: ReadPuzzle, ofOthers: number): string[] {
  const faults = countFaults(solutionsOf(puzzle, 2));
  if (record) faults.push(...idFaults(record, puzzle));
  const engine = record?.origin?.engine ?? ofOthers;
  if (engine > ENGINE) faults.push(`engine ${engine} is newer than this program's, which is ${ENGINE}`);
  if (record?.series && key) faults.push(...seriesFaults(puzzle, key, record.series));
  if (record?.grade) faults.push(...gradeFaults(puzzle, record.grade, engine));
  return faults;
}

function gradeFaults(puzzle: Puzzle, stated: NonNullable<PuzzleRecord['grade']>, engine: number): string[] {
  const found = gradeAny(puzzle, ladderOf(engine));
  return agrees(stated, found, engine)
    ? []
    : [
        `its grade is not what the techniques give: ${found ? `${found.level}, rating ${found.rating}` : 'no grade'}`,
      ];
}

function seriesFaults(puzzle: Puzzle, key: Key, stated: SeriesIds): string[] {
  if (!hasSeries(puzzle.kind)) return [`a puzzle of the kind ${puzzle.kind} has no ids in a series`];
  const series = seriesIdsOf(puzzle, key);
  return deepEqual(stated, series)
    ? []
    : [`its ids in the series should be ${series.key} and ${series.filling}`];
}

/** What is wrong with the number of solutions of a puzzle, if anything. */
export function countFaults({ counted, solutions, gaveUp }: Solutions): string[] {
  if (gaveUp) return [`it could not be proved soon that it has exactly one ${counted}`];
  if (solutions === 1) return [];
  return [solutions === 0 ? `has no ${counted}` : `has more than one ${counted}`];
}

/** Whether a grade is what the techniques give; of an engine that used them in another order, whether the level is. */
function agrees(
  stated: NonNullable<PuzzleRecord['grade']>,
  found: Grade | undefined,
  engine: number,
): boolean {
  if (!found || stated.level !== found.level) return false;
  return engine < GRADES_SINCE || deepEqual({ opening: found.opening, ...stated }, found);
}
