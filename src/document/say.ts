import type { Setup } from '../domino/puzzle.ts';
import type { Level, TechniqueName } from '../solve/levels.ts';
import type { Step } from '../solve/techniques/technique.ts';
import { Marked } from '../words/marked.ts';
import type { WordBook } from '../words/word-book.ts';
import { MESSAGES } from './messages/index.ts';
import type { ShapeName, SpokenBoard } from './messages/messages.ts';

export const levelName = (level: Level, words: WordBook): string => MESSAGES[words.language].levels[level];
export const techniqueName = (technique: TechniqueName, words: WordBook): string =>
  MESSAGES[words.language].techniques[technique];
export const aidName = (technique: TechniqueName, rating: number, words: WordBook): string =>
  MESSAGES[words.language].aid(technique, rating);
export const shapeName = (shape: ShapeName, words: WordBook): string =>
  MESSAGES[words.language].shapes[shape];
export const dayText = (day: string, words: WordBook): string => MESSAGES[words.language].date(day);
export const stepText = (step: Step, setup: Setup, words: WordBook): Marked =>
  new Marked(MESSAGES[words.language].step(step, setup));
export const boardText = (board: SpokenBoard, words: WordBook): string =>
  MESSAGES[words.language].board(board);
export const emptyBoardText = (rows: number, columns: number, words: WordBook): string =>
  MESSAGES[words.language].emptyBoard(rows, columns);
