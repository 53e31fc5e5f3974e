import { keepText, keptText } from '../../../ui/kept-texts.ts';
import { LESSON_NAMES, type LessonName } from '../../lesson/lessons.ts';
import { areDone, makeDone, parseDone } from '../../lesson/progress.ts';
import { setAside } from '../storage.ts';

/** The 1 is the version of what is stored. */
const KEPT = 'dominosa-press/lessons/1';

/** The lessons of this session that were done, so that they are known where nothing can be stored. */
const here = new Set<LessonName>();

/** The lessons that were done, here or before. */
export function doneLessons(): ReadonlySet<LessonName> {
  const kept = parseDone(keptText(KEPT) ?? '');
  return new Set(LESSON_NAMES.filter((name) => kept.has(name) || here.has(name)));
}

export function keepDone(name: LessonName): void {
  here.add(name);
  keepText(KEPT, makeDone(doneLessons()));
}

/** Takes what cannot be read of the lessons that were done out of the way. @returns whether there was any */
export function setDoneAside(): boolean {
  const text = keptText(KEPT);
  const isDamaged = text !== undefined && !areDone(text);
  if (isDamaged) setAside(KEPT, makeDone(doneLessons()));
  return isDamaged;
}
