import { type Domino, domino, isSameDomino, makeDomino } from '../domino/dominoes.ts';
import { UserError } from '../errors.ts';
import { type Endgame, lineAfter, pipsOutside } from './endgame.ts';
import {
  canFollow,
  endsOf,
  fitting,
  hiddenDominoes,
  holds,
  type Position,
  pipsHeld,
  STOCK,
  whereIs,
} from './hands.ts';
import { type At, otherThan, PLAYERS, type Player, type Turn, type WrittenGame } from './written.ts';

/** A turn that kept to the rules. */
export interface Move extends Turn {
  /** Whether the player could not follow before buying, and so had to. */
  readonly mustBuy: boolean;
  /** The table when all were drawn. */
  readonly before: Position;
  /** The dominoes known to be in the player's hand that could then be laid. */
  readonly choice: readonly Domino[];
  /** At which end the domino was laid; none for the first domino and for a pass. */
  readonly end?: 'left' | 'right';
  /** The table after it. */
  readonly after: Position;
}

/** A game that kept to the rules, with its result. */
export interface Replay {
  readonly start: Position;
  readonly moves: readonly Move[];
  /** Whether a player laid the last domino of a hand, or neither could follow. */
  readonly ending: 'out' | 'lock';
  /** Nobody if both hands are equal in a lock. */
  readonly winner: Player | undefined;
  readonly points: number;
}

/**
 * Plays a written game of Sperrdomino again, domino by domino, by the rules of the book of 1921 (`docs/games.md`).
 *
 * @throws UserError that names the move and what the rules ask for there
 */
export function replayGame(game: WrittenGame): Replay {
  const { start, moves, last } = playTurns(game);
  const result = resultOf(last.after, otherThan(last.player));
  checkScore(game, result);
  return { start, moves, ...result };
}

/**
 * Plays the turns that are written, whether or not the game is over then.
 *
 * @throws UserError as {@link replayGame}
 */
function playTurns(game: WrittenGame): { start: Position; moves: readonly Move[]; last: Move } {
  const start = deal(game);
  const moves: Move[] = [];
  for (const turn of game.turns) {
    const at = { where: `move ${moves.length + 1} (row ${turn.row})` };
    const before = moves.at(-1);
    if (before && isOver(before.after)) throw new UserError('the game is over already', at);
    if (before?.player === turn.player) {
      throw new UserError(`${turn.player} moves twice`, {
        ...at,
        expected: `a turn of ${otherThan(turn.player)}`,
      });
    }
    moves.push(play(turn, before?.after ?? start, at));
  }
  const last = moves.at(-1);
  if (last) return { start, moves, last };
  throw new UserError('nothing is played', { where: 'the end', expected: 'A: or B: and a domino' });
}

/**
 * The end of a game that is written up to there. The other hand is seen if all its dominoes are named.
 *
 * @throws UserError as {@link replayGame}; if the game is over, dominoes can still be drawn, or the hand of who is to move
 *   is not known
 */
export function endgameOf(game: WrittenGame): Endgame {
  const { last } = playTurns(game);
  const position = last.after;
  const at = { where: 'the end' };
  if (isOver(position)) throw new UserError('the game is over', { ...at, expected: 'a game that goes on' });
  if (position.stock > 0) {
    throw new UserError(`${dominoesIn(position.stock)} can still be bought`, {
      ...at,
      expected: 'a game in which nothing is left to buy',
    });
  }
  const player = otherThan(last.player);
  const [own, rival] = [position.hands[player], position.hands[last.player]];
  if (own.unseen > 0) {
    throw new UserError(`what ${player} bought is not written`, {
      ...at,
      expected: `the names of the dominoes that ${player} bought`,
    });
  }
  const { line } = position;
  return { line, own: own.dominoes, ...(rival.unseen === 0 && { other: rival.dominoes }) };
}

/** The table before the first domino. */
function deal({ hands, talon = [] }: WrittenGame): Position {
  const dominoes = [...hands.A, ...hands.B, ...talon];
  const twice = dominoes.find((one, i) => holds(dominoes.slice(0, i), one));
  if (twice) throw new UserError(`${makeDomino(twice)} is dealt twice`, { where: 'the deal' });
  const handOf = (player: Player) => ({ dominoes: hands[player], unseen: 0 });
  return { line: [], hands: { A: handOf('A'), B: handOf('B') }, stock: STOCK, talon };
}

function play(turn: Turn, table: Position, at: At): Move {
  const { player, laid } = turn;
  const mustBuy = canFollow(player, table) === false;
  const position = buy(turn, table, at);
  const choice = fitting(position.hands[player].dominoes, position);
  if (!laid) {
    checkPass(turn, position, choice, at);
    return { ...turn, mustBuy, before: position, choice, after: position };
  }
  const named = domino(...laid);
  const { dominoes, unseen } = position.hands[player];
  if (!holds(dominoes, named)) {
    const place = whereIs(named, position);
    throw new UserError(`${player} does not hold ${makeDomino(named)}${place ? `, it is ${place}` : ''}`, {
      ...at,
      expected: expectedOf(choice, position),
      ...(unseen > 0 && !place && { hint: 'a domino that is played must be named where it is bought' }),
    });
  }
  const rest = dominoes.filter((one) => !isSameDomino(one, named));
  const hands = { ...position.hands, [player]: { dominoes: rest, unseen } };
  const end = endAt(laid, choice, position, at);
  const line = end ? lineAfter(position.line, named, end) : [laid];
  return {
    ...turn,
    mustBuy,
    before: position,
    choice,
    ...(end && { end }),
    after: { ...position, line, hands },
  };
}

