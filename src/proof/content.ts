/** What an operator is given: a number, string, name or dictionary, an array of numbers alone or with texts, or anything else. */
type Operand = 'number' | 'string' | 'name' | 'dictionary' | 'numbers' | 'texts' | 'other';

/** An operator with what stands before it, or what is wrong at a byte. */
type Instruction =
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
function* instructionsOf(bytes: Uint8Array): Generator<Instruction> {
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

/** Where an operator may stand (ISO 32000-1, 8.2, figure 9): on the page, in a text, in a path that is not painted yet. */
type Place = 'page' | 'text' | 'path';

interface Operator {
  readonly places: readonly Place[];
  /** Where what follows stands, if that is another place. */
  readonly then?: Place;
  /** Whether it may be given these. */
  takes(operands: readonly Operand[]): boolean;
}

type Letters = Readonly<Record<string, readonly Operand[]>>;

/** What the operands of a row are written as. */
const KINDS: Letters = {
  n: ['number'],
  s: ['string'],
  N: ['name'],
  D: ['numbers'],
  T: ['numbers', 'texts'],
  P: ['name', 'dictionary'],
};

const PAGE: readonly Place[] = ['page'];
const TEXT: readonly Place[] = ['text'];
const PATH: readonly Place[] = ['path'];
const BOTH: readonly Place[] = ['page', 'text'];

/** The operators of content streams (ISO 32000-1, annex A), but those of inline images and of fonts. */
const ROWS: readonly (readonly [names: string, operands: string, places: readonly Place[], then?: Place])[] =
  [
    ['w J j M i', 'n', BOTH],
    ['d', 'Dn', BOTH],
    ['ri gs', 'N', BOTH],
    ['q Q', '', PAGE],
    ['cm', 'nnnnnn', PAGE],
    ['m', 'nn', ['page', 'path'], 'path'],
    ['re', 'nnnn', ['page', 'path'], 'path'],
    ['l', 'nn', PATH],
    ['c', 'nnnnnn', PATH],
    ['v y', 'nnnn', PATH],
    ['h W W*', '', PATH],
    ['S s f F f* B B* b b* n', '', PATH, 'page'],
    ['BT', '', PAGE, 'text'],
    ['ET', '', TEXT, 'page'],
    ['Tc Tw Tz TL Tr Ts', 'n', BOTH],
    ['Tf', 'Nn', BOTH],
    ['Td TD', 'nn', TEXT],
    ['Tm', 'nnnnnn', TEXT],
    ['T*', '', TEXT],
    ["Tj '", 's', TEXT],
    ['"', 'nns', TEXT],
    ['TJ', 'T', TEXT],
    ['CS cs', 'N', BOTH],
    ['G g', 'n', BOTH],
    ['RG rg', 'nnn', BOTH],
    ['K k', 'nnnn', BOTH],
    ['sh Do', 'N', PAGE],
    ['MP BMC', 'N', BOTH],
    ['DP BDC', 'NP', BOTH],
    ['EMC BX EX', '', BOTH],
  ];

/** Numbers of a colour, and the name of a pattern behind them. */
const COLOUR: Operator = {
  places: BOTH,
  takes: (operands) =>
    operands.length > 0 &&
    operands.every((kind, i) => kind === 'number' || (kind === 'name' && i === operands.length - 1)),
};

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ...['SC', 'sc', 'SCN', 'scn'].map((name) => [name, COLOUR] as const),
  ...ROWS.flatMap(([names, letters, places, then]) => {
    const wanted = Array.from(letters, (letter) => KINDS[letter]!);
    const operator: Operator = {
      places,
      ...(then && { then }),
      takes: (operands) =>
        operands.length === wanted.length && wanted.every((kinds, i) => kinds.includes(operands[i]!)),
    };
    return names.split(' ').map((name) => [name, operator] as const);
  }),
]);

/** Operands that are quoted. */
const MOST_TOLD = 8;

/**
 * The first fault in what a page draws: readers of PDF pass over it, each in its own way, and may leave the rest of the page
 * blank. Told are signs that do not belong there, operators that are not known, do not get what they need or stand where
 * they may not, and states, texts and marked contents that are not ended.
 */
export function contentFault(bytes: Uint8Array): string | undefined {
  const page = new Nesting();
  for (const instruction of instructionsOf(bytes)) {
    const fault = 'fault' in instruction ? instruction.fault : page.take(instruction);
    if (fault) return `what it draws is broken at byte ${instruction.at}: ${fault}`;
  }
  const unended = page.unended();
  return unended && `what it draws is broken at its end: ${unended}`;
}

/** What is open in a content stream. */
class Nesting {
  #place: Place = 'page';
  #states = 0;
  /** For each marked content whether it was begun in a text: it is ended where it was begun (ISO 32000-1, 14.6.1). */
  readonly #marks: boolean[] = [];

  take({ operator: name, operands }: Extract<Instruction, { operator: string }>): string | undefined {
    const operator = OPERATORS.get(name);
    if (!operator) return `the operator ${name} is not known`;
    if (!operator.takes(operands))
      return `${name} is given ${operands.slice(0, MOST_TOLD).join(', ') || 'nothing'}`;
    if (!operator.places.includes(this.#place)) return `${name} stands ${PLACES[this.#place]}`;
    const isInText = this.#place === 'text';
    if (operator.then) this.#place = operator.then;
    if (name === 'q') this.#states++;
    else if (name === 'Q') return --this.#states < 0 ? 'Q without q' : undefined;
    else if (name === 'BDC' || name === 'BMC') this.#marks.push(isInText);
    else if (name === 'EMC') return this.#marks.pop() === isInText ? undefined : 'EMC without BDC or BMC';
    else if (name === 'ET' && this.#marks.at(-1)) return 'ET before EMC';
    return undefined;
  }

  unended(): string | undefined {
    if (this.#place !== 'page') return `it ends ${PLACES[this.#place]}`;
    if (this.#states > 0) return 'q without Q';
    return this.#marks.length > 0 ? 'BDC or BMC without EMC' : undefined;
  }
}

const PLACES: Readonly<Record<Place, string>> = {
  page: 'outside texts and paths',
  text: 'in a text',
  path: 'in a path',
};
