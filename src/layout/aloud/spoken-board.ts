import type { BoardFigure } from '../../document/document.ts';
import { type Board, rowOf } from '../../domino/board.ts';
import { type Placement, type Puzzle, UNKNOWN } from '../../domino/puzzle.ts';
import { plainList } from '../../words/lists.ts';
import { chunks } from '../lists.ts';
import { capital, sayCell, sayColumn, sayDomino, sayPlace, sayRow, type Voice } from './voice.ts';

/** Three numbers are kept in mind at a time, and threes are what a Terzett is made of. */
const GROUP = 3;

/** How large a board is and its numbers, one line a row, which can be written down by ear. */
export function numberLines({ board, numbers }: Puzzle, voice: Voice): string[] {
  const { words, numerals } = voice;
  const rows = Array.from({ length: board.rows }, (_, row) => row);
  return [
    sizeLine(board, voice),
    ...rows.map((row) => words.text('spoken-row', { row: sayRow(row, voice), cells: said(row) })),
  ];

  function said(row: number): string {
    const runs = runsOf(board, row);
    const [first] = runs;
    if (runs.length === 1 && first!.present) return sayNumbers(first!);
    const parts = runs.map((run) =>
      words.text('spoken-part', {
        count: run.count,
        first: sayColumn(run.start, voice),
        last: sayColumn(run.start + run.count - 1, voice),
        cells: run.present ? sayNumbers(run) : words.text('spoken-hole'),
      }),
    );
    return plainList(parts, 'semicolon', words);

    function sayNumbers({ start, count }: Run): string {
      const from = row * board.columns + start;
      const values = numbers.slice(from, from + count);
      const empty = words.text('spoken-empty');
      if (values.every((value) => value === UNKNOWN)) {
        return count === 1 ? empty : words.text('spoken-all-empty');
      }
      const named = values.map((value) => (value === UNKNOWN ? empty : numerals.word(value)));
      const groups = groupsOf(named).map((group) => plainList(group, 'comma', words));
      return plainList(groups, 'semicolon', words);
    }
  }
}

export function sizeLine({ rows, columns }: Board, voice: Voice): string {
  const { words, numerals } = voice;
  return words.text('spoken-board', {
    rows,
    columns,
    rowsSaid: numerals.word(rows),
    columnsSaid: numerals.word(columns),
    first: sayColumn(0, voice),
    last: sayColumn(columns - 1, voice),
  });
}

/** Places side by side that all have a cell, or all none. */
interface Run {
  readonly start: number;
  readonly count: number;
  readonly present: boolean;
}

function runsOf({ columns, has }: Board, row: number): Run[] {
  const runs: Run[] = [];
  for (let column = 0; column < columns; column++) {
    const present = has[row * columns + column]!;
    const last = runs.at(-1);
    if (last?.present === present) runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ start: column, count: 1, present });
  }
  return runs;
}

/** Groups from the left; one that would be left over alone joins the group before it. */
function groupsOf(words: readonly string[]): (readonly string[])[] {
  const groups = chunks(words, GROUP);
  return groups.length > 1 && groups.at(-1)!.length === 1
    ? [...groups.slice(0, -2), groups.slice(-2).flat()]
    : groups;
}

/**
 * The dominoes of a figure from left to right, each on a line of its own with its whole place, so that it can be laid before
 * the next is heard; those that begin in one row together.
 */
export function dominoLines({ puzzle: { board }, dominoes, blank }: BoardFigure, voice: Voice): string[][] {
  const inOrder = dominoes.toSorted((one, other) => one.first - other.first);
  const rows = [...new Set(inOrder.map(({ first }) => rowOf(board, first)))];
  return rows.map((row) => inOrder.filter(({ first }) => rowOf(board, first) === row).map(line));

  function line(placement: Placement): string {
    const place = sayPlace(board, placement, voice);
    const domino = sayDomino(placement.domino, voice);
    return `${capital(blank ? place : voice.words.text('domino-on-place', { domino, place }))}.`;
  }
}

/** The bars of a figure, and the cells that the words beside it are about. */
export function markLines({ puzzle: { board }, bars, marked }: BoardFigure, voice: Voice): string[] {
  const { words } = voice;
  const places = bars.map((bar) => sayPlace(board, bar, voice));
  const cells = marked.map((cell) => sayCell(board, cell, voice));
  return [
    ...(bars.length > 0
      ? [words.text('spoken-bars', { places: plainList(places, 'semicolon', words) })]
      : []),
    ...(marked.length > 0
      ? [words.text('spoken-marked', { cells: plainList(cells, 'semicolon', words) })]
      : []),
  ];
}
