import { deepEqual } from 'fast-equals';
import { CELLS_OF_PATTERN } from '../compose/completion/patterns.ts';
import { isConstraintMet, parseConstraints } from '../compose/constraints.ts';
import { isFulfilled } from '../compose/groups/condition.ts';
import { parseConditions } from '../compose/groups/conditions.ts';
import { type Puzzle, UNKNOWN } from '../domino/puzzle.ts';
import { makeShapeRows, parseShape } from '../domino/shapes.ts';
import { attempt, UserError, within } from '../errors.ts';
import { readRecords } from './entries.ts';
import { puzzleId } from './id.ts';
import type { Order } from './order.ts';
import { oneLine } from './problems.ts';
import type { ParsedRecord, PuzzleRecord } from './record.ts';

// What a book says of its puzzles beyond each of them: in its sections.

type Section = Pick<
  Order,
  'kind' | 'range' | 'shape' | 'level' | 'givens' | 'pattern' | 'conditions' | 'oneKey'
> & {
  readonly puzzles: readonly PuzzleRecord[];
};

/** What is wrong with what a section says of its puzzles, a line each. */
export function sectionFaults(section: Section, where: string): string[] {
  const { kind, range, shape, level, givens, oneKey, puzzles } = section;
  const [first] = puzzles;
  return [
    ...faultsOf(where, () => shapeFaults(shape, puzzles, where)),
    ...puzzles.flatMap((record, p) => {
      const faults = misplacements(record, { kind, range }).map(({ fault }) => fault);
      if (level && record.grade?.level !== level) {
        faults.push(`${record.grade?.level ?? 'no level'} in a section of level ${level}`);
      }
      const given = record.rows.join('').replaceAll(/[.?]/g, '').length;
      if (typeof givens === 'number' && given !== givens) {
        faults.push(`${given} numbers given in a section of ${givens}`);
      }
      if (oneKey && !deepEqual(record.key, first!.key)) faults.push('another key in a section of one key');
      return faults.map((fault) => `${where}.puzzles[${p}]: ${fault}`);
    }),
    ...readRecords(puzzles.map((record, p) => [`${where}.puzzles[${p}]`, record])).flatMap(
      ({ where: at, read }) =>
        // What cannot be read is reported where each puzzle is proved.
        read instanceof UserError ? [] : faultsOf(at, () => constraintFaults(section, read, at)),
    ),
  ];
}

/** That a puzzle has other dominoes than its section; by their highest numbers. */
export function anotherSet(found: number, stated: number): string {
  const set = (range: number) => `dominoes up to ${range}:${range}`;
  return `${set(found)} in a section of ${set(stated)}`;
}

/** What keeps a puzzle out of a section, by the field that says so. */
export function misplacements(
  record: Pick<PuzzleRecord, 'kind' | 'range'>,
  { kind, range }: Pick<Section, 'kind' | 'range'>,
): { field: 'kind' | 'range'; fault: string }[] {
  return [
    ...(record.kind === kind
      ? []
      : [{ field: 'kind', fault: `kind ${record.kind} in a section of kind ${kind}` } as const]),
    ...(record.range === range ? [] : [{ field: 'range', fault: anotherSet(record.range, range) } as const]),
  ];
}

/** The shape of a board whose rows have numbers, on one line. */
export function shapeOfRows(rows: readonly string[]): string {
  return rows.join('/').replaceAll(/[^./]/g, '#');
}

function shapeFaults(shape: string | undefined, puzzles: readonly PuzzleRecord[], where: string): string[] {
  if (shape === undefined) return [];
  const board = within('shape', () => makeShapeRows(parseShape(shape)).join('/'));
  return puzzles.flatMap(({ rows }, p) =>
    shapeOfRows(rows) === board
      ? []
      : [`${where}.puzzles[${p}]: another board in a section of shape ${shape}`],
  );
}

/** Whether puzzles fulfil the conditions and show the pattern that were asked for. */
function constraintFaults(
  { conditions = [], pattern }: Section,
  { puzzle, solution, key }: ParsedRecord,
  where: string,
): string[] {
  const { board, range, numbers } = puzzle;
  const texts = within('conditions', () =>
    puzzle.kind === 'omnibus'
      ? parseConstraints(conditions, board, range).filter(
          (constraint) => key && !isConstraintMet(constraint, { puzzle, key }),
        )
      : parseConditions(conditions, board, range).filter((condition) => !isFulfilled(condition, puzzle)),
  );
  const broken = texts.map(({ text }) => `${where}: does not fulfil "${text}"`);
  const cells = pattern && solution ? (CELLS_OF_PATTERN[pattern](solution) ?? []) : [];
  const shown = cells.length > 0 && cells.every((cell) => numbers[cell] !== UNKNOWN);
  return pattern && !shown ? [...broken, `${where}: does not show the pattern "${pattern}"`] : broken;
}

/** @returns what is wrong with the id of a record */
export function idFaults({ id }: Pick<PuzzleRecord, 'id'>, puzzle: Puzzle): string[] {
  const right = puzzleId(puzzle);
  return id === undefined || id === right ? [] : [`its id is ${id}, but should be ${right}`];
}

/** Faults, or the one that keeps them from being found. */
export function faultsOf(where: string, find: () => string[]): string[] {
  const found = attempt(find);
  return found instanceof UserError ? [`${where}: ${oneLine(found)}`] : found;
}
