import type { Board } from '../../domino/board.ts';
import type { Part } from '../parts.ts';
import { surroundOf } from './board.ts';
import type { TactileProfile } from './profile.ts';
import type { Extent } from './room.ts';

/** From a strip of a board to the labels of the next, in mm: more than from labels to their own strip. */
const STRIP_GAP = 10;

/** What the sheets of a board show of it. */
export interface Strips {
  /** The parts on each sheet, and how far from its first frame theirs stand, in mm. */
  readonly sheets: readonly (readonly { readonly part: Part; readonly x: number; readonly y: number }[])[];
  /** The room that they take on each, from the corner of the first frame on. */
  readonly taken: Extent;
}

/**
 * The parts of a cut board on one sheet if they fit, else one a sheet: those cut between columns one below the other,
 * those cut between rows side by side.
 */
export function stripsOf(
  board: Board,
  parts: readonly Part[],
  square: number,
  room: Extent,
  profile: TactileProfile,
): Strips {
  const width = Math.max(...parts.map(({ columns }) => columns)) * square;
  const height = Math.max(...parts.map(({ rows }) => rows)) * square;
  const { left, top } = surroundOf(board.rows, profile);
  const isBeside = parts[0]!.rows < board.rows;
  const dx = isBeside ? width + STRIP_GAP + left : 0;
  const dy = isBeside ? 0 : height + STRIP_GAP + 2 * profile.braille.dotPitch + top;
  const more = parts.length - 1;
  const taken = { width: width + more * dx, height: height + more * dy };
  return taken.width <= room.width && taken.height <= room.height
    ? { sheets: [parts.map((part, i) => ({ part, x: i * dx, y: i * dy }))], taken }
    : { sheets: parts.map((part) => [{ part, x: 0, y: 0 }]), taken: { width, height } };
}
