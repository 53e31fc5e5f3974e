import { isLong } from '../../domino/board.ts';
import { type BoardPart, halvesOf, wholeOf } from '../board-parts.ts';
import { type Sized, tooLarge } from '../too-large.ts';
import { denseSquare, squareOfDigits } from './digits.ts';
import { type BoardSize, cutToFit, fitApart, fitTogether, fitWhole, type Room } from './fit.ts';
import type { Typesetter } from './typesetter.ts';

/** The share of a page's height that a board may take: the rest is for its heading. */
const BOARD_HEIGHT = 0.88;
/** How much larger the squares of a dense board are that has rings in them. */
const MARKED = 1.06;
/** A bar of so many mm keeps clear of the digits of a dense board; where bars are thicker, its squares are larger by as much. */
const CLEAR_BAR = 1.8;

/**
 * The size at which a board is drawn; smaller if that keeps it, or its first part, in a rest of the page.
 * @param rest of the page, in mm
 * @throws UserError if the board does not fit
 */
export function boardSize(typesetter: Typesetter, puzzle: Sized, rest = typesetter.height): BoardSize {
  const room = roomOn(typesetter);
  // The parts are such that each fits a page.
  return (
    sizeIn(typesetter, puzzle, { ...room, height: Math.min(room.height, rest) }) ??
    sizeIn(typesetter, puzzle, room)!
  );
}

/**
 * The size at which a board is drawn on a page of its own.
 * @param height that the words leave it, in mm
 * @throws UserError if the board does not fit
 */
export function openSize(typesetter: Typesetter, puzzle: Sized, height: number): BoardSize {
  const room = { width: typesetter.width, height, square: typesetter.settings.profile.openSquare };
  return sizeIn(typesetter, puzzle, room) ?? boardSize(typesetter, puzzle);
}

/**
 * The size of a board in two halves on pages that face each other; nothing if it has the least digits of boards in one
 * piece, or no larger ones in two.
 * @param height that the words leave it, in mm
 */
export function facingSize(typesetter: Typesetter, puzzle: Sized, height: number): BoardSize | undefined {
  const { profile } = typesetter.settings;
  const whole = openSize(typesetter, puzzle, height);
  const isLarge = isInOnePiece(whole) && whole.square >= squareAlone(typesetter, puzzle);
  if (!profile.spread || isLong(puzzle.board) || isLarge) return undefined;
  const room = { width: typesetter.width, height, square: profile.openSquare };
  const halved = fitApart(puzzle, halvesOf(puzzle.board), room, typesetter.settings);
  return halved && (halved.square > whole.square || !isInOnePiece(whole)) ? halved : undefined;
}

/** The size of a board in one piece with the least digits of boards, so that others can stand beside it. */
export function leastSize(typesetter: Typesetter, puzzle: Sized): BoardSize {
  const room = { ...roomOn(typesetter), square: squareAlone(typesetter, puzzle) };
  return sizeIn(typesetter, puzzle, room) ?? boardSize(typesetter, puzzle);
}

/**
 * The size of a board that is only looked at, with the digits of a key: beside it there is room for words.
 * @param growth by how many mm its squares are larger than that, up to those of running text
 */
export function denseSize(typesetter: Typesetter, puzzle: Sized, growth = 0): BoardSize {
  const { profile, metrics } = typesetter.settings;
  const digits = profile.digits.sharing;
  const thicker = Math.max(0, profile.lines.bar - CLEAR_BAR);
  const least = denseSquare(digits, puzzle.range, metrics) * MARKED + thicker;
  const square = Math.max(least, Math.min(profile.square, least + growth));
  const room = { ...roomOn(typesetter), square };
  const size = fitWhole(puzzle, room, typesetter.settings);
  return size ? { ...size, digits } : leastSize(typesetter, puzzle);
}

function sizeIn(typesetter: Typesetter, puzzle: Sized, room: Room): BoardSize | undefined {
  const { settings } = typesetter;
  const parts = partsOf(typesetter, puzzle);
  return fitTogether(puzzle, parts, room, settings) ?? fitApart(puzzle, parts, room, settings);
}

export function isInOnePiece({ groups }: BoardSize): boolean {
  return groups.length === 1 && groups[0]!.parts.length === 1;
}

/**
 * The parts that a board is shown in, the same wherever it stands: in one piece, or cut if its squares would else be small;
 * in halves where no other way is left.
 * @throws UserError if it does not fit
 */
export function partsOf(typesetter: Typesetter, puzzle: Sized): readonly BoardPart[] {
  const parts = fittingParts(typesetter, puzzle);
  if (parts) return parts;
  const { profile, sheet, binding } = typesetter.settings;
  const isLargest = binding !== undefined || profile.sheets.a3 === sheet;
  throw tooLarge(
    puzzle,
    `on ${binding?.trim ?? sheet} in digits of ${profile.least} points`,
    isLargest ? 'choose a smaller range' : 'set "paper" to "a3"',
    (smaller) => fittingParts(typesetter, smaller) !== undefined,
  );
}

function fittingParts(typesetter: Typesetter, puzzle: Sized): readonly BoardPart[] | undefined {
  const { settings } = typesetter;
  const room = roomOn(typesetter);
  const whole = fitWhole(puzzle, room, settings);
  const inOnePiece = (least: number) =>
    whole && whole.square >= least ? [wholeOf(puzzle.board)] : undefined;
  const cut = (least: number) => cutToFit(puzzle, least, room, settings);
  const halves = () => {
    const parts = halvesOf(puzzle.board);
    return fitApart(puzzle, parts, room, settings) && parts;
  };
  const cutBelow = squareAlone(typesetter, puzzle);
  return inOnePiece(cutBelow) ?? cut(cutBelow) ?? inOnePiece(0) ?? cut(0) ?? halves();
}

/** The smallest square with the least digits of boards, in mm. */
export function squareAlone({ settings: { profile, metrics } }: Typesetter, { range }: Sized): number {
  return squareOfDigits(profile.digits.alone, range, metrics);
}

function roomOn({ width, height }: Typesetter): Room {
  return { width, height: height * BOARD_HEIGHT };
}
