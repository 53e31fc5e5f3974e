import { type Domino, dominoesOf, isSameDomino } from '../domino/dominoes.ts';
import type { Random } from '../random.ts';
import type { Laid } from './endgame.ts';
import { endsOf, type Position, STOCK } from './hands.ts';
import { HAND, otherThan, type Player, RANGE } from './written.ts';

/** A game of Sperrdomino that is being played, with all that is face down. */
export interface Deal extends Position {
  /** What can be drawn, in its order. */
  readonly pile: readonly Domino[];
  /** Who is to move. */
  readonly player: Player;
  /** The numbers of which each has shown by passing to hold none, for the rest of the game. */
  readonly lacks: Readonly<Record<Player, readonly number[]>>;
}

const ALL = dominoesOf(RANGE);

/** Deals the dominoes. @param player who begins */
export function dealBy(random: Random, player: Player): Deal {
  const dominoes = Array.from(random.shuffle(Int32Array.from(ALL.keys())), (i) => ALL[i]!);
  const hand = (from: number) => ({ dominoes: dominoes.slice(from, from + HAND), unseen: 0 });
  const pile = dominoes.slice(2 * HAND, 2 * HAND + STOCK);
  return {
    line: [],
    hands: { A: hand(0), B: hand(HAND) },
    stock: STOCK,
    talon: dominoes.slice(2 * HAND + STOCK),
    pile,
    player,
    lacks: { A: [], B: [] },
  };
}

/** After so many dominoes were drawn; the turn goes on. */
export function afterBuying(deal: Deal, count: number): Deal {
  const { pile, player, hands } = deal;
  const dominoes = [...hands[player].dominoes, ...pile.slice(0, count)];
  const rest = pile.slice(count);
  return { ...deal, pile: rest, stock: rest.length, hands: { ...hands, [player]: { dominoes, unseen: 0 } } };
}

/** After a domino was laid. @param line the line with it */
export function afterLaying(deal: Deal, domino: Domino, line: readonly Laid[]): Deal {
  const { player, hands } = deal;
  const dominoes = hands[player].dominoes.filter((one) => !isSameDomino(one, domino));
  return handedOn({ ...deal, line, hands: { ...hands, [player]: { dominoes, unseen: 0 } } });
}

/** After a player passed who could neither lay nor draw. */
export function afterPassing(deal: Deal): Deal {
  const { player, lacks } = deal;
  return handedOn({ ...deal, lacks: { ...lacks, [player]: [...lacks[player], ...endsOf(deal)!] } });
}

function handedOn(deal: Deal): Deal {
  return { ...deal, player: otherThan(deal.player) };
}
