import type { Block, BlockOf, Document } from '../../document/document.ts';
import { plainLine } from '../lines.ts';
import { type Element, type Page, type PageNumbers, type Publication, settled, settledBy } from '../page.ts';
import { element } from '../structure.ts';
import { drawBoard } from './board-pages.ts';
import { drawContents } from './contents.ts';
import { PrintFlow } from './flow.ts';
import { drawKeys } from './keys.ts';
import { GAPS, withGutter } from './profiles.ts';
import { arrangeTally, drawTallyRow } from './tally.ts';
import { INDENT, type PrintSettings } from './typesetter.ts';

/** Where the title stands, as a share of the page's height. */
const TITLE_HEIGHT = 0.2;
const BULLET = '•';

/**
 * Lays a document out for print: one puzzle a page with its tally below or on the facing page, up to four keys a page.
 *
 * @throws UserError if a board does not fit the sheet in the profile's sizes, the book is too thick to be bound, or a
 *   font lacks a character
 */
export function layoutPrint(document: Document, settings: PrintSettings): Publication {
  const run = (pages: number) => {
    const set = { ...settings, profile: withGutter(settings.profile, pages) };
    return settled((pageOf) => new PrintLayout(set, pageOf).run(document));
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
class PrintLayout {
  readonly flow: PrintFlow;

  constructor(settings: PrintSettings, pageOf: PageNumbers) {
    this.flow = new PrintFlow(settings, pageOf);
  }

  get pages(): readonly Page[] {
    return this.flow.pager.pages;
  }

  run(document: Document): this {
    this.flow.outline.plan(document.blocks);
    this.#blocks(document.blocks, element('Document', undefined));
    return this;
  }

  publication(document: Document): Publication {
    const bookmarks = this.flow.outline.bookmarks();
    return { about: document, pages: this.pages, bookmarks, printUnscaled: false };
  }

  #blocks(blocks: readonly Block[], parent: Element): void {
    blocks.forEach((block, i) => {
      const together = this.flow.type.measure(keptTogether(blocks, i));
      if (this.flow.pager.number > 0 && this.flow.pager.room < together && together <= this.flow.pager.height)
        this.flow.pager.freshPage();
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
      case 'contents':
        drawContents(this.flow, parent);
        break;
    }
  }

  #heading({ level, content }: BlockOf<'heading'>, parent: Element): void {
    const { profile } = this.flow.type.settings;
    const size = profile.headings[level - 1]!;
    this.flow.pager.skip(this.flow.type.lineHeight(profile.body) * (level === 1 ? 1 : GAPS.paragraph));
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
      case 'title-page':
        this.#titlePage(section, parent);
        break;
      case 'puzzle':
        this.#puzzlePage(section, parent);
        break;
      case 'keys':
        this.#keys(section, parent);
        break;
      case 'part':
        this.#part(section, parent);
        break;
      default:
        this.flow.pager.freshPage();
        this.#blocks(section.blocks, parent);
    }
  }

  #titlePage({ blocks }: BlockOf<'section'>, parent: Element): void {
    const { profile } = this.flow.type.settings;
    this.flow.pager.freshPage(false);
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

  /**
   * One puzzle: on a page with its tally, or on a left-hand page with the tally, or the other part of the board,
   * facing it.
   */
  #puzzlePage({ blocks }: BlockOf<'section'>, parent: Element): void {
    const { pager, type } = this.flow;
    pager.freshPage();
    const isWhole = type.measure(blocks) <= pager.height;
    if (!isWhole) pager.leftPage();
    for (const block of blocks) {
      if (block.type === 'tally' && !isWhole && pager.room < type.measure([block])) pager.newPage();
      this.#block(block, parent);
    }
  }

  /** The section with the keys: what comes before them, then up to four keys a page. */
  #keys({ blocks }: BlockOf<'section'>, parent: Element): void {
    const isKey = (block: Block) => block.type === 'section' && block.role === 'key';
    this.flow.pager.freshPage();
    this.#blocks(
      blocks.filter((block) => !isKey(block)),
      parent,
    );
    drawKeys(this.flow, blocks.filter(isKey) as BlockOf<'section'>[], parent);
  }

  #paragraph(paragraph: BlockOf<'paragraph'>, parent: Element): void {
    const { style, content, when } = paragraph;
    if (when) return;
    const { profile } = this.flow.type.settings;
    this.flow.begin(paragraph);
    this.flow.text(content, this.flow.type.textSize(style), 'text', 'P', parent);
    this.flow.pager.skip(this.flow.type.lineHeight(profile.body) * GAPS.paragraph);
  }

  #list({ ordered, items }: BlockOf<'list'>, parent: Element): void {
    const { profile } = this.flow.type.settings;
    const list = element('L', parent);
    items.forEach((content, i) => {
      const item = element('LI', list);
      const label = ordered ? `${i + 1}.` : BULLET;
      this.flow.lines(content, profile.body, 'text', element('LBody', item), INDENT, {
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

  #tally({ title, range }: BlockOf<'tally'>, parent: Element): void {
    const { profile, metrics } = this.flow.type.settings;
    this.flow.text(plainLine(title), profile.body, 'strong', 'P', parent);
    this.flow.pager.skip(this.flow.type.lineHeight(profile.body) * GAPS.paragraph);
    const tally = arrangeTally(range, this.flow.pager.width, this.flow.pager.room, profile, metrics);
    const list = element('L', parent);
    for (const row of tally.rows) {
      const y = this.flow.pager.take(tally.rowHeight);
      for (const mark of drawTallyRow(row, tally, this.flow.pager.left, y, list, profile, metrics))
        this.flow.pager.add(mark);
    }
  }
}

/** A block with those that must follow it on its page: what a heading stands over, and the board after its words. */
function keptTogether(blocks: readonly Block[], start: number): readonly Block[] {
  let end = start;
  for (;;) {
    const [block, next] = [blocks[end], blocks[end + 1]];
    const leads = block?.type === 'heading' || (block?.type === 'paragraph' && next?.type === 'board');
    if (!leads || !next) return blocks.slice(start, end + 1);
    end++;
  }
}
