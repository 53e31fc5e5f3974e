import type { Block, BlockOf, Inline } from '../../document/document.ts';
import type { UserError } from '../../errors.ts';
import { breakLines } from '../lines.ts';
import type { Metrics } from '../metrics.ts';
import { type FontName, mmOf, type PageNumbers } from '../page.ts';
import { type Part, wholeOf } from '../parts.ts';
import type { SheetName } from '../sheets.ts';
import { type Sized, tooLarge } from '../too-large.ts';
import { type BoardSize, cutToFit, fitApart, fitTogether, type Room } from './fit.ts';
import { GAPS, type PrintProfile } from './profiles.ts';
import { arrangeTally } from './tally.ts';

/** How far the text of a list stands in, in mm. */
export const INDENT = 8;
/** The share of a page's height that a board may take: the rest is for its heading. */
const BOARD_HEIGHT = 0.85;
/** Where the baseline stands in a line, as a share of its height. */
const BASELINE = 0.78;

/** What an edition in print is set with. */
export interface PrintSettings {
  readonly sheet: SheetName;
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
        return [
          textHeight(block.content, profile.headings[block.level - 1]!, 'heading'),
          body * GAPS.heading,
        ];
      case 'paragraph':
        return [textHeight(block.content, this.textSize(block.style), 'text'), body * GAPS.paragraph];
      case 'list':
        return [textHeight(block.items[0] ?? [], profile.body, 'text', INDENT), 0];
      case 'board':
        return [this.boardSize(block).groups.reduce((sum, { height }) => sum + height, 0), body * GAPS.board];
      case 'tally': {
        const { rows, rowHeight } = arrangeTally(block.range, this.width, 0, profile, metrics);
        return [body * (1 + GAPS.paragraph) + rows.length * rowHeight, 0];
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

  /**
   * The size at which a board is drawn; smaller if that keeps it, or its first part, in a rest of the page.
   *
   * @param rest of the page, in mm
   * @throws UserError if the board does not fit
   */
  boardSize({ figure: { puzzle } }: BlockOf<'board'>, rest = this.height): BoardSize {
    const { profile, metrics } = this.settings;
    const parts = this.partsOf(puzzle);
    const sizeIn = (room: Room) =>
      fitTogether(puzzle, parts, room, profile, metrics) ?? fitApart(puzzle, parts, room, profile, metrics);
    const { width, height } = this.#room;
    // The parts are such that each fits a page.
    return sizeIn({ width, height: Math.min(height, rest) }) ?? sizeIn(this.#room)!;
  }

  /**
   * The parts that a board is shown in, the same wherever it stands: in one piece, or cut if its squares would else be
   * small.
   *
   * @throws UserError if it does not fit
   */
  partsOf(puzzle: Sized): readonly Part[] {
    const { profile, metrics } = this.settings;
    const inOnePiece = (least: number) =>
      this.#squareOf(puzzle) >= least ? [wholeOf(puzzle.board)] : undefined;
    const cut = (least: number) => cutToFit(puzzle, least, this.#room, profile, metrics);
    const { cutBelow } = profile;
    const parts = inOnePiece(cutBelow) ?? cut(cutBelow) ?? inOnePiece(0) ?? cut(0);
    if (!parts) throw this.tooLarge(puzzle);
    return parts;
  }

  get #room(): Room {
    return { width: this.width, height: this.height * BOARD_HEIGHT };
  }

  /** The side of the squares in one piece, in mm; less than nothing if they would be too small. */
  #squareOf(puzzle: Sized): number {
    const { profile, metrics } = this.settings;
    return fitTogether(puzzle, [wholeOf(puzzle.board)], this.#room, profile, metrics)?.square ?? -1;
  }

  /** The error for a board that does not fit a page. */
  tooLarge(puzzle: Sized): UserError {
    const { profile, sheet } = this.settings;
    const isLargest = profile.sheets.a3 === sheet;
    return tooLarge(
      puzzle,
      `on ${sheet} in digits of ${profile.least} points`,
      isLargest ? 'choose a smaller range' : 'set "paper" to "a3"',
      (smaller) => this.#squareOf(smaller) > 0,
    );
  }

  /** Text broken into the lines of a page, less what they are indented by (mm). */
  break(content: readonly Inline[], size: number, font: FontName, indent: number) {
    return breakLines(content, this.width - indent, size, this.settings.metrics, font, this.pageOf);
  }
}
