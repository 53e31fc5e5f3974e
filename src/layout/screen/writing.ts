import { brailleColumn, brailleDigits, brailleNumber } from '../../braille/grids.ts';
import type { BrailleWriting } from '../../braille/tables.ts';
import { type BoardFigure, type Inline, type PageReference, wordOf } from '../../document/document.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import type { Language } from '../../languages/index.ts';
import { BLANK, cellOf } from '../../six-dot.ts';
import type { WordBook } from '../../words/word-book.ts';
import { brailleParts } from '../braille-text.ts';
import { type Node, said, tag } from './markup.ts';

/** How words and numbers are written: as in print, or in braille. */
export interface Writing {
  /** Of the text, as web pages name it. */
  readonly language: string;
  /** Whether boards with dominoes are drawn, beside what is said of them. */
  readonly isDrawn: boolean;
  /** Whether the numbers of lists stand in their text, as what shows it makes none. */
  readonly isNumbered: boolean;
  /** A line of text; what it refers to is written by `link`. */
  line(content: readonly Inline[], link: (reference: PageReference, words: string) => Node): Node[];
  /** The letters of a column, counted from 0, along a board. */
  column(column: number): string;
  /** The number of a row, counted from 0, along a board. */
  row(row: number): string;
  number(number: number): string;
  /** Stands for a number that is to be found, and where the board has no cell. */
  readonly empty: Node;
  readonly hole: Node;
  /** Where the drawing of a board is and what is said of it, if boards have drawings in files of their own. */
  graphic?(figure: BoardFigure): { readonly href: string; readonly alt: string };
}

/** As in print. Dominoes, cells and places are marked, so that lines do not break within them. */
export function printWriting(words: WordBook): Writing {
  return {
    language: words.language,
    isDrawn: true,
    isNumbered: false,
    line: (content, link) => content.map((part) => writePart(part, link)),
    column: makeColumn,
    row: (row) => String(row + 1),
    number: String,
    empty: said(words.text('screen-empty')),
    hole: said(words.text('screen-hole')),
  };
}

function writePart(part: Inline, link: (reference: PageReference, words: string) => Node): Node {
  switch (part.type) {
    case 'text': {
      const { text, strong, language } = part;
      if (strong) return tag('b', {}, text);
      return language ? tag('span', { lang: language, 'xml:lang': language }, text) : text;
    }
    case 'page':
      return link(part, part.title);
    default:
      return tag('span', { class: part.type }, wordOf(part));
  }
}

/** For a number that is to be found: as on the boards of the editions for embossers. */
const EMPTY = cellOf(3, 6);

/**
 * In braille cells. Between words stands a blank of text, at which reading programs break lines; where the board has no
 * cell, a blank cell.
 */
export function brailleWriting(language: Language, writing: BrailleWriting): Writing {
  return {
    language: `${language}-Brai`,
    isDrawn: false,
    isNumbered: true,
    line: (content, link) =>
      brailleParts(content, { language, writing }).map(({ cells, reference }) => {
        const words = cells.replaceAll(BLANK, ' ');
        return reference ? link(reference, words) : words;
      }),
    column: brailleColumn,
    row: (row) => brailleNumber(row + 1, language),
    number: (number) => brailleDigits(number, language),
    empty: EMPTY,
    hole: BLANK,
  };
}
