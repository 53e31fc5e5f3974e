import { type Domino, makeDomino } from '../../domino/dominoes.ts';
import type { Laid } from '../../games/endgame.ts';
import { type Choice, EndgameSearch, hasAtMost, type Lay } from '../../games/endgame-search.ts';
import { withLaid } from '../../games/endgame-solution.ts';
import { fitting, pipsOf } from '../../games/hands.ts';

/** What one player knows of a game. */
export interface Sight {
  readonly line: readonly Laid[];
  readonly own: readonly Domino[];
  /** How many dominoes can still be drawn. */
  readonly stock: number;
  /** The numbers of which the other has shown by passing to hold none. */
  readonly lacks: readonly number[];
}

/**
 * What is best for who can lay a domino, and how that is known: by a search, with all that can be done, the best first; or by the
 * rule, with how many of the other dominoes of the hand fit then.
 */
type Advice = { readonly lay: Lay } & (
  | { readonly by: 'search'; readonly choices: readonly Choice[] }
  | { readonly by: 'rule'; readonly fits: number }
);

/** Tables that can come of one that is looked through, at most, so that a slow telephone answers within a tenth of a second. */
const MOST_TABLES = 4_000;

/**
 * How the program plays, for both players alike, by nothing but what the player sees. When nothing is left to draw, and not too
 * much can happen, all is looked through, and a domino is laid that is best whatever the other holds. Else the rule: the domino after
 * which most of the others in the hand fit; of these the one with the most pips, then that with the lowest number.
 *
 * @param sight of a player who can lay a domino
 */
export function adviceFor({ line, own, stock, lacks }: Sight): Advice {
  if (line.length > 0 && stock === 0) {
    const search = new EndgameSearch({ line, own, lacks }, 'points');
    // What is looked through once is so until the game is over, so what is sure stays so.
    if (hasAtMost(MOST_TABLES, search.start)) {
      const choices = search.choices(search.start);
      return { by: 'search', lay: choices[0]!.lay!, choices };
    }
  }
  const lays = own.flatMap((domino) =>
    numbersFor(domino, line).map((at) => {
      const others = own.filter((other) => makeDomino(other) !== makeDomino(domino));
      const after = withLaid(line, { domino, at });
      return { lay: { domino, at }, fits: fitting(others, { line: after }).length };
    }),
  );
  const [best] = lays.sort(
    (one, other) =>
      other.fits - one.fits ||
      pipsOf([other.lay.domino]) - pipsOf([one.lay.domino]) ||
      one.lay.domino.low - other.lay.domino.low,
  );
  return { by: 'rule', ...best! };
}

/** The ends at which a domino can be laid. */
function numbersFor({ low, high }: Domino, line: readonly Laid[]): number[] {
  const ends = line.length === 0 ? [low] : [line.at(-1)![1], line[0]![0]];
  return [...new Set(ends)].filter((end) => end === low || end === high);
}
