import { parsed } from '../../play/kept-text.ts';
import type { PlayBoard } from '../../play/play-board.ts';
import { isFull, type Position } from '../../play/position.ts';
import { LESSON_NAMES, type Lesson, type LessonName } from './lessons.ts';

/** Whether what a lesson asks for is done. A teacher has looked on, so that all on the board is right. */
export function isReached({ goal, given }: Lesson, playBoard: PlayBoard, position: Position): boolean {
  return goal === 'place'
    ? [...position.dominoes].some((pair) => !given.dominoes.includes(pair))
    : isFull(playBoard, position);
}

/** The lessons that were done, as they are kept on the device. */
export function makeDone(done: ReadonlySet<LessonName>): string {
  return JSON.stringify([...done]);
}

/** Reads what {@link makeDone} writes; what is damaged or unknown is left out. */
export function parseDone(text: string): Set<LessonName> {
  const names = namesIn(text);
  return new Set(LESSON_NAMES.filter((name) => names?.includes(name)));
}

/** Whether a text that was kept is what {@link makeDone} writes, all of it known. */
export function areDone(text: string): boolean {
  const known: readonly unknown[] = LESSON_NAMES;
  return namesIn(text)?.every((name) => known.includes(name)) ?? false;
}

function namesIn(text: string): readonly unknown[] | undefined {
  const read = parsed(text);
  return Array.isArray(read) ? read : undefined;
}

/** The first lesson that is not done; nothing if all are. */
export function nextLesson(done: ReadonlySet<LessonName>, after?: LessonName): LessonName | undefined {
  const from = after === undefined ? 0 : LESSON_NAMES.indexOf(after) + 1;
  const inTurn = [...LESSON_NAMES.slice(from), ...LESSON_NAMES.slice(0, from)];
  return inTurn.find((name) => !done.has(name) && name !== after);
}
