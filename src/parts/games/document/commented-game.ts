import { dominoesText, numbersText } from '../../../document/context/lists.ts';
import { byNumbers, type Domino, domino, makeDomino } from '../../../domino/dominoes.ts';
import { chainOf } from '../../../games/endgame.ts';
import { endsBySide, endsOf, holds, type Position, pipsHeld, pipsLaid } from '../../../games/hands.ts';
import { dominoesWith, HOLDINGS, holdingsOf } from '../../../games/holdings.ts';
import { type Move, type Replay, replayGame } from '../../../games/sperrdomino.ts';
import { otherThan, PLAYERS, type Player, parseGame } from '../../../games/written.ts';
import { listOf } from '../../../words/lists.ts';
import type { Marked } from '../../../words/marked.ts';
import type { WordBook } from '../../../words/word-book.ts';

/** After this move it is settled who locks the game. */
const DECIDED = 2;

/** What is told of the game on a few pages: moments, each with its move. */
const MOMENTS = { begins: 1, buys: 2, answers: 4, passes: 13, locks: 14 };

/** The game of the book of 1921, move by move; all of it comes from the replay, so that it cannot differ from the rules. */
export function commentedContext(words: WordBook): object {
  const game = bookGame();
  const { start, moves, points } = game;
  return {
    start: { hands: handsOf(start, words), stock: start.stock },
    moves: moves.map((move, i) => moveContext(move, i, words)),
    moments: Object.entries(MOMENTS).map(([name, number]) => ({
      name,
      ...momentContext(number, moves, words),
    })),
    answers: answersAfter(moves[DECIDED - 1]!),
    end: endOf(game, words),
    points,
  };
}

function moveContext(move: Move, index: number, words: WordBook): object {
  const { player, bought, mustBuy, choice, before, laid, end, after } = move;
  const named = bought.filter((one) => one !== undefined);
  const own = laid && domino(...laid);
  const others = own ? choice.filter((one) => !holds([own], one)) : [];
  return {
    number: index + 1,
    player: playerName(player, words),
    bought: named.length > 0 ? dominoesText(named, words) : null,
    unseen: bought.length - named.length,
    mustBuy,
    holdings: holdingsText(player, before, words),
    first: index === 0,
    pass: !laid,
    domino: own ? makeDomino(own) : null,
    end: end ?? null,
    others: others.length > 0 ? dominoesText(others, words) : null,
    ends: endsBySide(after),
    chain: chainOf(after.line),
    hands: handsOf(after, words),
    stock: after.stock,
    decided: index + 1 === DECIDED,
  };
}

/** A moment with what was played then and just before. */
function momentContext(number: number, moves: readonly Move[], words: WordBook): object {
  const [before, move] = [moves[number - 2], moves[number - 1]!];
  const laidIn = (one: Move | undefined) => (one?.laid ? makeDomino(domino(...one.laid)) : '');
  const boughtIn = (one: Move | undefined) =>
    dominoesText(one?.bought.filter((bought) => bought !== undefined) ?? [], words);
  return {
    number,
    player: playerName(move.player, words),
    domino: laidIn(move),
    bought: boughtIn(move),
    unseen: move.bought.length,
    dominoBefore: laidIn(before),
    boughtBefore: boughtIn(before),
    first: number === 1,
    chain: chainOf(move.after.line),
  };
}

function handsOf({ hands }: Position, words: WordBook): object[] {
  return PLAYERS.map((player) => ({
    player: playerName(player, words),
    dominoes: dominoesText(hands[player].dominoes.toSorted(byNumbers), words),
    unseen: hands[player].unseen,
  }));
}

function playerName(player: Player, words: WordBook): string {
  return words.text(player === 'A' ? 'commented-player-a' : 'commented-player-b');
}

/** The holdings of a player that have a name, each with its numbers; null if there are none. */
function holdingsText(player: Player, position: Position, words: WordBook): Marked | null {
  const found = holdingsOf(player, position);
  const named = HOLDINGS.flatMap((name) => {
    const numbers = found.filter((holding) => holding.name === name).map(({ number }) => number);
    return numbers.length > 0
      ? words.marked(`holding-${name}`, { numbers: numbersText(numbers, words) })
      : [];
  });
  return named.length > 0 ? listOf(named, 'semicolon', words) : null;
}

/** To each domino with which the other player can follow: what brings back the number of the opposite end. */
function answersAfter({ player, after }: Move): object[] {
  const [left, right] = endsOf(after)!;
  const rival = otherThan(player);
  return [left, right].flatMap((end, i) =>
    dominoesWith(end, after.hands[rival].dominoes).map((one) => ({
      domino: makeDomino(one),
      answer: makeDomino(domino(otherNumber(one, end), i === 0 ? right : left)),
    })),
  );
}

function otherNumber({ low, high }: Domino, number: number): number {
  return low === number ? high : low;
}

function endOf({ moves }: Replay, words: WordBook): object {
  const last = moves.at(-1)!.after;
  const [number] = endsOf(last)!;
  return {
    number,
    withNumber: last.line.filter((numbers) => numbers.includes(number)).length,
    dominoes: last.line.length,
    pips: pipsLaid(last),
    ben: pipsHeld('B', last)[0],
    ada: pipsHeld('A', last)[0],
    unseen: last.hands.A.unseen,
    benDominoes: dominoesText(last.hands.B.dominoes.toSorted(byNumbers), words),
  };
}

/**
 * The game of 120 points in the book of 1921. It does not say which four dominoes A draws in the end, nor what the talon is:
 * whatever they are, the result is the same.
 */
export const BOOK_GAME = `hand A: 1:1 1:2 1:3 1:6 0:4 0:5 4:6
hand B: 0:0 0:2 0:3 0:6 1:4 1:5 4:5
A: 1:1
B: +5:5 +5:6 +6:6 +0:1 1:0
A: +2:3 +2:4 +2:2 +2:5 1:2
B: 2:0
A: 0:4
B: 4:1
A: 1:3
B: 3:0
A: 0:5
B: 5:1
A: 1:6
B: 6:0
A: +? +? +? +? pass
B: 0:0
score: B 120
`;

export const bookGame = () => replayGame(parseGame(BOOK_GAME));
