import type { Language, Paper } from '../../book/config.ts';
import type { Inline } from '../../document/document.ts';
import { Outline } from '../outline.ts';
import { type Element, type PageNumbers, targetOf } from '../page.ts';
import { sheetsFor, type TactileProfile } from './profile.ts';
import { Sheets } from './sheets.ts';
import { brailleWords, fillLines } from './text.ts';

/** Sheets being filled with braille, and the headings that have been reached. */
export class TactileFlow {
  readonly sheets: Sheets;
  readonly outline = new Outline();
  readonly language: Language;
  readonly paper: Paper;
  readonly profile: TactileProfile;
  readonly pageOf: PageNumbers;

  constructor(language: Language, paper: Paper, profile: TactileProfile, pageOf: PageNumbers) {
    this.pageOf = pageOf;
    this.language = language;
    this.paper = paper;
    this.profile = profile;
    this.sheets = new Sheets(sheetsFor(paper).usual, profile);
  }

  /** Text as lines of so many cells; `first` and `others` are the cells left blank at their start. */
  lines(content: readonly Inline[], width: number, first = 0, others = 0): string[] {
    return fillLines(this.words(content), width, first, others);
  }

  /** Text as words of braille. */
  words(content: readonly Inline[]): string[] {
    return brailleWords(content, this.language, this.pageOf);
  }

  /** What has this id begins with the next thing on the sheets. */
  begin({ id }: { readonly id?: string }): void {
    if (id !== undefined) this.sheets.targetNext(targetOf(id));
  }

  /** Text over the whole width of the sheet. */
  text(content: readonly Inline[], words: Element, first: number, others: number): void {
    for (const line of this.lines(content, this.sheets.cells, first, others)) {
      const top = this.sheets.take(1);
      this.sheets.write(line, words, 0, top);
    }
  }
}
