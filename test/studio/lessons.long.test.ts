import { describe, expect, it } from 'vitest';
import { bookTechniqueOf } from '../../src/document/techniques.ts';
import { asPlace, type PlaceIndex } from '../../src/domino/board.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { assistantOf } from '../../src/play/assistants.ts';
import { PlayBoard } from '../../src/play/play-board.ts';
import { afterMove, type Position, startOf } from '../../src/play/position.ts';
import { Session } from '../../src/play/session.ts';
import { Speech } from '../../src/play/speech.ts';
import { Candidates } from '../../src/solve/candidates.ts';
import { solvePath } from '../../src/solve/ladder.ts';
import { solutionsOf } from '../../src/solve/solutions.ts';
import { fillingTeacher } from '../../src/studio/lesson/filling-teacher.ts';
import {
  LESSON_NAMES,
  type LessonName,
  lessonOf,
  PLACING,
  TECHNIQUE_LESSONS,
} from '../../src/studio/lesson/lessons.ts';
import { isReached, makeDone, nextLesson, parseDone } from '../../src/studio/lesson/progress.ts';
import { teacherOf } from '../../src/studio/lesson/teacher.ts';
import { guidanceIn, lessonText, lessonTitle } from '../../src/studio/lesson/texts.ts';
import { WORDS } from '../helpers/words.ts';

/** A lesson with its teacher. */
function taught(name: LessonName, language: keyof typeof WORDS = 'en') {
  const lesson = lessonOf(name);
  const playBoard = new PlayBoard(lesson.puzzle, lesson.given);
  const speech = new Speech(playBoard, WORDS[language]);
  const teacher = playBoard.hasUnknowns
    ? fillingTeacher(playBoard, speech)
    : teacherOf(lesson, playBoard, speech);
  return { lesson, playBoard, speech, teacher };
}

function stateOf({ puzzle }: PlayBoard, { dominoes, bars }: Position): Candidates {
  const state = new Candidates(puzzle);
  for (const pair of dominoes) state.lay(pair);
  for (const pair of bars) if (state.open[pair]) state.close(pair);
  return state;
}

/** The pairs that dominoes cover in the solution. */
function solutionOf({ puzzle, pairs }: PlayBoard): Set<PlaceIndex> {
  const key = solutionsOf(puzzle, 1).first!.key;
  return new Set(pairs.flatMap(({ first, second }, pair) => (key[first] === second ? [asPlace(pair)] : [])));
}

const PLACED = LESSON_NAMES.filter((name) => name !== 'completion');
const UNIQUE = LESSON_NAMES.filter((name) => name !== 'locked-square');

describe('the lessons', () => {
  it.each(UNIQUE)('%s has a board with one solution', (name) => {
    expect(solutionsOf(lessonOf(name).puzzle, 3)).toMatchObject({ solutions: 1, complete: true });
  });

  it('show a locked square on a board with several, as there is none on others', () => {
    expect(solutionsOf(lessonOf('locked-square').puzzle, 10).solutions).toBeGreaterThan(1);
  });

  it.each(TECHNIQUE_LESSONS)('%s needs its technique: nothing that is easier helps', (name) => {
    const { lesson, playBoard } = taught(name);
    const state = stateOf(playBoard, startOf(playBoard));
    const { techniques } = lesson;
    const step = solvePath(lesson.puzzle, [...PLACING, ...techniques]).pathSteps.find(
      ({ step }) => !step.place,
    )!.step;
    expect(bookTechniqueOf(step) ?? step.technique).toBe(name);
    expect(techniques.at(-1)!.name).toBe(step.technique);
    // Neither a seal nor a gap is left.
    expect(state.itemsLeft(1).filter((item) => !state.isLaid(state.openPlaces(item)[0]!))).toEqual([]);
    expect(lesson.goal).toBe('place');
  });

  it.each(LANGUAGE_CODES)('have a name and a text each in %s', (language) => {
    const titles = LESSON_NAMES.map((name) => lessonTitle(name, WORDS[language]));
    expect(new Set(titles).size).toBe(LESSON_NAMES.length);
    for (const name of LESSON_NAMES) {
      const text = lessonText(lessonOf(name), WORDS[language]).flat();
      expect(text.length).toBeGreaterThan(1);
      for (const sentence of text) expect(sentence.plain()).toMatch(/[.!?]$/);
    }
  });
});

