import { deepEqual } from 'fast-equals';
import { hasSeries, seriesIdsOf } from '../compose/series/ids.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { checkPuzzle, type Puzzle } from '../domino/puzzle.ts';
import { parseShape } from '../domino/shapes.ts';
import { attempt, plural, UserError, within } from '../errors.ts';
import { gradeAny } from '../solve/fillings/grade.ts';
import { solutionsOf } from '../solve/solutions.ts';
import { countFaults } from './check.ts';
import { anotherSet } from './claims.ts';
import { type BookConfig, type ImportedSection, MOST_PUZZLES } from './config.ts';
import { ENGINE } from './engine.ts';
import type { PuzzleEntry, ReadPuzzle } from './entries.ts';
import type { KnownPuzzles } from './known-puzzles.ts';
import { oneLine } from './problems.ts';
import { readPuzzles } from './read.ts';
import { makeRecord, type PuzzleRecord } from './record.ts';

/** Refused puzzles that are listed one by one. */
const MOST_TOLD = 20;

/** What the file with this name holds. @throws UserError if it cannot be read */
export type ReadFile = (name: string) => string;

/**
 * Takes the puzzles of all sections that name a file. Each is proved to have one solution and graded; none may be the
 * same as another, of these or of those taken before. They are added to what is taken.
 *
 * @param onPuzzle called after each puzzle with their number
 * @returns the puzzles by the place of their section
 * @throws UserError that tells every puzzle that is refused, and why
 */
export function importSections(
  { sections }: BookConfig,
  readFile: ReadFile,
  known: KnownPuzzles,
  onPuzzle: (all: number) => void = () => {},
): ReadonlyMap<number, readonly PuzzleRecord[]> {
  const files = sections.flatMap((section, s) => {
    if (section.from === undefined) return [];
    const { from } = section;
    const read = () => {
      const text = readFile(from);
      return within(from, () => entriesOf(section, text));
    };
    return [{ s, section, entries: within(`sections[${s}].from`, read) }];
  });
  const all = files.reduce((sum, { entries }) => sum + entries.length, 0);
  const refused: string[] = [];
  const imported = files.map(({ s, section, entries }) => {
    const required = requiredOf(section, entries);
    const records = entries.flatMap((entry): PuzzleRecord[] => {
      const place = `${section.from}, ${entry.where || 'puzzle 1'}`;
      const taken = attempt(() => take(entry, required, place, known));
      onPuzzle(all);
      if (!(taken instanceof UserError)) return [taken];
      refused.push(`${place}: ${oneLine(taken)}`);
      return [];
    });
    return [s, records] as const;
  });
  if (refused.length === 0) return new Map(imported);
  const more = refused.length - MOST_TOLD;
  throw new UserError(`${refused.length} of ${all} puzzles from files cannot be used`, {
    details: [...refused.slice(0, MOST_TOLD), ...(more > 0 ? [`and ${more} more`] : [])],
    hint: 'correct them or leave them out; `dominosa solve` and `dominosa grade` say more about each',
  });
}

/** As many puzzles of a section's file as it asks for; all if it does not say. */
function entriesOf({ count }: ImportedSection, text: string): readonly PuzzleEntry[] {
  const entries = readPuzzles(text);
  if (count === undefined && entries.length > MOST_PUZZLES) {
    throw new UserError(`there are ${entries.length} puzzles in it`, {
      expected: `at most ${MOST_PUZZLES} in a section`,
      hint: 'set "count" to take the first ones',
    });
  }
  if (count === undefined || count <= entries.length) return entries.slice(0, count);
  const puzzles = `${entries.length} ${plural(entries.length, 'puzzle')}`;
  throw new UserError(`there are only ${puzzles} in it`, { expected: `${count}, as "count" says` });
}

type Required = ReturnType<typeof requiredOf>;

/** What all puzzles of a section must be: what it says, and for the rest what its first puzzle is. */
function requiredOf({ kind, range, shape, level }: ImportedSection, entries: readonly PuzzleEntry[]) {
  const first = entries.find(({ read }) => !(read instanceof UserError))?.read as ReadPuzzle | undefined;
  return {
    kind: kind ?? first?.puzzle.kind ?? 'omnibus',
    range: range ?? first?.puzzle.range ?? 0,
    shape,
    level,
  };
}

/** @throws UserError that says why a puzzle is refused */
function take({ read }: PuzzleEntry, required: Required, place: string, known: KnownPuzzles): PuzzleRecord {
  if (read instanceof UserError) throw read;
  const puzzle = asRequired(read, required);
  const found = solutionsOf(puzzle, 2);
  const [fault] = countFaults(found);
  if (fault) throw new UserError(fault);
  const { solved, key } = found.first!;
  const solution = hasUnknowns(puzzle.kind) ? checkPuzzle(solved) : undefined;
  const clash = known.clash({ puzzle, ...(solution && { solution }) });
  if (clash) throw new UserError(clash);
  const graded = solution && !required.level ? undefined : gradeAny(puzzle);
  if (required.level && graded?.level !== required.level) {
    throw new UserError(graded ? `its level is ${graded.level}` : 'the techniques give it no level', {
      expected: required.level,
    });
  }
  known.add({ puzzle, key, ...(solution && { solution }) }, place);
  const series = hasSeries(puzzle.kind) ? seriesIdsOf(puzzle, key) : undefined;
  return makeRecord({
    puzzle,
    solution,
    key,
    series,
    grade: graded,
    origin: { from: place, engine: ENGINE },
  });
}

/**
 * The puzzle as one of the section's kind. Game ids and rows say no kind, so what they hold can be any whose rule it
 * keeps.
 *
 * @throws UserError if it is of another kind, range or shape
 */
function asRequired({ puzzle, record }: ReadPuzzle, { kind, range, shape }: Required): Puzzle {
  const isOpen = !record && puzzle.kind === 'omnibus' && !hasUnknowns(kind);
  if (puzzle.range !== range) throw new UserError(anotherSet(puzzle.range, range));
  if (puzzle.kind !== kind && !isOpen) throw other('kind', puzzle.kind, kind);
  if (shape !== undefined && !deepEqual(puzzle.board, parseShape(shape))) {
    const { rows, columns, cells } = puzzle.board;
    throw other('shape', `with ${cells.length} cells in ${rows} rows and ${columns} columns`, shape);
  }
  return puzzle.kind === kind ? puzzle : checkPuzzle({ ...puzzle, kind });
}

function other(field: string, found: string | number, stated: string | number): UserError {
  return new UserError(`${field} ${found} in a section of ${field} ${stated}`);
}
