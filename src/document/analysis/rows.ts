import { makeKeyRows, makeRows } from '../../domino/notation.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { Analysis } from '../../solve/analysis/analyse.ts';

/** Between boards that stand side by side. */
const GAP = '   ';

/**
 * The dominoes that all solutions share as rows of L, R, T and B, with ? where they differ; of a completion its numbers that are
 * the same in all. Nothing if there is no solution.
 */
export function sharedRows(setup: Setup, analysis: Analysis): string[] | undefined {
  const open = new Set<number>(analysis.differ);
  const { columns } = setup.board;
  return exampleRows(setup, analysis)[0]?.map((signs, row) =>
    [...signs].map((sign, column) => (open.has(row * columns + column) ? '?' : sign)).join(''),
  );
}

/** The solutions that an analysis shows, each as rows; of a completion with all its numbers. */
export function exampleRows(setup: Setup, { counted, examples }: Analysis): string[][] {
  return examples.map(({ key, numbers }) =>
    counted === 'solution' ? makeKeyRows(setup.board, key) : makeRows({ ...setup, numbers }),
  );
}

/** All of these and the numbers side by side, row by row; nothing if there is no second solution. */
export function rowsSideBySide(setup: Setup, analysis: Analysis): string[] {
  if (analysis.examples.length < 2) return [];
  const boards = [makeRows(setup), sharedRows(setup, analysis)!, ...exampleRows(setup, analysis)];
  return boards[0]!.map((_, row) => boards.map((rows) => rows[row]!).join(GAP));
}
