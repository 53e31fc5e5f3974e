import { braillePlace } from '../../braille/grids.ts';
import { chainWords } from '../../document/chain-words.ts';
import {
  type Block,
  type BlockOf,
  type BoardFigure,
  COORDINATES,
  type Condition,
  type Inline,
} from '../../document/document.ts';
import { makeCell, parseCell } from '../../domino/coordinates.ts';
import { byNumbers, dominoesOf } from '../../domino/dominoes.ts';
import { UserError } from '../../errors.ts';
import { BLANK } from '../../six-dot.ts';
import { formWords, plainLine } from '../lines.ts';
import { targetOf } from '../page.ts';
import { continued, holdsContents } from './contents.ts';
import { boardBlocks, wideBoard } from './embossed-board.ts';
import { bodyLines } from './setup.ts';
import { centred, inColumns, numberedRows, type Row, sideBySideInRows, type Typist } from './typist.ts';
import { type Chapter, type Draft, leastOf, lengthOf, type Piece, Writer } from './writer.ts';

/** Cells that a paragraph, and the later lines of a list's entry, are indented by. */
const INDENT = 2;
/** Lines of a text that stay together at the end of a page. */
const LEAST_LINES = 2;

/** Lays blocks out on pages that have no numbers yet. */
export class EmbossLayout {
  readonly #writer: Writer;
  readonly #typist: Typist;
  readonly #chapters: ReadonlyMap<Block, Chapter>;
  readonly #contents: readonly (readonly string[])[];
  /** No puzzle has come yet since the words with which its section begins. */
  #opened = false;

  /** @param chapters by their headings @param contents the lines of each entry of the table of contents */
  constructor(
    typist: Typist,
    chapters: ReadonlyMap<Block, Chapter>,
    contents: readonly (readonly string[])[] = [],
  ) {
    this.#writer = new Writer(bodyLines(typist.setup));
    this.#typist = typist;
    this.#chapters = chapters;
    this.#contents = contents;
  }

  /** @param blocks the uppermost of a document, or some of them; each section is a chapter and begins on the front of a sheet */
  run(blocks: readonly Block[]): Draft[] {
    for (const block of blocks) {
      if (block.type === 'section') {
        if (this.#fitsBelow(block)) {
          this.#blocks(block.blocks);
          continue;
        }
        this.#writer.named(undefined);
        this.#writer.role = block.role;
        this.#writer.freshPage('chapter');
      }
      this.#block(block);
    }
    return this.#writer.pages;
  }

  /** Whether contents have room below what stands on the title page of their volume. */
  #fitsBelow({ blocks }: BlockOf<'section'>): boolean {
    if (!holdsContents(blocks)) return false;
    const headings = blocks.reduce(
      (sum, block) => sum + (block.type === 'heading' ? 2 + this.#headingLines(block).length : 0),
      0,
    );
    return headings + this.#contents.flat().length <= this.#writer.room;
  }

  #blocks(blocks: readonly Block[], isLoose = false): void {
    blocks.forEach((block, i) => {
      if (this.#together(blocks.slice(i), isLoose) > this.#writer.room) this.#writer.freshPage();
      this.#block(block);
    });
  }

