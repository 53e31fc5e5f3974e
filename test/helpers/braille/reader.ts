import type { BrailleGrade } from '../../../src/languages/braille.ts';
import type { Language } from '../../../src/languages/index.ts';

// Reads cells from the left like a person who knows the rules but not the text. It shares neither code nor tables with the
// writer. It reads numbers, letters that stand for themselves, and marks. A letter that would be read as a word or as several
// letters comes out as <c>, a lowered cell that would be read as a digit as <0>, any other cell as <?>.

const LETTERS = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
const LOWERED = '⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔';
/** The digits that are letters. */
const OF_LETTERS = { numberSign: '⠼', digits: '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊' };

interface Code {
  readonly numberSign: string;
  readonly digits: string;
  readonly letters: Readonly<Record<string, string>>;
  /** Marks by their cells; if one is a prefix of another, the longer comes first. */
  readonly marks: readonly (readonly [cells: string, mark: string])[];
  /** Signs that only indicate how to read the next cell, or that it is a letter and not a digit. */
  readonly sign: string;
  readonly inNumber: Readonly<Record<string, string>>;
  /** Whether a lowered cell continues a number, as a denominator or an ordinal. */
  readonly hasLoweredDigits: boolean;
  /** Whether a letter without a sign before it is itself and not a contraction. */
  isItself(letter: string, place: Place): boolean;
}

interface Place {
  /** The cells next to the letter; undefined at the ends of the text. */
  readonly before: string;
  readonly after: string;
  /** Whether a number precedes it in the same word. */
  readonly afterNumber: boolean;
}

const LATIN = Object.fromEntries(Array.from(LETTERS, (cell, i) => [cell, String.fromCharCode(97 + i)]));

/** Whether a letter has no neighbouring letter. */
const isAlone = ({ before, after }: Place) => !(before in GERMAN.letters) && !(after in GERMAN.letters);

const GERMAN: Code = {
  ...OF_LETTERS,
  letters: { ...LATIN, '⠜': 'ä', '⠪': 'ö', '⠳': 'ü' },
  marks: [
    ['⠄⠄⠄', '...'],
    ['⠠⠤', '–'],
    ['⠐⠂', '/'],
    ['⠈⠴', '°'],
    ['⠈⠑', '€'],
    ['⠂', ','],
    ['⠆', ';'],
    ['⠒', ':'],
    ['⠢', '?'],
    ['⠖', '!'],
    ['⠶', '()'],
    ['⠦', '„'],
    ['⠴', '“'],
    ['⠄', '.'],
    ['⠤', '-'],
  ],
  sign: '⠠',
  inNumber: { '⠂': ',', '⠄': '.' },
  hasLoweredDigits: true,
  isItself: () => true,
};

const ENGLISH: Code = {
  ...OF_LETTERS,
  letters: LATIN,
  marks: [
    ['⠲⠲⠲', '...'],
    ['⠰⠦', '?'],
    ['⠨⠴', '%'],
    ['⠐⠣', '('],
    ['⠐⠜', ')'],
    ['⠠⠤', '–'],
    ['⠸⠌', '/'],
    ['⠘⠚', '°'],
    ['⠈⠑', '€'],
    ['⠂', ','],
    ['⠆', ';'],
    ['⠒', ':'],
    ['⠖', '!'],
    ['⠴', '“'],
    ['⠲', '.'],
    ['⠤', '-'],
  ],
  sign: '⠰',
  inNumber: { '⠂': ',', '⠲': '.' },
  hasLoweredDigits: false,
  isItself: () => true,
};

const FRENCH: Code = {
  numberSign: '⠠',
  digits: '⠼⠡⠣⠩⠹⠱⠫⠻⠳⠪',
  letters: { ...LATIN, '⠷': 'à', '⠯': 'ç', '⠿': 'é', '⠮': 'è', '⠾': 'ù' },
  marks: [
    ['⠲⠲⠲', '...'],
    ['⠐⠬', '%'],
    ['⠐⠕', '°'],
    ['⠘⠑', '€'],
    ['⠤⠤', '-'],
    ['⠂', ','],
    ['⠆', ';'],
    ['⠒', ':'],
    ['⠢', '?'],
    ['⠖', '!'],
    ['⠦', '('],
    ['⠴', ')'],
    ['⠶', '"'],
    ['⠌', '/'],
    ['⠲', '.'],
    ['⠤', '-'],
  ],
  sign: '⠰',
  // The number sign precedes an opening bracket.
  inNumber: { '⠂': ',', '⠲': '.', '⠒': ':', '⠌': '/', '⠤': '-', '⠦': '(' },
  hasLoweredDigits: false,
  isItself: () => true,
};