describe('the teacher', () => {
  it.each(PLACED)('leads through %s with reasons, and lets none pass that is wrong', (name) => {
    const { lesson, playBoard, teacher } = taught(name);
    const right = solutionOf(playBoard);
    const isUnique = name !== 'locked-square';
    let position = startOf(playBoard);
    while (!isReached(lesson, playBoard, position)) {
      const free = playBoard.pairs
        .map((_, pair) => asPlace(pair))
        .filter((pair) => !position.dominoes.has(pair));
      const reasons = free.map((pair) => ({
        pair,
        join: teacher.reason(position, { do: 'join', pair })!,
        bar: teacher.reason(position, { do: 'bar', pair })!,
      }));
      const granted = reasons.flatMap(({ pair, join }) => (join.holds ? [pair] : []));
      expect(granted.length).toBeGreaterThan(0);
      if (isUnique) expect(granted.filter((pair) => !right.has(pair))).toEqual([]);
      const { open } = stateOf(playBoard, position);
      const bars = reasons.flatMap(({ pair, bar }) => (open[pair] && bar.holds ? [pair] : []));
      if (isUnique) expect(bars.filter((pair) => right.has(pair))).toEqual([]);
      for (const { join, bar } of reasons) {
        expect(join.text).toMatch(/\.$/);
        expect(bar.text).toMatch(/\.$/);
      }
      position = afterMove(playBoard, position, { do: 'join', pair: granted[0]! });
    }
    expect(position.dominoes.size).toBeGreaterThan(lesson.given.dominoes.length);
  });

  it.each(TECHNIQUE_LESSONS)('gives %s as the reason of the first domino and of bars', (name) => {
    const { lesson, playBoard, teacher } = taught(name);
    const start = startOf(playBoard);
    const own = lesson.techniques.at(-1)!;
    const title = lessonTitle(name, WORDS.en);
    expect(title).not.toBe('');
    const free = playBoard.pairs.map((_, pair) => asPlace(pair));
    const withIt = (pair: PlaceIndex, made: 'join' | 'bar') =>
      teacherOf(lesson, playBoard, new Speech(playBoard, WORDS.en)).reason(start, { do: made, pair })!.holds;
    const without = teacherOf(
      { ...lesson, techniques: lesson.techniques.filter((one) => one !== own) },
      playBoard,
      new Speech(playBoard, WORDS.en),
    );
    const placed = free.filter((pair) => withIt(pair, 'join'));
    expect(placed.length).toBeGreaterThan(0);
    expect(placed.filter((pair) => without.reason(start, { do: 'join', pair })!.holds)).toEqual([]);
    expect(free.some((pair) => withIt(pair, 'bar'))).toBe(true);
    expect(teacher.reason(start, { do: 'join', pair: placed[0]! })!.text).toMatch(/seal|gap/);
  });

  it('says on what a move rests, or which other place is open, and does not make what nobody can know', () => {
    const { playBoard, speech, teacher } = taught('first');
    const session = new Session(playBoard, speech, assistantOf(playBoard, speech), undefined, teacher);
    const at = (cell: string, link: 'domino' | 'bar', direction: 'right' | 'down') => {
      const column = cell.charCodeAt(0) - 97;
      session.obey({ visit: playBoard.board.cells[(Number(cell[1]) - 1) * 4 + column]! });
      return session.obey({ link, direction });
    };
    expect(at('a1', 'domino', 'right')).toBe(SAID[0]);
    expect(session.position.dominoes.size).toBe(0);
    expect(at('a1', 'bar', 'right')).toBe(SAID[1]);
    expect(session.position.bars.size).toBe(0);
    expect(session.game.moves).toEqual([]);
  });

  it('does what a hint says without telling it twice, and can undo it', () => {
    const { playBoard, speech, teacher } = taught('practice');
    const session = new Session(playBoard, speech, assistantOf(playBoard, speech), undefined, teacher);
    const given = session.position.dominoes.size;
    session.obey({ ask: 'hint' });
    expect(session.obey({ ask: 'do' })).toMatch(/^\d:\d is placed on [^.]*\.$/);
    expect(session.position.dominoes.size).toBe(given + 1);
    session.obey({ ask: 'clear' });
    expect(session.position.dominoes.size).toBe(given);
  });

  it('tells the first lesson step by step, whatever is placed first', () => {
    for (const language of LANGUAGE_CODES) {
      const guidance = guidanceIn(WORDS[language]);
      expect(guidance.count).toBe(6);
      for (const step of Array(guidance.count).keys()) {
        const [seen, heard] = (['eye', 'ear'] as const).map((to) => guidance.tell(step, to).join(' '));
        expect(seen).toMatch(/<domino>\d:\d<\/domino>/);
        // Readers who cannot see the set are told what it has lost.
        if (step > 0 && step < 5) expect(heard!.length).toBeGreaterThan(seen!.length);
      }
    }
  });
});

it('the teacher of a completion takes what no other number can be, in the words of the example', () => {
  const { lesson, playBoard, teacher, speech } = taught('completion');
  const solved = solutionsOf(lesson.puzzle, 2).first!.solved.numbers;
  let position = startOf(playBoard);
  const told: string[] = [];
  while (!isReached(lesson, playBoard, position)) {
    const open = playBoard.board.cells.filter(
      (cell) => playBoard.isUnknown(cell) && !position.filled.has(cell),
    );
    const known = open.find((cell) => {
      const answers = [0, 1, 2, 3, 4].map(
        (number) => teacher.reason(position, { do: 'fill', cell, number })!,
      );
      const taken = answers.flatMap(({ holds }, number) => (holds ? [number] : []));
      expect(taken.length).toBeLessThanOrEqual(1);
      if (taken.length === 1) expect(taken[0]).toBe(solved[cell]);
      return taken.length === 1;
    });
    expect(known).toBeDefined();
    const move = { do: 'fill', cell: known!, number: solved[known!]! } as const;
    told.push(teacher.reason(position, move)!.text);
    position = afterMove(playBoard, position, move);
  }
  expect(told).toHaveLength(18);
  expect(speech.words.language).toBe('en');
  expect(told[0]).toMatch(/\.$/);
});

describe('what is kept of lessons', () => {
  it('comes back as it was', () => {
    const done = new Set<LessonName>(['practice', 'chain']);
    expect(parseDone(makeDone(done))).toEqual(done);
  });

  it.each(['', '{', '{"first":1}', '["no such lesson", 7, null]', 'null'])(
    'is nothing if damaged: %s',
    (text) => {
      expect(parseDone(text).size).toBe(0);
    },
  );

  it('tells which lesson comes next, from any', () => {
    expect(nextLesson(new Set())).toBe('first');
    expect(nextLesson(new Set(['first']), 'first')).toBe('practice');
    expect(nextLesson(new Set(['first', 'practice']), 'trial')).toBe('terzett');
    expect(nextLesson(new Set(LESSON_NAMES))).toBeUndefined();
  });
});

const SAID = [
  'Not yet: 0:0 could also go on b 1,2 or b 2,3.',
  'Not yet: nothing has ruled out 0:0 on 1 a b so far.',
];
