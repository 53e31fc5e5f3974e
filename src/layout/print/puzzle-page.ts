import type { Block, BlockOf, BoardFigure } from '../../document/document.ts';
import { MOST_PIPS } from '../../domino/dominoes.ts';
import type { Element } from '../page.ts';
import { ROUNDING } from '../page-filler.ts';
import type { Piece } from '../piece.ts';
import { boardPanel, facingPiece, openBoardPiece } from './board-pages.ts';
import { facingSize, openSize, squareAlone } from './board-size.ts';
import { squareOfDigits } from './digits.ts';
import { isKeyTally } from './domino-list.ts';
import { fitWhole } from './fit.ts';
import type { PrintFlow } from './flow.ts';
import { donePanel } from './notes.ts';
import { setPanel } from './opener.ts';
import { panelPiece, stacked, together } from './panel.ts';
import { GAPS } from './profiles.ts';
import { LEAST_ROWS, roomyRows, tallyPanel, tallyPanels, tallyPiece } from './tally.ts';

/** A board shrinks so far at most, as a share of its largest squares, for its tally to stand on the same page. */
const LEAST_SHARE = 0.7;

/** A board that is so large beside its tally, as a share of its largest squares, gains nothing from two pages. */
const NEARLY = 0.85;

/** Between a board and the tally beside it, and between two puzzles on a page, in mm. */
const BESIDE = 6;
const HALVES_GAP = 8;
/** So much larger, as a share, a board has to become for the line for the day to stand behind the last row of its tally. */
const WORTH = 1.05;
/** Behind the last row of a tally the line for the day has so much of the page's width at least. */
const LEAST_DAY = 0.35;
/** How many boxes a tally beside a board has in a row. */
const ACROSS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * Lays out one puzzle or key, on a new page unless words stand before it and its board is as large behind them. A puzzle
 * with a tally has two pages that face each other, the board on the left and the tally with room for notes on the right;
 * where one page is asked for, it has one unless its board would become too small. A board that would have small digits even
 * so has two such pages for its halves, before those for what one writes on. A tally that stays with its board is left out
 * where there is no room for it.
 */
export function drawPuzzlePage(
  flow: PrintFlow,
  { blocks }: BlockOf<'section'>,
  parent: Element,
  behindWords = false,
): void {
  const { pager, typesetter } = flow;
  const place = (pieces: readonly Piece[]) => {
    for (const piece of pieces) pager.place(piece, parent);
  };
  const display = blocks.filter((block) => !isFoot(block) && !isWritingArea(block));
  const foot = blocks.filter(isFoot).map(flow.make);
  const below = blocks.filter(isWritingArea);
  const needed = below.filter((block) => !staysWithBoard(block));
  const whole = onePage(flow, display, { foot, below, isNeeded: needed.length > 0 }, behindWords);
  if (whole) {
    if (whole.height > pager.room) pager.freshPage();
    else if (!pager.fresh) pager.sink(whole.height);
    place(whole.pieces);
    return;
  }
  const writing = needed.map(flow.make);
  const figure = onlyFigure(display);
  const room = roomFor(flow, display, typesetter.height - spaceOf(foot));
  const halves = figure && facingSize(typesetter, figure.puzzle, room);
  const goOn = () => flow.goOnWith(blocks);
  if (!halves && writing.length > 0) fillRightPage(flow, blocks, parent);
  const isLarge = () =>
    figure && squareIn(flow, display, pager.room - spaceOf(foot)) >= largestSquare(flow, figure);
  if (halves || writing.length > 0) pager.pageOn('left');
  else if (!behindWords || !isLarge()) pager.freshPage();
  const shown = halves
    ? display.map((block) =>
        block.type === 'board' ? facingPiece(flow, block, halves, goOn) : flow.make(block),
      )
    : displayPieces(flow, display, Math.min(pager.room, pager.height) - spaceOf(foot));
  place(shown);
  pager.sink(spaceOf(foot));
  place(foot);
  writing.forEach((piece, i) => {
    if (i === 0 || (halves && pager.number % 2 === 0)) {
      pager.newPage();
      goOn();
    }
    pager.place(piece, parent);
    goOn();
  });
}

/** The side of the squares of a board on a page of its own without words, in mm. */
function largestSquare({ typesetter }: PrintFlow, { puzzle }: BoardFigure): number {
  return openSize(typesetter, puzzle, typesetter.height).square;
}

/** A right-hand page that would stay empty before a puzzle, or nearly so, shows the set; the puzzle begins behind it. */
function fillRightPage(flow: PrintFlow, blocks: readonly Block[], parent: Element): void {
  const { pager, typesetter } = flow;
  const tally = blocks.find((block) => block.type === 'tally');
  if (!tally || tally.range > MOST_PIPS) return;
  if (pager.opensRight) pager.freshPage();
  else if (pager.number % 2 === 0 || flow.isFilled()) return;
  pager.skip(typesetter.bodyLine);
  setPanel(flow, tally.range).draw({ x: pager.left, y: pager.top }, parent);
}

