import { type Endgame, type Laid, lineAfter } from './endgame.ts';
import { AIMS, type Aim, type View } from './endgame-order.ts';
import { type Choice, EndgameSearch, type Ending, type Lay } from './endgame-search.ts';

/** What a player does in a turn: lays a domino or passes; or it shows that neither can follow, and the game is over. */
export interface Turn {
  readonly kind: Choice['kind'];
  readonly lay?: Lay;
  /** The numbers at the ends after it. */
  readonly ends: readonly [number, number];
  readonly end?: Ending;
}

/** A turn of the other, and what you do then; nothing if the game is over. */
interface Reply extends Turn {
  readonly answer: Turn | undefined;
}

/** Another first turn of yours, what it brings, and what the other does then; nothing if the game is over. */
interface Wrong extends Turn {
  readonly worth: number;
  readonly reply: Turn | undefined;
}

/** What can be said of an end of Sperrdomino, proved by an exhaustive search. */
export interface Solution {
  /** What you can be sure of: of the aim `lock` 1 or 0, of `points` yours if above 0, else what the other scores. */
  readonly worth: number;
  /** Your turns until the game is over, if the other holds out as long as possible; a pass is a turn. */
  readonly moves: number;
  readonly first: Turn;
  /** Whether every other first turn brings less. */
  readonly onlyFirst: boolean;
  /** All that the other can do after it, what is best for the other first. */
  readonly replies: readonly Reply[];
  /** The turns until the game is over, yours first, if the other holds out as long as possible. */
  readonly line: readonly Turn[];
  readonly end: Ending;
  /** The line of dominoes at the end. */
  readonly laid: readonly Laid[];
  /** The other first turns, the best first. */
  readonly others: readonly Wrong[];
}

/** What is proved of an aim by who sees these hands. */
export interface SeenSolution {
  readonly sees: View;
  readonly aim: Aim;
  readonly solution: Solution;
}

/**
 * Solves an end of Sperrdomino for each aim: seeing both hands, if they are known, and whatever the other holds.
 *
 * @throws NotPossibleError if there is too much to look through
 */
export function solveForAll({ other, ...own }: Endgame): SeenSolution[] {
  const seen = [...(other ? [['both', { ...own, other }] as const] : []), ['own', own] as const];
  return seen.flatMap(([sees, endgame]) =>
    AIMS.map((aim) => ({ sees, aim, solution: solveEndgame(endgame, aim) })),
  );
}

/**
 * Solves an end of Sperrdomino.
 *
 * @param search of this end and aim, if one has begun
 * @throws NotPossibleError if there is too much to look through
 */
export function solveEndgame(endgame: Endgame, aim: Aim, search = new EndgameSearch(endgame, aim)): Solution {
  const [best, ...rest] = search.choices(search.start);
  const first = best!;
  const after = ({ table, end }: Choice) => (end ? [] : search.choices(table));
  const turnAfter = (choice: Choice) => after(choice).map(turnOf)[0];
  const line: Choice[] = [];
  for (let next: Choice | undefined = first; next; next = after(next)[0]) line.push(next);
  return {
    worth: first.worth,
    moves: Math.ceil(first.turns / 2),
    first: turnOf(first),
    onlyFirst: rest.every(({ worth }) => worth < first.worth),
    replies: after(first).map((reply) => ({ ...turnOf(reply), answer: turnAfter(reply) })),
    line: line.map(turnOf),
    end: line.at(-1)!.end!,
    laid: line.reduce((laid, { lay }) => (lay ? withLaid(laid, lay) : laid), endgame.line),
    others: rest.map((other) => ({ ...turnOf(other), worth: other.worth, reply: turnAfter(other) })),
  };
}

function turnOf({ kind, lay, table, end }: Choice): Turn {
  return { kind, ...(lay && { lay }), ends: table.ends, ...(end && { end }) };
}

/** The line with one domino more. */
export function withLaid(line: readonly Laid[], lay: Lay): readonly Laid[] {
  return lineAfter(line, lay.domino, sideOf(lay, line));
}

/** The end of the line at which a domino is laid. The first domino, and one between two equal ends, goes to the right. */
export function sideOf({ at }: Lay, line: readonly Laid[]): 'left' | 'right' {
  return line.length === 0 || line.at(-1)![1] === at ? 'right' : 'left';
}

/** `4:2`: the number that touches the line first, as a written game has it. */
export function makeLay({ domino: { low, high }, at }: Lay): string {
  return `${at}:${low === at ? high : low}`;
}
