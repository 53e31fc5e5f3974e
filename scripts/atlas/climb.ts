import { Random } from '../../src/random.ts';
import { CONTESTS, type ContestName, Winner } from './contests.ts';
import { LaidBoard } from './laid-board.ts';

/** A climb ends when so many changes in a row have not made the board better. */
const IDLE = 1000;

/** What climbs have found, and how many boards they looked at. */
export interface Climbed {
  readonly winner: Winner;
  readonly boards: number;
}

/**
 * Climbs from a board that is laid at random: small changes are made one after the other, and each is kept that does not make it
 * worse.
 */
export function climbFrom(seed: string, range: number, name: ContestName): Climbed {
  const random = new Random(seed);
  const laid = new LaidBoard(range);
  const scoreOf = CONTESTS[name](laid);
  const winner = new Winner();
  let boards = 0;
  let best: number | undefined;
  while (best === undefined) {
    laid.lay(random);
    best = scoreOf();
    boards++;
  }
  for (let idle = 0; idle < IDLE; boards++) {
    laid.change(random);
    const score = scoreOf() ?? -1;
    idle = score > best ? 0 : idle + 1;
    if (score >= best) best = score;
    else laid.takeBack();
  }
  winner.offer(best, laid, seed);
  return { winner, boards };
}

/** Climbs from one board after the other until so many boards were looked at. */
export function climb(seed: string, range: number, name: ContestName, most: number): Climbed {
  let winner = new Winner();
  let boards = 0;
  for (let start = 1; boards < most; start++) {
    const climbed = climbFrom(`${seed}/${range}/${name}/${start}`, range, name);
    boards += climbed.boards;
    winner = winner.or(climbed.winner);
  }
  return { winner, boards };
}
