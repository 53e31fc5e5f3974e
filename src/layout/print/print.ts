import type { Block, BlockOf, Document } from '../../document/document.ts';
import type { WordBook } from '../../words/word-book.ts';
import { plainLine } from '../lines.ts';
import { type Element, type Page, type Publication, settled, settledBy } from '../page.ts';
import { element } from '../structure.ts';
import { drawBar } from './bar.ts';
import { drawBoard } from './board-pages.ts';
import { drawChain } from './chain.ts';
import { drawContents } from './contents.ts';
import { arrangeCover, drawCover } from './cover.ts';
import { PrintFlow } from './flow.ts';
import { drawForm } from './form.ts';
import { drawEmblem, drawLevel, drawOpener } from './opener.ts';
import { GAPS, withGutter } from './profiles.ts';
import { drawPuzzlePage } from './puzzle-page.ts';
import { drawShared } from './shared-pages.ts';
import { flowStones, isKeyTally } from './stone-list.ts';
import { arrangeTally, drawTallyRow } from './tally.ts';
import type { Numbering, PrintSettings } from './typesetter.ts';

/** Where the title stands, as a share of the page's height. */
const TITLE_HEIGHT = 0.2;
const BULLET = '•';
/** How far a board in running text may shrink, as a share of its largest squares. */
const SHRUNK = 0.8;
/** How many puzzles and keys share a page if it is not said. */
const PER_PAGE = { puzzles: 1, keys: 4 };

/**
 * Lays a document out for print: one puzzle a page with its tally below or on the facing page, up to four keys a page.
 *
 * @throws UserError if a board does not fit the sheet in the profile's sizes, the book is too thick to be bound, or a
 *   font lacks a character
 */
export function layoutPrint(document: Document, settings: PrintSettings): Publication {
  const run = (pages: number) => {
    const set = { ...settings, profile: withGutter(settings.profile, pages) };
    return settled((pageOf) =>
      new PrintLayout(set, { first: 1, pageOf, elsewhere: new Map() }).run(document),
    );
  };
  const inner = (pages: number) => withGutter(settings.profile, pages).margins.inner;
  // More pages have a wider gutter, and a wider gutter makes more pages: it never has to shrink again.
  const layout = settledBy(
    0,
    run,
    ({ pages }) => pages.length,
    (known, found) => inner(found) <= inner(known),
  );
  return layout.publication(document);
}

/** The blocks of a document on their way to the pages. */
export class PrintLayout {
  readonly flow: PrintFlow;

  readonly #first: number;
  #words!: WordBook;

  constructor(settings: PrintSettings, numbering: Numbering) {
    this.flow = new PrintFlow(settings, numbering);
    this.#first = numbering.first;
  }

  get pages(): readonly Page[] {
    return this.flow.pager.pages;
  }

  run(document: Document): this {
    this.#words = document.words;
    this.flow.outline.plan(document.blocks);
    this.#blocks(document.blocks, element('Document', undefined));
    // A book that is too thin to be bound ends with empty pages.
    const { pager, type } = this.flow;
    const least = type.settings.profile.binding?.least ?? 0;
    while (pager.pages.length < least) pager.newPage(false);
    return this;
  }

  publication(document: Document): Publication {
    const bookmarks = this.flow.outline.bookmarks();
    return { about: document, pages: this.pages, bookmarks, printUnscaled: false, firstNumber: this.#first };
  }

  #blocks(blocks: readonly Block[], parent: Element): void {
    blocks.forEach((block, i) => {
      const { pager, type } = this.flow;
      const kept = keptTogether(blocks, i);
      // A board rather shrinks a little than leaves the rest of a page empty.
      const isTooHigh = !pager.empty && pager.room < type.gapBefore(block) + type.measure(kept, SHRUNK);
      if (isTooHigh && type.measure(kept) <= pager.height) pager.freshPage();
      this.#block(block, parent);
    });
  }

  #block(block: Block, parent: Element): void {
    switch (block.type) {
      case 'section':
        this.#section(block, element('Sect', parent));
        break;
      case 'heading':
        this.#heading(block, parent);
        break;
      case 'paragraph':
        this.#paragraph(block, parent);
        break;
      case 'list':
        this.#list(block, parent);
        break;
      case 'board':
        this.#board(block, parent);
        break;
      case 'tally':
        this.#tally(block, parent);
        break;
      case 'form':
        drawForm(this.flow, block, parent);
        break;
      case 'chain':
        drawChain(this.flow, block, parent, this.#words);
        break;
      case 'contents':
        drawContents(this.flow, parent);
        break;
      case 'emblem':
        drawEmblem(this.flow, block);
        break;
    }
  }

