import { makeStone, type Stone } from '../../domino/stones.ts';
import { NotPossibleError } from '../../errors.ts';
import type { Laid } from '../../games/endgame.ts';
import { type Choice, EndgameSearch, type Lay } from '../../games/endgame-search.ts';
import { withLaid } from '../../games/endgame-solution.ts';
import { fitting, pipsOf } from '../../games/hands.ts';

/** What one player knows of a game. */
export interface Sight {
  readonly line: readonly Laid[];
  readonly own: readonly Stone[];
  /** How many stones can still be bought. */
  readonly stock: number;
}

/** What can be done by who can lay a stone, the best first, and how that is known. */
type Advice =
  | { readonly by: 'search'; readonly choices: readonly Choice[] }
  /** How many of the other stones of the hand fit then. */
  | { readonly by: 'rule'; readonly lay: Lay; readonly fits: number };

/** Tables that are looked through at most, so that a slow telephone answers within a tenth of a second. */
const MOST_TABLES = 4_000;

/**
 * How the program plays, for both players alike, by nothing but what the player sees. When nothing is left to buy, and not too
 * much can happen, all is looked through, and a stone is laid that is best whatever the other holds. Else the rule: the stone after
 * which most of the others in the hand fit; of these the one with the most pips, then that with the lowest number.
 *
 * @param sight of a player who can lay a stone
 */
export function adviceFor({ line, own, stock }: Sight): Advice {
  if (line.length > 0 && stock === 0) {
    const choices = searched(line, own);
    if (choices) return { by: 'search', choices };
  }
  const lays = own.flatMap((stone) =>
    numbersFor(stone, line).map((at) => {
      const others = own.filter((other) => makeStone(other) !== makeStone(stone));
      const after = line.length === 0 ? [[stone.low, stone.high] as const] : withLaid(line, { stone, at });
      return { lay: { stone, at }, fits: fitting(others, { line: after }).length };
    }),
  );
  const [best] = lays.sort(
    (one, other) =>
      other.fits - one.fits ||
      pipsOf([other.lay.stone]) - pipsOf([one.lay.stone]) ||
      one.lay.stone.low - other.lay.stone.low,
  );
  return { by: 'rule', ...best! };
}

/** Nothing if there is too much to look through. */
function searched(line: readonly Laid[], own: readonly Stone[]): readonly Choice[] | undefined {
  try {
    const search = new EndgameSearch({ line, own }, 'points', MOST_TABLES);
    return search.choices(search.start);
  } catch (error) {
    if (error instanceof NotPossibleError) return undefined;
    throw error;
  }
}

/** The ends at which a stone can be laid. */
function numbersFor({ low, high }: Stone, line: readonly Laid[]): number[] {
  const ends = line.length === 0 ? [low] : [line.at(-1)![1], line[0]![0]];
  return [...new Set(ends)].filter((end) => end === low || end === high);
}
