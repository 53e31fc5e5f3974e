import { PlayBoard } from '../../../play/play-board.ts';
import { Speech } from '../../../play/speech.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { dominoesInDanger } from '../places.ts';
import { dangerStops } from '../play/dominoes.ts';
import { findingStops } from '../play/findings.ts';
import { type ComposingTask, filledIn } from '../task.ts';
import type { JudgedAnswer } from './jobs.ts';

/** What a check in the page tells of an answer, all at once, and whether what is there can still be completed. */
export function answerTexts(
  task: ComposingTask,
  { attempt, judgement, prospect }: JudgedAnswer,
  words: WordBook,
): string[] {
  const playBoard = new PlayBoard(task.puzzle, undefined, task);
  const speech = new Speech(playBoard, words);
  const setup = filledIn(task, attempt.filled);
  const found = findingStops(judgement, setup, playBoard, speech);
  const still = judgement.isAnswer
    ? []
    : dangerStops(
        dominoesInDanger(setup, attempt.dominoes),
        playBoard,
        speech,
        words.text(`play-compose-${prospect}`),
      );
  return [...found, ...still].map(({ text }) => text);
}
