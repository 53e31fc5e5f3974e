import type { Block } from '../document/document.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import { plainLine } from '../layout/lines.ts';
import type { Markup } from '../layout/screen/markup.ts';
import { outlineOf } from '../layout/screen/outline.ts';
import { ScreenWriter } from '../layout/screen/writer.ts';
import { printWriting } from '../layout/screen/writing.ts';
import type { WordBook } from '../words/word-book.ts';

/** Blocks of a document as the pages for screens have them; what they refer to is led to within the page. */
export function writeBlocks(blocks: readonly Block[], words: WordBook): Markup[] {
  return new ScreenWriter({
    words,
    writing: printWriting(words),
    outline: outlineOf(blocks),
    inFiles: false,
    breaks: new Map(),
    linkTo: (id) => `#${id}`,
  }).write(blocks);
}

/** The section of something that can be played, as `book.html` has it: its heading, and what stands below. */
export function playSection(
  title: string,
  blocks: readonly Block[],
  words: WordBook,
  game?: string,
): Markup[] {
  const heading: Block = { type: 'heading', level: 1, content: plainLine(title) };
  const section: Block = {
    type: 'section',
    role: 'puzzle',
    id: 'puzzle',
    ...(game && { game }),
    blocks: [heading, ...blocks],
  };
  return writeBlocks([section], words);
}

export function paragraph(text: string): Block {
  return { type: 'paragraph', style: 'body', content: plainLine(text) };
}

/** The rules of a game, below it. */
export function rulesList(heading: string, rules: readonly string[]): Block[] {
  return [
    { type: 'heading', level: 2, content: plainLine(heading) },
    { type: 'list', ordered: false, style: 'lines', items: rules.map((rule) => plainLine(rule)) },
  ];
}

/** A puzzle that can be played: its board, the list of its dominoes. */
export function puzzleSection(puzzle: Puzzle, title: string, words: WordBook): Markup[] {
  const figure = { puzzle, blank: false, dominoes: [], bars: [], marked: [], description: title };
  const blocks: Block[] = [
    { type: 'board', figure },
    { type: 'tally', title: words.text('puzzle-dominoes'), range: puzzle.range },
  ];
  return playSection(title, blocks, words);
}
