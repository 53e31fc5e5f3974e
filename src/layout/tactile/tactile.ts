import { brailleNumber } from '../../braille/grids.ts';
import { chainWords } from '../../document/chain.ts';
import {
  type Block,
  type BlockOf,
  type Document,
  type Inline,
  type SectionRole,
  wordsOf,
} from '../../document/document.ts';
import { UserError } from '../../errors.ts';
import type { WordBook } from '../../words/word-book.ts';
import { elementOf } from '../board-marks.ts';
import { prepareBraille } from '../braille-text.ts';
import { formWords } from '../form-words.ts';
import { guidedLine, titleCells } from '../guide-dots.ts';
import { type Element, type Page, type Publication, settled } from '../page.ts';
import { wholeOf } from '../parts.ts';
import { element } from '../structure.ts';
import { boxOf, drawTactileBoard, surroundOf } from './board.ts';
import { drawBoardSheet } from './board-sheet.ts';
import { checkRaised } from './check.ts';
import { TactileFlow, type TactileSetting } from './flow.ts';
import { reachOf } from './landmarks.ts';
import { drawStoneList, drawTally } from './stone-lists.ts';

/** Cells that a paragraph and the later lines of a list's entry are indented by. */
const INDENT = 2;

/**
 * Lays a document out for touch: text in lines of braille on sheets across, one puzzle or key a sheet with its board
 * at 1:1 for card stones where it fits.
 *
 * @throws UserError if a board does not fit the largest sheet, or a text has a character that braille cannot write
 */
export function layoutTactile(document: Document, setting: Omit<TactileSetting, 'language'>): Publication {
  const { language, words } = document;
  prepareBraille(document, setting.writing);
  const layout = settled((pageOf) =>
    new TactileLayout(new TactileFlow({ language, ...setting }, pageOf), words).run(document),
  );
  checkRaised(layout.pages, setting.profile);
  return {
    about: document,
    pages: layout.pages,
    bookmarks: layout.flow.outline.bookmarks(),
    printUnscaled: true,
  };
}

class TactileLayout {
  readonly flow: TactileFlow;
  readonly #words: WordBook;

  constructor(flow: TactileFlow, words: WordBook) {
    this.flow = flow;
    this.#words = words;
  }

  get pages(): readonly Page[] {
    return this.flow.sheets.pages;
  }

  run(document: Document): this {
    this.flow.outline.plan(document.blocks);
    this.#blocks(document.blocks, element('Document', undefined, { language: `${document.language}-Brai` }));
    return this;
  }

  #blocks(blocks: readonly Block[], parent: Element): void {
    blocks.forEach((block, i) => {
      const next = blocks[i + 1];
      // Words that introduce a board stay with it.
      if (block.type === 'paragraph' && next?.type === 'board') {
        const lines = this.flow.lines(block.content, this.flow.sheets.cells, INDENT, 0).length;
        if (this.flow.sheets.room < lines + 1 + this.#linesOf(next)) this.flow.sheets.freshSheet();
      }
      this.#block(block, parent);
    });
  }

  #block(block: Block, parent: Element): void {
    switch (block.type) {
      case 'section':
        this.#section(block, parent);
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
        this.#boardInText(block, parent);
        break;
      case 'tally':
        drawTally(this.flow, block, parent);
        break;
      case 'form':
        this.flow.text(formWords(block), element('P', parent), INDENT, 0);
        break;
      case 'chain':
        this.flow.text(chainWords(block.chain, this.#words, ' '), element('P', parent), 0, INDENT);
        break;
      case 'contents':
        this.#contents(parent);
        break;
      case 'emblem':
        break;
    }
  }

  #paragraph(paragraph: BlockOf<'paragraph'>, parent: Element): void {
    if (paragraph.when) return;
    this.flow.begin(paragraph);
    this.flow.text(paragraph.content, element('P', parent), INDENT, 0);
  }

