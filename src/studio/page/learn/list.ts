import { make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { FIRST_LESSONS, LESSON_NAMES, type LessonName, TECHNIQUE_LESSONS } from '../../lesson/lessons.ts';
import { nextLesson } from '../../lesson/progress.ts';
import { lessonTitle } from '../../lesson/texts.ts';
import { makeRoute } from '../../routes.ts';
import { doneLessons } from './done.ts';

/** All lessons, which of them are done, and the one to go on with. */
export function lessonList(words: WordBook): HTMLElement[] {
  const done = doneLessons();
  const next = nextLesson(done);
  return [
    make('p', {}, words.text('learn-lead')),
    progressOf(done, words),
    make(
      'p',
      { class: 'learn-go' },
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

/** How far a learner is, in words and as a bar. */
export function progressOf(done: ReadonlySet<LessonName>, words: WordBook): HTMLElement {
  const count = LESSON_NAMES.length;
  const bar = make('progress', { 'aria-hidden': 'true', max: String(count), value: String(done.size) });
  return make('p', { class: 'learn-progress' }, words.text('learn-counts', { done: done.size, count }), bar);
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
    const isDone = make('span', {}, ` – ${words.text('learn-is-done')}`);
    return make('li', {}, link, ...(done.has(name) ? [isDone] : []));
  });
  return [
    make('h2', {}, title),
    make('ol', { class: 'learn-list', start: String(LESSON_NAMES.indexOf(names[0]!) + 1) }, ...items),
  ];
}
