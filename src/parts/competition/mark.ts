import type { BookFile } from '../../book/book.ts';
import { type PuzzleEntry, readLines } from '../../book/entries.ts';
import { parseRecord } from '../../book/record.ts';
import { wording } from '../../book/text.ts';
import type { Puzzle } from '../../domino/puzzle.ts';
import { UserError } from '../../errors.ts';
import { type AnswerRow, type MarkResult, markAnswers } from './marking.ts';

export interface MarkSettings {
  /** In which puzzles are found by their numbers and ids, and to which rounds they belong. */
  readonly book?: BookFile | undefined;
  /** The time limit of each round in seconds, which no solution counts as; the longest time of a round by default. */
  readonly limit?: number | undefined;
}

const NAME = wording(60);

/**
 * Marks answers to the puzzles of a competition, or to any puzzles; see {@link markAnswers}.
 *
 * @throws UserError if there are no answers, or too many
 */
export function mark(answers: readonly AnswerRow[], { book, limit }: MarkSettings = {}): MarkResult {
  const known = book && knownIn(book);
  const find = (text: string) => known?.get(text) ?? { puzzle: readPuzzle(text, book !== undefined) };
  return markAnswers(
    // A name that no page could show is none.
    answers.map((row) => ({ ...row, player: NAME.safeParse(row.player).data ?? '' })),
    find,
    limit,
  );
}

/** The puzzles of a book by their numbers and ids, each with its round. */
function knownIn({ sections, together }: BookFile) {
  const rounds = new Map(
    together?.puzzles.flatMap((own, i) => [own].flat().map((number) => [number, String(i + 1)] as const)),
  );
  const all = sections.flatMap(({ puzzles }) => puzzles);
  return new Map(
    all.flatMap((record, i) => {
      const round = rounds.get(i + 1);
      const found = { puzzle: parseRecord(record).puzzle, ...(round !== undefined && { round }) };
      return [String(i + 1), record.id].map((name) => [name, found] as const);
    }),
  );
}

/** @throws UserError if there is not one puzzle */
function readPuzzle(text: string, hasBook: boolean): Puzzle {
  const [entry]: readonly (PuzzleEntry | undefined)[] = /^[\w-]*$/.test(text) ? [] : readLines(text);
  if (entry && !(entry.read instanceof UserError)) return entry.read.puzzle;
  throw (
    (entry?.read as UserError | undefined) ??
    new UserError(`"${text}" is no puzzle${hasBook ? ' of the book' : ''}`, {
      expected: 'a number or an id of the book, a game id, or rows with / between them',
      ...(!hasBook && { hint: 'numbers and ids are known of a book that is named with --book' }),
    })
  );
}
