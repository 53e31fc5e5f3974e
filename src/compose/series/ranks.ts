import { type Board, type Cell, NO_CELL } from '../../domino/board.ts';
import type { Key } from '../../domino/puzzle.ts';
import { NotPossibleError } from '../../errors.ts';
import { makeProfile, type Profile } from '../profile.ts';

/**
 * Numbers all keys of a board from 0. The order is that of the profile: at the first visited cell where two keys
 * differ, the one whose domino lies along the line comes first.
 */
export class KeyRanks {
  readonly count: bigint;
  readonly board: Board;
  readonly profile: Profile;
  /** For each state of the profile how many ways lead from it to the full board. */
  readonly ways: readonly bigint[];

  /** @throws NotPossibleError if the board is so wide that its keys cannot be counted */
  constructor(board: Board) {
    const profile = makeProfile(board, MAX_STATES);
    if (!profile) {
      throw new NotPossibleError('the keys of this board cannot be numbered', {
        expected: 'a board of at most 14 cells in one of its directions, or one with many holes',
      });
    }
    this.board = board;
    this.profile = profile;
    this.ways = countWays(profile);
    this.count = this.ways[0]!;
  }

  rankOf(key: Key): bigint {
    const { cells, sideways, onward, laysNone } = this.profile;
    let rank = 0n;
    let state = 0;
    for (let visit = 0; visit < cells.length; visit++) {
      const aside = sideways[state]!;
      if (!laysNone[state] && key[cells[visit]!] === cells[visit + 1]) {
        state = aside;
        continue;
      }
      if (aside >= 0) rank += this.ways[aside]!;
      state = onward[state]!;
    }
    return rank;
  }

  /** The key of this number, which is from 0 up to, but without, the count. */
  keyOf(rank: bigint): Key {
    const { cells, line, sideways, onward, laysNone } = this.profile;
    const key = new Array<Cell>(this.board.has.length).fill(NO_CELL);
    let rest = rank;
    let state = 0;
    for (let visit = 0; visit < cells.length; visit++) {
      const aside = sideways[state]!;
      const before = aside < 0 ? 0n : this.ways[aside]!;
      const isAside = rest < before;
      if (!laysNone[state]) {
        const [cell, other] = [cells[visit]!, cells[visit + (isAside ? 1 : line)]!];
        key[cell] = other;
        key[other] = cell;
      }
      if (!isAside) rest -= before;
      state = isAside ? aside : onward[state]!;
    }
    return key;
  }
}

/** About 50 MB and half a second. */
const MAX_STATES = 1 << 20;

/** Counts from the full board back. */
function countWays({ sideways, onward }: Profile): bigint[] {
  const states = sideways.length;
  const ways = new Array<bigint>(states + 1).fill(0n);
  ways[states] = 1n;
  for (let state = states - 1; state >= 0; state--) {
    const aside = sideways[state]! < 0 ? 0n : ways[sideways[state]!]!;
    const ahead = onward[state]! < 0 ? 0n : ways[onward[state]!]!;
    ways[state] = aside + ahead;
  }
  return ways;
}
