import type { PuzzleRecord } from '../../book/record.ts';
import { makeKeyRows, makeRows, parseLine } from '../../domino/notation.ts';
import { countSolutions } from '../../solve/solution-counter.ts';
import { FIGURES } from './figures.ts';
import { LAYING_TASKS } from './laying-tasks.ts';

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

export type ExhibitName = FigureName | keyof typeof LAYING_TASKS;
/** What a config can ask for beside its puzzles: figures of the book of 1921, and laying tasks. */
export const EXHIBIT_NAMES = Object.keys({ ...FIGURES, ...LAYING_TASKS }) as readonly ExhibitName[];

/** Whether an exhibit is a figure of the book of 1921; all others are laying tasks. */
export function isFigure(name: string): name is FigureName {
  return FIGURE_NAMES.some((known) => known === name);
}

/** An exhibit as it stands in book.json, with the solution that is found first. */
export function exhibitOf(name: ExhibitName): PuzzleRecord & { name: ExhibitName; solutions: number } {
  const [solutions, written] = isFigure(name) ? FIGURES[name] : LAYING_TASKS[name];
  const setup = parseLine(isFigure(name) ? `terzett 7 ${written}` : written);
  return {
    format: 'dominosa/puzzle@1',
    kind: setup.kind,
    range: setup.range,
    rows: makeRows(setup),
    key: makeKeyRows(setup.board, countSolutions(setup, 1).key!),
    name,
    solutions,
  };
}
