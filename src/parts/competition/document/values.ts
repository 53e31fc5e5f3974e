import type { Book, BookPuzzle } from '../../../book/book.ts';
import { kindContext, placesOn, puzzleContext } from '../../../document/context/puzzles.ts';
import type { DocumentPart } from '../../../document/document-part.ts';
import { NOTHING_MADE } from '../../../document/made.ts';
import { isFullRectangle } from '../../../domino/board.ts';
import { makeGameId, makeLine } from '../../../domino/notation.ts';
import type { Puzzle } from '../../../domino/puzzle.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { countOf, SPREAD } from '../record.ts';

/** The rounds of a competition with the sheets of the players; nothing if the book has none. */
export const COMPETITION_PAGES: DocumentPart = {
  values: ({ book, words }) => ({ together: () => togetherContext(book, words) }),
};

function togetherContext(
  { together, sections }: Pick<Book, 'together' | 'sections'>,
  words: WordBook,
): object | null {
  if (!together) return null;
  const { players, puzzles: rounds, link, slips = false } = together;
  const all = sections.flatMap(({ puzzles }) => puzzles);
  const names = typeof players === 'number' ? [] : players;
  const entries = rounds.map((own) => [own].flat().map((number) => all[number - 1]!));
  const ranges = [...new Set(entries.map(([first]) => first!.puzzle.range))].sort(
    (one, other) => one - other,
  );
  return {
    players: countOf(together),
    count: rounds.length,
    isOwn: Array.isArray(rounds[0]),
    slips,
    sets: ranges
      .map((range) => words.marked('together-set', { range }))
      .reduce((head, tail) => words.marked('together-sets', { head, tail })),
    rounds: entries.map((own, i) => ({
      ...puzzleContext(own[0]!, NOTHING_MADE, words),
      round: i + 1,
      rows: own[0]!.puzzle.board.rows,
      own: own.length > 1 ? { ...ratingsOf(own), spread: SPREAD } : null,
      sheets: Array.from({ length: countOf(together) }, (_, player) => ({
        number: player + 1,
        name: names[player] ?? null,
        id: `sheet-${i + 1}-${player + 1}`,
        puzzle: sheetContext(own[player] ?? own[0]!, link),
      })),
    })),
  };
}

function ratingsOf(own: readonly BookPuzzle[]): object {
  const ratings = own.map(({ grade }) => grade?.rating ?? 0);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  return { least, most, alike: least === most ? 'yes' : 'no' };
}

function sheetContext({ number, id, puzzle }: BookPuzzle, link: string | undefined): object {
  return {
    number,
    id,
    kind: puzzle.kind,
    is: kindContext(puzzle.kind),
    places: placesOn(puzzle),
    address: link === undefined ? null : playAddress(link, puzzle),
  };
}

/** Up to which range each number of a game id is one digit. */
const ONE_DIGIT = 9;

/**
 * The address at which the studio opens a puzzle: with its game id, which is the shortest, else with the line of its kind,
 * range and rows.
 *
 * @param studio the address of its page
 */
export function playAddress(studio: string, puzzle: Puzzle): string {
  const { kind, range, board } = puzzle;
  const hasId = kind === 'omnibus' && range <= ONE_DIGIT && isFullRectangle(board, range);
  return `${studio}#${hasId ? makeGameId(puzzle) : `/play?line=${encodeURIComponent(makeLine(puzzle))}`}`;
}
