import { make } from '../../../../play/page/elements.ts';
import { focusBoard, startPlaying } from '../../../../play/page/puzzle.ts';
import { elementsOf } from '../../../../studio/page/markup.ts';
import type { Shown } from '../../../../studio/page/play/table.ts';
import { makeRoute } from '../../../../studio/routes.ts';
import type { WordBook } from '../../../../words/word-book.ts';
import { parseTaskLine } from '../../line.ts';
import { composeSection, taskName, taskTexts } from '../section.ts';

/** A task for composers as it is put on the table. @throws UserError if the line is none */
export function shownTask(line: string, words: WordBook): Shown {
  const section = elementsOf(composeSection(parseTaskLine(line), words))[0]!;
  return {
    section,
    line,
    address: makeRoute('play', { line }),
    start: () => startPlaying(section, words),
    focus: () => focusBoard(section),
  };
}

/** The name of a task, which leads to it, and what it asks for. @throws UserError if the line is none */
export function linkToTask(line: string, words: WordBook): (Node | string)[] {
  const task = parseTaskLine(line);
  const link = make('a', { href: makeRoute('play', { line }) }, taskName(task, words));
  return [link, ` ${taskTexts(task, words).join(' ')}`];
}
