import type { Language } from '../../../../src/languages/index.ts';
// A reader of scripts for reading aloud that shares nothing with the program. It writes down what a listener hears.

/** The content of a cell; undefined where the board has none. */
export type Heard = number | 'empty' | undefined;

export interface HeardBoard {
  readonly type: 'board';
  readonly rows: Heard[][];
}

/** A domino on its cells, each as row and column counted from 0; without numbers in a stencil. */
export interface HeardDomino {
  readonly numbers: readonly [low: number, high: number] | undefined;
  readonly cells: readonly [row: number, column: number][];
}

export interface HeardDominoes {
  readonly type: 'dominoes';
  readonly dominoes: readonly HeardDomino[];
}

/** A paragraph of one line, which may be a heading, or of several. */
export interface HeardLines {
  readonly type: 'lines';
  readonly lines: readonly string[];
}

export type HeardPart = HeardBoard | HeardDominoes | HeardLines;

const EN =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const DE =
  `null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
  siebzehn achtzehn neunzehn`.split(/\s+/);
const DE_ONES = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
const DE_TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

const FR =
  `zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit
  dix-neuf`.split(/\s+/);
/** The words with which compound numbers begin, such as soixante in soixante et onze. */
const FR_TENS = {
  20: 'vingt',
  30: 'trente',
  40: 'quarante',
  50: 'cinquante',
  60: 'soixante',
  70: 'soixante',
  80: 'quatre-vingt',
  90: 'quatre-vingt',
};

/** Every word for a number from 0 to 99. */
const NUMBERS: Record<Language, ReadonlyMap<string, number>> = {
  en: new Map([
    ...EN.map((word, i) => [word, i] as const),
    ...EN_TENS.flatMap((tens, t) => [
      [tens, 20 + 10 * t] as const,
      ...EN.slice(1, 10).map((ones, i) => [`${tens}-${ones}`, 21 + 10 * t + i] as const),
    ]),
  ]),
  de: new Map([
    ...DE.map((word, i) => [word, i] as const),
    ...DE_TENS.flatMap((tens, t) => [
      [tens, 20 + 10 * t] as const,
      ...DE_ONES.map((ones, i) => [`${ones}und${tens}`, 21 + 10 * t + i] as const),
    ]),
  ]),
  fr: new Map([
    ...FR.map((word, i) => [word, i] as const),
    ...Object.entries(FR_TENS).flatMap(([ten, tens]) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => {
        const rest = FR[(ten === '70' || ten === '90' ? 10 : 0) + one]!;
        const joint = one === 1 && Number(ten) < 80 ? ' et ' : '-';
        const whole = tens === 'quatre-vingt' ? `${tens}s` : tens;
        return [rest === 'zéro' ? whole : tens + joint + rest, Number(ten) + one] as const;
      }),
    ),
  ]),
};

interface Tongue {
  readonly size: RegExp;
  readonly row: RegExp;
  readonly run: RegExp;
  readonly on: RegExp;
  readonly across: RegExp;
  readonly upright: RegExp;
  readonly hole: string;
  readonly empty: string;
  readonly allEmpty: string;
  readonly one: string;
}

const TONGUES: Record<Language, Tongue> = {
  en: {
    size: /^The board has (\S+) rows? and (\S+) columns?, (.+) to (.+)\.$/,
    row: /^Row (\S+): (.*)\.$/,
    run: /^columns? (.+?)(?: (?:and|to) (.+))?: (.*)$/,
    on: /^(\S+) on (.*)\.$/,
    across: /^row ([^\s:]+) columns (.+) and (.+)$/i,
    upright: /^column ([^:]+) rows (\S+) and (\S+)$/i,
    hole: 'no cell',
    empty: 'empty',
    allEmpty: 'all empty',
    one: 'one',
  },
  de: {
    size: /^Das Brett hat (\S+) Zeilen? und (\S+) Spalten?, (.+) bis (.+)\.$/,
    row: /^Zeile (\S+): (.*)\.$/,
    run: /^Spalten? (.+?)(?: (?:und|bis) (.+))?: (.*)$/,
    on: /^(\S+) auf (.*)\.$/,
    across: /^Zeile ([^\s:]+) Spalten (.+) und (.+)$/,
    upright: /^Spalte ([^:]+) Zeilen (\S+) und (\S+)$/,
    hole: 'kein Feld',
    empty: 'leer',
    allEmpty: 'alle leer',
    one: 'eine',
  },
  fr: {
    size: /^La grille fait (.+) sur (.+) : lignes? un(?: à .+)?, colonnes? (\S+?)(?: à (.+))?\.$/,
    row: /^Ligne (.+?) : (.*)\.$/,
    run: /^colonnes? (.+?)(?: (?:et|à) (.+))? : (.*)$/,
    on: /^(.+) sur (.*)\.$/,
    across: /^ligne ([^:]+) colonnes (.+) et (.+)$/i,
    // Twenty-one contains an "et".
    upright: /^colonne ([^:]+) lignes (\S+(?: et (?:un|onze))?) et (.+)$/i,
    hole: 'pas de case',
    empty: 'vide',
    allEmpty: 'toutes vides',
    one: 'un',
  },
};

