import type { Language } from '../../languages/index.ts';

/** What only the layout can say: the rest of the words is in the templates. */
export interface ScreenWords {
  /** Over the table of contents, if no template has a heading for it. */
  readonly contents: string;
  /** The first link of a page. */
  readonly skip: string;
  size(rows: number, columns: number): string;
  /** Of a place that the board lacks, and of a cell whose number is to be found. */
  readonly hole: string;
  readonly empty: string;
  /** A drawing by the heading over it. */
  drawing(heading: string): string;
  /** Opens the words of a drawing. */
  inWords(heading: string): string;
  readonly stones: string;
  readonly strokes: string;
  /** Before the cells that a figure is about. */
  readonly marked: string;
  /** Between a stone and its place. */
  readonly on: string;
}

export const SCREEN_WORDS: Readonly<Record<Language, ScreenWords>> = {
  en: {
    contents: 'Contents',
    skip: 'Skip to the text',
    size: (rows, columns) => `${rows} rows, ${columns} columns`,
    hole: 'no cell',
    empty: 'empty',
    drawing: (heading) => `Drawing: ${heading}. The same follows in words.`,
    inWords: (heading) => `In words: ${heading}`,
    stones: 'Stones and their places:',
    strokes: 'Strokes across:',
    marked: 'The cells in question:',
    on: 'on',
  },
  de: {
    contents: 'Inhalt',
    skip: 'Direkt zum Text',
    size: (rows, columns) => `${rows} Zeilen, ${columns} Spalten`,
    hole: 'kein Feld',
    empty: 'leer',
    drawing: (heading) => `Zeichnung: ${heading}. Dasselbe folgt in Worten.`,
    inWords: (heading) => `In Worten: ${heading}`,
    stones: 'Steine und ihre Plätze:',
    strokes: 'Trennungsstriche:',
    marked: 'Um diese Felder geht es:',
    on: 'auf',
  },
};
