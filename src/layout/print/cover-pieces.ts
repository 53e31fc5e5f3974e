import type { Block, BlockOf, Inline } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import type { Line } from '../lines.ts';
import { type Element, type FontName, type Item, mmOf, type Tag } from '../page.ts';
import { wholeOf } from '../parts.ts';
import { element } from '../structure.ts';
import { drawBoard } from './board-pages.ts';
import { type BoardSize, fitTogether } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { GAPS } from './profiles.ts';

/** From baseline to baseline in a large title, as a multiple of its size. */
const TITLE_LINE = 1.2;
/** Blank space between words and a board beside them, and between two boards, of the sides of the largest square. */
const BESIDE = 0.7;
const BETWEEN = 1.5;
/** The share of the width that words beside a board have at least; else they stand over it. */
const LEAST_COLUMN = 0.34;
/** How far the arrow between two boards keeps away from them, and the length of its head, of the space between. */
const ARROW = { inset: 0.22, head: 0.22 };

/** How large things on a cover are tried: the title and the words below it in points, the sides of squares in mm. */
export interface CoverSizes {
  readonly title: number;
  readonly lead: number;
  readonly square: number;
}

/** Something on a cover, measured and ready to be placed. */
export interface Piece {
  readonly height: number;
  /** `y` is its upper edge in mm; it stands at the left margin of the open page. */
  draw(y: number, parent: Element): void;
}

/**
 * A block of a cover.
 *
 * @returns nothing if it cannot be had in these sizes
 * @throws UserError if it has no place on a cover
 */
export function makePiece(flow: PrintFlow, block: Block, sizes: CoverSizes): Piece | undefined {
  if (block.type === 'section') return partPiece(flow, block, sizes);
  if (block.type !== 'heading' && block.type !== 'paragraph') throw stray(block);
  const words = makeWords(flow, block, flow.type.width, sizes);
  return (
    words && { height: words.height, draw: (y, parent) => drawWords(flow, words, flow.pager.left, y, parent) }
  );
}

/** Pieces one below the other, with the gaps of running text between them. */
export function stacked(flow: PrintFlow, pieces: readonly Piece[]): Piece {
  const gap = gapOf(flow);
  const height = pieces.reduce((sum, piece) => sum + piece.height, 0) + gap * Math.max(0, pieces.length - 1);
  return {
    height,
    draw(y, parent) {
      let top = y;
      for (const piece of pieces) {
        piece.draw(top, parent);
        top += piece.height + gap;
      }
    },
  };
}

function stray({ type }: Block): UserError {
  return new UserError(`a ${type} cannot stand on a cover`, {
    expected: 'headings, paragraphs, and sections of these with boards',
  });
}

/** Words with the boards that they are about: one beside them where there is room, several in a row below them. */
function partPiece(flow: PrintFlow, part: BlockOf<'section'>, sizes: CoverSizes): Piece | undefined {
  const boards: [BlockOf<'board'>, BoardSize][] = [];
  const texts: (BlockOf<'heading'> | BlockOf<'paragraph'>)[] = [];
  for (const block of part.blocks) {
    if (block.type === 'heading' || block.type === 'paragraph') texts.push(block);
    else if (block.type !== 'board') throw stray(block);
    else {
      const size = sizeOf(flow, block, sizes.square);
      if (!size) return undefined;
      boards.push([block, size]);
    }
  }
  const [only, ...others] = boards;
  const beside = only && others.length === 0 ? besidePiece(flow, texts, only, sizes) : undefined;
  const inside = beside ?? abovePiece(flow, texts, boards, sizes);
  return (
    inside && {
      height: inside.height,
      draw(y, parent) {
        flow.begin(part);
        inside.draw(y, element('Sect', parent));
      },
    }
  );
}

function besidePiece(
  flow: PrintFlow,
  texts: readonly (BlockOf<'heading'> | BlockOf<'paragraph'>)[],
  [board, size]: [BlockOf<'board'>, BoardSize],
  sizes: CoverSizes,
): Piece | undefined {
  const { width, height } = size.groups[0]!;
  const column = flow.type.width - width - BESIDE * flow.type.settings.profile.square;
  if (column < LEAST_COLUMN * flow.type.width) return undefined;
  const words = texts.map((text) => makeWords(flow, text, column, sizes));
  if (!words.every((entry) => entry !== undefined)) return undefined;
  const wordsHeight = heightOf(flow, words);
  return {
    height: Math.max(wordsHeight, height),
    draw(y, parent) {
      let top = y;
      for (const entry of words) {
        drawWords(flow, entry, flow.pager.left, top, parent);
        top += entry.height + gapOf(flow);
      }
      drawBoard(flow, board.figure, size, parent, { x: flow.pager.left + flow.type.width - width, y });
    },
  };
}