/** What is left out where its board would have to shrink for it on two pages, or further than it may on one. */
function staysWithBoard(block: Block): boolean {
  return block.type === 'tally' && block.staysWithBoard === true;
}

/** What stands at the foot of the page with the board. */
function isFoot(block: Block): boolean {
  return block.type === 'paragraph' && block.style === 'foot';
}

/** What tells the level of a puzzle, which is named in its heading as well, and its hardest technique. */
function isLevel(block: Block): boolean {
  return block.type === 'paragraph' && block.level !== undefined;
}

/** What one writes on. */
function isWritingArea(block: Block): boolean {
  return block.type === 'notes' || (block.type === 'tally' && !isKeyTally(block));
}

/** What stands below the board of a puzzle, and whether the book lacks something without it. */
interface Below {
  readonly foot: readonly Piece[];
  readonly below: readonly Block[];
  readonly isNeeded: boolean;
}

/** All of a puzzle on one page, or on the rest of one, in so much height in mm; nothing if it has two, or no tally. */
function onePage(
  flow: PrintFlow,
  display: readonly Block[],
  parts: Below,
  behindWords: boolean,
): { readonly height: number; readonly pieces: readonly Piece[] } | undefined {
  const { pager, typesetter } = flow;
  const { tally, profile, metrics } = typesetter.settings;
  const { height } = typesetter;
  const { foot, below, isNeeded } = parts;
  const figure = onlyFigure(display);
  if (!figure || below.length === 0 || (isNeeded && tally === 'own-page')) return undefined;
  const largest = largestSquare(flow, figure);
  const least = squareAlone(typesetter, figure.puzzle);
  /** The square with which a puzzle shares its page with its tally rather than has two. */
  const withTally = squareOfDigits(profile.digits.withTally, figure.puzzle.range, metrics);
  const enough = Math.min(withTally, NEARLY * largest);
  const restOf = (room: number, writing: readonly Piece[], seen: readonly Block[]) => {
    // Nothing stands over the first at the top of a page, nor below the last; what fills exactly may not lose its place when
    // lengths are rounded.
    const atTop = room === height ? flow.make(seen[0]!).gapBefore : 0;
    return room - spaceOf([...foot, ...writing]) + atTop + writing.at(-1)!.gapAfter - ROUNDING;
  };
  const asLargeAs = (square: number, room: number, writing: readonly Piece[], seen = display) => {
    const rest = restOf(room, writing, seen);
    if (squareIn(flow, seen, rest) < square) return undefined;
    return { height: room, pieces: [...displayPieces(flow, seen, rest), ...foot, ...writing] };
  };
  const asItIs = (share: number) => asLargeAs(share * largest, height, below.map(flow.make));
  const share = profile.spread ? 1 : LEAST_SHARE;
  if (!isNeeded) return asItIs(share);
  const [tallyBlock] = below.filter((block) => block.type === 'tally');
  const talliesIn = (rows: number) => (tallyBlock ? [tallyPiece(flow, tallyBlock, rows)] : []);
  const tallies = talliesIn(LEAST_ROWS);
  const notes = below.filter(({ type }) => type !== 'tally').map(flow.make);
  const sizeWith = (writing: readonly Piece[], room: number) =>
    squareIn(flow, display, restOf(room, writing, display));
  const dated = tallyBlock ? dayBehind(flow, tallyBlock, below) : [];
  const inRows = (square: number, room: number) => {
    const usual = [...tallies, ...notes];
    const size = sizeWith(usual, room);
    const shown = Math.max(square, size);
    // The day stands behind the last row where the board gains by it.
    const [largestDated] = dated
      .map((piece) => ({ piece, size: sizeWith([piece], room) }))
      .sort((one, other) => other.size - one.size);
    if (largestDated && largestDated.size > (size < square ? 1 : WORTH) * size) {
      const found = asLargeAs(square, room, [largestDated.piece]);
      if (found) return found;
    }
    // More rows of wider boxes, if they cost the board nothing.
    for (let rows = tallyBlock ? roomyRows(tallyBlock, flow) : 0; rows > LEAST_ROWS; rows--) {
      const roomy = asLargeAs(shown, room, [...talliesIn(rows), ...notes]);
      if (roomy) return roomy;
    }
    return asLargeAs(square, room, usual) ?? asLargeAs(square, room, tallies);
  };
  if (!profile.spread && tally === undefined) {
    const half = (height - HALVES_GAP) / 2;
    const found =
      besideTally(flow, display, parts, { height: half, least: enough }) ?? asLargeAs(enough, half, tallies);
    if (found) return found;
  }
  /** Without the line for the technique rather than not at all. */
  const tight = (square: number, room: number) => {
    const bare = display.filter((block) => !isLevel(block));
    return inRows(square, room) ?? asLargeAs(square, room, tallies, bare);
  };
  if (tally === 'same-page') {
    const here = behindWords && !pager.fresh ? tight(least, pager.room) : undefined;
    return here ?? tight(least, height) ?? asItIs(share);
  }
  const smallest = Math.max(least, LEAST_SHARE * largest);
  if (!profile.spread) return asItIs(share) ?? inRows(smallest, height);
  return inRows(Math.max(least, enough), height) ?? (pager.opensRight ? tight(smallest, height) : undefined);
}

