import { partOfLine } from '../../../parts/studio.ts';
import { playBoardOf } from '../../../play/page/kept.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { playedPart } from '../parts.ts';
import { nameOf } from './choices.ts';

/** What a line can be played as. @throws UserError if it is nothing that can be; NotLoaded */
export async function nameOfLine(line: string, words: WordBook): Promise<string> {
  const part = partOfLine(line);
  if (part) return (await playedPart(part)).nameOf(line, words);
  return nameOf(playBoardOf(line).puzzle, words);
}
