import { ENDGAME_WORD } from '../../../games/endgame-order.ts';
import { terrainOf } from '../../../play/page/kept.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { taskName } from '../../compose-section.ts';
import { loading } from '../../loading.ts';
import { nameOf } from './choices.ts';

/** What is played of Sperrdomino. */
export function isTable(line: string): boolean {
  return line.startsWith(`${ENDGAME_WORD} `);
}

/** What a line can be played as. @throws UserError if it is nothing that can be; NotLoaded */
export async function nameOfLine(line: string, words: WordBook): Promise<string> {
  if (isTable(line)) return (await loading(import('./lock.ts'))).lockName(line, words);
  const { puzzle, task } = terrainOf(line);
  return task ? taskName(task, words) : nameOf(puzzle, words);
}
