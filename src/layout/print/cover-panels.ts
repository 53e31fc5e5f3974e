import type { Block, BlockOf, BoardFigure, Inline } from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import { type ArtInks, artItems, artSize, roundedItems } from '../cover-art.ts';
import { type Line, plainLine } from '../lines.ts';
import { element, type Ink, mmOf, type PageItem } from '../page.ts';
import { boardPanel } from './board-pages.ts';
import type { CoverStyle } from './cover-style.ts';
import { type BoardSize, fitWhole } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { type Panel, stacked, together } from './panel.ts';
import { GAPS, PRINT_PROFILES } from './profiles.ts';

/** From baseline to baseline in a large title, and in words that are set closely, as a multiple of their size. */
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
  /** Set in the least size and closer lines, where a cover has no room else. */
  readonly closely?: boolean;
  /** Whether the last of several boards may stand for all. */
  readonly withOneBoard?: boolean;
  /** The width of words, in mm; that between the margins by default. */
  readonly width?: number;
  readonly style: CoverStyle;
}

/** A block of a cover. @returns nothing if it cannot be had in these sizes @throws UserError if it has no place on a cover */
export function coverPanel(flow: PrintFlow, block: Block, sizes: CoverSizes): Panel | undefined {
  if (block.type === 'section') return partPanel(flow, block, sizes);
  if (block.type === 'picture') return picturePanel(flow, block, sizes);
  if (block.type !== 'heading' && block.type !== 'paragraph') throw stray(block);
  if (block.type === 'paragraph' && block.style === 'badge') return badgePanel(flow, block, sizes);
  const width = sizes.width ?? flow.typesetter.width;
  if (block.type === 'paragraph' && block.style === 'kind') return kindPanel(flow, block, width, sizes);
  if (block.type === 'heading' && block.level === 1) return titlePanel(flow, block, width, sizes);
  return wordsPanel(flow, block, width, sizes);
}

/** The picture of a cover in the middle of so many mm. @param side of a cell, in mm */
export function artPanel(
  { pager, typesetter }: PrintFlow,
  block: BlockOf<'board'>,
  side: number,
  room: number,
  inks: ArtInks,
): Panel {
  const { puzzle, dominoes, art, description } = block.figure;
  if (!art) throw stray(block);
  const size = artSize(block.figure, side);
  return {
    height: size.height,
    draw({ x, y }, parent) {
      const box = { ...size, x: x + (room - size.width) / 2, y };
      const items = artItems(
        { puzzle, dominoes, solved: art.solved },
        box,
        inks,
        typesetter.settings.metrics,
      );
      pager.add({ element: element('Figure', parent, { alt: description, box }), items });
    },
  };
}

/** Panels one below the other, with the gaps of running text between them, or so many lines. */
export function asText({ typesetter }: PrintFlow, panels: readonly Panel[], gap = GAPS.paragraph): Panel {
  return stacked(panels, typesetter.bodyLine * gap);
}

function stray({ type }: Block): UserError {
  return new UserError(`a ${type} is not allowed on a cover`, {
    expected: 'headings, paragraphs, pictures, and sections of these with boards',
  });
}

type Words = BlockOf<'heading' | 'paragraph'>;

interface SizedBoard extends BoardSize {
  readonly figure: BoardFigure;
  readonly width: number;
  readonly height: number;
}

