import { chainWords } from '../../document/chain-words.ts';
import type {
  Block,
  BlockOf,
  BoardFigure,
  Inline,
  PageReference,
  SectionRole,
} from '../../document/document.ts';
import { byNumbers, dominoesOf, makeDomino } from '../../domino/dominoes.ts';
import { makeLine } from '../../domino/notation.ts';
import { makeTaskLine } from '../../parts/composing/line.ts';
import type { WordBook } from '../../words/word-book.ts';
import { plainLine } from '../lines.ts';
import { type BoardStyle, boardFigure, boardTable, keyList } from './board-table.ts';
import { type Markup, type Node, table, tag, tagOf, textOf } from './markup.ts';
import { type Entry, idOf, type PageBreaks, pageMark, type ScreenOutline } from './outline.ts';
import type { Writing } from './writing.ts';

/** What the markup of a document depends on beside the document. */
export interface WriterSettings {
  readonly words: WordBook;
  readonly writing: Writing;
  readonly outline: ScreenOutline;
  /** Whether its sections are files of their own, as in an e-book. */
  readonly inFiles: boolean;
  /** Pages that are marked. */
  readonly breaks: PageBreaks;
  linkTo(id: string): string;
}

/** Sections that are chapters when they stand alone. */
const CHAPTERS: readonly SectionRole[] = ['chapter', 'puzzles', 'keys'];

/** Where a block stands. */
interface Position {
  readonly section: BlockOf<'section'> | undefined;
  /** The last one before it, by which boards are named. */
  readonly heading: readonly Inline[];
}

/** The blocks of a document as XHTML. */
export class ScreenWriter {
  readonly #settings: WriterSettings;
  readonly #boards: BoardStyle;

  constructor(settings: WriterSettings) {
    this.#settings = settings;
    const { words, writing } = settings;
    this.#boards = { words, writing, line: (content) => this.#line(content) };
  }

  /** Blocks that stand in no section, or sections with their blocks. */
  write(blocks: readonly Block[]): Markup[] {
    return [...this.#blocks(blocks, { section: undefined, heading: [] })];
  }

  *#blocks(blocks: readonly Block[], { section, heading }: Position): Generator<Markup> {
    let last = heading;
    for (const block of blocks) {
      if (block.type === 'heading') last = block.content;
      const page = 'id' in block && block.id ? this.#settings.breaks.get(block.id) : undefined;
      if (page !== undefined) yield pageMark(page);
      yield* this.#block(block, { section, heading: last });
    }
  }

