/** How far words are contracted: German Basisschrift, Vollschrift and Kurzschrift; UEB grade 1 and 2. */
export const BRAILLE_GRADES = ['uncontracted', 'full', 'contracted'] as const;
export type BrailleGrade = (typeof BRAILLE_GRADES)[number];

/** Which liblouis translates: the one in a package of this program, or the machine's own. */
export const TRANSLATORS = ['built-in', 'lou_translate'] as const;
export type Translator = (typeof TRANSLATORS)[number];

// A table of liblouis is given a text as it can read it rightly. Where it cannot, the text is changed beforehand, one
// rule after the other. A rule can put Braille cells into the text: every table leaves them as they are.

/** What is found in a text, and what is put in its place. */
export type Respelling = readonly [
  pattern: RegExp,
  replacement: string | ((found: string, ...groups: string[]) => string),
];

/** The same for both translators. */
export const alike = (respellings: readonly Respelling[]): BrailleTable['respell'] => ({
  'built-in': respellings,
  lou_translate: respellings,
});

/** How one language is written in Braille in one grade. */
export interface BrailleTable {
  readonly name: string;
  /** The name of the code in eBraille's registry. */
  readonly system: string;
  /** The name of its file among the tables of each liblouis. */
  readonly files: Readonly<Record<Translator, string>>;
  /** What is changed in the print text beforehand. */
  readonly respell: Readonly<Record<Translator, readonly Respelling[]>>;
  /**
   * Letters that touch a number before them are translated as a word of their own: the sign that stands before them if their
   * first cell could be read as one more digit, and the digits. Nothing where the tables write them rightly.
   */
  readonly afterNumber: { readonly sign: string; readonly digits: readonly string[] } | undefined;
  /** Stands before each uncontracted word of another language. */
  readonly foreignSign: string;
  /** The letters of a column (`c`, `ab`) where they stand between blanks in a text. */
  lettersAlone(letters: string): string;
  /** The same where a number with its sign follows at once. */
  lettersWithNumber(letters: string): string;
}

/** Every language can be written uncontracted. */
interface BrailleTables extends Readonly<Partial<Record<BrailleGrade, BrailleTable>>> {
  readonly uncontracted: BrailleTable;
}

/** In which line of a page something stands: in the first or in the last. */
export type PageEdge = 'head' | 'foot';

/** A page of embosser files that is in use somewhere. Sources: docs/embossing.md. */
export interface EmbosserPage {
  /** In a line. */
  readonly cells: number;
  /** On a page. */
  readonly lines: number;
  /** Where the running title and the number of the page stand. */
  readonly title: PageEdge;
  readonly number: PageEdge;
}

/** How a language is written in six-dot Braille. Numbers, coordinates and dominoes are written by these cells alone. */
export interface LanguageBraille {
  /** 0 to 9, each one cell: on boards without a sign, in a text after the number sign. */
  readonly digits: readonly string[];
  /** One cell. */
  readonly numberSign: string;
  /** Between the rows of a place (`a 1,2`), where the number sign holds on. */
  readonly comma: string;
  /** Between the numbers of a domino (`4:6`): the colon, and the number sign of the second unless the first holds on. */
  readonly betweenHalves: string;
  readonly tables: BrailleTables;
  /** The pages in use where the language is at home, by the names that a config has for them; the first is usual. */
  readonly pages: Readonly<Record<string, EmbosserPage>>;
}