/** Words with the boards that they are about: one beside them where there is room, several in a row below them. */
function partPanel(flow: PrintFlow, part: BlockOf<'section'>, sizes: CoverSizes): Panel | undefined {
  const { width, height, settings } = flow.typesetter;
  const room = { width, height, square: sizes.square };
  const boards: SizedBoard[] = [];
  const texts: Words[] = [];
  for (const block of part.blocks) {
    if (block.type === 'heading' || block.type === 'paragraph') texts.push(block);
    else if (block.type !== 'board') throw stray(block);
    else {
      const { figure } = block;
      const size = fitWhole(figure.puzzle, room, settings);
      if (!size) return undefined;
      boards.push({ ...size, ...size.groups[0]!, figure });
    }
  }
  const [only, ...others] = boards;
  /** Where there is no room for more, the last of several boards shows what the others do. */
  const lastAlone = () => {
    const last = boards.at(-1);
    return last && (besidePanel(flow, texts, last, sizes) ?? abovePanel(flow, texts, [last], sizes));
  };
  const beside = only && others.length === 0 ? besidePanel(flow, texts, only, sizes) : undefined;
  const inside = beside ?? abovePanel(flow, texts, boards, sizes) ?? (sizes.withOneBoard && lastAlone());
  if (!inside) return undefined;
  return {
    height: inside.height,
    draw(at, parent) {
      flow.pager.begin(part);
      inside.draw(at, element('Sect', parent));
    },
  };
}

function besidePanel(
  flow: PrintFlow,
  texts: readonly Words[],
  board: SizedBoard,
  sizes: CoverSizes,
): Panel | undefined {
  const { width, settings } = flow.typesetter;
  const column = width - board.width - BESIDE * settings.profile.square;
  if (column < LEAST_COLUMN * width) return undefined;
  const panels = wordPanels(flow, texts, column, sizes);
  if (!panels) return undefined;
  const panel = boardPanel(flow, board.figure, board);
  return together({ panel: asText(flow, panels) }, { panel, x: width - board.width });
}

function abovePanel(
  flow: PrintFlow,
  texts: readonly Words[],
  boards: readonly SizedBoard[],
  sizes: CoverSizes,
): Panel | undefined {
  const { width, settings } = flow.typesetter;
  const words = wordPanels(flow, texts, width, sizes);
  const between = BETWEEN * settings.profile.square;
  const total =
    boards.reduce((sum, board) => sum + board.width, 0) + between * Math.max(0, boards.length - 1);
  if (!words || total > width) return undefined;
  return asText(flow, boards.length === 0 ? words : [...words, boardRow(flow, boards, between)]);
}

/** Boards side by side, with an arrow from each to the next. */
function boardRow(flow: PrintFlow, boards: readonly SizedBoard[], between: number): Panel {
  return {
    height: Math.max(...boards.map(({ height }) => height)),
    draw(at, parent) {
      let { x } = at;
      boards.forEach((board, i) => {
        if (i > 0) {
          const { top, height } = boards[i - 1]!;
          const middle = at.y + top + (height - top) / 2;
          flow.pager.add({ element: undefined, items: arrow(x, middle, between, flow) });
          x += between;
        }
        boardPanel(flow, board.figure, board).draw({ x, y: at.y }, parent);
        x += board.width;
      });
    },
  };
}

/** An arrow that leads from one board to the next; `x` and `width` are those of the space between. */
function arrow(x: number, y: number, space: number, { typesetter }: PrintFlow): PageItem[] {
  const width = typesetter.settings.profile.lines.bar;
  const [start, end] = [x + ARROW.inset * space, x + (1 - ARROW.inset) * space];
  const head = ARROW.head * space;
  return [
    { type: 'line', from: [start, y], to: [end, y], width },
    { type: 'line', from: [end - head, y - head], to: [end, y], width },
    { type: 'line', from: [end - head, y + head], to: [end, y], width },
  ];
}

/** The most of a cover's height that a picture has, and of its width and height that a logo has. */
const PICTURE = { picture: { width: 1, height: 0.55 }, logo: { width: 0.4, height: 0.09 } };

/** A picture as large as its share of the page allows. */
function picturePanel(
  { pager, typesetter }: PrintFlow,
  { of, title }: BlockOf<'picture'>,
  { square, style, width: room = typesetter.width }: CoverSizes,
): Panel | undefined {
  const { pictures, profile } = typesetter.settings;
  const picture = pictures?.[of];
  if (!picture) return undefined;
  const { width: wide, height: high } = PICTURE[of];
  const share = of === 'picture' ? Math.min(1, square / profile.square) : 1;
  const most = { width: room * wide, height: typesetter.height * high * share };
  const scale = Math.min(most.width / picture.width, most.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    height,
    draw({ x, y }, parent) {
      const box = { x, y, width, height };
      if (style.plate) pager.add({ element: undefined, items: [{ type: 'fill', ...box, ink: style.plate }] });
      const items = [{ type: 'picture', picture, ...box } as const];
      pager.add({ element: element('Figure', parent, { alt: title, box }), items });
    },
  };
}

