import { parseTaskLine } from '../../../compose/tasks/line.ts';
import { make } from '../../../play/page/elements.ts';
import { focusBoard, startPlaying } from '../../../play/page/puzzle.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { composeSection, taskName, taskTexts } from '../../compose-section.ts';
import { makeRoute } from '../../routes.ts';
import { elementsOf } from '../markup.ts';
import type { Shown } from './table.ts';

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
