import { chainWords } from '../../document/chain-words.ts';
import type { Block, BlockOf, BoardFigure, Document, Inline } from '../../document/document.ts';
import type { Puzzle } from '../../domino/puzzle.ts';
import { formWords } from '../lines.ts';
import { dominoLines, markLines, numberLines, sizeLine } from './spoken-board.ts';
import { finished, sayText, sentencesOf, type Voice, voiceOf } from './voice.ts';

/**
 * A document as a script for someone who reads aloud, or for a synthesiser. A line is what is said in one go and said again
 * when asked: a sentence, a row of a board, the dominoes of a row. An empty line is a pause between paragraphs; two come
 * before a chapter.
 * @param isBook whether it has chapters, and says where it ends
 */
export function layoutAloud(document: Document, isBook = true): string {
  return new AloudLayout(document, isBook).run();
}

class AloudLayout {
  readonly #document: Document;
  readonly #isBook: boolean;
  readonly #voice: Voice;
  readonly #lines: string[] = [];
  /** Those whose numbers have been said. */
  readonly #said = new Set<Puzzle>();

  constructor(document: Document, isBook: boolean) {
    this.#document = document;
    this.#isBook = isBook;
    this.#voice = voiceOf(document.words);
  }

  run(): string {
    this.#blocks(this.#document.blocks, false);
    if (this.#isBook) this.#paragraph([this.#voice.words.text('spoken-end')]);
    // No-break spaces are for the eye.
    return `${this.#lines.join('\n').replace(/[^\S\n]/g, ' ')}\n`;
  }

  #blocks(blocks: readonly Block[], onTitlePage: boolean): void {
    for (const block of blocks) this.#block(block, onTitlePage);
  }

  #block(block: Block, onTitlePage: boolean): void {
    switch (block.type) {
      case 'section':
        this.#blocks(block.blocks, block.role === 'title-page');
        break;
      case 'heading':
        this.#heading(block, onTitlePage);
        break;
      case 'paragraph':
        // Conditions are about boards to be touched.
        if (!block.when) this.#paragraph(this.#sentences(block.content));
        break;
      case 'list':
        this.#list(block);
        break;
      case 'board':
        this.#board(block.figure);
        break;
      case 'tally':
        this.#paragraph([finished(sayText(block.title, this.#voice))]);
        break;
      case 'form':
        this.#paragraph(this.#sentences(formWords(block)));
        break;
      case 'chain':
        this.#paragraph(this.#sentences(chainWords(block.chain, this.#voice.words, ', ')));
        break;
      case 'contents':
        this.#paragraph(headingsOf(this.#document.blocks).flatMap((content) => this.#sentences(content)));
        break;
      case 'emblem':
      case 'picture':
      case 'notes':
      case 'code':
        break;
    }
  }

  #heading({ level, content }: BlockOf<'heading'>, onTitlePage: boolean): void {
    const isChapter = level === 1 && !onTitlePage && this.#isBook;
    if (level === 1 && this.#lines.length > 0) this.#lines.push('');
    const { words } = this.#voice;
    const chapter = (sentence: string) => words.text('spoken-chapter', { sentence });
    this.#paragraph(this.#sentences(content, isChapter ? chapter : undefined));
  }

  #list({ ordered, items }: BlockOf<'list'>): void {
    const { words, numerals } = this.#voice;
    if (!ordered) this.#paragraph(items.flatMap((item) => this.#sentences(item)));
    else {
      items.forEach((item, i) => {
        const number = numerals.word(i + 1);
        const step = (sentence: string) => words.text('spoken-step', { number, sentence });
        this.#paragraph(this.#sentences(item, step));
      });
    }
  }

  /** The numbers of a board are said once; what shows it again with dominoes on it tells these alone. */
  #board(figure: BoardFigure): void {
    const { puzzle, blank, dominoes, marked } = figure;
    const isBare = dominoes.length === 0 && marked.length === 0;
    if (blank) this.#paragraph([sizeLine(puzzle.board, this.#voice)]);
    else if (isBare || !this.#said.has(puzzle)) {
      this.#paragraph(numberLines(puzzle, this.#voice));
      this.#said.add(puzzle);
    }
    const isKey = dominoes.length * 2 === puzzle.board.cells.length;
    const lines = dominoLines(figure, this.#voice);
    if (isKey) for (const row of lines) this.#paragraph(row);
    else if (lines.length > 0) this.#paragraph([this.#voice.words.text('spoken-dominoes'), ...lines.flat()]);
    this.#paragraph(markLines(figure, this.#voice));
  }

  /** @param first makes of the first sentence what is said */
  #sentences(content: readonly Inline[], first = (sentence: string) => sentence): string[] {
    return sentencesOf(content, this.#voice).map((sentence, i) => (i === 0 ? first(sentence) : sentence));
  }

  /** Lines that belong together. */
  #paragraph(lines: readonly string[]): void {
    if (lines.length === 0) return;
    if (this.#lines.length > 0) this.#lines.push('');
    this.#lines.push(...lines);
  }
}

function headingsOf(blocks: readonly Block[]): (readonly Inline[])[] {
  return blocks.flatMap((block) => {
    if (block.type === 'section') {
      // The title page and the contents themselves are not named there.
      const isLeftOut = block.role === 'title-page' || block.blocks.some(({ type }) => type === 'contents');
      return isLeftOut ? [] : headingsOf(block.blocks);
    }
    return block.type === 'heading' && block.level === 1 ? [block.content] : [];
  });
}
