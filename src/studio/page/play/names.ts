import { ENDGAME_WORD } from '../../../games/endgame-order.ts';
import { taskName } from '../../../parts/composing/studio/section.ts';
import { playBoardOf } from '../../../play/page/kept.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { loading } from '../../loading.ts';
import { nameOf } from './choices.ts';

/** What is played of Sperrdomino. */
export function isTable(line: string): boolean {
  return line.startsWith(`${ENDGAME_WORD} `);
}

/** What a line can be played as. @throws UserError if it is nothing that can be; NotLoaded */
export async function nameOfLine(line: string, words: WordBook): Promise<string> {
  if (isTable(line))
    return (await loading(import('../../../parts/endgames/studio/page/play.ts'))).endgameName(line, words);
  const { puzzle, task } = playBoardOf(line);
  return task ? taskName(task, words) : nameOf(puzzle, words);
}
