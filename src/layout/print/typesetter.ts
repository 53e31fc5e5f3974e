import type { Paper } from '../../book/config.ts';
import type { Block, BlockOf, Inline } from '../../document/document.ts';
import { type Board, fullRectangle } from '../../domino/board.ts';
import { UserError } from '../../errors.ts';
import { largestThatFits } from '../board.ts';
import { breakLines } from '../lines.ts';
import type { Metrics } from '../metrics.ts';
import { type FontName, mmOf, type PageNumbers } from '../page.ts';
import type { PrintProfile } from '../profiles.ts';
import { type BoardSize, fitBoard } from './board.ts';
import { arrangeTally } from './tally.ts';

/** Gaps after a paragraph, a board and a heading, in lines of the body's size. */
export const PARAGRAPH_GAP = 0.5;
export const BOARD_GAP = 0.6;
export const HEADING_GAP = 0.25;
/** How far the text of a list stands in, in mm. */
export const INDENT = 8;
/** The share of a page's height that a board may take: the rest is for its heading. */
const BOARD_HEIGHT = 0.85;
/** Where the baseline stands in a line, as a share of its height. */
const BASELINE = 0.78;

/** What an edition in print is set with. */
export interface PrintSettings {
  readonly paper: Paper;
  readonly profile: PrintProfile;
  readonly metrics: Metrics;
}

/** How large things come out on pages of these settings. */
export class Typesetter {
  readonly settings: PrintSettings;
  /** Of the space between the margins, in mm. */
  readonly width: number;
  readonly height: number;
  readonly pageOf: PageNumbers;

  constructor(settings: PrintSettings, width: number, height: number, pageOf: PageNumbers) {
    this.settings = settings;
    this.pageOf = pageOf;
    this.width = width;
    this.height = height;
  }

  /** From the top of a line to its baseline, for a line of this height in mm. */
  ascent(lineHeight: number): number {
    return lineHeight * BASELINE;
  }

  /** The height of a line in mm. */
  lineHeight(size: number): number {
    return mmOf(size) * this.settings.profile.lineHeight;
  }

  /** The height of blocks that follow each other, with the shortest form of a tally and without the gap at the end. */
  measure(blocks: readonly Block[]): number {
    let [height, gap] = [0, 0];
    for (const block of blocks) {
      height += gap;
      const [inner, after] = this.#heightOf(block);
      height += inner;
      gap = after;
    }
    return height;
  }

  /** The height of a block and of the gap after it; of a list only that of its first entry. */
  #heightOf(block: Block): [height: number, gap: number] {
    const { profile, metrics } = this.settings;
    const body = this.lineHeight(profile.body);
    const textHeight = (content: readonly Inline[], size: number, font: FontName, indent = 0) =>
      this.lineHeight(size) * this.break(content, size, font, indent).length;
    switch (block.type) {
      case 'heading':
        return [textHeight(block.content, profile.headings[block.level - 1]!, 'heading'), body * HEADING_GAP];
      case 'paragraph':
        return [textHeight(block.content, this.textSize(block.style), 'text'), body * PARAGRAPH_GAP];
      case 'list':
        return [textHeight(block.items[0] ?? [], profile.body, 'text', INDENT), 0];
      case 'board':
        return [this.boardSize(block).height, body * BOARD_GAP];
      case 'tally': {
        const { rows, rowHeight } = arrangeTally(block.range, this.width, 0, profile, metrics);
        return [body * (1 + PARAGRAPH_GAP) + rows.length * rowHeight, 0];
      }
      default:
        return [0, 0];
    }
  }

  /** The size of a paragraph in points. */
  textSize(style: BlockOf<'paragraph'>['style']): number {
    const { lead, body } = this.settings.profile;
    return style === 'lead' ? lead : body;
  }

  /** The size at which a board is drawn. @throws UserError if it does not fit */
  boardSize({ figure }: BlockOf<'board'>): BoardSize {
    const size = this.#fit(figure.puzzle);
    if (!size) throw this.tooLarge(figure.puzzle.range);
    return size;
  }

  #fit(puzzle: { board: Board; range: number }): BoardSize | undefined {
    const { profile, metrics } = this.settings;
    return fitBoard(puzzle, this.width, this.height * BOARD_HEIGHT, profile, metrics);
  }

  /** The error that names the largest range whose board fits. */
  tooLarge(range: number): UserError {
    const { profile, paper } = this.settings;
    const fits = (smaller: number) =>
      this.#fit({ board: fullRectangle(smaller), range: smaller }) !== undefined;
    return new UserError(
      `a board of range ${range} does not fit on ${paper} in digits of ${profile.least} points`,
      {
        expected: `a range up to ${largestThatFits(range, fits)} on this paper`,
        hint: paper === 'a3' ? 'choose a smaller range' : 'set "paper" to "a3"',
      },
    );
  }

  /** Text broken into the lines of a page, less what they are indented by (mm). */
  break(content: readonly Inline[], size: number, font: FontName, indent: number) {
    return breakLines(content, this.width - indent, size, this.settings.metrics, font, this.pageOf);
  }
}
