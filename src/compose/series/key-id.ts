import type { Board } from '../../domino/board.ts';
import type { Key } from '../../domino/puzzle.ts';
import { makeShapeRows, nameOfShape, parseShape, SHAPE_NAMES } from '../../domino/shapes.ts';
import { makeWord, parseWords, WORD_BITS } from '../../domino/words.ts';
import { plural, suggestion, UserError } from '../../errors.ts';
import { shortHashOf } from '../../hash.ts';
import { formatBelow, makeChecked, mistyped, parseChecked } from './checked-words.ts';
import { KeyRanks } from './ranks.ts';

/** The id of a key: the name of its board and, in words, its number among all keys of this board. */
export function makeKeyId(board: Board, key: Key): string {
  const ranks = ranksOf(board);
  const format = formatBelow(ranks.count);
  return `${boardWord(board)}-${makeChecked(ranks.rankOf(key), format, contextOf(board))}`;
}

/**
 * Makes a key again from its id.
 *
 * @param shape the board, which is needed if it has no name
 * @throws UserError for every text that is not the id of a key
 */
export function parseKeyId(id: string, shape?: Board): { board: Board; key: Key } {
  const text = id.trim().toLowerCase();
  const board = shape ?? boardOf(text);
  const prefix = `${boardWord(board)}-`;
  if (!text.startsWith(prefix)) {
    throw new UserError('the key belongs to another board than this one', {
      expected: `an id that begins with ${prefix.slice(0, -1)}`,
    });
  }
  const words = text.slice(prefix.length);
  const ranks = ranksOf(board);
  if (ranks.count === 0n) {
    throw new UserError('dominoes cannot cover this board', {
      hint: 'check the name of the board in the id',
    });
  }
  const format = formatBelow(ranks.count);
  const read = parseChecked(words, format.modulus, contextOf(board));
  if (read.words !== format.words) {
    throw new UserError(`the key has ${read.words} ${plural(read.words, 'word')}`, {
      expected: `${format.words} on this board`,
    });
  }
  if (read.value >= ranks.count) throw mistyped(words);
  return { board, key: ranks.keyOf(read.value) };
}

/** Kept for the next key of the same board: to count the keys takes far longer than to number one. */
let ranks: KeyRanks | undefined;

function ranksOf(board: Board): KeyRanks {
  if (ranks?.board !== board) ranks = new KeyRanks(board);
  return ranks;
}

/** The name of a board; for one without a name a word that its rows give. */
function boardWord(board: Board): string {
  return nameOfShape(board) ?? makeWord(shortHashOf(contextOf(board)) % 2 ** WORD_BITS);
}

/** A mistaken board is noticed as a mistaken letter is. */
function contextOf(board: Board): string {
  return makeShapeRows(board).join('/');
}

function boardOf(id: string): Board {
  const name =
    /^\d{1,3}x\d{1,3}(?=-)/.exec(id)?.[0] ?? SHAPE_NAMES.find((known) => id.startsWith(`${known}-`));
  if (name !== undefined) return parseShape(name);
  const [first, ...rest] = id.split('-');
  if (rest.length > 0 && !('wrong' in parseWords(first!))) {
    throw new UserError('the board of this key has no name', {
      expected: 'the rows of its shape beside the id',
      hint: '--shape FILE takes them',
    });
  }
  throw new UserError(`"${id.slice(0, 40)}" does not begin with the name of a board`, {
    expected: `an id such as 8x9-luvab-dinos; other boards are called ${SHAPE_NAMES.join(', ')}`,
    hint: suggestion(id.replace(/(-[a-z]{5})+$/, ''), SHAPE_NAMES),
  });
}