  /**
   * The lines at the beginning of these blocks that stay on one page: a heading with what follows it, words with the board
   * that they introduce, and two lines of a text at least.
   * @param isLoose whether a board can begin the page after its words
   */
  #together([block, ...rest]: readonly Block[], isLoose = false): number {
    switch (block?.type) {
      case 'heading':
        return 1 + this.#headingLines(block).length + this.#together(rest, isLoose);
      case 'paragraph': {
        const lines = this.#paragraph(block).length;
        const isFigure = !isLoose && (rest[0]?.type === 'board' || rest[0]?.type === 'chain');
        return isFigure ? lines + this.#together(rest) : Math.min(lines, LEAST_LINES);
      }
      case 'board':
        return 1 + this.#boardPieces(block)[0]!.lines.length;
      case 'chain':
        return this.#chainLines(block).length;
      case 'list':
        return Math.min(this.#listLines(block).flat().length, LEAST_LINES);
      case 'tally':
        return Math.min(tallyList(block, this.#typist).length, this.#writer.lines);
      default:
        return 0;
    }
  }

  #block(block: Block): void {
    switch (block.type) {
      case 'section':
        this.#section(block);
        break;
      case 'heading':
        this.#heading(block);
        break;
      case 'paragraph':
        this.#begin(block);
        this.#writer.write(this.#paragraph(block));
        break;
      case 'list':
        if (block.style === 'covered') for (const row of this.#rows(block)) this.#writer.row(row);
        else this.#writer.write(this.#listLines(block).flat());
        break;
      case 'board':
        this.#writer.skip();
        this.#writer.keepPieces(this.#boardPieces(block));
        this.#writer.skip();
        break;
      case 'tally':
        this.#writer.keep(tallyList(block, this.#typist));
        break;
      case 'form':
        this.#writer.write(this.#typist.lines(formWords(block), INDENT, 0));
        break;
      case 'chain':
        this.#writer.keep(this.#chainLines(block));
        break;
      case 'contents':
        for (const entry of this.#contents) this.#writer.keep(entry);
        break;
      case 'emblem':
      case 'picture':
      case 'notes':
      case 'code':
        break;
    }
  }

  #section(section: BlockOf<'section'>): void {
    const { role, blocks } = section;
    this.#begin(section);
    if (section.running) this.#writer.named(section.running);
    if (role === 'part' || role === 'page' || role === 'step') this.#part(section);
    else if (role === 'puzzle' || role === 'key') this.#boardSection(section);
    else {
      this.#writer.named(undefined);
      this.#writer.freshPage('chapter');
      this.#opened = role === 'puzzles';
      this.#blocks(blocks);
    }
  }

  /** A part of a text. If something refers to it, the pages on which it goes on say so, unless their running titles do. */
  #part({ id, running, blocks }: BlockOf<'section'>): void {
    const [heading, ...rest] = blocks;
    if (id === undefined || heading?.type !== 'heading') {
      this.#blocks(blocks);
      return;
    }
    // Whoever has found a name in the running title reads on; so pages are full.
    const isLoose = running !== undefined;
    if (this.#together(blocks, isLoose) > this.#writer.room) this.#writer.freshPage();
    this.#writer.part();
    this.#heading(heading);
    if (!running) this.#writer.head = this.#continued(heading);
    this.#blocks(rest, isLoose);
    this.#writer.head = [];
    this.#writer.under(undefined);
  }

  /** The heading of what goes on from another page. */
  #continued({ content }: BlockOf<'heading'>): string[] {
    return this.#typist.lines(continued(content, this.#typist));
  }

  /**
   * A puzzle on a page of its own, the first of a section below the words of this if both fit; a key where it fits, so that
   * a volume can begin with it if it begins a page. The pages on which they go on say of which they are, at their head if no
   * running title does.
   */
  #boardSection(section: BlockOf<'section'>): void {
    const { role, running, blocks } = section;
    const writer = this.#writer;
    const [first] = blocks;
    const head = first?.type === 'heading' && !running ? this.#continued(first) : [];
    const pieces = this.#pieces(section, head.length);
    if (role === 'puzzle') {
      const whole = pieces.length + lengthOf(pieces);
      if (this.#opened && whole <= writer.room) writer.skip();
      else writer.freshPage('puzzle');
      this.#opened = false;
    } else {
      const [words, next] = pieces as [Piece, Piece?];
      const together = 1 + words.lines.length + (next ? leastOf(next) : 0);
      if (writer.empty || together > writer.room) writer.freshPage('key');
      else writer.skip();
    }
    for (const block of blocks) {
      if (block.type === 'paragraph') this.#begin(block);
      this.#beginChapter(block);
    }
    writer.head = head;
    writer.keepPieces(pieces);
    writer.head = [];
  }

  /**
   * What stands on the page of a board: the words above it as one piece, and the rest one by one. A tally tells of the board
   * before it where the dominoes lie; in a key it stands before that board, as a list can be divided and fills the page.
   * @param head lines at the head of the pages on which the section goes on
   */
  #pieces({ role, blocks }: BlockOf<'section'>, head: number): Piece[] {
    const pieces: Piece[] = [];
    let drawn: Piece[] = [];
    let words: string[] = [];
    let figure: BoardFigure | undefined;
    const finish = (...more: Piece[]) => {
      pieces.push({ lines: words }, ...more);
      words = [];
    };
    for (const [i, block] of blocks.entries()) {
      switch (block.type) {
        case 'heading':
          words.push(...this.#headingLines(block));
          break;
        case 'paragraph':
          if (!block.when || block.when === this.#dominoesFit(blocks.slice(i), head))
            words.push(...this.#typist.lines(block.content, INDENT, 0));
          break;
        case 'list':
          words.push(...this.#listLines(block).flat());
          break;
        case 'board': {
          if (block.isWide) {
            const board = this.#wideBoard(block.figure, head + words.length);
            if (board) words.push(...board);
            finish();
            break;
          }
          const board = this.#boardPieces(block, words.length, head);
          figure = block.figure;
          if (role === 'key' && figure.dominoes.length > 0) drawn = board;
          else finish(...board);
          break;
        }
        case 'tally':
          finish(
            figure && figure.dominoes.length > 0
              ? { lines: keyList(figure, this.#typist), isList: true }
              : { lines: tallyList(block, this.#typist) },
            ...drawn,
          );
          drawn = [];
          break;
        default:
          throw new UserError(`a ${block.type} is not allowed beside a board in the editions for embossers`, {
            expected: 'headings, paragraphs, lists, boards and tallies in puzzle.xml.hbs and key.xml.hbs',
          });
      }
    }
    finish(...drawn);
    return pieces.filter(({ lines }) => lines.length > 0);
  }

  /** Whether the first board of these to play on fits on a page with that many lines at its head. */
  #dominoesFit(blocks: readonly Block[], head: number): Condition {
    const board = blocks.find((block) => block.type === 'board');
    const words = blocks.find((block) => block.type === 'paragraph');
    const taken = words?.when === 'dominoes-fit' ? this.#typist.lines(words.content, INDENT, 0).length : 0;
    const fits = board?.isWide && this.#wideBoard(board.figure, head + taken);
    return fits ? 'dominoes-fit' : 'dominoes-do-not-fit';
  }

  #wideBoard(figure: BoardFigure, taken: number): string[] | undefined {
    const { cells, language } = this.#typist.setup;
    return wideBoard(figure, cells, this.#writer.lines - taken, language);
  }

  /**
   * A board as pieces that are not divided, and the words for what its lines do not show. It is cut so that it fits below
   * the lines that are taken; if it does not, as few times as its own page allows below its head.
   */
  #boardPieces({ figure, isSmall = false }: BlockOf<'board'>, taken = 0, head = 0): Piece[] {
    const { cells, language } = this.#typist.setup;
    const { lines } = this.#writer;
    const here = boardBlocks(figure, cells, lines - taken, language);
    const needed = here?.reduce((sum, { length }) => sum + length, taken);
    const fits = needed !== undefined && needed <= lines;
    // The smallest page has room for three rows and columns of any board, and they are enough for a part.
    const blocks = fits ? here! : boardBlocks(figure, cells, lines - head, language)!;
    // The words beside a small one name its cells.
    return [...blocks, isSmall ? [] : markedCells(figure, this.#typist)]
      .filter(({ length }) => length > 0)
      .map((lines) => ({ lines }));
  }

  /** What has this id begins with the next line. */
  #begin({ id }: { readonly id?: string }): void {
    if (id !== undefined) this.#writer.target(targetOf(id));
  }

  #heading(heading: BlockOf<'heading'>): void {
    const writer = this.#writer;
    writer.skip();
    this.#beginChapter(heading);
    if (heading.level > 1) writer.under(heading.content);
    writer.write(this.#headingLines(heading));
    if (heading.level === 1) writer.skip();
  }

  /** A heading of the first level stands in the middle, the others at the left. */
  #headingLines({ level, content }: BlockOf<'heading'>): string[] {
    const { cells } = this.#typist.setup;
    if (level > 1) return this.#typist.lines(content);
    return this.#typist.lines(content, 0, 0, cells - 2 * INDENT).map((line) => centred(line, cells));
  }

  #beginChapter(heading: Block): void {
    const chapter = this.#chapters.get(heading);
    if (chapter) this.#writer.chapter(chapter);
  }

  /** The lines of a paragraph; those with a condition are about raised sheets. */
  #paragraph({ when, content }: BlockOf<'paragraph'>): string[] {
    return when ? [] : this.#typist.lines(content, INDENT, 0);
  }

  #chainLines({ chain }: BlockOf<'chain'>): string[] {
    return this.#typist.lines(chainWords(chain, this.#typist.wordBook, ' '), 0, INDENT);
  }

  #rows({ isShort, items }: BlockOf<'list'>): Row[] {
    const entry = (content: readonly Inline[]) => this.#typist.words(content, isShort);
    return numberedRows(
      items.map(entry),
      (number) => entry(counted(number)),
      this.#typist.setup.cells,
      INDENT,
    );
  }

  #listLines(list: BlockOf<'list'>): readonly (readonly string[])[] {
    const { ordered, style, isShort, items } = list;
    const { cells } = this.#typist.setup;
    if (style === 'covered') return this.#rows(list).map(({ lines }) => lines);
    const entries = items.map((content, i) =>
      this.#typist.lines([...(ordered ? counted(i + 1) : []), ...content], 0, INDENT, cells, isShort),
    );
    return style === 'lines' ? entries : [sideBySideInRows(entries, cells)];
  }
}

/** Before the entry of a list with this number. */
function counted(number: number): Inline[] {
  return plainLine(`${number}. `);
}

/** Blank cells between two entries that stand side by side. */
const GAP = 2;
/** Blank cells at least beside each domino of a tally to write in. */
const ROOM = 3;

/** All dominoes of a set under the words of the tally. */
function tallyList({ title, range, hasRoom }: BlockOf<'tally'>, typist: Typist): string[] {
  const dominoes = dominoesOf(range)
    .sort(byNumbers)
    .map((domino) => typist.listed(domino, range));
  const { cells } = typist.setup;
  const words = typist.lines(plainLine(title));
  if (!hasRoom) return [...words, ...inColumns(dominoes, cells, 1)];
  const gap = evenGap(dominoes, cells);
  return [...words, ...inColumns(dominoes, cells - gap, gap).flatMap((row) => ['', row])];
}

/** The blanks between the columns of a tally to write in: as many as its lines have room for. */
function evenGap(dominoes: readonly string[], cells: number): number {
  const width = Math.max(...dominoes.map(({ length }) => length));
  const across = Math.max(1, Math.floor(cells / (width + ROOM)));
  return Math.floor(cells / across) - width;
}

/** The dominoes of a key with their places, in the order of the dominoes. */
function keyList({ puzzle: { board, range }, dominoes }: BoardFigure, typist: Typist): string[] {
  const { cells, language, writing } = typist.setup;
  const entries = dominoes
    .toSorted((one, other) => byNumbers(one.domino, other.domino))
    .map(
      (placement) =>
        typist.listed(placement.domino, range) + BLANK + braillePlace(board, placement, language, writing),
    );
  return inColumns(entries, cells, GAP);
}

/** The cells that a figure is about, in words; nothing if it is about none. */
function markedCells({ puzzle: { board }, marked }: BoardFigure, typist: Typist): string[] {
  if (marked.length === 0) return [];
  const names = marked.flatMap((cell, i): Inline[] => [
    ...plainLine(i === 0 ? ' ' : ', '),
    { type: 'cell', cell: parseCell(COORDINATES, makeCell(board, cell)) },
  ]);
  return typist.lines([...plainLine(typist.wordBook.text('figure-marked')), ...names], 0, 2);
}
