import { byNumbers, type Domino } from '../../../domino/dominoes.ts';
import { afterBuying, afterLaying, afterPassing, type Deal, dealBy } from '../../../games/deal.ts';
import { type Laid, lineAfter } from '../../../games/endgame.ts';
import type { Lay } from '../../../games/endgame-search.ts';
import { sideOf } from '../../../games/endgame-solution.ts';
import { canFollow, fitting } from '../../../games/hands.ts';
import { isOver, resultOf } from '../../../games/sperrdomino.ts';
import { otherThan, type Player } from '../../../games/written.ts';
import type { Random } from '../../../random.ts';
import type { WordBook } from '../../../words/word-book.ts';
import {
  type Deed,
  type Duel,
  layingOf,
  PASS,
  type Scene,
  SIDES,
  type Turn,
} from '../../sperrdomino/play/scene.ts';
import { adviceFor, type Sight } from '../deal-advice.ts';
import { parseDealLine } from '../deal-line.ts';

/** The player, and the program. */
const YOU: Player = 'A';
const PROGRAM: Player = 'B';

/** Who has so many points first wins a round. */
const ROUND = 100;

export const DEAL: Turn = 'deal';

interface Score {
  readonly you: number;
  readonly other: number;
}

/** What lies on the table in a round of whole games. */
export interface DealScene extends Scene {
  readonly deal: Deal;
  /** Which deal of all it is, counted from 1. */
  readonly number: number;
  /** The points of the round, those of this deal with them if it is over. */
  readonly score: Score;
}

/**
 * Games of Sperrdomino from the deal on, one after the other: the player and a program that sees no more than a player
 * does. Who wins a deal begins the next; the player begins the first.
 */
export class Match implements Duel<DealScene> {
  readonly start: DealScene;
  readonly #random: Random;

  /** @param random what the deals come from */
  constructor(random: Random) {
    this.#random = random;
    this.start = this.#dealt(1, YOU, { you: 0, other: 0 });
  }

  deedsOf(scene: DealScene): Deed<DealScene>[] {
    const { deal, isOver, number, score } = scene;
    if (isOver) {
      const { winner } = resultIn(scene);
      // If nobody has won, the turn goes on.
      const first = winner ? (winner === 'you' ? YOU : PROGRAM) : deal.player;
      const next = roundWinner(score) ? { you: 0, other: 0 } : score;
      return [{ turn: DEAL, scene: this.#dealt(number + 1, first, next) }];
    }
    const deed = (turn: Turn, next: Deal) => ({ turn, scene: sceneOf(next, number, score) });
    const { line, pile } = deal;
    const ends = { left: line[0]?.[0], right: line.at(-1)?.[1] };
    const lays = fitting(deal.hands[deal.player].dominoes, deal).flatMap((domino) =>
      SIDES.filter((side) =>
        line.length === 0 ? side === 'right' : ends[side] === domino.low || ends[side] === domino.high,
      ).map((side) => deed(layingOf(domino, side), afterLaying(deal, domino, lineAfter(line, domino, side)))),
    );
    const buys = pile.map((_, i) => deed(buyingOf(i + 1), afterBuying(deal, i + 1)));
    const isStuck = pile.length === 0 && lays.length === 0;
    return [...lays, ...buys, ...(isStuck ? [deed(PASS, afterPassing(deal))] : [])];
  }

  answers(scene: DealScene): Deed<DealScene>[] {
    const deeds: Deed<DealScene>[] = [];
    for (let now = scene; !now.mine && !now.isOver; now = deeds.at(-1)!.scene) {
      const turn = turnOf(now.deal);
      deeds.push(this.deedsOf(now).find((deed) => deed.turn === turn)!);
    }
    return deeds;
  }

  /** When the player wins a round; it stays so until the next deal. */
  isSolved({ isOver, score }: DealScene): boolean {
    return isOver && roundWinner(score) === 'you';
  }

  progress(scenes: readonly DealScene[], words: WordBook): string {
    const { number, score } = scenes.at(-1)!;
    return words.text('deal-standing', { number, ...score });
  }

  #dealt(number: number, player: Player, score: Score): DealScene {
    return sceneOf(dealBy(this.#random.fork(number), player), number, score);
  }
}

/** The deals of a line. @throws UserError if it is no game of Sperrdomino */
export function matchOf(line: string): Match {
  return new Match(parseDealLine(line));
}

/** What the program does: it draws no more than it must, and lays a domino as `adviceFor` has it. */
function turnOf(deal: Deal): Turn {
  const { line, stock, pile, player } = deal;
  if (canFollow(player, deal) !== true) {
    const needed = pile.findIndex((domino) => fitting([domino], deal).length > 0) + 1;
    return stock === 0 ? PASS : buyingOf(needed || stock);
  }
  return turnOfLay(adviceFor(sightIn(deal, PROGRAM)).lay, line);
}

/** The turn in which so many dominoes are drawn. */
export function buyingOf(count: number): Turn {
  return `buy ${count}`;
}

export function boughtIn(turn: Turn): number {
  return turn.startsWith('buy ') ? Number(turn.slice(4)) : 0;
}

/** @param scene of a deal that is over */
export function resultIn({ deal }: DealScene) {
  const { winner, ...result } = resultOf(deal, deal.player);
  return { ...result, winner: winner && (winner === YOU ? ('you' as const) : ('other' as const)) };
}

/** The dominoes that the player does not see: those of the other, those to be drawn, and the talon. */
export function unseenIn({ deal: { hands, pile, talon } }: DealScene): Domino[] {
  return [...hands[PROGRAM].dominoes, ...pile, ...talon].sort(byNumbers);
}

/** What the player sees. */
export function sightOf({ deal }: DealScene): Sight {
  return sightIn(deal, YOU);
}

function sightIn({ line, hands, stock, lacks }: Deal, player: Player): Sight {
  return { line, own: hands[player].dominoes, stock, lacks: lacks[otherThan(player)] };
}

export function turnOfLay(lay: Lay, line: readonly Laid[]): Turn {
  return layingOf(lay.domino, sideOf(lay, line));
}

/** Who has won the round; nothing if it goes on. */
export function roundWinner({ you, other }: Score): 'you' | 'other' | undefined {
  if (you >= ROUND) return 'you';
  return other >= ROUND ? 'other' : undefined;
}

/** @param score before this deal */
function sceneOf(deal: Deal, number: number, score: Score): DealScene {
  const over = deal.line.length > 0 && isOver(deal);
  const own = deal.hands[YOU].dominoes.toSorted(byNumbers);
  const other = deal.hands[PROGRAM].dominoes;
  const scene: DealScene = {
    deal,
    number,
    score,
    line: deal.line,
    // When all is over the hands are shown.
    hands: over
      ? { own, other: other.toSorted(byNumbers), held: other.length, talon: deal.talon }
      : { own, other: [], held: other.length, talon: [] },
    mine: deal.player === YOU && !over,
    isOver: over,
  };
  if (!over) return scene;
  const { winner, points } = resultIn(scene);
  return { ...scene, score: winner ? { ...score, [winner]: score[winner] + points } : score };
}
