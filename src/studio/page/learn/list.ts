import { make } from '../../../play/page/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { FIRST_LESSONS, LESSON_NAMES, type LessonName, TECHNIQUE_LESSONS } from '../../lesson/lessons.ts';
import { nextLesson } from '../../lesson/standing.ts';
import { lessonTitle } from '../../lesson/texts.ts';
import { makeRoute } from '../../routes.ts';
import { doneLessons } from './done.ts';

/** All lessons, which of them are done, and the one to go on with. */
export function lessonList(words: WordBook): HTMLElement[] {
  const done = doneLessons();
  const next = nextLesson(done);
  const counts = { done: done.size, count: LESSON_NAMES.length };
  return [
    make('p', { class: 'lead' }, words.text('learn-lead')),
    make('p', {}, words.text('learn-counts', counts)),
    make(
      'p',
      { class: 'studio-buttons' },
      next
        ? lessonLink(
            next,
            words.text(done.size === 0 ? 'learn-begin' : 'learn-go-on', { lesson: lessonTitle(next, words) }),
          )
        : words.text('learn-all-done'),
    ),
    ...part(words.text('learn-first-steps'), FIRST_LESSONS, done, words),
    ...part(words.text('learn-techniques'), TECHNIQUE_LESSONS, done, words),
  ];
}

export function lessonLink(name: LessonName, text: string): HTMLAnchorElement {
  return make('a', { href: makeRoute('learn', { lesson: name }) }, text);
}

function part(
  title: string,
  names: readonly LessonName[],
  done: ReadonlySet<LessonName>,
  words: WordBook,
): HTMLElement[] {
  const items = names.map((name) => {
    const link = lessonLink(name, lessonTitle(name, words));
    return make('li', {}, link, ...(done.has(name) ? [` – ${words.text('learn-is-done')}`] : []));
  });
  return [
    make('h2', {}, title),
    make('ol', { class: 'learn-list', start: String(LESSON_NAMES.indexOf(names[0]!) + 1) }, ...items),
  ];
}
