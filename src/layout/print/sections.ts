import type { Block, BlockOf, SectionRole } from '../../document/document.ts';
import type { Element } from '../page.ts';
import { heightOf, keptTogether, leastOf, type MakePiece, NO_ROOM, type Piece } from '../piece.ts';
import { element } from '../structure.ts';
import { drawBar } from './bar.ts';
import { drawCopyrightPage } from './copyright-page.ts';
import { drawCover } from './cover.ts';
import type { PrintFlow } from './flow.ts';
import { chainPanel, drawOpener, drawSetFacing } from './opener.ts';
import { drawPuzzlePage } from './puzzle-page.ts';
import { drawShared } from './shared-pages.ts';
import { titlePiece } from './text.ts';

/** Where the title stands, as a share of the page's height. */
const TITLE_HEIGHT = 0.2;
/** How many puzzles and keys share a page if it is not said. */
const PER_PAGE = { puzzles: 1, keys: 4 };

type Section = BlockOf<'section'>;

/** @param make for the blocks of the section */
type DrawSection = (flow: PrintFlow, section: Section, parent: Element, make: MakePiece) => void;

const DRAW: Readonly<Record<SectionRole, DrawSection>> = {
  cover: drawCover,
  'title-page': drawTitlePage,
  'copyright-page': drawCopyrightPage,
  dedication: drawDedication,
  certificate: drawCertificate,
  start: drawChapter,
  chapter: drawChapter,
  part: drawPart,
  puzzles: drawPuzzles,
  opener: drawOpener,
  puzzle: drawPuzzlePage,
  keys: drawKeys,
  key: drawPuzzlePage,
  'back-cover': drawCover,
};

/** A section on the pages that its role asks for. */
export function sectionPiece(
  flow: PrintFlow,
  section: Section,
  make: MakePiece,
  draw = DRAW[section.role],
): Piece {
  return {
    ...NO_ROOM,
    draw(parent) {
      flow.pager.begin(section);
      draw(flow, section, element('Sect', parent), make);
    },
  };
}

function drawTitlePage(flow: PrintFlow, section: Section, parent: Element, make: MakePiece): void {
  flow.pager.freshPage(false);
  drawBar(flow);
  drawTitled(flow, section, parent, make);
}

/** For whom a book is: on a page of its own without a number. */
function drawDedication(flow: PrintFlow, section: Section, parent: Element, make: MakePiece): void {
  flow.pager.freshPage(false);
  drawTitled(flow, section, parent, make);
}

/** A page to be cut out or framed: dominoes at its head and foot, end to end, and between them what is certified. */
function drawCertificate(flow: PrintFlow, section: Section, parent: Element, make: MakePiece): void {
  const { pager } = flow;
  pager.freshPage(false);
  const chain = chainPanel(flow);
  const [top, bottom] = [pager.top, pager.top + pager.height - chain.height];
  for (const y of [top, bottom]) chain.draw({ x: pager.left, y }, parent);
  pager.take(chain.height);
  drawTitled(flow, section, parent, make);
}

/** Words below a blank, their heading in the size of a title. */
function drawTitled(flow: PrintFlow, { blocks }: Section, parent: Element, make: MakePiece): void {
  const { pager, typesetter } = flow;
  pager.take(pager.height * TITLE_HEIGHT);
  for (const block of blocks) {
    const isTitle = block.type === 'heading';
    pager.place(isTitle ? titlePiece(flow, block, typesetter.bodyLine) : make(block), parent);
  }
}

function drawChapter(flow: PrintFlow, { blocks }: Section, parent: Element, make: MakePiece): void {
  flow.evened(() => flow.pager.fill(blocks.map(make), parent));
}

/**
 * Goes to a new page rather than over the end of one, unless it is longer than a page anyhow, or ends with the lines of a
 * way, which are uncovered one by one and go on over it.
 */
function drawPart(flow: PrintFlow, section: Section, parent: Element, make: MakePiece): void {
  const pieces = section.blocks.map(make);
  if (asksForPage(flow, section, pieces)) flow.pager.freshPage();
  flow.pager.fill(pieces, parent);
}

