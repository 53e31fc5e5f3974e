// The vocabulary of six-dot Braille as Unicode characters U+2800 to U+283F: dot n is bit n - 1 of the last byte.
// Dots 1, 2, 3 stand in the left column from the top, dots 4, 5, 6 in the right one.

/** The dots of a cell, in order. */
export const DOTS = [1, 2, 3, 4, 5, 6] as const;
export type Dot = (typeof DOTS)[number];

const FIRST_CELL = 0x2800;

/** The cell in which exactly these dots stand. */
export function cellOf(...dots: Dot[]): string {
  return String.fromCharCode(dots.reduce<number>((cell, dot) => cell | (1 << (dot - 1)), FIRST_CELL));
}

/** The dots of a cell, ascending. @throws RangeError if this is not one six-dot cell */
export function dotsOf(cell: string): Dot[] {
  if (!isSixDot(cell) || cell.length !== 1) throw new RangeError(`"${cell}" is not one six-dot cell`);
  const bits = cell.charCodeAt(0) - FIRST_CELL;
  return DOTS.filter((dot) => bits & (1 << (dot - 1)));
}

/** Whether the text consists of six-dot cells only; the blank among them is U+2800. */
export function isSixDot(text: string): boolean {
  return /^[\u2800-\u283f]*$/.test(text);
}

/** All 64 cells in the order of Unicode. */
export const CELLS: readonly string[] = Array.from({ length: 64 }, (_, bits) =>
  String.fromCharCode(FIRST_CELL + bits),
);

export const BLANK = cellOf();

/** The letters a to z, the same in all languages of Latin script. */
export const LETTERS: readonly string[] = [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'];

/** Letters a to z, one cell each. */
export function spell(letters: string): string {
  return Array.from(letters, (letter) => LETTERS[letter.charCodeAt(0) - 97]!).join('');
}

/** The digits 0 to 9 of most languages: 1 to 9 are the letters a to i, 0 is j. */
export const LETTER_DIGITS: readonly string[] = [LETTERS[9]!, ...LETTERS.slice(0, 9)];
