import type { Block } from '../../../document/document.ts';
import { UNKNOWN } from '../../../domino/puzzle.ts';
import { plainLine } from '../../../layout/lines.ts';
import type { Markup } from '../../../layout/screen/markup.ts';
import { paragraph, playSection } from '../../../studio/puzzle-section.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { conditionValues } from '../document/conditions.ts';
import type { ComposingTask } from '../task.ts';

export function taskName({ puzzle: { range } }: ComposingTask, words: WordBook): string {
  return words.text('studio-play-name', { kind: words.text('studio-compose-kind'), high: range });
}

/** How much of a task is given, and what else an answer must fulfil, a sentence for each condition. */
export function taskTexts({ puzzle, conditions }: ComposingTask, words: WordBook): string[] {
  const { board, range, numbers } = puzzle;
  const toFill = board.cells.filter((cell) => numbers[cell] === UNKNOWN).length;
  return [
    words.text('composing-givens', { given: board.cells.length - toFill, toFill }),
    ...conditions.map((condition) =>
      words.marked('composing-condition', conditionValues(condition, board, range)).plain(),
    ),
  ];
}

/** A task for composers that can be played, as `book.html` has it: what is asked, the board, and the rules below it. */
export function composeSection(task: ComposingTask, words: WordBook): Markup[] {
  const { puzzle, conditions } = task;
  const title = taskName(task, words);
  const figure = {
    puzzle,
    task: conditions.map(({ text }) => text),
    blank: false,
    dominoes: [],
    bars: [],
    marked: [],
    description: title,
  };
  const blocks: Block[] = [
    ...taskTexts(task, words).map(paragraph),
    { type: 'board', figure },
    { type: 'tally', title: words.text('puzzle-dominoes'), range: puzzle.range },
    { type: 'heading', level: 2, content: plainLine(words.text('locks-rules-heading')) },
    paragraph(words.text('composing-intro')),
  ];
  return playSection(title, blocks, words);
}
