import type { Board } from '../../domino/board.ts';
import { rangeOfCells } from '../../domino/dominoes.ts';
import { groupsOfKind, hasUnknowns, KINDS, type Kind, suitsRange } from '../../domino/kinds.ts';
import { checkPuzzle, type Key, type Puzzle } from '../../domino/puzzle.ts';
import { UserError, within } from '../../errors.ts';
import { FillingIds } from './filling-id.ts';
import { makeKeyId, parseKeyId } from './key-id.ts';

/** The kind of the ids that name none. */
export const USUAL_KIND: Kind = 'terzett';

/** Whether a text looks like the id of a key or the full id of a puzzle, right or wrong, and not like a puzzle. */
export function looksLikeId(text: string): boolean {
  return /^\s*[a-z0-9]+(-[a-z0-9]+)+(\/[a-z-]*)?\s*$/i.test(text);
}

/**
 * Whether the puzzles of a kind that have one key are few enough to be named: those whose numbers lie in groups. For
 * pairs there are too many partitions to be listed for an id: 283,942 on one key of 7 x 8.
 */
export function hasSeries(kind: Kind): boolean {
  const groups = groupsOfKind(kind);
  return groups !== undefined && groups.size > 2 && !hasUnknowns(kind);
}

/**
 * The ids by which a puzzle can be made again: that of its key, and that of its numbers on this key. Another key of
 * the same puzzle gives other ids.
 *
 * @throws UserError if its kind has no series, or the key is none of this puzzle
 */
export function seriesIdsOf(
  { kind, range, board, numbers }: Puzzle,
  key: Key,
): { key: string; filling: string } {
  if (!hasSeries(kind)) {
    throw new UserError(`a puzzle of the kind ${kind} has no series`, {
      expected: KINDS.filter(hasSeries).join(', '),
    });
  }
  const keyId = makeKeyId(board, key);
  const filling = new FillingIds({ board, kind, range, key, keyId }).make(numbers);
  return { key: keyId, filling: kind === USUAL_KIND ? filling : `${kind}-${filling}` };
}

/**
 * Makes a puzzle again from its full id, `8x9-luvab-dinos/bitar-sukam-dopib`. That it has one solution is not
 * promised.
 *
 * @param shape the board, which is needed if it has no name
 * @throws UserError for every text that is not the id of a puzzle
 */
export function puzzleOfIds(id: string, shape?: Board): { puzzle: Puzzle; key: Key } {
  return within(id, () => {
    const [keyId, words, ...rest] = id.trim().toLowerCase().split('/');
    if (!words || rest.length > 0) {
      throw new UserError('this is not the full id of a puzzle', {
        expected:
          'the id of its key, a slash, and the words of its numbers, as 8x9-luvab-dinos/bitar-sukam-dopib',
      });
    }
    const { board, key } = parseKeyId(keyId!, shape);
    const named = KINDS.find((kind) => hasSeries(kind) && words.startsWith(`${kind}-`));
    const kind = named ?? USUAL_KIND;
    const range = rangeOf(board, kind);
    const filling = named ? words.slice(named.length + 1) : words;
    const numbers = new FillingIds({ board, kind, range, key, keyId: keyId! }).parse(filling);
    return { puzzle: checkPuzzle({ kind, range, board, numbers }), key };
  });
}

/** The range of the set that covers a board. @throws UserError if there is none, or the kind is not made with it */
export function rangeOf(board: Board, kind: Kind): number {
  const range = rangeOfCells(board.cells.length);
  if (range !== undefined && suitsRange(kind, range)) return range;
  throw new UserError(`no ${kind} has ${board.cells.length} cells`, {
    hint: 'check the name of the board in the id',
  });
}
