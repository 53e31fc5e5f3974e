import { type BoardFigure, type Inline, wordsOf } from '../../document/document.ts';
import { columnOf, rowOf } from '../../domino/board.ts';
import { makeColumn } from '../../domino/coordinates.ts';
import { UNKNOWN } from '../../domino/puzzle.ts';
import { cellsIn } from '../board-parts.ts';
import { breakLines } from '../lines.ts';
import type { Metrics } from '../metrics.ts';
import type { FontName, Mark, PageItem, PageNumbers } from '../page.ts';
import type { BoardPlace } from './raised-board.ts';

/** The size of all print on raised sheets, in points: what fits between two lines of dots. */
const SIZE = 9;
/** From the upper edge of a line of braille down to the baseline of the print above its dots, in mm. */
const BASELINE = 1.2;
/** From the corner of a square to the number in it, and from the frame to the labels, in mm. */
const CORNER = 1.5;

/** Lines of print are wider than their even share of the text by one of these, since they break at blanks. */
const SPREADS = [1.1, 1.3, 1.6, 2];

/** Where a line of braille begins: its left end and its upper edge in mm. */
export interface LineStart {
  readonly x: number;
  readonly top: number;
}

/**
 * Print for a sighted partner, in colour, which stays flat on swell paper. It stands where no dots are: over the lines of
 * braille that say the same, in the corners of squares, and between labels and frame.
 */
export class Overlay {
  readonly #metrics: Metrics;
  readonly #pageOf: PageNumbers;

  constructor(metrics: Metrics, pageOf: PageNumbers) {
    this.#metrics = metrics;
    this.#pageOf = pageOf;
  }

  /**
   * A text in lines of print, each to stand over a line of braille: as many as these, so that each is near to the braille
   * that says the same.
   * @param width of the lines in mm
   * @param most the lines of braille
   * @throws Error if the print has more lines than the braille, which is wider
   */
  lines(content: readonly Inline[], width: number, most: number): ((start: LineStart) => Mark)[] {
    const broken = (at: number) => breakLines(content, at, SIZE, this.#metrics, 'text', this.#pageOf);
    const full = broken(width);
    if (full.length > most) throw new Error(`more print than braille: ${wordsOf(content)}`);
    const share = full.reduce((sum, line) => sum + line.width, 0) / most;
    const even = SPREADS.map((spread) => broken(Math.min(width, share * spread)));
    const lines = even.find(({ length }) => length <= most) ?? full;
    return lines.map((line) => ({ x, top }) => {
      const items = line
        .at(x, top + BASELINE)
        .map(({ text, font, x: left, y }) => this.#text(text, font, left, y));
      return { element: undefined, items };
    });
  }

  /** A few characters over braille that begins there. */
  word(text: string, { x, top }: LineStart): Mark {
    return { element: undefined, items: [this.#text(text, 'figures', x, top + BASELINE)] };
  }

  /** The numbers of a part of a board in the upper left corners of their squares, and its labels. */
  board(figure: BoardFigure, { part, frame, square }: BoardPlace): Mark {
    const { board, numbers } = figure.puzzle;
    const height = this.#metrics.capHeight('digits', SIZE);
    const left = (column: number) => frame.x + (column - part.column) * square;
    const top = (row: number) => frame.y + (row - part.row) * square;
    const width = (text: string) => this.#metrics.width(text, 'figures', SIZE);
    const columns = Array.from({ length: part.columns }, (_, i) => part.column + i).map((column) => {
      const text = makeColumn(column);
      return this.#text(text, 'figures', left(column) + (square - width(text)) / 2, frame.y - CORNER);
    });
    const rows = Array.from({ length: part.rows }, (_, i) => part.row + i).map((row) => {
      const text = String(row + 1);
      return this.#text(text, 'figures', frame.x - CORNER - width(text), top(row) + (square + height) / 2);
    });
    const shown = figure.blank ? [] : cellsIn(part, board).filter((cell) => numbers[cell] !== UNKNOWN);
    const digits = shown.map((cell) => {
      const [x, y] = [left(columnOf(board, cell)), top(rowOf(board, cell))];
      return this.#text(String(numbers[cell]), 'digits', x + CORNER, y + CORNER + height);
    });
    return { element: undefined, items: [...columns, ...rows, ...digits] };
  }

  #text(text: string, font: FontName, x: number, y: number): PageItem {
    return { type: 'text', x, y, text, font, size: SIZE, ink: 'colour' };
  }
}
