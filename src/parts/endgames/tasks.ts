import { byNumbers, type Domino, dominoesOf } from '../../domino/dominoes.ts';
import type { Endgame, Laid } from '../../games/endgame.ts';
import { MOVES, type TaskOrder } from '../../games/endgame-order.ts';
import { EndgameSearch } from '../../games/endgame-search.ts';
import { type Solution, solveEndgame, withLaid } from '../../games/endgame-solution.ts';
import { STOCK } from '../../games/hands.ts';
import { HAND, RANGE } from '../../games/written.ts';
import type { Random } from '../../random.ts';

/** An end of Sperrdomino with exactly one best first move. */
export interface Task {
  readonly endgame: Endgame;
  readonly solution: Solution;
}

/** Games that are played before a task is given up; most need less than a hundred. */
const MOST_GAMES = 20_000;
/** Fewer first moves leave nothing to choose from. */
const LEAST_CHOICES = 3;
/** Dominoes in the hands, so that a reader can keep them in mind. */
export const HANDS = { own: { least: 3, most: 6 }, other: { least: 3, most: 7 } } as const;

const ALL = dominoesOf(RANGE);

/**
 * Makes a task: ends as they come about when two play by the rules and choose at random, until one suits.
 *
 * @param isFree whether a task can be taken
 * @returns nothing if none is found
 */
export function makeTask(
  order: TaskOrder,
  random: Random,
  isFree: (task: Task) => boolean = () => true,
): Task | undefined {
  for (let games = 0; games < MOST_GAMES; games++) {
    for (const end of endsOfGame(random)) {
      const { other: _, ...seen } = end;
      const endgame = order.sees === 'own' ? seen : end;
      const solution = solutionOf(order, endgame);
      if (solution && isFree({ endgame, solution })) return { endgame, solution };
    }
  }
  return undefined;
}

/**
 * The solution, if there is something to win, by one first move only, and everything is such as the order asks for. Where it
 * takes longer than the shortest task, the other lays a domino on the way.
 */
export function solutionOf({ aim, moves }: TaskOrder, endgame: Endgame): Solution | undefined {
  const search = new EndgameSearch(endgame, aim);
  if (!search.reaches({ worth: 1, turns: 2 * moves })) return undefined;
  const solution = solveEndgame(endgame, aim, search);
  const suits =
    solution.worth > 0 &&
    solution.onlyFirst &&
    solution.moves === moves &&
    (moves === MOVES.least || solution.line.some(({ kind }, i) => i % 2 === 1 && kind === 'lay')) &&
    solution.others.length >= LEAST_CHOICES - 1;
  return suits ? solution : undefined;
}

/** Plays a game at random. @returns its tables when nothing is left to draw, as who is to move sees them */
function* endsOfGame(random: Random): Generator<Endgame & { other: readonly Domino[] }> {
  const pile = random.shuffle(Int32Array.from(ALL.keys()));
  const deal = Array.from(pile, (i) => ALL[i]!);
  const stock = deal.slice(2 * HAND, 2 * HAND + STOCK);
  /** How likely a player draws without need, in hundredths. */
  const eager = random.below(60);
  let [own, other] = [deal.slice(0, HAND), deal.slice(HAND, 2 * HAND)];
  let line: readonly Laid[] = [];
  /** The number of a domino that can touch the line, at the right end if it can; before the first domino any. */
  const touching = ({ low, high }: Domino) => {
    const ends = line.length === 0 ? [low] : [line.at(-1)![1], line[0]![0]];
    return ends.find((end) => end === low || end === high);
  };
  const fits = (one: Domino) => touching(one) !== undefined;
  while (own.length > 0 && other.length > 0) {
    while (stock.length > 0 && (!own.some(fits) || random.below(100) < eager)) own = [...own, stock.pop()!];
    const choice = own.filter(fits);
    if (choice.length === 0 && !other.some(fits)) return;
    if (stock.length === 0 && line.length > 0 && choice.length > 0 && isSmall(own, other)) {
      yield { line, own: own.toSorted(byNumbers), other: other.toSorted(byNumbers) };
    }
    if (choice.length > 0) {
      const domino = choice[random.below(choice.length)]!;
      line = withLaid(line, { domino, at: touching(domino)! });
      own = own.filter((one) => one !== domino);
    }
    [own, other] = [other, own];
  }
}

function isSmall(own: readonly Domino[], other: readonly Domino[]): boolean {
  const within = (size: number, { least, most }: { least: number; most: number }) =>
    size >= least && size <= most;
  return within(own.length, HANDS.own) && within(other.length, HANDS.other);
}