/** Tallies in full rows with the line for the day behind the last one, where there is room for it; those of fewer boxes first. */
function dayBehind(flow: PrintFlow, tally: BlockOf<'tally'>, below: readonly Block[]): readonly Piece[] {
  const { pager, typesetter } = flow;
  const [notes] = below.filter((block) => block.type === 'notes');
  if (!notes) return [];
  return tallyPanels(flow, tally).flatMap((list) => {
    const { height } = list.last;
    const left = list.last.end + BESIDE;
    const room = typesetter.width - left;
    if (room < LEAST_DAY * typesetter.width) return [];
    const day = donePanel(flow, notes.done, room);
    if (day.height > height + typesetter.bodyLine) return [];
    const whole = list.height + Math.max(0, day.height - height);
    const both = together({ panel: list }, { panel: day, x: left, y: whole - day.height });
    return [panelPiece(pager, { ...both, height: whole }, 0)];
  });
}

/**
 * A puzzle in so much height, its tally beside the board, in as many boxes across as leave the board large; the line for the
 * day is left out rather than that.
 * @param room its height, and the side of its squares at least, in mm
 */
function besideTally(
  flow: PrintFlow,
  display: readonly Block[],
  { foot, below }: Below,
  { height, least }: { readonly height: number; readonly least: number },
): { readonly height: number; readonly pieces: readonly Piece[] } | undefined {
  const { typesetter } = flow;
  const { bodyLine, width, settings } = typesetter;
  const { profile } = settings;
  const figure = onlyFigure(display);
  const [tally] = below.filter((block) => block.type === 'tally');
  const [notes] = below.filter((block) => block.type === 'notes');
  if (!figure || !tally || !notes) return undefined;
  const words = display.filter(({ type }) => type !== 'board').map(flow.make);
  const room = height - spaceOf([...words, ...foot]);
  const lists = ACROSS.map((across) => tallyPanel(flow, tally, across));
  for (const isDated of [true, false]) {
    const fitting = lists.flatMap((list) => {
      const day = isDated ? [donePanel(flow, notes.done, list.width)] : [];
      const writing = stacked([list, ...day], GAPS.paragraph * bodyLine);
      const left = width - list.width;
      const space = { width: left - BESIDE, height: room, square: profile.openSquare };
      const size = fitWhole(figure.puzzle, space, settings);
      return size && size.square >= least && writing.height <= room ? [{ writing, left, size }] : [];
    });
    const [first, ...others] = fitting;
    if (!first) continue;
    // Wide tallies are low, and told in fewer lines, if they cost the board nothing.
    const { writing, left, size } = others.reduce(
      (best, other) => (other.size.square >= best.size.square ? other : best),
      first,
    );
    const board = boardPanel(flow, figure, size);
    const both = together({ panel: board }, { panel: writing, x: left });
    return { height, pieces: [...words, panelPiece(flow.pager, both, GAPS.paragraph * bodyLine), ...foot] };
  }
  return undefined;
}

/** The side of the squares of a board in so much height, in mm; 0 if it is not whole there, or not one. */
function squareIn(flow: PrintFlow, display: readonly Block[], height: number): number {
  const figure = onlyFigure(display);
  if (!figure) return 0;
  const room = roomFor(flow, display, height);
  const { groups, square } = openSize(flow.typesetter, figure.puzzle, room);
  return groups.length === 1 && groups[0]!.height <= room + ROUNDING ? square : 0;
}

/** Blocks with their board as large as it goes in so much height; several boards stand as in running text. */
function displayPieces(flow: PrintFlow, display: readonly Block[], height: number): readonly Piece[] {
  if (!onlyFigure(display)) return display.map(flow.make);
  const room = roomFor(flow, display, height);
  return display.map((block) =>
    block.type === 'board' ? openBoardPiece(flow, block, room) : flow.make(block),
  );
}

/** What the words round a board leave it of so much height. */
function roomFor(flow: PrintFlow, display: readonly Block[], height: number): number {
  const words = display.filter(({ type }) => type !== 'board').map(flow.make);
  return height - spaceOf(words) - GAPS.board * flow.typesetter.bodyLine;
}

function onlyFigure(blocks: readonly Block[]) {
  const figures = blocks.flatMap((block) => (block.type === 'board' ? [block.figure] : []));
  return figures.length === 1 ? figures[0] : undefined;
}

/** The height of pieces with all their gaps. */
function spaceOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { gapBefore, height, gapAfter }) => sum + gapBefore + height + gapAfter, 0);
}