/** What is heard, paragraph by paragraph; consecutive dominoes form a list. */
export function hear(script: string, language: Language): HeardPart[] {
  const ear = new Ear(language);
  const parts: HeardPart[] = [];
  for (const paragraph of script.trim().split(/\n{2,}/)) {
    const lines = paragraph.split('\n');
    const board = ear.board(lines);
    const dominoes = ear.dominoes(lines);
    const last = parts.at(-1);
    if (board) parts.push(board);
    else if (dominoes && last?.type === 'dominoes') {
      parts[parts.length - 1] = { type: 'dominoes', dominoes: [...last.dominoes, ...dominoes] };
    } else if (dominoes) parts.push({ type: 'dominoes', dominoes });
    else parts.push({ type: 'lines', lines });
  }
  return parts;
}

/** A column by the first letters of its names: `Anna` is 0, `Anna Bella` is 27. */
export function columnOfNames(names: string): number {
  return names.split(' ').reduce((sum, name) => sum * 26 + name.toLowerCase().charCodeAt(0) - 96, 0) - 1;
}

/** A number from 0 to 99. @throws Error if it is none */
export function numberOfWord(word: string, language: Language): number {
  const number = NUMBERS[language].get(word.toLowerCase());
  if (number === undefined) throw new Error(`"${word}" is not a number`);
  return number;
}

/** Both numbers of a domino, which can be heard in one way only. */
export function numbersOfDomino(words: string, language: Language): [low: number, high: number] | undefined {
  const pieces = words.toLowerCase().split('-');
  const ways = pieces.slice(1).flatMap((_, i): [number, number][] => {
    const low = NUMBERS[language].get(pieces.slice(0, i + 1).join('-'));
    const high = NUMBERS[language].get(pieces.slice(i + 1).join('-'));
    return low === undefined || high === undefined || low > high ? [] : [[low, high]];
  });
  if (ways.length > 1) throw new Error(`"${words}" can be two dominoes`);
  return ways[0];
}

class Ear {
  readonly language: Language;
  readonly tongue: Tongue;

  constructor(language: Language) {
    this.language = language;
    this.tongue = TONGUES[language];
  }

  number(word: string): number {
    return word === this.tongue.one ? 1 : numberOfWord(word, this.language);
  }

  /** A board; one without numbers has no rows. */
  board([first, ...lines]: readonly string[]): HeardBoard | undefined {
    const size = this.tongue.size.exec(first!);
    if (!size) return undefined;
    const [rows, columns] = [this.number(size[1]!), this.number(size[2]!)];
    if (columnOfNames(size[3]!) !== 0 || columnOfNames(size[4] ?? size[3]!) !== columns - 1) {
      throw new Error(`${first}: other columns`);
    }
    if (lines.length !== rows && lines.length > 0) throw new Error(`${first}: ${lines.length} rows`);
    return {
      type: 'board',
      rows: lines.map((line, i) => {
        const [, number, told] = this.tongue.row.exec(line)!;
        if (this.number(number!) !== i + 1) throw new Error(`${line}: row ${i + 1} was expected`);
        return this.row(told!, columns);
      }),
    };
  }

  row(told: string, columns: number): Heard[] {
    const row: Heard[] = [];
    /** The first and last column of the current run. */
    let [start, end] = [0, columns];
    for (const group of told.split(/ ?; /)) {
      const run = this.tongue.run.exec(group);
      if (run) {
        start = columnOfNames(run[1]!);
        if (start !== row.length) throw new Error(`${told}: column ${row.length} is missing`);
        end = columnOfNames(run[2] ?? run[1]!) + 1;
      }
      const heard = this.group(run ? run[3]! : group, end - row.length);
      if (heard.length === 1 && end - start > 1) throw new Error(`${told}: a number by itself`);
      row.push(...heard);
    }
    if (row.length !== columns || end !== columns) throw new Error(`${told}: ${row.length} places`);
    return row;
  }

  group(words: string, room: number): Heard[] {
    if (words === this.tongue.hole) return new Array<Heard>(room).fill(undefined);
    if (words === this.tongue.allEmpty) return new Array<Heard>(room).fill('empty');
    const heard = words.split(', ');
    if (heard.length > 4) throw new Error(`${words}: too many for one group`);
    return heard.map((word) => (word === this.tongue.empty ? 'empty' : this.number(word)));
  }

  dominoes(lines: readonly string[]): HeardDomino[] | undefined {
    const dominoes = lines.map((line) => {
      const on = this.tongue.on.exec(line);
      const numbers = on ? numbersOfDomino(on[1]!, this.language) : undefined;
      const cells = numbers ? this.place(on![2]!) : this.place(line.replace(/\.$/, ''));
      return cells && { numbers, cells };
    });
    return dominoes.every((domino) => domino !== undefined) ? dominoes : undefined;
  }

  place(words: string): [row: number, column: number][] | undefined {
    const across = this.tongue.across.exec(words);
    if (across) {
      const row = this.number(across[1]!) - 1;
      return [across[2]!, across[3]!].map((names) => [row, columnOfNames(names)]);
    }
    const upright = this.tongue.upright.exec(words);
    if (!upright) return undefined;
    const column = columnOfNames(upright[1]!);
    return [upright[2]!, upright[3]!].map((row) => [this.number(row) - 1, column]);
  }
}