/** The end at which a domino is laid: between two equal ends the right one; nothing for the first domino. */
function endAt(
  [touching, open]: readonly [number, number],
  choice: readonly Domino[],
  position: Position,
  at: At,
): Move['end'] {
  const ends = endsOf(position);
  if (!ends) return undefined;
  if (touching === ends[1]) return 'right';
  if (touching === ends[0]) return 'left';
  throw new UserError(`${touching}:${open} does not fit`, {
    ...at,
    expected: expectedOf(choice, position),
    ...(ends.includes(open) && {
      hint: `the number that touches the line is written first: ${open}:${touching}`,
    }),
  });
}

/** What could be laid, in words. */
function expectedOf(choice: readonly Domino[], position: Position): string {
  const ends = endsOf(position);
  const names = choice.map(makeDomino).join(', ');
  if (!ends) return names;
  const number = ends[0] === ends[1] ? `${ends[0]}` : `${ends[0]} or ${ends[1]}`;
  return `a domino with ${number}: ${names === '' ? 'none of the hand has it' : names}`;
}

function buy({ player, bought }: Turn, position: Position, at: At): Position {
  if (bought.length > position.stock) {
    throw new UserError(`${player} buys ${dominoesIn(bought.length)}`, {
      ...at,
      expected: `${position.stock} at most, as two stay face down`,
    });
  }
  const taken: Domino[] = [];
  for (const one of bought) {
    const place = one && (holds(taken, one) ? `in the hand of ${player}` : whereIs(one, position));
    if (place) throw new UserError(`${player} cannot buy ${makeDomino(one)}, it is ${place}`, at);
    if (one) taken.push(one);
  }
  const { dominoes, unseen } = position.hands[player];
  const hand = { dominoes: [...dominoes, ...taken], unseen: unseen + bought.length - taken.length };
  return {
    ...position,
    stock: position.stock - bought.length,
    hands: { ...position.hands, [player]: hand },
  };
}

function checkPass({ player }: Turn, position: Position, choice: readonly Domino[], at: At): void {
  if (choice.length > 0) {
    throw new UserError(`${player} passes`, { ...at, expected: expectedOf(choice, position) });
  }
  if (position.stock > 0) {
    throw new UserError(`${player} passes although dominoes can be bought`, {
      ...at,
      expected: `a domino that fits, or ${dominoesIn(position.stock)} more bought`,
    });
  }
  if (canFollow(player, position) === undefined) throw unnamed(player, position, at);
}

function unnamed(player: Player, position: Position, at: At): UserError {
  const could = fitting(hiddenDominoes(position), position).map(makeDomino).join(', ');
  return new UserError(`whether ${player} can follow is not written`, {
    ...at,
    expected: `the names of the dominoes that ${player} bought`,
    hint: `these could be among them and fit: ${could}`,
  });
}

/** Whether a hand is empty, or neither player can follow and nothing is left to draw. */
export function isOver(position: Position): boolean {
  const isLocked = position.stock === 0 && PLAYERS.every((player) => canFollow(player, position) === false);
  return isLocked || PLAYERS.some((player) => isOut(player, position));
}

function isOut(player: Player, { hands }: Position): boolean {
  return hands[player].dominoes.length + hands[player].unseen === 0;
}

/**
 * How a game has ended.
 *
 * @param next who would be to move
 * @throws UserError if it goes on, or what was drawn unseen would decide it
 */
export function resultOf(position: Position, next: Player): Pick<Replay, 'ending' | 'winner' | 'points'> {
  const at = { where: 'the end' };
  if (!isOver(position)) {
    const open = PLAYERS.find((player) => canFollow(player, position) === undefined);
    const goesOn = position.stock > 0 || PLAYERS.some((player) => canFollow(player, position));
    if (open && !goesOn) throw unnamed(open, position, at);
    throw new UserError('the game is not over', { ...at, expected: `a turn of ${next}` });
  }
  // With the whole stock drawn, all that is not in the line counts, whoever has it, and the talon too.
  const rest = pipsOutside(position);
  const winner = PLAYERS.find((player) => isOut(player, position));
  if (winner) {
    return {
      ending: 'out',
      winner,
      points: position.stock === 0 ? rest : exactly(otherThan(winner), position, at),
    };
  }
  const lower = PLAYERS.find(
    (player) => pipsHeld(player, position)[1] < pipsHeld(otherThan(player), position)[0],
  );
  if (lower) return { ending: 'lock', winner: lower, points: rest };
  if (exactly('A', position, at) !== exactly('B', position, at)) throw new Error('one of two hands is lower');
  return { ending: 'lock', winner: undefined, points: 0 };
}

function exactly(player: Player, position: Position, at: At): number {
  const [least, most] = pipsHeld(player, position);
  if (least === most) return least;
  throw new UserError(`the pips of ${player} are not known: ${least} to ${most}`, {
    ...at,
    expected: `the names of the dominoes that ${player} bought`,
  });
}

function checkScore({ score }: WrittenGame, { winner, points }: Pick<Replay, 'winner' | 'points'>): void {
  if (!score || (score.winner === winner && score.points === points)) return;
  const say = (who: Player | undefined, count: number) => (who ? `${who} ${count}` : 'nobody');
  throw new UserError(`the score is written as ${say(score.winner, score.points)}`, {
    where: 'the end',
    expected: say(winner, points),
  });
}

function dominoesIn(count: number): string {
  return count === 1 ? '1 domino' : `${count} dominoes`;
}
