import { LESSON_NAMES } from '../../lesson/lessons.ts';
import { showLesson } from '../learn/lesson.ts';
import { lessonList } from '../learn/list.ts';
import type { Leave, Stage } from '../stage.ts';

/** The game is learnt on small boards: the list of lessons, or the one that the address names. */
export function showLearn({ main, words, route, warn }: Stage): Leave {
  const name = LESSON_NAMES.find((known) => known === route.wishes.lesson);
  if (name) return showLesson(main, name, words);
  if (route.wishes.lesson !== undefined) warn(words.text('studio-address-unknown'));
  main.append(...lessonList(words));
  return () => {};
}
