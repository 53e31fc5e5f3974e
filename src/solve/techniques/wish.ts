import type { Candidates } from '../candidates.ts';

/**
 * A wish of a cell: it has a neighbour such that without it only one stone could cover the cell. Forced duplicates
 * rest on it. Wishes are written as three numbers in turn, as they are asked for very often.
 */
export const WISH_SIZE = 3;
/** The stone, as an item. */
export const WISHED_STONE = 0;
/** The neighbour, as an item. */
export const NEIGHBOUR = 1;
/** The place on the cell and that neighbour. */
export const EXCEPTION = 2;
/** A cell with two different stones has two wishes, others have one or none. */
export const MOST_WISHES = 2;

/** Writes the wishes of a cell into `wishes` from `start`. Returns how many numbers were written. */
export function writeWishes(state: Candidates, cell: number, wishes: Int32Array, start: number): number {
  const choices = state.choices(cell);
  if (choices < 2) return 0;
  const { open, placesOf, from, itemsOf } = state;
  let one = -1;
  let other = -1;
  let lastOne = -1;
  let lastOther = -1;
  let others = 0;
  for (let k = from[cell]!; k < from[cell + 1]!; k++) {
    const place = placesOf[k]!;
    if (!open[place]) continue;
    const stone = itemsOf[3 * place + 2]!;
    if (one < 0 || stone === one) {
      one = stone;
      lastOne = place;
    } else if (other < 0 || stone === other) {
      other = stone;
      lastOther = place;
      others++;
    } else {
      return 0;
    }
  }
  let end = start;
  if (others === 1) {
    wishes[end + WISHED_STONE] = one;
    wishes[end + NEIGHBOUR] = state.otherEnd(lastOther, cell);
    wishes[end + EXCEPTION] = lastOther;
    end += WISH_SIZE;
  }
  if (others > 0 && choices - others === 1) {
    wishes[end + WISHED_STONE] = other;
    wishes[end + NEIGHBOUR] = state.otherEnd(lastOne, cell);
    wishes[end + EXCEPTION] = lastOne;
    end += WISH_SIZE;
  }
  return end - start;
}
