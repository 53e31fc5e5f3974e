import { parseAttempt } from '../../domino/attempt.ts';
import { makeCell, makePlace } from '../../domino/coordinates.ts';
import { makeLine } from '../../domino/notation.ts';
import type { Puzzle } from '../../domino/puzzle.ts';
import { attempt, UserError, within } from '../../errors.ts';
import { type Solutions, solutionsOf } from '../../solve/solutions.ts';
import { type Fault, judgeAttempt } from '../../solve/verdict.ts';

/** An answer of a player, as a row of a table has it. */
export interface AnswerRow {
  readonly player: string;
  /** Its number or id in the book, or the puzzle itself in any notation. */
  readonly puzzle: string;
  /** What was placed, as {@link parseAttempt} reads it. */
  readonly attempt: string;
  /** `4:05`, `1:04:05`, or whole seconds; empty if it was not taken. */
  readonly time?: string | undefined;
  /** Which round it is of; without it that of its puzzle. */
  readonly round?: string | undefined;
}

/** Finds a puzzle, and its round if that is known. @throws UserError if there is none */
type Find = (text: string) => { readonly puzzle: Puzzle; readonly round?: string };

export type AnswerState = 'right' | 'wrong' | 'unfinished' | 'unreadable';

export interface MarkedAnswer {
  /** Which of the rows it is, from 1. */
  readonly row: number;
  readonly player: string;
  readonly puzzle: string;
  readonly round: string;
  readonly state: AnswerState;
  /** Where it is wrong: places and cells, as `1 b c` and `a1`. */
  readonly wrong: readonly string[];
  /** How many dominoes were placed, and how many there are. */
  readonly placed: number;
  readonly dominoes: number;
  /** In seconds. */
  readonly time: number | null;
  /** Of the first right answer of a player in a round; of others none. */
  readonly points: number;
  /** Why it cannot be read. */
  readonly fault?: UserError;
}

export interface Standing {
  readonly place: number;
  readonly player: string;
  readonly points: number;
  /** Points by round, in the order of `rounds`. */
  readonly byRound: readonly number[];
  /** The time of all rounds in seconds; null if one was not taken. */
  readonly time: number | null;
  /** Whether another has the same place. */
  readonly tied: boolean;
}

export interface MarkResult {
  readonly rounds: readonly string[];
  readonly answers: readonly MarkedAnswer[];
  readonly ranking: readonly Standing[];
}

/** Answers in one table at most. */
export const MOST_ANSWERS = 100_000;
const MOST_ROUNDS_MARKED = 100;

/**
 * Marks many answers at once, with points by the rules of a competition (docs/together.md): in each round the first right
 * solution makes as many points as there are players, each later one a point less. Equal times, and answers without a time
 * among themselves, make equal points; those without a time come after the others. Most points win, then less time in all.
 *
 * @param limit the time in seconds that a round without a solution counts as; the longest time of the round by default
 * @throws UserError if there are no answers or too many; a row that cannot be read is marked as that
 */
export function markAnswers(rows: readonly AnswerRow[], find: Find, limit?: number): MarkResult {
  if (rows.length === 0) throw new UserError('there are no answers', { expected: 'a row for each answer' });
  if (rows.length > MOST_ANSWERS) {
    throw new UserError(`there are more than ${MOST_ANSWERS} answers`, {
      hint: 'divide them into several files',
    });
  }
  const judge = judging(find);
  const judged = rows.map((row, i) => judge(row, i + 1));
  const players = [...new Set(judged.map(({ player }) => player).filter((player) => player !== ''))];
  const byRound = new Map<string, Judged[]>();
  for (const answer of judged) {
    if (answer.state === 'unreadable') continue;
    const round = byRound.get(answer.round);
    if (round) round.push(answer);
    else byRound.set(answer.round, [answer]);
    if (byRound.size <= MOST_ROUNDS_MARKED) continue;
    throw new UserError(`there are more than ${MOST_ROUNDS_MARKED} rounds`, {
      expected: 'the round of each answer, or the book whose rounds they are',
    });
  }
  const scored = [...byRound.values()].map((round) => scoresOf(round, players.length));
  const points = new Map(
    scored.flatMap((round) => [...round.values()].map((score) => [score.row, score.points])),
  );
  const answers = judged.map((answer) => ({ ...answer, points: points.get(answer.row) ?? 0 }));
  return { rounds: [...byRound.keys()], answers, ranking: rankingOf(players, scored, limit) };
}

type Judged = Omit<MarkedAnswer, 'points'>;

