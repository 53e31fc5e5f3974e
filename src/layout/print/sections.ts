import { USUAL_PER_PAGE } from '../../book/choices.ts';
import type { Block, BlockOf, SectionRole } from '../../document/document.ts';
import { splitWhere } from '../lists.ts';
import { type Element, element } from '../page.ts';
import { heightOf, leastOf, NO_ROOM, type Piece, wholeHeightOf } from '../piece.ts';
import { besidePieces, besideRun, boardBeside, headlinePiece } from './beside.ts';
import { openBoardPiece } from './board-pages.ts';
import { drawCover } from './cover.ts';
import { coverPanel } from './cover-panels.ts';
import { coverStyle } from './cover-style.ts';
import type { PrintFlow } from './flow.ts';
import { chainPanel, drawOpener, joined } from './opener.ts';
import { panelPiece } from './panel.ts';
import { GAPS } from './profiles.ts';
import { drawPuzzlePage } from './puzzle-page.ts';
import { drawShared } from './shared-pages.ts';
import { titlePiece } from './text.ts';

/** Where the title stands, as a share of the page's height. */
const TITLE_HEIGHT = 0.2;
/** The most blank that fills a page behind each of its pictures, in lines. */
const MOST_BLANK = 4;

type Section = BlockOf<'section'>;

type DrawSection = (flow: PrintFlow, section: Section, parent: Element) => void;

const DRAW: Readonly<Record<SectionRole, DrawSection>> = {
  cover: drawCover,
  'title-page': drawTitlePage,
  'copyright-page': drawCopyrightPage,
  dedication: drawDedication,
  certificate: drawCertificate,
  start: drawChapter,
  chapter: drawChapter,
  part: drawPart,
  page: drawPage,
  step: drawPart,
  puzzles: drawPuzzles,
  opener: drawOpener,
  puzzle: drawPuzzlePage,
  keys: drawKeys,
  key: drawPuzzlePage,
  'back-cover': drawCover,
};

/** A section on the pages that its role asks for. */
export function sectionPiece(flow: PrintFlow, section: Section, draw = DRAW[section.role]): Piece {
  return {
    ...NO_ROOM,
    draw(parent) {
      flow.pager.begin(section);
      draw(flow, section, element('Sect', parent));
    },
  };
}

/** A heavy bar at the head of a page, and below it the title. */
function drawTitlePage(flow: PrintFlow, section: Section, parent: Element): void {
  const { pager, typesetter } = flow;
  pager.freshPage(false);
  const height = typesetter.settings.profile.lines.rule;
  const bar = { type: 'fill', x: pager.left, y: pager.take(height), width: pager.width, height } as const;
  pager.add({ element: undefined, items: [bar] });
  drawTitled(flow, section, parent);
}

/** For whom a book is: on a page of its own without a number. */
function drawDedication(flow: PrintFlow, section: Section, parent: Element): void {
  flow.pager.freshPage(false);
  drawTitled(flow, section, parent);
}

/** A page to be cut out or framed: dominoes at its head and foot, end to end, and between them what is certified. */
function drawCertificate(flow: PrintFlow, section: Section, parent: Element): void {
  const { pager } = flow;
  pager.freshPage(false);
  const chain = chainPanel(flow);
  const [top, bottom] = [pager.top, pager.top + pager.height - chain.height];
  for (const y of [top, bottom]) chain.draw({ x: pager.left, y }, parent);
  pager.take(chain.height);
  drawTitled(flow, section, parent);
}

/** Words below a blank, their heading in the size of a title. */
function drawTitled(flow: PrintFlow, { blocks }: Section, parent: Element): void {
  const { pager, typesetter } = flow;
  pager.take(pager.height * TITLE_HEIGHT);
  for (const block of blocks) {
    const isTitle = block.type === 'heading';
    pager.place(isTitle ? titlePiece(flow, block, typesetter.bodyLine) : flow.make(block), parent);
  }
}

