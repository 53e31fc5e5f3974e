import { byNumbers, type Domino } from '../../../domino/dominoes.ts';
import { afterBuying, afterLaying, afterPassing, type Deal, dealBy } from '../../../games/deal.ts';
import { type Laid, lineAfter } from '../../../games/endgame.ts';
import type { Lay } from '../../../games/endgame-search.ts';
import { canFollow, fitting } from '../../../games/hands.ts';
import { isOver, resultOf } from '../../../games/sperrdomino.ts';
import type { Player } from '../../../games/written.ts';
import type { Random } from '../../../random.ts';
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

/** What can be done, and what comes of it. */
interface Choice {
  readonly turn: Turn;
  after(): DealScene;
}

/** How a deal has ended. */
interface DealResult {
  readonly ending: 'out' | 'lock';
  readonly winner: 'you' | 'other' | undefined;
  readonly points: number;
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
    return this.#choices(scene).map(({ turn, after }) => ({ turn, scene: after() }));
  }

  after(scene: DealScene, turn: Turn): DealScene | undefined {
    return this.#choices(scene)
      .find((choice) => choice.turn === turn)
      ?.after();
  }

  answers(scene: DealScene): Deed<DealScene>[] {
    const deeds: Deed<DealScene>[] = [];
    for (let now = scene; !now.mine && !now.isOver; now = deeds.at(-1)!.scene) {
      const turn = turnOf(now.deal);
      deeds.push({ turn, scene: this.after(now, turn)! });
    }
    return deeds;
  }

  #choices(scene: DealScene): Choice[] {
    const { deal, isOver, number, score } = scene;
    if (isOver) {
      const { winner } = resultIn(scene);
      // If nobody has won, the turn goes on.
      const first = winner ? (winner === 'you' ? YOU : PROGRAM) : deal.player;
      const next = roundWinner(score) ? { you: 0, other: 0 } : score;
      return [{ turn: DEAL, after: () => this.#dealt(number + 1, first, next) }];
    }
    const choice = (turn: Turn, next: () => Deal) => ({ turn, after: () => sceneOf(next(), number, score) });
    const { line, pile } = deal;
    const ends = { left: line[0]?.[0], right: line.at(-1)?.[1] };
    const lays = fitting(deal.hands[deal.player].dominoes, deal).flatMap((domino) =>
      SIDES.filter((side) =>
        line.length === 0 ? side === 'right' : ends[side] === domino.low || ends[side] === domino.high,
      ).map((side) =>
        choice(layingOf(domino, side), () => afterLaying(deal, domino, lineAfter(line, domino, side))),
      ),
    );
    const buys = pile.map((_, i) => choice(buyingOf(i + 1), () => afterBuying(deal, i + 1)));
    const isStuck = pile.length === 0 && lays.length === 0;
    return [...lays, ...buys, ...(isStuck ? [choice(PASS, () => afterPassing(deal))] : [])];
  }

  #dealt(number: number, player: Player, score: Score): DealScene {
    return sceneOf(dealBy(this.#random.fork(number), player), number, score);
  }
}

/** What the program does: it draws no more than it must, and lays a domino as `adviceFor` has it. */
function turnOf(deal: Deal): Turn {
  const { line, stock, pile, player } = deal;
  if (canFollow(player, deal) !== true) {
    const needed = pile.findIndex((domino) => fitting([domino], deal).length > 0) + 1;
    return stock === 0 ? PASS : buyingOf(needed || stock);
  }
  const advice = adviceFor(sightIn(deal, PROGRAM));
  return turnOfLay(advice.by === 'search' ? advice.choices[0]!.lay! : advice.lay, line);
}

/** The turn in which so many dominoes are drawn. */
export function buyingOf(count: number): Turn {
  return `buy ${count}`;
}

/** How many dominoes are drawn in a turn. */
export function boughtIn(turn: Turn): number {
  return turn.startsWith('buy ') ? Number(turn.slice(4)) : 0;
}

/** @param scene of a deal that is over */
export function resultIn({ deal }: DealScene): DealResult {
  const { ending, winner, points } = resultOf(deal, deal.player);
  return { ending, winner: winner && (winner === YOU ? 'you' : 'other'), points };
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
  return { line, own: hands[player].dominoes, stock, lacks: lacks[player === YOU ? PROGRAM : YOU] };
}

/** A lay as a turn. Between two equal ends it goes to the right. */
export function turnOfLay({ domino, at }: Lay, line: readonly Laid[]): Turn {
  return layingOf(domino, line.length === 0 || line.at(-1)![1] === at ? 'right' : 'left');
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