/** The blank between a plate and the words beside it, in lines of text. */
const BESIDE_PLATE = 0.6;

/** The blank round the words of a badge and the rounding of its corners, in lines of text. */
const BADGE = { inside: 0.45, radius: 0.4 };

/** Words on a field in the colour of the cover, below those that name the size of the print. */
function badgePanel(flow: PrintFlow, { content }: Words, sizes: CoverSizes): Panel {
  const print = printName(flow);
  return platePanel(flow, [...(print ? [plainLine(print)] : []), content], sizes);
}

/** Paragraphs of a few words on a field. */
function platePanel(
  flow: PrintFlow,
  texts: readonly (readonly Inline[])[],
  { lead: size, style }: CoverSizes,
): Panel & { readonly width: number } {
  const { typesetter } = flow;
  const paragraphs = texts.map((text) => typesetter.break(text, size, 'strong'));
  const lines = paragraphs.flat();
  const lineHeight = mmOf(size) * TITLE_LINE;
  const inside = lineHeight * BADGE.inside;
  const radius = lineHeight * BADGE.radius;
  const height = lines.length * lineHeight + 2 * inside;
  const width = Math.max(...lines.map((line) => line.width)) + 4 * inside;
  return {
    width,
    height,
    draw({ x, y }, parent) {
      const area = { x, y, width, height };
      const line = typesetter.settings.profile.lines.domino;
      const items: PageItem[] = style.badge
        ? roundedItems(area, radius, style.badge)
        : [{ type: 'outline', ...area, radius, line }];
      flow.pager.add({ element: undefined, items });
      let top = y + inside;
      for (const own of paragraphs) {
        flow.placeLines(own, element('P', parent), { x: x + 2 * inside, y: top }, lineHeight, style.onBadge);
        top += own.length * lineHeight;
      }
    },
  };
}

/** What parts a title from the words behind it. */
const COLON = /[\s\u00a0\u202f]?:[\s\u00a0\u202f]+/u;
/** The size of the words behind the colon of a title, of that before it. */
const AFTER_COLON = 0.52;

/**
 * A title. What stands behind a colon has smaller letters and lines of its own, so that the name before it can be large; the
 * colon is not drawn then.
 */
function titlePanel(
  flow: PrintFlow,
  block: BlockOf<'heading'>,
  width: number,
  sizes: CoverSizes,
): Panel | undefined {
  const [only] = block.content;
  const [name, ...rest] = only?.type === 'text' && block.content.length === 1 ? only.text.split(COLON) : [];
  if (!name || rest.length !== 1 || sizes.closely) return wordsPanel(flow, block, width, sizes);
  const { typesetter } = flow;
  const parts = [
    { content: plainLine(name), size: sizes.title },
    { content: plainLine(rest[0]!), size: Math.max(sizes.lead, Math.round(AFTER_COLON * sizes.title)) },
  ];
  if (parts.some(({ content, size }) => isCut(content, width, size, flow))) return undefined;
  const set = parts.map(({ content, size }) => ({
    lines: typesetter.break(content, size, 'heading', width),
    lineHeight: mmOf(size) * TITLE_LINE,
  }));
  return {
    height: set.reduce((sum, { lines, lineHeight }) => sum + lines.length * lineHeight, 0),
    draw({ x, y }, parent) {
      flow.markTarget(y);
      const into = element('H1', parent);
      let top = y;
      for (const [i, { lines, lineHeight }] of set.entries()) {
        const read = i === 0 ? lines.map(blankAtEnd) : lines;
        flow.placeLines(read, into, { x, y: top }, lineHeight, sizes.style.title);
        top += lines.length * lineHeight;
      }
    },
  };
}

