import type { Block, BlockOf, Inline } from '../../document/document.ts';
import type { UserError } from '../../errors.ts';
import { breakLines, type Line } from '../lines.ts';
import type { Metrics } from '../metrics.ts';
import { type FontName, mmOf, type PageNumbers, targetOf } from '../page.ts';
import { type Part, wholeOf } from '../parts.ts';
import type { SheetName } from '../sheets.ts';
import { type Sized, tooLarge } from '../too-large.ts';
import { sizeChain } from './chain.ts';
import { type BoardSize, cutToFit, fitApart, fitTogether, leastSquare, type Room } from './fit.ts';
import { formHeight } from './form.ts';
import { GAPS, type PrintProfile } from './profiles.ts';
import { arrangeStones, isKeyTally } from './stone-list.ts';
import { arrangeTally } from './tally.ts';

/** Blank space between the number of an entry and its text, in mm. */
const LABEL_GAP = 2;
/** The share of a page's height that a board may take: the rest is for its heading. */
const BOARD_HEIGHT = 0.85;
/** Where the baseline stands in a line, as a share of its height. */
const BASELINE = 0.78;

/** What an edition in print is set with. */
export interface PrintSettings {
  readonly sheet: SheetName;
  readonly profile: PrintProfile;
  readonly metrics: Metrics;
  /** How many puzzles and keys share a page at most: one puzzle and four keys if it is not said. */
  readonly perPage?: { readonly puzzles: number; readonly keys: number };
}

/** How pages are numbered, and what is known of where things are. */
export interface Numbering {
  /** The number of the first page, which is a right-hand one. */
  readonly first: number;
  readonly pageOf: PageNumbers;
  /** The words for places in other volumes, to which no link can lead. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

/** How large things come out on pages of these settings. */
export class Typesetter {
  readonly settings: PrintSettings;
  /** Of the space between the margins, in mm. */
  readonly width: number;
  readonly height: number;
  readonly #numbering: Numbering;

  constructor(settings: PrintSettings, width: number, height: number, numbering: Numbering) {
    this.settings = settings;
    this.#numbering = numbering;
    this.width = width;
    this.height = height;
  }

  get pageOf(): PageNumbers {
    return this.#numbering.pageOf;
  }

  /** From the top of a line to its baseline, for a line of this height in mm. */
  ascent(lineHeight: number): number {
    return lineHeight * BASELINE;
  }

  /** The height of a line in mm. */
  lineHeight(size: number): number {
    return mmOf(size) * this.settings.profile.lineHeight;
  }

  /**
   * The height of blocks that follow each other, with the shortest form of a tally and without the gap at the end.
   *
   * @param share of their largest squares that boards have
   */
  measure(blocks: readonly Block[], share = 1): number {
    let [height, gap] = [0, 0];
    for (const [i, block] of blocks.entries()) {
      height += gap + (i > 0 ? this.gapBefore(block) : 0);
      const [inner, after] = this.#heightOf(block, share);
      height += inner;
      gap = after;
    }
    return height;
  }

  /** The blank over a block that does not begin a page. */
  gapBefore(block: Block): number {
    if (block.type !== 'heading') return 0;
    return this.lineHeight(this.settings.profile.body) * (block.level === 1 ? 1 : GAPS.paragraph);
  }

  /** The height of a block and of the gap after it; of a list only that of its first entry. */
  #heightOf(block: Block, share: number): [height: number, gap: number] {
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
        return [textHeight(block.items[0] ?? [], profile.body, 'text', this.indentOf(block)), 0];
      case 'board':
        return [this.#boardHeight(block, share), body * GAPS.board];
      case 'chain': {
        const { drawing, half } = sizeChain(block, this);
        return [drawing.height * half, body * GAPS.board];
      }
      case 'tally': {
        if (isKeyTally(block)) return [arrangeStones(block, this.width, this).height, 0];
        const { rows, rowHeight } = arrangeTally(block.range, this.width, 0, profile, metrics);
        return [body * (1 + GAPS.paragraph) + rows.length * rowHeight, 0];
      }
      case 'form':
        return [formHeight(block, this, share), body * GAPS.board];
      default:
        return [0, 0];
    }
  }

  #boardHeight(board: BlockOf<'board'>, share: number): number {
    const { groups, square, top } = this.boardSize(board);
    const height = groups.reduce((sum, group) => sum + group.height, 0);
    const { profile, metrics } = this.settings;
    const least = leastSquare(board.figure.puzzle.range, profile, metrics);
    // Only the squares of a board in one piece become smaller, not the labels round them.
    if (groups.length > 1 || groups[0]!.parts.length > 1) return height;
    return top + (height - top) * Math.max(share, Math.min(1, least / square));
  }

  /** How far the text of a list stands in, in mm: so that there is room for its numbers. */
  indentOf({ ordered, items }: BlockOf<'list'>): number {
    const { profile, metrics } = this.settings;
    const widest = ordered ? metrics.width(`${items.length}.`, 'text', profile.body) + LABEL_GAP : 0;
    return Math.max(profile.indent, widest);
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
  break(content: readonly Inline[], size: number, font: FontName, indent: number): readonly Line[] {
    const width = this.width - indent;
    // Numbers of pages can differ from run to run.
    if (content.some(({ type }) => type === 'page')) return this.#breakAnew(content, size, font, width);
    const known = brokenIn(this.settings.metrics, content);
    const setting = `${size} ${font} ${width}`;
    const lines = known.get(setting) ?? this.#breakAnew(content, size, font, width);
    known.set(setting, lines);
    return lines;
  }

  #breakAnew(content: readonly Inline[], size: number, font: FontName, width: number): Line[] {
    const { elsewhere } = this.#numbering;
    const told = content.map((part): Inline => {
      const words = part.type === 'page' ? elsewhere.get(targetOf(part.of)) : undefined;
      return words ? { type: 'text', text: words, strong: false } : part;
    });
    return breakLines(told, width, size, this.settings.metrics, font, this.pageOf);
  }
}

type Broken = Map<string, readonly Line[]>;

/** Texts as they were broken: what is measured is set next, and every run of a layout asks for the same. */
const BROKEN = new WeakMap<Metrics, WeakMap<readonly Inline[], Broken>>();

function brokenIn(metrics: Metrics, content: readonly Inline[]): Broken {
  const texts = BROKEN.get(metrics) ?? new WeakMap<readonly Inline[], Broken>();
  BROKEN.set(metrics, texts);
  const known = texts.get(content) ?? new Map();
  texts.set(content, known);
  return known;
}
