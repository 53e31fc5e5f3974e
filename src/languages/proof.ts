/** What `proof/` finds in finished files of a language. It is written down again here and shares nothing with what wrote them. */
export interface Expectations {
  /** How headings begin. Templates of a reader's own must leave them so to be checked. */
  readonly headings: {
    readonly puzzle: string;
    readonly figure: string;
    readonly task: string;
    readonly composing: string;
    /** In words for touch, ear and screen, and as it is printed. */
    readonly keyTo: Readonly<Record<'puzzle' | 'figure' | 'task' | 'composing', readonly string[]>>;
    readonly cover: string;
  };
  /** What the words for a cell say: without a number, and none at all. */
  readonly cell: { readonly empty: string; readonly none: string };
  /** In the alternative text of a drawing: before a row with its number, between a count and what is counted, before dominoes. */
  readonly drawing: { readonly row: string; readonly times: string; readonly dominoes: string };
  /** In keys.txt: what stands before an id, and before the number of solutions. */
  readonly answers: { readonly id: string; readonly oneOf: string };
  /** The sentences of a script to be read aloud, with their numbers as digits. */
  readonly script: {
    readonly chapter: string;
    /** The number of a row, and its cells. */
    readonly row: RegExp;
    /** The first and the last column of which something is said. */
    readonly run: RegExp;
    /** Two numbers if there are any, a row, and two columns. */
    readonly across: RegExp;
    /** Two numbers if there are any, a column, and two rows. */
    readonly upright: RegExp;
    /** The number of columns, unless there is one. */
    readonly size: RegExp;
    readonly allEmpty: string;
  };
  /** A whole number from 0 to 999 as it is said, in small letters. */
  numeral(number: number): string;
  readonly braille: {
    /** 0 to 9. */
    readonly digits: string;
    readonly numberSign: string;
    /** The cells beside digits over which it holds on. */
    readonly holdsOver: string;
    /** What other cells stand for; nothing for those that only say how the next one is to be read. */
    readonly signs: Readonly<Record<string, string>>;
    /** Stands between a digit and a mark of punctuation. */
    readonly afterDigit: string;
  };
  /** Of the pages of embosser files, the usual one first, the lines of number and title: 0 for the first, -1 for the last. */
  readonly pages: Readonly<Record<string, { readonly number: number; readonly title: number }>>;
}