function abovePiece(
  flow: PrintFlow,
  texts: readonly (BlockOf<'heading'> | BlockOf<'paragraph'>)[],
  boards: readonly [BlockOf<'board'>, BoardSize][],
  sizes: CoverSizes,
): Piece | undefined {
  const words = texts.map((text) => makeWords(flow, text, flow.type.width, sizes));
  if (!words.every((entry) => entry !== undefined)) return undefined;
  const between = BETWEEN * flow.type.settings.profile.square;
  const widths = boards.map(([, { groups }]) => groups[0]!.width);
  const total = widths.reduce((sum, width) => sum + width, 0) + between * Math.max(0, boards.length - 1);
  if (total > flow.type.width) return undefined;
  const rowHeight = Math.max(0, ...boards.map(([, { groups }]) => groups[0]!.height));
  const pieces: Piece[] = words.map((entry) => ({
    height: entry.height,
    draw: (y, parent) => drawWords(flow, entry, flow.pager.left, y, parent),
  }));
  if (boards.length > 0) {
    pieces.push({
      height: rowHeight,
      draw(y, parent) {
        let x = flow.pager.left;
        boards.forEach(([{ figure }, size], i) => {
          const { width, height } = size.groups[0]!;
          drawBoard(flow, figure, size, parent, { x, y });
          x += width;
          if (i === boards.length - 1) return;
          const middle = y + size.top + (height - size.top) / 2;
          flow.pager.add({ element: undefined, items: arrow(x, middle, between, flow) });
          x += between;
        });
      },
    });
  }
  return stacked(flow, pieces);
}

/** An arrow that leads from one board to the next; `x` and `width` are those of the space between. */
function arrow(x: number, y: number, space: number, { type }: PrintFlow): Item[] {
  const width = type.settings.profile.lines.stroke;
  const [start, end] = [x + ARROW.inset * space, x + (1 - ARROW.inset) * space];
  const head = ARROW.head * space;
  return [
    { type: 'line', from: [start, y], to: [end, y], width },
    { type: 'line', from: [end - head, y - head], to: [end, y], width },
    { type: 'line', from: [end - head, y + head], to: [end, y], width },
  ];
}

function sizeOf({ type }: PrintFlow, { figure }: BlockOf<'board'>, square: number): BoardSize | undefined {
  const { profile, metrics } = type.settings;
  const room = { width: type.width, height: type.height };
  const parts = [wholeOf(figure.puzzle.board)];
  return fitTogether(figure.puzzle, parts, room, { ...profile, square }, metrics);
}

interface Words {
  readonly tag: Tag;
  readonly isHeading: boolean;
  readonly lines: readonly Line[];
  readonly lineHeight: number;
  readonly height: number;
}

/** Broken into lines; nothing if a word would have to be cut, which no title should be. */
function makeWords(
  flow: PrintFlow,
  block: BlockOf<'heading'> | BlockOf<'paragraph'>,
  width: number,
  sizes: CoverSizes,
): Words | undefined {
  const { profile } = flow.type.settings;
  const isHeading = block.type === 'heading';
  const size = sizeOfWords(flow, block, sizes);
  const font: FontName = isHeading ? 'heading' : 'text';
  if (isHeading && sizes.title > profile.covers.at(-1)!.title && isCut(block.content, width, size, flow))
    return undefined;
  const lines = flow.type.break(block.content, size, font, flow.type.width - width);
  const lineHeight = isHeading && block.level === 1 ? mmOf(size) * TITLE_LINE : flow.type.lineHeight(size);
  const tag = isHeading ? (`H${block.level}` as const) : 'P';
  return { tag, isHeading, lines, lineHeight, height: lines.length * lineHeight };
}

function sizeOfWords(
  { type }: PrintFlow,
  block: BlockOf<'heading'> | BlockOf<'paragraph'>,
  { title, lead }: CoverSizes,
): number {
  if (block.type === 'paragraph') return block.style === 'lead' ? lead : type.textSize(block.style);
  return block.level === 1 ? title : type.settings.profile.headings[block.level - 1]!;
}

/** Whether a word of a heading is wider than the lines. */
function isCut(content: readonly Inline[], width: number, size: number, { type }: PrintFlow): boolean {
  const words = content.flatMap((part) => (part.type === 'text' ? part.text.split(' ') : []));
  return words.some((word) => type.settings.metrics.width(word, 'heading', size) > width);
}

function drawWords(flow: PrintFlow, words: Words, x: number, y: number, parent: Element): void {
  if (words.isHeading) flow.markTarget(y);
  flow.placeLines(words.lines, element(words.tag, parent), { x, y }, words.lineHeight);
}

function heightOf(flow: PrintFlow, words: readonly Words[]): number {
  const heights = words.reduce((sum, { height }) => sum + height, 0);
  return heights + gapOf(flow) * Math.max(0, words.length - 1);
}

function gapOf({ type }: PrintFlow): number {
  return type.lineHeight(type.settings.profile.body) * GAPS.paragraph;
}