  #section(block: BlockOf<'section'>, parent: Element): void {
    const { role, blocks } = block;
    this.flow.begin(block);
    const section = element('Sect', parent);
    if (role === 'part') this.#blocks(blocks, section);
    else if (hasOwnSheet(role)) drawBoardSheet(this.flow, blocks, section);
    else {
      const [first] = blocks;
      if (!(first?.type === 'section' && hasOwnSheet(first.role))) this.flow.sheets.freshSheet();
      this.#blocks(blocks, section);
      for (const list of this.flow.lists.splice(0)) drawStoneList(this.flow, list, section);
    }
  }

  #heading({ level, content }: BlockOf<'heading'>, parent: Element): void {
    const { sheets } = this.flow;
    const width = sheets.cells - 2 * INDENT;
    const lines = this.flow.lines(content, width);
    const print = this.flow.printOver(content, width, lines.length);
    sheets.skip();
    // A heading is followed by a line of text at least.
    if (sheets.room < lines.length + 2) sheets.freshSheet();
    const words = element(`H${level}`, parent);
    lines.forEach((line, i) => {
      const top = sheets.take(1);
      if (i === 0) sheets.target(this.flow.outline.reach(), top);
      const indent = level === 1 ? Math.floor((sheets.cells - line.length) / 2) : 0;
      sheets.write(line, words, indent, top);
      print({ x: sheets.xOf(indent), top });
    });
    if (level === 1) sheets.skip();
  }

  #list({ ordered, items }: BlockOf<'list'>, parent: Element): void {
    const list = element('L', parent);
    items.forEach((content, i) => {
      const item = element('LBody', element('LI', list));
      const numbered: Inline[] = [{ type: 'text', text: `${i + 1}. `, strong: false }, ...content];
      this.flow.text(ordered ? numbered : content, item, 0, INDENT);
    });
  }

  #contents(parent: Element): void {
    const { sheets } = this.flow;
    const table = element('TOC', parent);
    for (const { title, name } of this.flow.outline.chapters) {
      const page = this.flow.pageOf.get(name);
      const number = page === undefined ? '' : brailleNumber(page);
      const cells = titleCells(number, sheets.cells);
      const lines = this.flow.lines(title, cells, 0, INDENT);
      const print = this.flow.printOver(title, cells, lines.length);
      const link = element('Link', element('Reference', element('TOCI', table)));
      lines.forEach((line, i) => {
        const top = sheets.take(1);
        const last = i === lines.length - 1;
        const entry = last ? guidedLine(line, number, sheets.cells) : line;
        const { margin, braille } = this.flow.profile;
        const area = {
          x: margin,
          y: top,
          width: sheets.cells * braille.cellPitch,
          height: braille.linePitch,
        };
        sheets.write(entry, link, 0, top);
        print({ x: sheets.xOf(0), top });
        if (last) sheets.add({ element: link, items: [], link: { to: name, area, label: wordsOf(title) } });
      });
    }
  }

  /** A board between paragraphs, on the usual sheet in squares for stones. */
  #boardInText(block: BlockOf<'board'>, parent: Element): void {
    const { figure } = block;
    const { sheets, profile, language, overlay } = this.flow;
    const { braille, square, margin } = profile;
    const { board } = figure.puzzle;
    const { left, top } = surroundOf(board.rows, profile);
    const width = left + board.columns * square + reachOf(board, profile).right;
    if (this.#linesOf(block) > sheets.lines - 1 || width > sheets.width) {
      const { rows, columns } = board;
      throw new UserError(
        `a board of ${rows} rows and ${columns} columns does not fit on a sheet with text`,
        {
          hint: 'put it into a section with role="puzzle", which has a sheet of its own',
        },
      );
    }
    sheets.skip();
    const at = sheets.take(this.#linesOf(block));
    const frame = { x: margin + left, y: at + braille.ascent + top };
    const taken = { width: board.columns * square, height: board.rows * square };
    const into = elementOf(figure, parent, boxOf(board.rows, frame, taken, profile), language);
    const place = { part: wholeOf(board), frame, square };
    sheets.add(() => drawTactileBoard(figure, place, into, profile));
    if (overlay) sheets.add(() => [overlay.board(figure, place)]);
  }

  /** The lines of text whose room a board takes with its labels. */
  #linesOf({ figure }: BlockOf<'board'>): number {
    const { braille, square, labelGap } = this.flow.profile;
    const { rows } = figure.puzzle.board;
    const height = braille.ascent + surroundOf(rows, this.flow.profile).top + rows * square + labelGap;
    return Math.ceil(height / braille.linePitch);
  }
}

/** A section that is drawn on a sheet of its own, whatever stands before it. */
function hasOwnSheet(role: SectionRole): boolean {
  return role === 'puzzle' || role === 'key';
}
