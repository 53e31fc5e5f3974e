import { byNumbers, type Domino, dominoesOf } from '../../domino/dominoes.ts';
import {
  lay,
  type OpenEnds,
  onlyBest,
  opening,
  type Play,
  type Scored,
  scoredPlays,
  spotsFor,
} from '../../games/divisor.ts';
import type { Random } from '../../random.ts';

/** What must be seen to find the answer, the easiest first. `docs/together.md` tells them to readers. */
export const EXERCISE_LEVELS = ['one-end', 'doubles', 'largest'] as const;
export type ExerciseLevel = (typeof EXERCISE_LEVELS)[number];

/** The open ends of a line and a hand, of which one domino, laid in one way, makes the most points. */
export interface Exercise {
  readonly line: OpenEnds;
  readonly hand: readonly Domino[];
  readonly answer: Scored;
}

export interface ExerciseOrder {
  readonly divisor: number;
  /** The highest number of the set. */
  readonly set: number;
  readonly level: ExerciseLevel;
}

/** Lines that are tried before a level is given up, and hands for each; a few lines are enough for most exercises. */
const MOST_LINES = 5_000;
const HANDS_A_LINE = 40;
/** Fewer plays than this leave nothing to choose from. */
const LEAST_PLAYS = 3;

/** For each level: dominoes on the table, dominoes in the hand, and what position and plays must be like. */
const LEVELS: Readonly<
  Record<
    ExerciseLevel,
    {
      readonly laid: readonly [least: number, most: number];
      readonly hand: number;
      fits(line: OpenEnds, plays: readonly Scored[], best: Scored): boolean;
    }
  >
> = {
  // Differences alone: every domino fits one number at most, and no double is in sight.
  'one-end': {
    laid: [4, 7],
    hand: 4,
    fits: ({ sides }, plays) =>
      sides.length === 0 && scoring(plays).length === 1 && isEachOnce(plays) && !plays.some(isDouble),
  },
  // What scores is a double, or a domino at the free long side of one.
  doubles: {
    laid: [3, 7],
    hand: 5,
    fits: (_, plays, best) => scoring(plays).length === 1 && (isDouble(best) || best.spot.place === 'side'),
  },
  // Several plays score, and a domino can be laid in several ways.
  largest: {
    laid: [5, 9],
    hand: 6,
    fits: (_, plays) => scoring(plays).length > 1 && !isEachOnce(plays),
  },
};

/**
 * Makes an exercise: a line as it comes about in play, and a hand of dominoes that are left.
 *
 * @param isFree whether an exercise can be taken
 * @returns nothing if none is found
 */
export function makeExercise(
  order: ExerciseOrder,
  random: Random,
  isFree: (exercise: Exercise) => boolean = () => true,
): Exercise | undefined {
  for (let lines = 0; lines < MOST_LINES; lines++) {
    const { line, rest } = drawLine(order, random);
    for (let hands = 0; hands < HANDS_A_LINE; hands++) {
      const hand = drawHand(LEVELS[order.level].hand, rest, random);
      const answer = answerOf(order, line, hand);
      if (answer && isFree({ line, hand, answer })) return { line, hand, answer };
    }
  }
  return undefined;
}

/** The only best play, if there is one and everything is such as the level asks for. */
export function answerOf(
  { divisor, level }: ExerciseOrder,
  line: OpenEnds,
  hand: readonly Domino[],
): Scored | undefined {
  const plays = scoredPlays(line, hand, divisor);
  const best = onlyBest(plays);
  return best && plays.length >= LEAST_PLAYS && LEVELS[level].fits(line, plays, best) ? best : undefined;
}

/** A line as it comes about when the highest double opens and others follow at random, and the dominoes that are left. */
function drawLine(
  { set, level }: ExerciseOrder,
  random: Random,
): { line: OpenEnds; rest: readonly Domino[] } {
  const [least, most] = LEVELS[level].laid;
  let line = opening(set);
  let rest = dominoesOf(set).filter(({ low }) => low < set);
  for (let more = least - 1 + random.below(most - least + 1); more > 0; more--) {
    const plays = rest.flatMap((domino): Play[] => spotsFor(domino, line).map((spot) => ({ domino, spot })));
    const play = plays[random.below(plays.length)]!;
    line = lay(line, play);
    rest = rest.filter((domino) => domino !== play.domino);
  }
  const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
  return { line: { ends: inOrder(line.ends), sides: inOrder(line.sides) }, rest };
}

function drawHand(size: number, rest: readonly Domino[], random: Random): Domino[] {
  const hand = new Set<Domino>();
  while (hand.size < size) hand.add(rest[random.below(rest.length)]!);
  return [...hand].sort(byNumbers);
}

function scoring(plays: readonly Scored[]): Scored[] {
  return plays.filter(({ points }) => points > 0);
}

function isEachOnce(plays: readonly Scored[]): boolean {
  return new Set(plays.map((play) => play.domino)).size === plays.length;
}

function isDouble({ domino: { low, high } }: Play): boolean {
  return low === high;
}