function drawChapter(flow: PrintFlow, { blocks }: Section, parent: Element): void {
  const { pager } = flow;
  const pages = blocks.filter(isPage);
  if (pages.length === 0) {
    flow.evened(() => pager.fill(chapterPieces(flow, blocks), parent));
    return;
  }
  drawPage(flow, { blocks: blocks.filter((block) => !isPage(block)) }, parent);
  pager.fill(pages.map(flow.make), parent);
}

/** The blocks of a chapter; sections that have a board beside their words share pages. */
function chapterPieces(flow: PrintFlow, blocks: readonly Block[]): readonly Piece[] {
  const isBeside = (block: Block): block is Section =>
    block.type === 'section' && block.role === 'part' && boardBeside(block.blocks) !== undefined;
  return runsOf(blocks, isBeside).flatMap((run) =>
    run.every(isBeside) ? [besideRun(flow, run)] : run.map(flow.make),
  );
}

function isPage(block: Block): boolean {
  return block.type === 'section' && block.role === 'page';
}

/**
 * Pictures with their words on a page of their own: a board alone is as large as boards are, and figures have more blank
 * behind them where they leave room.
 */
function drawPage(flow: PrintFlow, { blocks }: Pick<Section, 'blocks'>, parent: Element): void {
  const { pager, typesetter } = flow;
  pager.freshPage();
  const blankOf = (pieces: readonly Piece[]) => pager.height - wholeHeightOf(pieces);
  const usual = blocks.map(flow.make);
  const boards = blocks.filter(isAlone);
  const [board] = boards;
  const room = blankOf(usual) + (board ? usual[blocks.indexOf(board)]!.height : 0);
  const pieces = blocks.map((block, i) =>
    isAlone(block) && boards.length === 1 ? openBoardPiece(flow, block, room) : usual[i]!,
  );
  const figures = pieces.filter(({ isFigure }) => isFigure).length;
  const more = Math.min(MOST_BLANK * typesetter.bodyLine, blankOf(pieces) / Math.max(1, figures));
  pager.fill(
    pieces.map((piece) =>
      piece.isFigure && more > 0 ? { ...piece, gapAfter: piece.gapAfter + more } : piece,
    ),
    parent,
  );
}

function isAlone(block: Block): block is BlockOf<'board'> {
  return block.type === 'board' && !block.withCounts;
}

/**
 * Goes to a new page rather than over the end of one, unless it is longer than a page anyhow, or ends with the lines of a
 * way, which are uncovered one by one and go on over it.
 */
function drawPart(flow: PrintFlow, section: Section, parent: Element): void {
  const { pager } = flow;
  const pieces = partPieces(flow, section);
  const [height, last] = [heightOf(pieces), section.blocks.at(-1)];
  const least = last?.type === 'list' && last.style === 'covered' ? leastOf(pieces) : height;
  if (pager.room < (pieces[0]?.gapBefore ?? 0) + least && height <= pager.height) pager.freshPage();
  pager.fill(pieces, parent);
}

/** The blocks of a part; those beside a board are one piece with it, and the words before a way stand in one line. */
function partPieces(flow: PrintFlow, { blocks }: Section): readonly Piece[] {
  const board = boardBeside(blocks);
  if (board) return besidePieces(flow, blocks, board);
  const [heading, words, way] = blocks;
  const isWay = way?.type === 'list' && way.style === 'covered';
  return isWay && heading?.type === 'heading' && words?.type === 'paragraph'
    ? [headlinePiece(flow, heading, words), flow.make(way)]
    : blocks.map(flow.make);
}

