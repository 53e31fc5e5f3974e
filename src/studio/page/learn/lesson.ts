import { focusBoard, startPlaying } from '../../../play/page/puzzle.ts';
import type { Position } from '../../../play/position.ts';
import { covered, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { fillingTeacher } from '../../lesson/filling-teacher.ts';
import { LESSON_NAMES, type LessonName, lessonOf } from '../../lesson/lessons.ts';
import { isReached, nextLesson } from '../../lesson/progress.ts';
import { teacherOf } from '../../lesson/teacher.ts';
import { guidanceIn, lessonText, lessonTitle } from '../../lesson/texts.ts';
import { puzzleSection } from '../../puzzle-section.ts';
import { makeRoute } from '../../routes.ts';
import { elementsOf } from '../markup.ts';
import type { Leave } from '../stage.ts';
import { paragraph } from '../texts.ts';
import { doneLessons, keepDone } from './done.ts';
import { lessonLink, progressOf } from './list.ts';

/**
 * A lesson: what there is to know, its board, and what comes after it.
 *
 * @param isAgain whether its board has the focus at once, as the page was loaded again
 * @returns what ends it
 */
export function showLesson(main: HTMLElement, name: LessonName, words: WordBook, isAgain: boolean): Leave {
  const lesson = lessonOf(name);
  const title = lessonTitle(name, words);
  const place = { number: LESSON_NAMES.indexOf(name) + 1, count: LESSON_NAMES.length };
  const [section] = elementsOf(puzzleSection(lesson.puzzle, title, words)) as [HTMLElement];
  const guide = name === 'first' ? guideOf(words) : undefined;
  const done = make('div', { class: 'learn-done' });
  const doneText = () =>
    lesson.goal === 'solve'
      ? words.text('learn-done-solve')
      : words.text('learn-done-place', { technique: title });
  const onward = () => {
    const next = nextLesson(doneLessons(), name);
    const onTo = (to: LessonName) =>
      lessonLink(to, words.text('learn-next', { lesson: lessonTitle(to, words) }));
    return [
      make('p', {}, make('strong', {}, doneText())),
      progressOf(doneLessons(), words),
      make('p', {}, next ? onTo(next) : words.text('learn-all-done')),
    ];
  };
  const [lead, ...others] = lessonText(lesson, words).map(paragraph);
  main.append(
    make(
      'div',
      { class: 'learn-place' },
      make('p', {}, words.text('learn-lesson-of', place)),
      // The board of the first lesson is in view with its step; who wants to know more at once opens it.
      ...(guide ? [covered(words.text('learn-rules'), ...others)] : []),
    ),
    section,
    make('p', {}, make('a', { href: makeRoute('learn') }, words.text('learn-back'))),
  );
  section.querySelector('h1, h2, h3')!.after(lead!, ...(guide ? [guide.element] : others));
  const stop = startPlaying(section, words, {
    name: `lesson ${name}`,
    given: lesson.given,
    tutor(playBoard, speech) {
      if (playBoard.hasUnknowns) return fillingTeacher(playBoard, speech);
      // That a board is solved is said by itself.
      const reached = (now: Position) =>
        lesson.goal === 'place' && isReached(lesson, playBoard, now) ? doneText() : '';
      return teacherOf(lesson, playBoard, speech, guide ?? { next: reached });
    },
    moved(now, playBoard) {
      guide?.show(now);
      const isDone = isReached(lesson, playBoard, now);
      if (isDone) keepDone(name);
      if (isDone !== done.hasChildNodes()) done.replaceChildren(...(isDone ? onward() : []));
    },
  });
  // What comes next is in sight where the last move was made.
  section.querySelector('.play-panel')?.prepend(done);
  if (isAgain) focusBoard(section);
  return () => stop?.();
}

/** The first lesson tells each step beside the board, and says the next one when a move is made. */
function guideOf(words: WordBook) {
  const element = make('div', { class: 'learn-guide' });
  const guidance = guidanceIn(words);

  function next(now: Position): string {
    return guidance
      .tell(guidance.done(now), 'ear')
      .map((sentence) => sentence.plain())
      .join(' ');
  }

  function show(now: Position): void {
    const { count } = guidance;
    const step = guidance.done(now);
    element.replaceChildren(
      ...(step < count
        ? [
            make('h3', {}, words.text('learn-step-of', { number: step + 1, count })),
            make('div', { 'aria-hidden': 'true' }, paragraph(guidance.tell(step, 'eye'))),
            make('div', { class: 'play-name' }, paragraph(guidance.tell(step, 'ear'))),
          ]
        : []),
    );
  }

  return { element, signs: guidance.signs, next, show };
}