  #heading(heading: BlockOf<'heading'>, parent: Element): void {
    const { level, content } = heading;
    const { profile } = this.flow.type.settings;
    const size = profile.headings[level - 1]!;
    this.flow.pager.skip(this.flow.type.gapBefore(heading));
    // The words and their target stand on one page.
    if (
      this.flow.pager.room <
      this.flow.type.break(content, size, 'heading', 0).length * this.flow.type.lineHeight(size)
    ) {
      this.flow.pager.freshPage();
    }
    this.flow.markTarget(this.flow.pager.y);
    this.flow.text(content, size, 'heading', `H${level}`, parent);
    this.flow.pager.skip(this.flow.type.lineHeight(profile.body) * GAPS.heading);
  }

  #section(section: BlockOf<'section'>, parent: Element): void {
    this.flow.begin(section);
    switch (section.role) {
      case 'cover':
      case 'back-cover':
        this.#cover(section, parent);
        break;
      case 'title-page':
        this.#titlePage(section, parent);
        break;
      case 'opener':
        drawOpener(this.flow, section, parent, (block, into) => this.#block(block, into));
        break;
      case 'puzzle':
      case 'key':
        drawPuzzlePage(this.flow, section, parent, (block, into) => this.#block(block, into));
        break;
      case 'puzzles':
      case 'keys':
        this.#puzzles(section, parent);
        break;
      case 'part':
        this.#part(section, parent);
        break;
      default:
        this.flow.pager.freshPage();
        this.#blocks(section.blocks, parent);
    }
  }

  /** A page without a number, the back cover on a left-hand one; if it needs two, it ends there. */
  #cover(section: BlockOf<'section'>, parent: Element): void {
    const { pager } = this.flow;
    const pages = arrangeCover(this.flow, section);
    if (section.role === 'back-cover' && pages.length === 1) pager.leftPage(false);
    else if (section.role === 'back-cover') pager.rightPage(false);
    for (const page of pages) {
      pager.freshPage(false);
      drawCover(this.flow, page, parent);
    }
  }

  #titlePage({ blocks }: BlockOf<'section'>, parent: Element): void {
    const { profile } = this.flow.type.settings;
    this.flow.pager.freshPage(false);
    drawBar(this.flow);
    this.flow.pager.take(this.flow.pager.height * TITLE_HEIGHT);
    for (const block of blocks) {
      if (block.type !== 'heading') this.#block(block, parent);
      else {
        this.flow.markTarget(this.flow.pager.y);
        this.flow.text(block.content, profile.title, 'heading', 'H1', parent);
        this.flow.pager.take(this.flow.type.lineHeight(profile.body));
      }
    }
  }

  /** Goes to a new page rather than over the end of one. */
  #part({ blocks }: BlockOf<'section'>, parent: Element): void {
    if (this.flow.pager.room < this.flow.type.measure(blocks)) this.flow.pager.freshPage();
    this.#blocks(blocks, parent);
  }

  /** A section of puzzles or keys: some of them share a page, and what stands between them has its place. */
  #puzzles({ role, blocks }: BlockOf<'section'>, parent: Element): void {
    const { puzzles, keys } = this.flow.type.settings.perPage ?? PER_PAGE;
    this.flow.pager.freshPage();
    const most = role === 'keys' ? keys : puzzles;
    // A puzzle that has a page of its own has its tally there.
    if (role === 'puzzles' && most === 1) {
      this.#blocks(blocks, parent);
      return;
    }
    for (const run of runsOf(blocks)) {
      if (!run.every(isSharing)) {
        this.#blocks(run, parent);
        continue;
      }
      // Keys follow the words before them, puzzles begin a page.
      if (role === 'puzzles') this.flow.pager.freshPage();
      drawShared(this.flow, run, most, parent, (section) => this.#block(section, parent));
    }
  }

  #paragraph(paragraph: BlockOf<'paragraph'>, parent: Element): void {
    const { style, content, when } = paragraph;
    if (when) return;
    const { profile } = this.flow.type.settings;
    this.flow.begin(paragraph);
    if (paragraph.level) drawLevel(this.flow, paragraph, parent);
    else this.flow.text(content, this.flow.type.textSize(style), 'text', 'P', parent);
    this.flow.pager.skip(this.flow.type.lineHeight(profile.body) * GAPS.paragraph);
  }

  #list(block: BlockOf<'list'>, parent: Element): void {
    const { ordered, items } = block;
    const { profile } = this.flow.type.settings;
    const indent = this.flow.type.indentOf(block);
    const list = element('L', parent);
    items.forEach((content, i) => {
      const item = element('LI', list);
      const label = ordered ? `${i + 1}.` : BULLET;
      this.flow.lines(content, profile.body, 'text', element('LBody', item), indent, {
        element: element('Lbl', item),
        label,
      });
      this.flow.pager.skip(this.flow.type.lineHeight(profile.body) * GAPS.paragraph * 0.5);
    });
    this.flow.pager.skip(this.flow.type.lineHeight(profile.body) * GAPS.paragraph * 0.5);
  }

  #board(block: BlockOf<'board'>, parent: Element): void {
    const { pager, type } = this.flow;
    drawBoard(this.flow, block.figure, type.boardSize(block, pager.room), parent);
    pager.skip(type.lineHeight(type.settings.profile.body) * GAPS.board);
  }

  #tally(tally: BlockOf<'tally'>, parent: Element): void {
    if (isKeyTally(tally)) {
      flowStones(this.flow, tally, parent);
      return;
    }
    const { title, range } = tally;
    const { profile, metrics } = this.flow.type.settings;
    this.flow.text(plainLine(title), profile.body, 'strong', 'P', parent);
    this.flow.pager.skip(this.flow.type.lineHeight(profile.body) * GAPS.paragraph);
    const arranged = arrangeTally(range, this.flow.pager.width, this.flow.pager.room, profile, metrics);
    const list = element('L', parent);
    for (const row of arranged.rows) {
      const y = this.flow.pager.take(arranged.rowHeight);
      const { left } = this.flow.pager;
      this.flow.pager.add(() => drawTallyRow(row, arranged, left, y, list, profile, metrics));
    }
  }
}

/** A block with those that must follow it on its page: what a heading stands over, and the board after its words. */
function keptTogether(blocks: readonly Block[], start: number): readonly Block[] {
  let end = start;
  for (;;) {
    const [block, next] = [blocks[end], blocks[end + 1]];
    const isFigure = next?.type === 'board' || next?.type === 'chain';
    const leads = block?.type === 'heading' || (block?.type === 'paragraph' && isFigure);
    if (!leads || !next) return blocks.slice(start, end + 1);
    end++;
  }
}

type Sharing = BlockOf<'section'> & { readonly role: 'puzzle' | 'key' };

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
