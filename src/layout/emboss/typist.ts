import { braillePlace, brailleShortStone, brailleStone } from '../../braille/grids.ts';
import type { Inline } from '../../document/document.ts';
import type { Board } from '../../domino/board.ts';
import type { Placement } from '../../domino/puzzle.ts';
import type { Stone } from '../../domino/stones.ts';
import { BLANK } from '../../six-dot.ts';
import type { WordBook } from '../../words/word-book.ts';
import { brailleWords, wrapLines } from '../braille-text.ts';
import type { PageNumbers } from '../page.ts';
import { trimEnd } from './lines.ts';
import type { EmbossSetup } from './setup.ts';

/** Writes words as lines of cells. */
export class Typist {
  readonly setup: EmbossSetup;
  readonly wordBook: WordBook;
  readonly #pageOf: PageNumbers;

  constructor(setup: EmbossSetup, wordBook: WordBook, pageOf: PageNumbers) {
    this.setup = setup;
    this.wordBook = wordBook;
    this.#pageOf = pageOf;
  }

  words(content: readonly Inline[], isShort = false): string[] {
    return brailleWords(content, { ...this.setup, isShort }, this.#pageOf);
  }

  /** Lines over the whole width, or over so many cells; `first` and `others` are the blanks at their beginning. */
  lines(
    content: readonly Inline[],
    first = 0,
    others = 0,
    cells = this.setup.cells,
    isShort = false,
  ): string[] {
    return wrapLines(this.words(content, isShort), cells, first, others).map(trimEnd);
  }

  stone(stone: Stone): string {
    return brailleStone(stone, this.setup.language);
  }

  /** The short name of a domino in lists, unless its set has numbers of two digits. */
  listed(stone: Stone, range: number): string {
    return range < 10 ? brailleShortStone(stone, this.setup.language) : this.stone(stone);
  }

  /** A domino and where it lies. */
  placement(board: Board, range: number, placement: Placement): string {
    const { language, writing } = this.setup;
    return this.listed(placement.stone, range) + BLANK + braillePlace(board, placement, language, writing);
  }
}
