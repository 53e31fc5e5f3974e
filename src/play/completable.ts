import type { Setup } from '../domino/puzzle.ts';
import { ExactCover } from '../solve/exact-cover.ts';
import { FIRST_ITEM, type ItemIndex, NO_ITEM } from '../solve/items.ts';
import type { Position } from './position.ts';

/** Whether some solution has all dominoes of a position and no domino across one of its bars. All numbers are known. */
export function canBeCompleted({ board, range, numbers }: Setup, { dominoes, bars }: Position): boolean {
  const cover = new ExactCover(board, range);
  cover.load(numbers);
  return (
    cover.begin() &&
    [...dominoes].every((place) => cover.open[place] && cover.assume(place)) &&
    [...bars].every((place) => !cover.open[place] || cover.drop(place)) &&
    canBeSolved(cover)
  );
}

function canBeSolved(cover: ExactCover): boolean {
  if (cover.solved) return true;
  const place = cover.openPlace(narrowest(cover));
  const mark = cover.closed;
  if (cover.assume(place) && canBeSolved(cover)) return true;
  cover.undo(mark);
  return cover.drop(place) && canBeSolved(cover);
}

/** The item with the fewest open places, but more than one: as long as the board is not solved, there is one. */
function narrowest(cover: ExactCover): ItemIndex {
  let best = NO_ITEM;
  for (let item = FIRST_ITEM; item < cover.items; item++) {
    if (cover.choices(item) > 1 && (best < 0 || cover.choices(item) < cover.choices(best))) best = item;
  }
  return best;
}