/** Whether a part begins a new page. */
function asksForPage(flow: PrintFlow, { blocks }: Section, pieces: readonly Piece[]): boolean {
  const [height, last] = [heightOf(pieces), blocks.at(-1)];
  const least = last?.type === 'list' && last.style === 'covered' ? leastOf(pieces) : height;
  return lacks(flow, pieces, least) && height <= flow.pager.height;
}

/** Whether a block begins on the open page. */
function startsHere(flow: PrintFlow, block: Block, make: MakePiece): boolean {
  if (block.type !== 'section') return true;
  const pieces = block.blocks.map(make);
  return !asksForPage(flow, block, pieces) && !lacks(flow, pieces, leastOf(keptTogether(pieces, 0)));
}

/** Whether the open page has less room than these pieces take with the gap before them, `height` high. */
function lacks({ pager }: PrintFlow, pieces: readonly Piece[], height: number): boolean {
  return pager.room < (pieces[0]?.gapBefore ?? 0) + height;
}

function drawPuzzles(flow: PrintFlow, section: Section, parent: Element, make: MakePiece): void {
  const { puzzles } = flow.typesetter.settings.perPage ?? PER_PAGE;
  if (puzzles > 1) {
    drawRuns(flow, section, puzzles, parent, make);
    return;
  }
  // A puzzle that has a page of its own has its tally there.
  const { blocks } = section;
  const first = blocks.findIndex(isSharing);
  const words = first < 0 ? blocks : blocks.slice(0, first);
  const pieces = words.flatMap((block, i) =>
    isOpener(block) ? [make(block), setPiece(flow, block, words[i + 1], make)] : [make(block)],
  );
  flow.evened(() => flow.pager.fill(pieces, parent));
  const others = blocks.slice(words.length).map((block, i) => {
    const before = blocks[words.length + i - 1];
    const isLed = isSharing(block) && before && !isSharing(before);
    return isLed ? sectionPiece(flow, block, make, drawLedPage) : make(block);
  });
  flow.pager.fill(others, parent);
}

/** A puzzle with words before it. */
function drawLedPage(flow: PrintFlow, section: Section, parent: Element, make: MakePiece): void {
  drawPuzzlePage(flow, section, parent, make, true);
}

/** The set on the page that faces the one with which a section begins, where what follows leaves it empty. */
function setPiece(flow: PrintFlow, opener: Section, next: Block | undefined, make: MakePiece): Piece {
  return {
    ...NO_ROOM,
    draw(parent) {
      if (!next || !startsHere(flow, next, make)) drawSetFacing(flow, opener, parent);
    },
  };
}

function drawKeys(flow: PrintFlow, section: Section, parent: Element, make: MakePiece): void {
  drawRuns(flow, section, (flow.typesetter.settings.perPage ?? PER_PAGE).keys, parent, make);
}

/** Puzzles or keys, up to so many on a page, and what stands between them at its place. */
function drawRuns(
  flow: PrintFlow,
  { role, blocks }: Section,
  most: number,
  parent: Element,
  make: MakePiece,
): void {
  const { pager } = flow;
  pager.freshPage();
  for (const run of runsOf(blocks)) {
    if (!run.every(isSharing)) {
      pager.fill(run.map(make), parent);
      continue;
    }
    // Keys follow the words before them, puzzles begin a page.
    if (role === 'puzzles') pager.freshPage();
    drawShared(flow, run, most, parent, make);
  }
}

function isOpener(block: Block): block is Section {
  return block.type === 'section' && block.role === 'opener';
}

type Sharing = Section & { readonly role: 'puzzle' | 'key' };

/** Whether this can share a page with others of its kind. */
function isSharing(block: Block): block is Sharing {
  return block.type === 'section' && (block.role === 'puzzle' || block.role === 'key');
}

/** The blocks in their order, parted where puzzles or keys follow on others and the other way round. */
function runsOf(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = [];
  blocks.forEach((block, i) => {
    const before = blocks[i - 1];
    if (before && isSharing(before) === isSharing(block)) runs.at(-1)!.push(block);
    else runs.push([block]);
  });
  return runs;
}
