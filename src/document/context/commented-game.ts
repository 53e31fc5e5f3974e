import { type Chain, makeChainLine } from '../../domino/chain.ts';
import { byNumbers, makeStone, type Stone, stone } from '../../domino/stones.ts';
import { bookGame } from '../../games/book-game.ts';
import { endsOf, type Hand, holds, type Position, pipsHeld, pipsLaid } from '../../games/hands.ts';
import { HOLDINGS, holdingsOf, stonesWith } from '../../games/holdings.ts';
import type { Move, Replay } from '../../games/sperrdomino.ts';
import { PLAYERS, type Player } from '../../games/written.ts';

/** After this move it is settled who locks the game. */
const DECIDED = 2;

/** The game of the book of 1921, move by move; all of it comes from the replay, so that it cannot differ from the rules. */
export function commentedContext(): object {
  const game = bookGame();
  const { start, moves, points } = game;
  return {
    start: { hands: handsOf(start), stock: start.stock, held: namesHeld(PLAYERS, start) },
    moves: moves.map((move, i) => moveContext(move, i)),
    answers: answersAfter(moves[DECIDED - 1]!),
    end: endOf(game),
    points,
  };
}

function moveContext(move: Move, index: number): object {
  const { player, bought, mustBuy, choice, before, laid, end, after } = move;
  const named = bought.filter((one) => one !== undefined);
  const own = laid && stone(...laid);
  return {
    number: index + 1,
    ada: player === 'A',
    bought: marked(named),
    unseen: bought.length - named.length,
    mustBuy,
    held: namesHeld([player], before),
    first: index === 0,
    pass: !laid,
    stone: own ? makeStone(own) : null,
    left: end === 'left',
    others: marked(own ? choice.filter((one) => !holds([own], one)) : []),
    ends: endsContext(after),
    chain: lineOf(after),
    hands: handsOf(after),
    stock: after.stock,
    decided: index + 1 === DECIDED,
  };
}

function endsContext(position: Position): object {
  const [left, right] = endsOf(position)!;
  return { left, right, same: left === right };
}

/** Sperrdomino lays doubles along the line like all other stones. */
function lineOf({ line }: Position): string {
  const chain: Chain['line'] = line.map((numbers) => ({ numbers, across: false }));
  return makeChainLine(chain);
}

function handsOf({ hands }: Position): object {
  const context = ({ stones, unseen }: Hand) => ({
    stones: marked(stones.toSorted(byNumbers)),
    unseen,
  });
  return { ada: context(hands.A), ben: context(hands.B) };
}

/** Stones in the vocabulary of the templates, with commas between them. */
function marked(stones: readonly Stone[]): string {
  return stones.map((one) => `<stone>${makeStone(one)}</stone>`).join(', ');
}

/** For each holding that has a name, in which numbers these players have it; whether there is any. */
function namesHeld(players: readonly Player[], position: Position): object {
  const found = players.flatMap((player) => holdingsOf(player, position));
  const numbers = HOLDINGS.map((name) => [
    name,
    found
      .filter((holding) => holding.name === name)
      .map(({ number }) => number)
      .join(', '),
  ]);
  return { any: found.length > 0, ...Object.fromEntries(numbers) };
}

/** To each stone with which the other player can follow: what brings back the number of the opposite end. */
function answersAfter({ player, after }: Move): object[] {
  const [left, right] = endsOf(after)!;
  const rival = player === 'A' ? 'B' : 'A';
  return [left, right].flatMap((end, i) =>
    stonesWith(end, after.hands[rival].stones).map((one) => ({
      stone: makeStone(one),
      answer: makeStone(stone(otherNumber(one, end), i === 0 ? right : left)),
    })),
  );
}

function otherNumber({ low, high }: Stone, number: number): number {
  return low === number ? high : low;
}

function endOf({ moves }: Replay): object {
  const last = moves.at(-1)!.after;
  const [number] = endsOf(last)!;
  return {
    number,
    withNumber: last.line.filter((numbers) => numbers.includes(number)).length,
    stones: last.line.length,
    pips: pipsLaid(last),
    ben: pipsHeld('B', last)[0],
    ada: pipsHeld('A', last)[0],
    unseen: last.hands.A.unseen,
    benStones: marked(last.hands.B.stones.toSorted(byNumbers)),
  };
}
