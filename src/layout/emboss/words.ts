import type { Language } from '../../languages/index.ts';

/** What only the layout can say: the rest of the words is in the templates. */
interface LayoutWords {
  /** Of the title page, where there are several volumes. */
  volume(number: number, of: number, first: number, last: number): string;
  /** Before the cells that a figure is about. */
  readonly marked: string;
}

export const LAYOUT_WORDS: Readonly<Record<Language, LayoutWords>> = {
  en: {
    volume: (number, of, first, last) => `Volume ${number} of ${of}: pages ${first} to ${last}.`,
    marked: 'The cells in question:',
  },
  de: {
    volume: (number, of, first, last) => `Band ${number} von ${of}: Seiten ${first} bis ${last}.`,
    marked: 'Um diese Felder geht es:',
  },
};
