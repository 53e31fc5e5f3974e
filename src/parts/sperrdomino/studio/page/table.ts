import type { Markup } from '../../../../layout/screen/markup.ts';
import { addPlayable } from '../../../../play/page/kept.ts';
import { KEEPING } from '../../../../play/page/player.ts';
import { elementsOf } from '../../../../studio/page/markup.ts';
import type { Shown } from '../../../../studio/page/play/table.ts';
import { makeRoute } from '../../../../studio/routes.ts';
import type { WordBook } from '../../../../words/word-book.ts';
import { TABLE_PLAYER } from '../../play/page/player.ts';
import { focusTable, startTable } from '../../play/page/table.ts';

addPlayable(TABLE_PLAYER.word, TABLE_PLAYER.read);

/** A game of Sperrdomino as it is put on the table. @param content its section @throws UserError if the line cannot be played */
export function shownAtTable(content: readonly Markup[], line: string, words: WordBook): Shown {
  const section = elementsOf(content)[0]!;
  const heading = section.querySelector<HTMLElement>('h2')!;
  heading.id ||= `${section.id}.name`;
  return {
    section,
    line,
    address: makeRoute('play', { line }),
    start: () => startTable({ section, heading, line }, words, KEEPING),
    focus: () => focusTable(section),
  };
}
