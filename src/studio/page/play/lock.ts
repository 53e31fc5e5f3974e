import { UserError } from '../../../errors.ts';
import { ENDGAME_WORD } from '../../../games/endgame-order.ts';
import { playableLock, rivalOf } from '../../../play/locks/playable.ts';
import { make } from '../../../play/page/elements.ts';
import { addPlayable } from '../../../play/page/kept.ts';
import { focusTable, startLock } from '../../../play/page/locks/lock.ts';
import { KEEPING } from '../../../play/page/player.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { openLock } from '../../lock-orders.ts';
import { lockSection } from '../../lock-section.ts';
import { makeRoute } from '../../routes.ts';
import { elementsOf } from '../markup.ts';
import type { Shown } from './table.ts';

// What plays ends of Sperrdomino, loaded when there are some.
addPlayable(ENDGAME_WORD, (line) => playableLock(rivalOf(line)));

/** The name of an end, which leads to it. @throws UserError if it cannot be played */
export function linkToLock(line: string, words: WordBook): HTMLElement {
  return make('a', { href: makeRoute('play', { line }) }, words.text('studio-locks-name', openLock(line)));
}

export function isPlayable(line: string): boolean {
  try {
    openLock(line);
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/** An end of Sperrdomino as it is put on the table. @throws UserError if it cannot be played */
export function shownLock(line: string, words: WordBook): Shown {
  const section = elementsOf(lockSection(openLock(line), words))[0]!;
  const heading = section.querySelector<HTMLElement>('h2')!;
  heading.id ||= `${section.id}.name`;
  return {
    section,
    line,
    address: makeRoute('play', { line }),
    start: () => startLock({ section, heading, line }, words, KEEPING),
    focus: () => focusTable(section),
  };
}
