import type { Language } from '../../../src/languages/index.ts';
import { parseTask } from '../../../src/parts/composing/config.ts';
import { makeTaskLine } from '../../../src/parts/composing/line.ts';
import { assistantOf } from '../../../src/play/assistants.ts';
import type { Command } from '../../../src/play/commands.ts';
import { readPlayBoard } from '../../../src/play/play-board-line.ts';
import { Session } from '../../../src/play/session.ts';
import { Speech } from '../../../src/play/speech.ts';
import { playWordsOf } from './words.ts';

/** The line of a task, by its name or its JSON. */
export function taskLineOf(task: string): string {
  const { puzzle, conditions } = parseTask(task);
  return makeTaskLine(
    puzzle,
    conditions.map(({ text }) => text),
  );
}

/** A composing task in play, and its answers to commands. Searches are awaited. */
export function taskSession(task: string, language: Language = 'en') {
  const playBoard = readPlayBoard(taskLineOf(task));
  const speech = new Speech(playBoard, playWordsOf(language));
  const session = new Session(playBoard, speech, assistantOf(playBoard, speech));
  const say = (command: Command): string => {
    let said = session.obey(command);
    while (session.isSearching) said = session.searchOn();
    return said;
  };
  /** Fills in all rows of an answer. */
  const fillIn = (rows: string) => {
    const numbers = [...rows.replaceAll('/', '')];
    const own = playBoard.board.cells.filter(
      (cell) => playBoard.isUnknown(cell) && /\d/.test(numbers[cell]!),
    );
    return own
      .flatMap((cell) => [say({ visit: cell }), say({ type: Number(numbers[cell]) })])
      .filter(Boolean)
      .at(-1);
  };
  return { playBoard, session, say, fillIn };
}
