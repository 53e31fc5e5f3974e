import { deepEqual } from 'fast-equals';
import { hasSeries, seriesIdsOf } from '../compose/series/ids.ts';
import type { Key, Puzzle } from '../domino/puzzle.ts';
import { UserError } from '../errors.ts';
import { partFaults } from '../parts/list.ts';
import { gradeAny } from '../solve/fillings/grade.ts';
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
  const { engine, sections } = book;
  const cover = book.cover ? readRecords([['cover', book.cover]]) : [];
  return [
    ...engineFaults(engine),
    ...sections.flatMap((section, s) => sectionFaults(section, `sections[${s}]`)),
    ...partFaults(
      book,
      sections.flatMap(({ puzzles }) => puzzles),
    ),
    ...checkPuzzles([...bookEntries(book), ...cover], engine),
  ];
}

function engineFaults(engine: number): string[] {
  return engine > ENGINE ? [`engine ${engine} is newer than this program's, which is ${ENGINE}`] : [];
}

function checkPuzzle({ puzzle, key, record }: ReadPuzzle, ofOthers: number): string[] {
  const engine = record?.origin?.engine ?? ofOthers;
  return [
    ...countFaults(solutionsOf(puzzle, 2)),
    ...(record ? idFaults(record, puzzle) : []),
    ...engineFaults(engine),
    ...(record?.series && key ? seriesFaults(puzzle, key, record.series) : []),
    ...(record?.grade ? gradeFaults(puzzle, record.grade, engine) : []),
  ];
}

/** Whether a grade is what the techniques give; of an engine that used them in another order, whether the level is. */
function gradeFaults(puzzle: Puzzle, stated: NonNullable<PuzzleRecord['grade']>, engine: number): string[] {
  const found = gradeAny(puzzle, ladderOf(engine));
  if (found && stated.level === found.level) {
    if (engine < GRADES_SINCE || deepEqual({ opening: found.opening, ...stated }, found)) return [];
  }
  const given = found ? `${found.level}, rating ${found.rating}` : 'no grade';
  return [`its grade is not what the techniques give: ${given}`];
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
