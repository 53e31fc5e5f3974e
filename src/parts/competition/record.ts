import type { PuzzleRecord } from '../../book/record.ts';
import { z } from '../../book/zod.ts';
import { UserError } from '../../errors.ts';
import { LEVELS } from '../../solve/levels.ts';
import { bookPart } from '../part.ts';

/** Rounds of a competition at most. */
const MOST_ROUNDS = 20;

const players = z.int().min(2).max(30).describe('each has a sheet of every round');
const number = z.int().min(1);

const togetherSchema = z.strictObject({
  players,
  puzzles: z
    .union(
      [number.max(MOST_ROUNDS), z.array(number).min(1).max(MOST_ROUNDS)],
      `how many puzzles, or a list of their numbers, at most ${MOST_ROUNDS}`,
    )
    .describe(
      'one for each round: a list of their numbers, or how many, which are then chosen from easy to hard',
    ),
});

type Wanted = z.infer<typeof togetherSchema>;

const roundsSchema = z.strictObject({ players, puzzles: z.array(number).min(1).max(MOST_ROUNDS) });

type Together = z.infer<typeof roundsSchema>;

/** The competition of a book: the field `together`, in a book.json the puzzle of each round by its number. */
export const COMPETITION = bookPart({
  wanted: togetherSchema
    .optional()
    .describe('a competition: which puzzles of the book are solved by several players at once'),
  made: roundsSchema.optional().describe('a competition: the puzzle of each round'),
  lines: 'one',
  standsAlone: false,
  hasBoards: false,
  hasKeys: false,
  check: checkTogether,
  make: (wanted, { puzzles }) => chooseRounds(wanted, puzzles),
  open: (rounds, puzzles) => {
    checkTogether(rounds, puzzles);
    return rounds;
  },
  // The pages of a book with rounds that are no puzzles could not be opened.
  faults: () => [],
});

/** @throws UserError if a book of so many puzzles lacks one of them, or one comes twice */
function checkTogether({ puzzles }: Wanted, inBook: number): void {
  const fault = (message: string) => new UserError(message, { where: 'together.puzzles' });
  if (typeof puzzles === 'number') {
    if (puzzles > inBook) throw fault(`the book has only ${inBook} puzzles, not ${puzzles}`);
    return;
  }
  const absent = puzzles.find((puzzle) => puzzle > inBook);
  if (absent !== undefined) throw fault(`there is no puzzle ${absent}: the book has ${inBook}`);
  const twice = puzzles.find((puzzle, i) => puzzles.indexOf(puzzle) < i);
  if (twice !== undefined) throw fault(`the puzzle ${twice} comes twice`);
}

/**
 * Chooses the puzzles of the rounds if only their number is given: the easiest and the hardest, and between them as
 * many as are asked for at even distances. Of one level a larger set is harder. Puzzles without a level come last.
 *
 * @param puzzles of the book, in their order
 * @throws UserError as {@link checkTogether}
 */
function chooseRounds(wanted: Wanted, puzzles: readonly PuzzleRecord[]): Together {
  checkTogether(wanted, puzzles.length);
  const { players, puzzles: rounds } = wanted;
  if (typeof rounds !== 'number') return { players, puzzles: rounds };
  const rank = ({ grade }: PuzzleRecord) => (grade ? LEVELS.indexOf(grade.level) : LEVELS.length);
  const rising = puzzles
    .map((puzzle, i) => ({
      number: i + 1,
      rank: rank(puzzle),
      range: puzzle.range,
      rating: puzzle.grade?.rating ?? 0,
    }))
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        one.range - other.range ||
        one.rating - other.rating ||
        one.number - other.number,
    );
  const step = rounds === 1 ? 0 : (rising.length - 1) / (rounds - 1);
  return {
    players,
    puzzles: Array.from({ length: rounds }, (_, i) => rising[Math.round(i * step)]!.number),
  };
}