/** What judges a row; the solution of each puzzle is found once. */
function judging(find: Find): (row: AnswerRow, number: number) => Judged {
  const solutions = new Map<string, Solutions>();
  const look = (name: string) => {
    const known = find(name);
    const line = makeLine(known.puzzle);
    const solved = solutions.get(line) ?? solutionsOf(known.puzzle, 2);
    solutions.set(line, solved);
    return { ...known, solved };
  };
  const found = new Map<string, ReturnType<typeof look>>();
  return (asked, row) => {
    const { player, puzzle: name, round } = asked;
    const about = { row, player, puzzle: name, round: round ?? '' };
    const read = attempt(() => {
      if (player === '') throw new UserError('there is no name', { where: 'player' });
      const time = within('time', () => secondsOf(asked.time ?? ''));
      const known = found.get(name) ?? within('puzzle', () => look(name));
      found.set(name, known);
      const { puzzle, solved } = known;
      const attempt = within('attempt', () => parseAttempt(puzzle, asked.attempt));
      const { faults, laid, dominoes, solved: isRight } = judgeAttempt(puzzle, attempt, solved);
      const wrong = [...new Set(faults.flatMap((fault) => placesOf(puzzle, fault)))];
      const state = isRight ? 'right' : wrong.length > 0 ? 'wrong' : 'unfinished';
      const ofRound = round || known.round || name;
      return { ...about, round: ofRound, state, wrong, placed: laid, dominoes, time } as const;
    });
    if (!(read instanceof UserError)) return read;
    return { ...about, state: 'unreadable', wrong: [], placed: 0, dominoes: 0, time: null, fault: read };
  };
}

function placesOf({ board }: Puzzle, fault: Fault): string[] {
  switch (fault.type) {
    case 'cell-twice':
    case 'number-wrong':
      return [makeCell(board, fault.cell)];
    case 'domino-twice':
      return fault.laid.map((laid) => makePlace(board, laid));
    default:
      return [makePlace(board, fault.laid)];
  }
}

const TIME = /^(?:(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)|(\d{1,6}))$/;

/** A time as it is written down, in seconds; nothing if none is. @throws UserError */
export function secondsOf(text: string): number | null {
  if (text.trim() === '') return null;
  const [, hours = '0', minutes = '0', seconds, whole] = TIME.exec(text.trim()) ?? [];
  if (seconds !== undefined) return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  if (whole !== undefined) return Number(whole);
  throw new UserError(`"${text}" is not a time`, {
    expected: 'minutes and seconds as 4:05, or whole seconds',
  });
}

/** The first right answer of a player in a round. */
type Score = Pick<MarkedAnswer, 'row' | 'points' | 'time'>;

/** Those who come one after the other, each with its place; who is level has the same one. */
function placed<T>(
  all: readonly T[],
  order: (one: T, other: T) => number,
): { readonly item: T; readonly place: number; readonly tied: boolean }[] {
  const sorted = [...all].sort(order);
  const isLevel = (i: number) => i > 0 && i < sorted.length && order(sorted[i - 1]!, sorted[i]!) === 0;
  let place = 1;
  return sorted.map((item, i) => {
    if (!isLevel(i)) place = i + 1;
    return { item, place, tied: isLevel(i) || isLevel(i + 1) };
  });
}

/** What was not taken comes last. */
function byTime(one: Pick<Score, 'time'>, other: Pick<Score, 'time'>): number {
  if (one.time === other.time) return 0;
  return (one.time ?? Number.POSITIVE_INFINITY) - (other.time ?? Number.POSITIVE_INFINITY);
}

/** The scores of a round by their players. */
function scoresOf(answers: readonly Judged[], players: number): ReadonlyMap<string, Score> {
  const first = new Map<string, Judged>();
  for (const answer of answers) {
    if (answer.state === 'right' && !first.has(answer.player)) first.set(answer.player, answer);
  }
  return new Map(
    placed([...first.values()], byTime).map(({ item: { row, player, time }, place }) => [
      player,
      { row, points: players + 1 - place, time },
    ]),
  );
}

function rankingOf(
  players: readonly string[],
  rounds: readonly ReadonlyMap<string, Score>[],
  limit: number | undefined,
): Standing[] {
  const limits = rounds.map(
    (round) => limit ?? [...round.values()].reduce((most, { time }) => Math.max(most, time ?? 0), 0),
  );
  const sums = players.map((player) => {
    const own = rounds.map((round) => round.get(player));
    const times = own.map((score, i) => (score ? score.time : limits[i]!));
    const byRound = own.map((score) => score?.points ?? 0);
    return {
      player,
      points: sumOf(byRound),
      byRound,
      time: times.includes(null) ? null : sumOf(times as number[]),
    };
  });
  return placed(sums, (one, other) => other.points - one.points || byTime(one, other)).map(
    ({ item, place, tied }) => ({ place, ...item, tied }),
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
