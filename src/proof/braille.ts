// Numbers, coordinates and stones in braille, read cell by cell. The words around them are left as they are.

const LETTERS = [...'⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵'];

const NUMBER_SIGN = '⠼';

const SIGNS: Readonly<Record<string, string>> = {
  '⠀': ' ',
  '⠂': ',',
  '⠒': ':',
  '⠤': '-',
  // Capital letters, and signs that take another meaning from a letter.
  '⠠': '',
  '⠰': '',
};

/** Whether a text is written in cells. */
export function isBraille(text: string): boolean {
  return /[\u2801-\u28ff]/.test(text);
}

/**
 * Numbers with their signs as digits, letters as letters, the colon of stones and the comma of places as themselves:
 * `⠼⠃⠒⠼⠉⠀⠁⠀⠼⠁⠂⠃` is `2:3 a 1,2`. Cells that mean something else stay.
 */
export function plainOf(cells: string): string {
  let isNumber = false;
  return Array.from(cells, (cell) => {
    const letter = LETTERS.indexOf(cell);
    if (cell === NUMBER_SIGN) isNumber = true;
    else if (!(isNumber && ((letter >= 0 && letter < 10) || cell === '⠂'))) isNumber = false;
    if (cell === NUMBER_SIGN) return '';
    if (letter < 0) return SIGNS[cell] ?? cell;
    return isNumber ? String((letter + 1) % 10) : String.fromCharCode(97 + letter);
  }).join('');
}

/** Digits without a number sign, as on a board; anything else as {@link plainOf} has it. */
export function onBoard(cells: string): string {
  return plainOf(/^[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+$/.test(cells) ? NUMBER_SIGN + cells : cells).trim();
}