const CODES: Readonly<Record<Language, Partial<Record<BrailleGrade, Code>>>> = {
  en: {
    uncontracted: ENGLISH,
    contracted: {
      ...ENGLISH,
      // A letter stands alone between blanks, hyphens and punctuation; a slash does not count (RUEB 2.6).
      isItself: (letter, place) =>
        /[aio]/.test(letter) || place.afterNumber || !isAlone(place) || /[⠼⠸]/.test(place.after),
    },
  },
  de: {
    uncontracted: GERMAN,
    full: GERMAN,
    contracted: {
      ...GERMAN,
      // c, q, x and y are en, ll, mm and el. A single letter is a word except before a full stop, and ⠼ after a letter is
      // "ich".
      isItself: (letter, place) =>
        !/[cqxy]/.test(letter) &&
        place.after !== GERMAN.numberSign &&
        (place.afterNumber || !isAlone(place) || place.after === '⠄'),
    },
  },
  fr: {
    uncontracted: FRENCH,
    contracted: {
      ...FRENCH,
      // Between a hyphen and a full stop, or another hyphen, a letter has no sign.
      isItself: (letter, place) =>
        /[aey]/.test(letter) ||
        place.afterNumber ||
        !isAlone(place) ||
        (place.before === '⠤' && /[⠲⠤]/.test(place.after)),
    },
  },
};

/** The text that a person reads: letters are lower case, and both German brackets are "()". */
export function readBack(cells: string, language: Language, grade: BrailleGrade): string {
  const code = CODES[language][grade]!;
  let text = '';
  let at = 0;
  let inNumber = false;
  let afterNumber = false;
  const read = (length: number, found: string) => {
    text += found;
    at += length;
  };
  const isDigit = (cell: string) => cell !== '' && code.digits.includes(cell);
  while (at < cells.length) {
    const [before, cell, after] = [at - 1, at, at + 1].map((i) => cells.charAt(i)) as [
      string,
      string,
      string,
    ];
    if (inNumber && isDigit(cell)) read(1, String(code.digits.indexOf(cell)));
    else if (inNumber && cell in code.inNumber && isDigit(after)) read(1, code.inNumber[cell]!);
    else if (inNumber && code.hasLoweredDigits && cell !== '⠂' && LOWERED.includes(cell)) {
      // 0 with a lowered 0 is the percent sign.
      if (cells.slice(at - 2, at + 1) === '⠼⠚⠴') text = text.replace(/0$/, '%');
      else text += `<${LOWERED.indexOf(cell)}>`;
      at++;
    } else if (cell === code.numberSign) {
      read(1, '');
      inNumber = true;
      afterNumber = true;
    } else {
      inNumber = false;
      const mark = code.marks.find(([sign]) => cells.startsWith(sign, at));
      const signed = cell === code.sign ? after : undefined;
      if (cell === '⠀') read(1, ' ');
      else if (mark) read(mark[0].length, mark[1]);
      // After a blank or an opening bracket it is an opening quote, elsewhere a question mark.
      else if (cell === '⠦') read(1, /^[⠀⠣]?$/.test(before) ? '„' : '?');
      else if (signed !== undefined && signed in code.letters) read(2, code.letters[signed]!);
      else if (signed !== undefined && (signed === code.numberSign || LOWERED.includes(signed))) read(1, '');
      else if (cell in code.letters) {
        const letter = code.letters[cell]!;
        read(1, code.isItself(letter, { before, after, afterNumber }) ? letter : `<${letter}>`);
      } else read(1, '<?>');
      if (!(cell in code.letters) && signed === undefined) afterNumber = false;
    }
  }
  return text;
}