/** A line with a blank at its end, which keeps it apart from the next when the text is read or copied. */
function blankAtEnd(line: Line): Line {
  const at: Line['at'] = (x, y) => {
    const items = line.at(x, y);
    return items.map((item, i) => (i < items.length - 1 ? item : { ...item, text: `${item.text} ` }));
  };
  return { width: line.width, at };
}

/** Words below the size of the print, which is told first. */
function kindPanel(flow: PrintFlow, words: Words, width: number, sizes: CoverSizes): Panel {
  const print = printName(flow);
  const text = wordsPanel(flow, words, width, sizes)!;
  if (!print) return text;
  const plate = platePanel(flow, [plainLine(print)], sizes);
  const left = plate.width + BESIDE_PLATE * flow.typesetter.bodyLine;
  const beside = width - left > LEAST_COLUMN * width && wordsPanel(flow, words, width - left, sizes);
  if (!beside || beside.height > 2 * plate.height) return asText(flow, [plate, text]);
  const height = Math.max(plate.height, beside.height);
  const middle = (panel: Panel) => ({ panel, y: (height - panel.height) / 2 });
  return { ...together(middle(plate), { ...middle(beside), x: left }), height };
}

/** What print of this size is called; nothing if it is the usual one. */
function printName({ typesetter, words }: PrintFlow): string | undefined {
  const { body } = typesetter.settings.profile;
  if (body >= PRINT_PROFILES['giant-print'].body) return words.text('cover-giant-print');
  return body >= PRINT_PROFILES['large-print'].body ? words.text('cover-large-print') : undefined;
}

/** Texts in a column; nothing if a word would have to be cut. */
function wordPanels(
  flow: PrintFlow,
  texts: readonly Words[],
  width: number,
  sizes: CoverSizes,
): Panel[] | undefined {
  const panels = texts.map((text) => wordsPanel(flow, text, width, sizes));
  return panels.every((panel) => panel !== undefined) ? panels : undefined;
}

/** Broken into lines; nothing if a word would have to be cut, which no title should be. */
function wordsPanel(flow: PrintFlow, block: Words, width: number, sizes: CoverSizes): Panel | undefined {
  const { typesetter } = flow;
  const { covers } = typesetter.settings.profile;
  const isHeading = block.type === 'heading';
  const size = sizeOfWords(flow, block, sizes);
  if (isHeading && sizes.title > covers.at(-1)!.title && isCut(block.content, width, size, flow))
    return undefined;
  const lines = typesetter.break(block.content, size, isHeading ? 'heading' : 'text', width);
  const ink = inkOfWords(block, sizes.style);
  const isTight = sizes.closely || (isHeading && block.level === 1);
  const lineHeight = isTight ? mmOf(size) * TITLE_LINE : typesetter.lineHeight(size);
  return {
    height: lines.length * lineHeight,
    draw(at, parent) {
      if (isHeading) flow.markTarget(at.y);
      flow.placeLines(lines, element(isHeading ? `H${block.level}` : 'P', parent), at, lineHeight, ink);
    },
  };
}

function inkOfWords(block: Words, { title, lead, text }: CoverStyle): Ink {
  if (block.type === 'heading') return block.level === 1 ? title : text;
  return block.style === 'lead' ? lead : text;
}

function sizeOfWords({ typesetter }: PrintFlow, block: Words, { title, lead, closely }: CoverSizes): number {
  if (closely && block.type === 'paragraph') return typesetter.settings.profile.least;
  if (block.type === 'paragraph') return block.style === 'lead' ? lead : typesetter.textSize(block.style);
  return block.level === 1 ? title : typesetter.settings.profile.headings[block.level - 1]!;
}

/** Whether a word of a heading is wider than the lines. */
function isCut(content: readonly Inline[], width: number, size: number, { typesetter }: PrintFlow): boolean {
  const words = content.flatMap((part) => (part.type === 'text' ? part.text.split(' ') : []));
  return words.some((word) => typesetter.settings.metrics.width(word, 'heading', size) > width);
}
