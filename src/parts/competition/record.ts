import { oneLine } from '../../book/problems.ts';
import type { PuzzleRecord } from '../../book/record.ts';
import { textLine, wording } from '../../book/text.ts';
import { z } from '../../book/zod.ts';
import { attempt, NotPossibleError, UserError } from '../../errors.ts';
import { LEVELS } from '../../solve/levels.ts';
import { bookPart } from '../part.ts';

const MOST_ROUNDS = 20;
const MOST_PLAYERS = 300;

/** How far apart the ratings of a round are at most in which all have puzzles of their own. */
export const SPREAD = 0.1;

const players = z
  .union(
    [z.int().min(2).max(MOST_PLAYERS), z.array(wording(60)).min(2).max(MOST_PLAYERS)],
    `a number from 2 to ${MOST_PLAYERS}, or a list of so many names`,
  )
  .describe('how many, or their names; each has a sheet of every round');

const number = z.int().min(1);

const sheets = {
  link: textLine(200)
    .regex(/^https?:\/\/[^\s#"<>]+$/, 'an address such as https://example.org/studio/')
    .optional()
    .describe('where the studio is: each sheet has a code that opens its puzzle there'),
  slips: z.literal(true).optional().describe('whether there are slips for answers, which `mark` reads'),
};

const togetherSchema = z.strictObject({
  players,
  puzzles: z
    .union(
      [z.enum(['same', 'own']), number.max(MOST_ROUNDS), z.array(number).min(1).max(MOST_ROUNDS)],
      `how many puzzles, or a list of their numbers, at most ${MOST_ROUNDS}; or "same" or "own"`,
    )
    .describe(
      'one for each round: a list of their numbers, or how many, which are then chosen from easy to hard; "same": all puzzles of the book; "own": each section is a round in which each player has another of its puzzles, all as hard as each other',
    ),
  ...sheets,
});

type Wanted = z.infer<typeof togetherSchema>;

const roundsSchema = z.strictObject({
  players,
  puzzles: z
    .array(z.union([number, z.array(number).min(2).max(MOST_PLAYERS)]))
    .min(1)
    .max(MOST_ROUNDS)
    .describe('of each round: the number of its puzzle, or those of all players in their order'),
  ...sheets,
});

type Together = z.infer<typeof roundsSchema>;

/** The competition of a book: the field `together`, in a book.json the puzzle of each round by its number. */
export const COMPETITION = bookPart({
  wanted: togetherSchema
    .optional()
    .describe('a competition: which puzzles of the book are solved by several players at once'),
  made: roundsSchema.optional().describe('a competition: the puzzles of each round'),
  lines: 'one',
  entries: 'none',
  check: checkWanted,
  spread: ({ puzzles }) => (puzzles === 'own' ? SPREAD : undefined),
  make: (wanted, { puzzles, sections = [puzzles.length] }) => {
    checkWanted(wanted, sections);
    return { ...wanted, puzzles: roundsOf(wanted, puzzles, sections) };
  },
  open: openRounds,
  faults: (made, puzzles) => {
    const opened = attempt(() => openRounds(made, puzzles.length));
    if (opened instanceof UserError) return [oneLine(opened)];
    return made.puzzles.flatMap((own, i) => {
      const spread = typeof own === 'number' ? 0 : spreadOf(own.map((number) => puzzles[number - 1]!));
      if (spread <= SPREAD) return [];
      return [
        Number.isFinite(spread)
          ? `together: the ratings of round ${i + 1} are ${spread} apart, and not ${SPREAD} at most`
          : `together: not all puzzles of round ${i + 1} have a rating`,
      ];
    });
  },
});

/** @throws UserError if the book has not its puzzles, or a round not one for each player */
function openRounds(rounds: Together, puzzles: number): Together {
  checkPlayers(rounds);
  checkNumbers(rounds.puzzles.flat(), puzzles);
  for (const own of rounds.puzzles) {
    if (typeof own === 'number' || own.length === countOf(rounds)) continue;
    throw fault(`a round has ${own.length} puzzles for ${countOf(rounds)} players`);
  }
  return rounds;
}

/** How many take part. */
export function countOf({ players }: Pick<Wanted, 'players'>): number {
  return typeof players === 'number' ? players : players.length;
}

function fault(message: string, about: { readonly hint?: string } = {}): UserError {
  return new UserError(message, { where: 'together.puzzles', ...about });
}

/** @throws UserError if a book whose sections have so many puzzles lacks one of them, or one comes twice */
function checkWanted(wanted: Wanted, sections: readonly number[]): void {
  const { puzzles } = wanted;
  const inBook = sections.reduce((sum, count) => sum + count, 0);
  checkPlayers(wanted);
  if (puzzles === 'own') {
    const short = sections.findIndex((count) => count < countOf(wanted));
    if (sections.length > MOST_ROUNDS)
      throw fault(`there are ${sections.length} sections, and at most ${MOST_ROUNDS} rounds`);
    if (short >= 0) {
      throw fault(`section ${short + 1} has ${sections[short]} puzzles for ${countOf(wanted)} players`, {
        hint: 'with "own" each section is a round and needs a puzzle for each player',
      });
    }
  } else if (puzzles === 'same') {
    if (inBook > MOST_ROUNDS)
      throw fault(`the book has ${inBook} puzzles, and at most ${MOST_ROUNDS} rounds`);
  } else if (typeof puzzles === 'number') {
    if (puzzles > inBook) throw fault(`the book has only ${inBook} puzzles, not ${puzzles}`);
  } else checkNumbers(puzzles, inBook);
}

/** @throws UserError if a name comes twice */
function checkPlayers({ players }: Pick<Wanted, 'players'>): void {
  if (typeof players === 'number') return;
  const twice = players.find((name, i) => players.indexOf(name) < i);
  if (twice !== undefined) {
    throw new UserError(`the name "${twice}" comes twice`, { where: 'together.players' });
  }
}

/** @throws UserError */
function checkNumbers(numbers: readonly number[], inBook: number): void {
  const absent = numbers.find((puzzle) => puzzle > inBook);
  if (absent !== undefined) throw fault(`there is no puzzle ${absent}: the book has ${inBook}`);
  const twice = numbers.find((puzzle, i) => numbers.indexOf(puzzle) < i);
  if (twice !== undefined) throw fault(`the puzzle ${twice} comes twice`);
}

/** @throws NotPossibleError if a section has not so many puzzles that are as hard as each other */
function roundsOf(
  wanted: Wanted,
  puzzles: readonly PuzzleRecord[],
  sections: readonly number[],
): Together['puzzles'] {
  const { puzzles: rounds } = wanted;
  if (rounds === 'own') {
    return sections.map((count, s) => {
      const start = sections.slice(0, s).reduce((sum, before) => sum + before, 0);
      const numbers = Array.from({ length: count }, (_, i) => start + i + 1);
      return evenAmong(numbers, countOf(wanted), puzzles, s);
    });
  }
  if (rounds === 'same') return puzzles.map((_, i) => i + 1);
  return typeof rounds === 'number' ? chooseRounds(rounds, puzzles) : rounds;
}

/** So many of these puzzles whose ratings are the least apart, in the order of the book. @throws NotPossibleError */
function evenAmong(
  numbers: readonly number[],
  count: number,
  puzzles: readonly PuzzleRecord[],
  section: number,
): number[] {
  const rated = (number: number) => ratingOf(puzzles[number - 1]!);
  const rising = [...numbers].sort((one, other) => rated(one) - rated(other) || one - other);
  const runs = rising.slice(0, rising.length - count + 1).map((_, i) => rising.slice(i, i + count));
  const spreads = runs.map((run) => spreadOf(run.map((number) => puzzles[number - 1]!)));
  const least = Math.min(...spreads);
  if (least <= SPREAD) return runs[spreads.indexOf(least)]!.sort((one, other) => one - other);
  throw new NotPossibleError(
    Number.isFinite(least)
      ? `the ratings of ${count} puzzles are ${least} apart at least`
      : 'not all puzzles have a rating',
    {
      where: `sections[${section}]`,
      expected: `${count} puzzles whose ratings are ${SPREAD} apart at most, as together.puzzles is "own"`,
      hint: 'let the section have a level and no file, or more puzzles',
    },
  );
}

/** Puzzles without a rating are as far from the others as can be. */
function ratingOf({ grade }: PuzzleRecord): number {
  return grade?.rating ?? Number.POSITIVE_INFINITY;
}

function spreadOf(puzzles: readonly PuzzleRecord[]): number {
  const ratings = puzzles.map(ratingOf);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  return most === Number.POSITIVE_INFINITY ? most : Math.round((most - least) * 100) / 100;
}

/**
 * Chooses the puzzles of so many rounds: the easiest and the hardest, and between them as many as are asked for at even
 * distances. Of one level a larger set is harder. Puzzles without a level come last.
 */
function chooseRounds(rounds: number, puzzles: readonly PuzzleRecord[]): number[] {
  const rank = ({ grade }: PuzzleRecord) => (grade ? LEVELS.indexOf(grade.level) : LEVELS.length);
  const rating = ({ grade }: PuzzleRecord) => grade?.rating ?? 0;
  const rising = [...puzzles.entries()].sort(
    ([i, one], [j, other]) =>
      rank(one) - rank(other) || one.range - other.range || rating(one) - rating(other) || i - j,
  );
  const step = rounds === 1 ? 0 : (rising.length - 1) / (rounds - 1);
  return Array.from({ length: rounds }, (_, i) => rising[Math.round(i * step)]![0] + 1);
}
