import { type LessonStep, lessonContext } from '../../document/context/lesson.ts';
import { setContext } from '../../document/context/sets.ts';
import { levelName } from '../../document/say.ts';
import { exampleOf, isExplained, nameOfTechnique, type ShownTechnique } from '../../document/techniques.ts';
import { workedExample } from '../../document/worked.ts';
import type { Position } from '../../play/position.ts';
import { NO_SIGNS, type Signs } from '../../play/signs.ts';
import { levelOf } from '../../solve/levels.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { Lesson, LessonName } from './lessons.ts';

export function lessonTitle(name: LessonName, words: WordBook): string {
  if (name in HEADINGS) return words.text(HEADINGS[name as keyof typeof HEADINGS]);
  const technique = nameOfTechnique(name as ShownTechnique, words);
  return technique[0]!.toUpperCase() + technique.slice(1);
}

const HEADINGS = {
  first: 'lesson-heading',
  practice: 'practice-heading',
  terzett: 'worked-terzett-heading',
  completion: 'worked-completion-heading',
} as const;

/** What stands over the board of a lesson, paragraph by paragraph; the last one says what there is to do. */
export function lessonText({ name, puzzle, given }: Lesson, words: WordBook): readonly (readonly Marked[])[] {
  const say = words.marked.bind(words);
  const { range, dominoes } = setContext(puzzle.range);
  switch (name) {
    case 'first':
      return [
        [say('how-to-play-taken')],
        [
          say('how-to-play-set', { range, dominoes, set: lessonContext(words).set }),
          say('how-to-play-blank'),
        ],
        [say('rule-cells'), say('rule-once')],
        [say('learn-tally')],
        [say('learn-never-guess')],
      ];
    case 'practice':
      return [[say('practice-board', { range, dominoes }), say('practice-look')]];
    case 'terzett':
      return [
        [say('terzett-threes')],
        [say('terzett-reading')],
        [say('worked-terzett-board', { range, dominoes }), say('worked-dominoes')],
      ];
    case 'completion':
      return [[say('completion-numbers')], [say('worked-completion-board')], [say('learn-completion')]];
    default: {
      const { path, step } = exampleOf(name);
      const level = levelName(levelOf(path.pathSteps[step]!.step.rating), words);
      return [
        isExplained(name)
          ? [say('puzzle-level', { level }), say(`technique-${name}-explained`)]
          : [say('learn-locked-square')],
        [say('technique-laid', { laid: given.dominoes.length }), say('learn-technique')],
      ];
    }
  }
}

/** Tells the first lesson step by step, as far as its board is solved. */
export function guidanceIn(words: WordBook) {
  // Dominoes are placed here, not drawn round, as on a braille display.
  const shown = words.for('display');
  const { steps } = lessonContext(shown);

  /** How many steps are done in their order. */
  function done({ dominoes }: Position): number {
    const { pathSteps } = workedExample('lesson').path;
    const next = pathSteps.findIndex(({ step: { place } }) => !dominoes.has(place!.index));
    return next < 0 ? pathSteps.length : next;
  }

  /** The place of the next domino, which is drawn as one where it could go. */
  function signs(now: Position): Signs {
    const next = workedExample('lesson').path.pathSteps[done(now)];
    return next ? { ...NO_SIGNS, could: [next.step.place!.index] } : NO_SIGNS;
  }

  /**
   * What a step, counted from 0, has changed for the others, and then the next one: how to place the first domino, too.
   *
   * @param to eyes see at the set how many places are left
   */
  function tell(step: number, to: 'eye' | 'ear'): readonly Marked[] {
    const before = steps[step - 1];
    const next = steps[step];
    return [
      ...(before ? left(before, to) : []),
      ...(next ? why(next) : []),
      ...(before ? [] : [shown.marked('learn-how')]),
    ];
  }

  function why({ seal, gap, text }: LessonStep): Marked[] {
    return [
      ...(seal ? [shown.marked('lesson-seal')] : []),
      ...(gap ? [shown.marked('lesson-gap')] : []),
      text,
    ];
  }

  function left({ isFirst, falls, bars, barsAreNew, domino }: LessonStep, to: 'eye' | 'ear'): Marked[] {
    return [
      ...(isFirst ? [shown.marked('lesson-taken')] : []),
      ...(to === 'ear' ? falls : []),
      ...(bars ? [shown.marked(barsAreNew ? 'lesson-bar' : 'lesson-bars', { domino, bars })] : []),
    ];
  }

  return { count: steps.length, done, signs, tell };
}