  #block(block: Block, position: Position): Markup[] {
    const { words } = this.#settings;
    switch (block.type) {
      case 'section':
        return [this.#section(block, position)];
      case 'heading':
        return [this.#writeHeading(block, position)];
      case 'paragraph':
        return this.#paragraph(block);
      case 'list':
        return [this.#list(block)];
      case 'board':
        return [this.#board(block, position), ...this.#graphic(block.figure)];
      case 'tally':
        return this.#tally(block);
      case 'form':
        return [this.#form(block)];
      case 'chain':
        // In braille it is of words alone; else the style sheet gives its dominoes outlines.
        return [tag('p', { class: 'chain' }, ...this.#line(chainWords(block.chain, words, ' ')))];
      case 'contents':
        return [this.#contents()];
      case 'emblem':
      case 'picture':
      case 'notes':
      case 'code':
        return [];
    }
  }

  #section(section: BlockOf<'section'>, { section: outer, heading }: Position): Markup {
    const { role, id, blocks } = section;
    const [first] = blocks;
    const own = first && this.#settings.outline.ids.get(first);
    const isContents = blocks.some(({ type }) => type === 'contents');
    const isChapter = !outer && own !== undefined && CHAPTERS.includes(role);
    const attributes = {
      class: isContents ? 'contents' : role,
      id: id && idOf(id),
      role: isChapter && !isContents ? 'doc-chapter' : role === 'dedication' ? 'doc-dedication' : undefined,
      'aria-labelledby': isChapter ? own : undefined,
      ...this.#data(section),
    };
    return tagOf('section', attributes, () => this.#blocks(blocks, { section, heading }));
  }

  /** What a script needs to make a puzzle or a game playable; e-books have no scripts. */
  #data({ role, id, game, blocks }: BlockOf<'section'>): Record<string, string> {
    if (this.#settings.inFiles) return {};
    if (game !== undefined) return { 'data-lock': game };
    const board = blocks.find((block) => block.type === 'board');
    if (role !== 'puzzle' || !board || !isBare(board)) return {};
    const { puzzle, task } = board.figure;
    return {
      ...(task ? { 'data-task': makeTaskLine(puzzle, task) } : { 'data-puzzle': makeLine(puzzle) }),
      'data-name': (id ?? '').replace(/^(puzzle|figure)-/, ''),
    };
  }

  /** On a page of its own only the title of the book is a heading of the first level. */
  #writeHeading(heading: BlockOf<'heading'>, { section }: Position): Markup {
    const isShifted = !this.#settings.inFiles && section?.role !== 'title-page';
    const level = heading.level + Number(isShifted);
    return tag(`h${level}`, { id: this.#settings.outline.ids.get(heading) }, ...this.#line(heading.content));
  }

  #paragraph({ style, id, when, content }: BlockOf<'paragraph'>): Markup[] {
    // Conditions are about boards to be touched.
    if (when) return [];
    const attributes = { class: style === 'body' ? undefined : style, id: id && idOf(id) };
    return [tag('p', attributes, ...this.#line(content))];
  }

  /** A covered entry opens by itself; in braille cells, which are read one after the other, none is covered. */
  #list({ ordered, style, items }: BlockOf<'list'>): Markup {
    const { words, writing } = this.#settings;
    const isCovered = style === 'covered' && writing.isDrawn;
    const kind = style === 'lines' ? undefined : isCovered ? 'covered' : 'rows';
    const entries = items.map((item, i) => {
      const number = ordered && writing.isNumbered ? plainLine(`${i + 1}. `) : [];
      if (!isCovered) return tag('li', {}, ...this.#line([...number, ...item]));
      const summary = tag(
        'summary',
        {},
        ...this.#line(plainLine(words.text('screen-covered', { number: i + 1 }))),
      );
      return tag('li', {}, tag('details', { class: 'line' }, summary, tag('p', {}, ...this.#line(item))));
    });
    return tag(ordered ? 'ol' : 'ul', { class: kind }, ...entries);
  }

  #board(board: BlockOf<'board'>, { section, heading }: Position): Markup {
    const { figure } = board;
    if (isBare(board)) return boardTable(figure, heading, 'board', this.#boards);
    const hasKeyList = section?.blocks.some((block) => block.type === 'tally' && block.key) ?? false;
    return boardFigure(figure, heading, hasKeyList, this.#boards);
  }

  #graphic(figure: BoardFigure): Markup[] {
    const graphic = this.#settings.writing.graphic?.(figure);
    if (!graphic) return [];
    const alt = textOf(this.#line(plainLine(graphic.alt)));
    return [tag('p', { class: 'graphic' }, tag('img', { src: graphic.href, alt }))];
  }

  #tally({ title, range, key }: BlockOf<'tally'>): Markup[] {
    if (key) return [...keyList(key, title, this.#boards), ...this.#graphic(key)];
    const dominoes = dominoesOf(range).sort(byNumbers);
    const { isDrawn } = this.#settings.writing;
    const entries = dominoes.map((domino) => {
      const name = makeDomino(domino);
      return tag(
        'li',
        { 'data-domino': name },
        ...(isDrawn ? [name] : this.#line([{ type: 'domino', domino }])),
      );
    });
    return [
      tag('p', { class: 'tally-title' }, ...this.#line(plainLine(title))),
      tag('ul', { class: 'tally' }, ...entries),
    ];
  }

  /** A table to write in, once it is on paper; on a screen it tells what is to be written down. */
  #form({ title, columns, rows }: BlockOf<'form'>): Markup {
    const isNamed = rows.some((row) => row !== '');
    const heads = columns.map((column) => tag('th', { scope: 'col' }, ...this.#line(column)));
    const cells = columns.map(() => tag('td', {}));
    const named = (row: string) => tag('th', { scope: 'row' }, ...this.#line(plainLine(row)));
    return table(
      'form',
      this.#line(plainLine(title)),
      isNamed ? [tag('td', {}), ...heads] : heads,
      rows.map((row) => (isNamed ? [named(row), ...cells] : cells)),
    );
  }

  #contents(): Markup {
    const { outline, inFiles } = this.#settings;
    const attributes = { role: 'doc-toc', 'epub:type': inFiles ? 'toc' : undefined };
    return tag('nav', attributes, this.#entries(outline.entries));
  }

  #entries(entries: readonly Entry[]): Markup {
    const items = entries.map(({ id, title, children }) => {
      const link = tag('a', { href: this.#settings.linkTo(id) }, ...this.#line(title));
      return tag('li', {}, link, ...(children.length > 0 ? [this.#entries(children)] : []));
    });
    return tag('ol', {}, ...items);
  }

  #line(content: readonly Inline[]): Node[] {
    const { writing, linkTo } = this.#settings;
    const link = ({ of }: PageReference, words: string) => tag('a', { href: linkTo(idOf(of)) }, words);
    return writing.line(content, link);
  }
}

/** Whether a board shows its numbers alone, as a table can. */
function isBare({ figure: { blank, dominoes, bars, marked, next } }: BlockOf<'board'>): boolean {
  return !blank && !next && dominoes.length + bars.length + marked.length === 0;
}