function drawPuzzles(flow: PrintFlow, section: Section, parent: Element): void {
  const { puzzles } = flow.typesetter.settings.perPage ?? USUAL_PER_PAGE;
  if (puzzles > 1) {
    drawRuns(flow, section, puzzles, parent);
    return;
  }
  // A puzzle that has a page of its own has its tally there.
  const { blocks } = section;
  const first = blocks.findIndex(isSharing);
  const led = first < 0 ? blocks : blocks.slice(0, first);
  const opener = led.find(isOpeningPage);
  const others = led.filter((block) => block !== opener);
  const page = opener && joined(flow, opener, others);
  if (page) flow.pager.place(flow.make(page.opener), parent);
  const words = page ? page.rest : others;
  if (words.length > 0) flow.evened(() => flow.pager.fill(words.map(flow.make), parent));
  const boards = blocks.slice(led.length).map((block, i) => {
    const before = blocks[led.length + i - 1];
    const isLed = isSharing(block) && before && !isSharing(before);
    return isLed ? sectionPiece(flow, block, drawPuzzleBehindWords) : flow.make(block);
  });
  flow.pager.fill(boards, parent);
}

const drawPuzzleBehindWords: DrawSection = (...given) => drawPuzzlePage(...given, true);

/** More keys on a page than these are crowded for readers who see little, unless they are asked for. */
const ROOMY_KEYS = 4;

function drawKeys(flow: PrintFlow, section: Section, parent: Element): void {
  const { perPage, profile } = flow.typesetter.settings;
  const { keys } = perPage ?? USUAL_PER_PAGE;
  const isUsual = keys === USUAL_PER_PAGE.keys;
  drawRuns(flow, section, isUsual && profile.spread ? ROOMY_KEYS : keys, parent);
}

/** Puzzles or keys, up to so many on a page, and what stands between them at its place. */
function drawRuns(flow: PrintFlow, { role, blocks }: Section, most: number, parent: Element): void {
  const { pager } = flow;
  pager.freshPage();
  for (const run of runsOf(blocks, isSharing)) {
    if (!run.every(isSharing)) {
      pager.fill(run.map(flow.make), parent);
      continue;
    }
    // Keys follow the words before them, puzzles begin a page.
    if (role === 'puzzles') pager.freshPage();
    drawShared(flow, run, most, parent);
  }
}

/** Whether a section begins with a page that holds nothing else. */
function isOpeningPage(block: Block): block is Section {
  return (
    block.type === 'section' && block.role === 'opener' && block.blocks.some(({ type }) => type === 'board')
  );
}

type Sharing = Section & { readonly role: 'puzzle' | 'key' };

/** Whether this can share a page with others of its kind. */
function isSharing(block: Block): block is Sharing {
  return block.type === 'section' && (block.role === 'puzzle' || block.role === 'key');
}

/** The blocks in their order, parted where some of a kind, puzzles or keys, follow on others and the other way round. */
function runsOf(blocks: readonly Block[], isOfKind: (block: Block) => boolean): Block[][] {
  return splitWhere(blocks, (block, before) => isOfKind(before) !== isOfKind(block));
}

/** At the foot of a page without a number: in the least size and closer lines if it has no room there else. */
function drawCopyrightPage(flow: PrintFlow, { blocks }: BlockOf<'section'>, parent: Element): void {
  const { pager } = flow;
  const usual = blocks.map(flow.make);
  const fits = wholeHeightOf(usual) <= pager.height;
  const pieces = fits ? usual : blocks.map((block) => closely(flow, block) ?? flow.make(block));
  pager.freshPage(false);
  pager.sink(Math.min(wholeHeightOf(pieces), pager.height));
  pager.fill(pieces, parent);
}

/** A paragraph as covers have it where they are full; nothing for other blocks. */
function closely(flow: PrintFlow, block: Block): Piece | undefined {
  const { lead, title, square } = flow.typesetter.settings.profile;
  const sizes = { title, lead, square, closely: true, style: coverStyle('back-cover') };
  const panel = block.type === 'paragraph' ? coverPanel(flow, block, sizes) : undefined;
  return panel && panelPiece(flow.pager, panel, flow.typesetter.bodyLine * GAPS.paragraph);
}
