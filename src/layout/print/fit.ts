import type { Board } from '../../domino/board.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import { type BoardPart, cutAcross, wholeOf } from '../board-parts.ts';
import type { Sized } from '../too-large.ts';
import { type BoardSetting, leastSquare } from './digits.ts';
import type { PrintProfile } from './profiles.ts';

/** Blank space between a row's number and the board, in mm. */
const ROW_GAP = 2.5;
/** From the baseline of the columns' letters to the board, in mm; a p reaches down into it by 1.5 mm. */
const COLUMN_GAP = 3.2;
/** From the bar over the labels of rows or columns that stand on two parts to these labels, in mm. */
const BAR_GAP = 2.5;
/** Blank space between the letters of two columns, in mm. */
const LETTER_GAP = 1;
/** Blank space between two parts of a board, in mm. */
const PART_GAP = 6;
/** How far the lines of a board run on beyond a cut, in mm. */
export const RUN_ON = 3;

/** A part of a board, and where its upper left corner stands, in mm from that of its group. */
interface PlacedPart {
  readonly part: BoardPart;
  readonly x: number;
  readonly y: number;
}

/** Parts of a board that stand together on a page, in mm. */
export interface Group {
  readonly parts: readonly PlacedPart[];
  readonly width: number;
  readonly height: number;
}

/** How large a board is drawn, in mm. */
export interface BoardSize {
  readonly square: number;
  /** The least size of its digits in points, where they are larger than usual in such squares. */
  readonly digits?: number;
  /** From the left and the top of a part with its labels to its squares. */
  readonly left: number;
  readonly top: number;
  /** From there to the right end of the rows' numbers and to the baseline of the columns' letters. */
  readonly labels: { readonly right: number; readonly baseline: number };
  /** Whether it has none of these. */
  readonly isBare: boolean;
  /** What each page holds: all parts, or one. */
  readonly groups: readonly Group[];
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Its largest square, that of running text by default. */
  readonly square?: number;
  /** Whether the board has no letters and numbers beside it: in a picture that needs none. */
  readonly isBare?: boolean;
}

/** The smallest square in which, besides, the letters of two columns stay apart. */
function leastOn({ board, range }: Sized, setting: BoardSetting): number {
  const { profile, metrics } = setting;
  const letters = Array.from({ length: board.columns }, (_, column) =>
    metrics.width(makeColumn(column), 'figures', profile.least),
  );
  return Math.max(leastSquare(range, setting), Math.max(...letters) + LETTER_GAP);
}

/** The parts that a board is cut into for squares of `least` mm and more; nothing if it cannot be cut so. */
export function cutToFit(
  puzzle: Sized,
  least: number,
  room: Room,
  setting: BoardSetting,
): readonly BoardPart[] | undefined {
  const { board } = puzzle;
  const cut = board.columns > board.rows ? 'columns' : 'rows';
  const { left, right, top, bottom } = surroundOf(board, cut, setting);
  const square = Math.max(least, leastOn(puzzle, setting));
  return cutAcross(board, {
    columns: Math.floor((room.width - left - right) / square),
    rows: Math.floor((room.height - top - bottom) / square),
  });
}

/**
 * The largest size, up to the largest square of the room, at which all parts of a board fit together: those that are cut
 * between columns one below the other, those cut between rows side by side.
 * @returns nothing if the digits would have to be smaller than the profile's least size
 */
export function fitTogether(
  puzzle: Sized,
  parts: readonly BoardPart[],
  { width, height, ...most }: Room,
  setting: BoardSetting,
): BoardSize | undefined {
  const more = parts.length - 1;
  const isBeside = cutOf(puzzle.board, parts) === 'rows';
  const [across, down] = isBeside ? [more, 0] : [0, more];
  const room = {
    ...most,
    width: (width - across * PART_GAP) / (across + 1),
    height: (height - down * PART_GAP) / (down + 1),
  };
  const scale = scaleOf(puzzle, parts, room, setting);
  if (!scale) return undefined;
  const [dx, dy] = isBeside ? [scale.width + PART_GAP, 0] : [0, scale.height + PART_GAP];
  const group = {
    parts: parts.map((part, i) => ({ part, x: i * dx, y: i * dy })),
    width: scale.width + more * dx,
    height: scale.height + more * dy,
  };
  return { ...scale, groups: [group] };
}

/** The same for a board in one piece. */
export function fitWhole(puzzle: Sized, room: Room, setting: BoardSetting): BoardSize | undefined {
  return fitTogether(puzzle, [wholeOf(puzzle.board)], room, setting);
}

/** The same for parts that have a page each. */
export function fitApart(
  puzzle: Sized,
  parts: readonly BoardPart[],
  room: Room,
  setting: BoardSetting,
): BoardSize | undefined {
  const scale = scaleOf(puzzle, parts, room, setting);
  return scale && { ...scale, groups: parts.map((part) => ({ ...scale, parts: [{ part, x: 0, y: 0 }] })) };
}

/** The largest size at which each part fits a room of its own; width and height are those of the largest part. */
function scaleOf(
  puzzle: Sized,
  parts: readonly BoardPart[],
  room: Room,
  setting: BoardSetting,
): (Omit<BoardSize, 'groups'> & Room) | undefined {
  const { board } = puzzle;
  const { isBare = false } = room;
  const { left, right, top, bottom, labels } = isBare
    ? bareSurround(setting.profile)
    : surroundOf(board, cutOf(board, parts), setting);
  const columns = Math.max(...parts.map((part) => part.columns));
  const rows = Math.max(...parts.map((part) => part.rows));
  const square = Math.min(
    (room.width - left - right) / columns,
    (room.height - top - bottom) / rows,
    room.square ?? setting.profile.square,
  );
  if (square < leastOn(puzzle, setting)) return undefined;
  return {
    square,
    left,
    top,
    labels,
    isBare,
    width: left + square * columns + right,
    height: top + square * rows + bottom,
  };
}

/** Between what a board is cut, if it is. */
function cutOf(board: Board, parts: readonly BoardPart[]): 'columns' | 'rows' | undefined {
  if (parts.length === 1) return undefined;
  return parts[0]!.columns < board.columns ? 'columns' : 'rows';
}

/**
 * What a part of a board takes round its squares: its labels, beyond a cut the lines that run on, and the bars over what
 * stands on two parts. It is the same for every part, so that the labels of all stand in one line.
 */
function surroundOf(
  { rows }: Board,
  cut: 'columns' | 'rows' | undefined,
  { profile: { least }, metrics }: BoardSetting,
) {
  const [across, down] = [cut === 'columns' ? RUN_ON : 0, cut === 'rows' ? RUN_ON : 0];
  const labels = {
    right: (cut === 'rows' ? BAR_GAP : 0) + metrics.width(String(rows), 'figures', least),
    baseline: (cut === 'columns' ? BAR_GAP : 0) + metrics.capHeight('figures', least),
  };
  return {
    left: labels.right + ROW_GAP + across,
    right: across,
    top: labels.baseline + COLUMN_GAP + down,
    bottom: down,
    labels,
  };
}

/** The half of its frame that lies beyond the squares of a board without labels. */
function bareSurround({ lines: { frame } }: PrintProfile): ReturnType<typeof surroundOf> {
  const edge = frame / 2;
  return { left: edge, right: edge, top: edge, bottom: edge, labels: { right: 0, baseline: 0 } };
}
