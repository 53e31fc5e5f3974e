/** What an operator is given: a number, string, name or dictionary, an array of numbers alone or with texts, or anything else. */
export type Operand = 'number' | 'string' | 'name' | 'dictionary' | 'numbers' | 'texts' | 'other';

/** An operator with what stands before it, or what is wrong at a byte. */
export type Instruction =
  | { readonly operator: string; readonly operands: readonly Operand[]; readonly at: number }
  | { readonly fault: string; readonly at: number };

/** White space and delimiters (ISO 32000-1, 7.2.2). */
const WHITE = tableOf('\0\t\n\f\r ');
const DELIMITER = tableOf('()<>[]{}/%');
const HEXADECIMAL = tableOf('\0\t\n\f\r 0123456789abcdefABCDEF');
const DIGIT = tableOf('0123456789');
const VALUES = new Set(['true', 'false', 'null']);
/** Arrays and dictionaries inside each other. */
const MOST_OPEN = 32;
/** What is known of a word. */
const LONGEST = 40;

const [PERCENT, OPEN, CLOSE, SLASH, LESS, MORE, LEFT, RIGHT, BACKSLASH] = codesOf('%()/<>[]\\');
const [PLUS, MINUS, POINT] = codesOf('+-.');

function codesOf(signs: string): number[] {
  return Array.from(signs, (sign) => sign.charCodeAt(0));
}

function tableOf(signs: string): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) => Number(signs.includes(String.fromCharCode(code))));
}

function isRegular(code: number | undefined): boolean {
  return code !== undefined && !WHITE[code] && !DELIMITER[code];
}

/** The instructions of a content stream in their order (ISO 32000-1, 7.3 and 7.8.2), up to the first fault in their spelling. */
export function* instructionsOf(bytes: Uint8Array): Generator<Instruction> {
  const open: { readonly isArray: boolean; readonly holds: Operand[] }[] = [];
  let operands: Operand[] = [];
  let at = 0;
  const close = (isArray: boolean): boolean => {
    const closed = open.pop();
    if (closed?.isArray !== isArray) return false;
    (open.at(-1)?.holds ?? operands).push(isArray ? arrayOf(closed.holds) : 'dictionary');
    return true;
  };
  while (at < bytes.length) {
    const begin = at;
    const code = bytes[at++]!;
    const values = open.at(-1)?.holds ?? operands;
    if (WHITE[code]) continue;
    if (code === PERCENT) {
      while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
    } else if (code === LEFT || (code === LESS && bytes[at] === LESS)) {
      if (code === LESS) at++;
      if (open.push({ isArray: code === LEFT, holds: [] }) > MOST_OPEN)
        return yield { fault: 'too many arrays inside each other', at: begin };
    } else if (code === RIGHT) {
      if (!close(true)) return yield { fault: 'an array ends that was not begun', at: begin };
    } else if (code === MORE) {
      if (bytes[at++] !== MORE || !close(false))
        return yield { fault: 'a dictionary or string ends that was not begun', at: begin };
    } else if (code === OPEN || code === LESS) {
      at = code === OPEN ? afterText(bytes, at) : afterHexadecimal(bytes, at);
      if (at < 0) return yield { fault: 'a string does not end', at: begin };
      values.push('string');
    } else {
      if (code !== SLASH && !isRegular(code))
        return yield { fault: 'a sign that means nothing here', at: begin };
      while (isRegular(bytes[at])) at++;
      const isNumber = code !== SLASH && isNumeral(bytes, begin, at);
      const word = code === SLASH || isNumber ? '' : wordAt(bytes, begin, at);
      if (isNumber) values.push('number');
      else if (code === SLASH) values.push('name');
      else if (VALUES.has(word)) values.push('other');
      else if (open.length > 0)
        return yield { fault: `${word} stands in an array or dictionary that does not end`, at: begin };
      else {
        yield { operator: word, operands, at: begin };
        operands = [];
      }
    }
  }
  if (open.length > 0) yield { fault: 'an array or dictionary does not end', at };
  else if (operands.length > 0) yield { fault: 'it ends before an operator', at };
}

function arrayOf(holds: readonly Operand[]): Operand {
  if (holds.every((value) => value === 'number')) return 'numbers';
  return holds.every((value) => value === 'number' || value === 'string') ? 'texts' : 'other';
}

/** A sign, digits, and one point among them (ISO 32000-1, 7.3.3). */
function isNumeral(bytes: Uint8Array, from: number, to: number): boolean {
  let [digits, points] = [0, 0];
  for (let at = bytes[from] === PLUS || bytes[from] === MINUS ? from + 1 : from; at < to; at++) {
    if (DIGIT[bytes[at]!]) digits++;
    else if (bytes[at] !== POINT || ++points > 1) return false;
  }
  return digits > 0;
}

/** Of a long word its beginning. */
function wordAt(bytes: Uint8Array, from: number, to: number): string {
  let word = '';
  for (let at = from; at < Math.min(to, from + LONGEST); at++) word += String.fromCharCode(bytes[at]!);
  return word;
}

/** Parentheses in a string are balanced or written with a backslash. */
function afterText(bytes: Uint8Array, from: number): number {
  let depth = 1;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at++;
    else if (bytes[at] === OPEN) depth++;
    else if (bytes[at] === CLOSE && --depth === 0) return at + 1;
  }
  return -1;
}

function afterHexadecimal(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && HEXADECIMAL[bytes[at]!]) at++;
  return bytes[at] === MORE ? at + 1 : -1;
}
