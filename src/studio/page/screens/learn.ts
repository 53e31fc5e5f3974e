import { LESSON_NAMES } from '../../lesson/lessons.ts';
import { setDoneAside } from '../learn/done.ts';
import { showLesson } from '../learn/lesson.ts';
import { lessonList } from '../learn/list.ts';
import type { Leave, Stage } from '../stage.ts';

/** The game is learnt on small boards: the list of lessons, or the one that the address names. */
export function showLearn({ main, words, route, isAgain, warn }: Stage): Leave {
  if (setDoneAside()) warn(words.text('learn-damaged'));
  const name = LESSON_NAMES.find((known) => known === route.query.lesson);
  if (name) return showLesson(main, name, words, isAgain);
  if (route.query.lesson !== undefined) warn(words.text('studio-address-unknown'));
  main.append(...lessonList(words));
  return () => {};
}
