import { areasOf, type Board, type Cell } from '../../domino/board.ts';
import { setFacts } from '../../domino/dominoes.ts';
import type { GroupRule } from '../../domino/kinds.ts';
import { makeKeyTable } from '../../domino/puzzle.ts';
import { completeTiling } from '../matching.ts';
import { Colourings } from './colourings.ts';
import { Layouts } from './layouts.ts';
import { Partitions } from './partitions.ts';

/** A reason why there is nothing to make, and what would be needed instead. */
interface Reason {
  readonly message: string;
  readonly expected: string;
}

/**
 * Choices that are tried to see that a board has nothing: 0.03 s at range 7, 0.3 s at range 13. Boards on which so much
 * is not enough often have something, if it is looked for at random.
 */
const PROOF_NODES = 300_000;

/**
 * Why the dominoes of a set can never lie on a board so that equal numbers form groups; nothing if that is not known.
 * All that is said is proved, the last by a whole search.
 */
export function whyImpossible(board: Board, range: number, rule: GroupRule): Reason | undefined {
  const { cells, dominoes, copies } = setFacts(range);
  const { size } = rule;
  if (copies % size !== 0) {
    return {
      message: `with range ${range} each number appears on the board ${copies} times`,
      expected: `a multiple of ${size}, for groups of ${size}`,
    };
  }
  if (board.cells.length !== cells) {
    return {
      message: `the board has ${board.cells.length} cells`,
      expected: `${cells}, two for each of the ${dominoes} dominoes up to ${range}:${range}`,
    };
  }
  return (
    whyTooManyMeet(range, size) ??
    whyUncovered(board) ??
    whyUnparted(board, rule) ??
    whyEmpty(board, range, rule)
  );
}

/**
 * Each two numbers meet in a domino, so two of their groups touch, each pair of groups for one domino only. Groups that
 * touch, seen as a graph, can be drawn in the plane, where k nodes have at most 3k - 6 edges (Euler).
 */
function whyTooManyMeet(range: number, size: number): Reason | undefined {
  const { cells } = setFacts(range);
  const groups = cells / size;
  const mixed = (range * (range + 1)) / 2;
  const most = 3 * groups - 6;
  if (groups < 3 || mixed <= most) return undefined;
  return {
    message: `${groups} groups can touch each other in at most ${most} pairs`,
    expected: `${mixed}, one for each domino with two different numbers`,
  };
}

function whyUncovered(board: Board): Reason | undefined {
  for (const part of areasOf(board)) {
    const [black, white] = tallyOf(part, 2, (cell) => diagonal(board, cell, 1)) as [number, number];
    if (black === white) continue;
    return {
      message: `coloured like a chessboard, the board${nameOf(board, part)} has ${black} cells of one colour and ${white} of the other`,
      expected: 'as many of both, as each domino covers one and one',
    };
  }
  if (completeTiling(board, makeKeyTable(board))) return undefined;
  return {
    message: 'dominoes cannot cover this board',
    expected: 'a board that whole dominoes fill without a gap',
  };
}

function whyUnparted(board: Board, rule: GroupRule): Reason | undefined {
  const { size } = rule;
  if (isStraight(rule)) {
    for (const part of areasOf(board)) {
      for (const direction of [1, -1]) {
        const tally = tallyOf(part, size, (cell) => diagonal(board, cell, direction));
        if (tally.every((count) => count === tally[0])) continue;
        return {
          message: `in ${size} colours that change along its rows and columns, the board${nameOf(board, part)} has ${tally.join(', ')} cells`,
          expected: `as many of each, as a straight group of ${size} has one of each`,
        };
      }
    }
  }
  const partitions = new Partitions(board, rule);
  partitions.begin();
  if (partitions.next(PROOF_NODES) || !partitions.exhausted) return undefined;
  return {
    message: 'the board cannot be parted into groups',
    expected: `groups of ${size} cells ${rule.named} that fill it without a gap`,
  };
}

/** Looks through everything, if that does not take too long. */
function whyEmpty(board: Board, range: number, rule: GroupRule): Reason | undefined {
  const partitions = new Partitions(board, rule);
  const layouts = new Layouts(board, partitions.groups, range);
  const colourings = new Colourings(partitions.groups, range, setFacts(range).copies / rule.size);
  let left = PROOF_NODES;
  for (partitions.begin(); partitions.next(left); ) {
    for (layouts.begin(partitions.groupOf); layouts.next(left - layouts.nodes); ) {
      if (!colourings.begin(partitions.groupOf, layouts.key)) continue;
      if (colourings.next(left) || !colourings.exhausted) return undefined;
      left -= colourings.nodes;
    }
    if (!layouts.exhausted) return undefined;
    left -= layouts.nodes;
  }
  if (!partitions.exhausted) return undefined;
  return {
    message: 'the dominoes cannot be placed on this board so that equal numbers form groups',
    expected: 'another board: on this one all ways have been tried',
  };
}

function isStraight({ forms }: GroupRule): boolean {
  return forms.every((form) =>
    [0, 1].some((axis) => form.every((step, i) => step[axis] === i && step[1 - axis] === 0)),
  );
}

/** A colour that changes with each step along a row or column. */
function diagonal({ rows, columns }: Board, cell: Cell, direction: number): number {
  return Math.floor(cell / columns) + direction * (cell % columns) + rows * columns * 2;
}

function tallyOf(cells: readonly Cell[], colours: number, colourOf: (cell: Cell) => number): number[] {
  const tally = new Array<number>(colours).fill(0);
  for (const cell of cells) tally[colourOf(cell) % colours]!++;
  return tally;
}

function nameOf(board: Board, part: readonly Cell[]): string {
  return part.length === board.cells.length ? '' : `'s part of ${part.length} cells`;
}
