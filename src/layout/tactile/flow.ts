import type { BrailleWriting } from '../../braille/tables.ts';
import type { Inline } from '../../document/document.ts';
import type { Language } from '../../languages/index.ts';
import type { WordBook } from '../../words/word-book.ts';
import { brailleWords, wrapLines } from '../braille-text.ts';
import type { Metrics } from '../metrics.ts';
import { Outline } from '../outline.ts';
import type { Element, PageNumbers } from '../page.ts';
import type { Piece } from '../piece.ts';
import { type LineStart, Overlay } from './overlay.ts';
import type { SheetSizes, TactileProfile } from './profile.ts';
import { Sheets } from './raised-sheets.ts';

/** What sheets are filled with and how. */
export interface TactileSetting {
  readonly words: WordBook;
  readonly sizes: SheetSizes;
  readonly profile: TactileProfile;
  readonly writing: BrailleWriting;
  /** Widths of print, if the sheets have it, too. */
  readonly overlay?: Metrics | undefined;
  /** The same for headings over boards alone. */
  readonly headings?: Metrics | undefined;
}

/** Sheets being filled with braille, and the headings that have been reached. */
export class TactileFlow {
  readonly sheets: Sheets;
  readonly outline = new Outline();
  readonly wordBook: WordBook;
  readonly language: Language;
  readonly writing: BrailleWriting;
  readonly sizes: SheetSizes;
  readonly profile: TactileProfile;
  readonly pageOf: PageNumbers;
  readonly overlay: Overlay | undefined;
  /** What is over the headings of boards. */
  readonly headings: Overlay | undefined;
  /** What waits for the end of the section that is being laid out. */
  readonly waiting: (() => Piece)[] = [];

  constructor({ words, sizes, profile, writing, overlay, headings }: TactileSetting, pageOf: PageNumbers) {
    this.pageOf = pageOf;
    this.wordBook = words;
    this.language = words.language;
    this.writing = writing;
    this.sizes = sizes;
    this.profile = profile;
    this.overlay = overlay && new Overlay(overlay, pageOf);
    this.headings = this.overlay ?? (headings && new Overlay(headings, pageOf));
    this.sheets = new Sheets(sizes.usual, profile, words.language, this.overlay);
  }

  /** Text as lines of so many cells; `first` and `others` are the cells left blank at their start. */
  lines(content: readonly Inline[], width: number, first = 0, others = 0): string[] {
    return wrapLines(this.words(content), width, first, others);
  }

  /** Text as words of braille. */
  words(content: readonly Inline[]): string[] {
    return brailleWords(content, this, this.pageOf);
  }

  /** Text over the whole width of the sheet. */
  text(
    content: readonly Inline[],
    words: Element,
    first: number,
    others: number,
    lines = this.lines(content, this.sheets.cells, first, others),
  ): void {
    const { sheets } = this;
    const print = this.printOver(content, sheets.cells - Math.max(first, others), lines.length);
    lines.forEach((line, i) => {
      const top = sheets.take(1);
      sheets.write(line, words, 0, top);
      print({ x: sheets.xOf(i === 0 ? first : others), top });
    });
  }

  /**
   * Puts print over so many lines of braille if the sheets are to have it: what is returned is called once a line, when it
   * has been written.
   * @param cells in a line
   */
  printOver(
    content: readonly Inline[],
    cells: number,
    lines: number,
    overlay = this.overlay,
  ): (start: LineStart) => void {
    const print = overlay?.lines(content, cells * this.profile.braille.cellPitch, lines) ?? [];
    let next = 0;
    return (start) => {
      const line = print[next++];
      if (line) this.sheets.add(line(start));
    };
  }
}
