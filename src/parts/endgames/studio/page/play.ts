import { succeeds } from '../../../../errors.ts';
import { ENDGAME_WORD } from '../../../../games/endgame-order.ts';
import { make } from '../../../../play/page/elements.ts';
import { addPlayable } from '../../../../play/page/kept.ts';
import { KEEPING } from '../../../../play/page/player.ts';
import { playableTable } from '../../../../play/page/table/player.ts';
import { focusTable, startTable } from '../../../../play/page/table/table.ts';
import { elementsOf } from '../../../../studio/page/markup.ts';
import type { Shown } from '../../../../studio/page/play/table.ts';
import { makeRoute } from '../../../../studio/routes.ts';
import type { WordBook } from '../../../../words/word-book.ts';
import { isDealLine, parseDealLine } from '../../../games/deal-line.ts';
import { dealSection } from '../../../games/studio/section.ts';
import { openEndgame } from '../orders.ts';
import { endgameSection } from '../section.ts';

// What plays Sperrdomino, loaded when it is wanted.
addPlayable(ENDGAME_WORD, playableTable);

/** The name of an end or of whole games. @throws UserError if it cannot be played */
export function endgameName(line: string, words: WordBook): string {
  return isDealLine(line)
    ? words.text('studio-deals-name')
    : words.text('studio-locks-name', openEndgame(line));
}

/** Its name, which leads to it. @throws UserError if it cannot be played */
export function linkToEndgame(line: string, words: WordBook): HTMLElement {
  return make('a', { href: makeRoute('play', { line }) }, endgameName(line, words));
}

export function isPlayable(line: string): boolean {
  return succeeds(() => (isDealLine(line) ? parseDealLine(line) : openEndgame(line)));
}

/** An end of Sperrdomino, or whole games, as they are put on the table. @throws UserError if they cannot be played */
export function shownEndgame(line: string, words: WordBook): Shown {
  const blocks = isDealLine(line) ? dealSection(line, words) : endgameSection(openEndgame(line), words);
  const section = elementsOf(blocks)[0]!;
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
