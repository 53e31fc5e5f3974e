import type { PuzzleRecord } from '../../book/record.ts';
import type { Kind } from '../../domino/kinds.ts';
import { makeKeyRows, parseRows } from '../../domino/notation.ts';
import { countSolutions } from '../../solve/solution-counter.ts';
import { FIGURE_RANGE, FIGURES } from './figures.ts';
import { LAYING_RANGE, LAYING_TASKS } from './laying-tasks.ts';

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = namesOf(FIGURES);

export type ExhibitName = FigureName | keyof typeof LAYING_TASKS;
/** What a config can ask for beside its puzzles: figures of the book of 1921, and laying tasks. */
export const EXHIBIT_NAMES = [...FIGURE_NAMES, ...namesOf(LAYING_TASKS)] as [ExhibitName, ...ExhibitName[]];

/** Whether an exhibit is a figure of the book of 1921; all others are laying tasks. */
export function isFigure(name: string): name is FigureName {
  return FIGURE_NAMES.some((known) => known === name);
}

/** An exhibit as it stands in book.json, with the solution that is found first. */
export function exhibitOf(name: ExhibitName): PuzzleRecord & { name: ExhibitName; solutions: number } {
  const { kind, range, rows, solutions } = isFigure(name)
    ? { kind: 'terzett' as Kind, range: FIGURE_RANGE, ...FIGURES[name] }
    : { range: LAYING_RANGE, ...LAYING_TASKS[name] };
  const setup = parseRows(rows.split('/'), range, kind);
  return {
    format: 'dominosa/puzzle@1',
    kind,
    range,
    rows: rows.split('/'),
    key: makeKeyRows(setup.board, countSolutions(setup, 1).key!),
    name,
    solutions,
  };
}

function namesOf<Name extends string>(exhibits: Readonly<Record<Name, unknown>>): [Name, ...Name[]] {
  return Object.keys(exhibits) as [Name, ...Name[]];
}
