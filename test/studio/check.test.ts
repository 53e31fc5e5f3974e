import { describe, expect, it } from 'vitest';
import { otherNumberTexts } from '../../src/document/analysis/telling.ts';
import { makeLine, parseLine } from '../../src/domino/notation.ts';
import { checkPuzzle, type Puzzle, UNKNOWN } from '../../src/domino/puzzle.ts';
import { UserError } from '../../src/errors.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { gradeAny } from '../../src/solve/fillings/grade.ts';
import { replay } from '../../src/solve/ladder.ts';
import { examine } from '../../src/studio/check/examine.ts';
import {
  deadEndText,
  fillingHintTexts,
  hintTexts,
  levelText,
  solutionsText,
  verdictText,
} from '../../src/studio/check/telling.ts';
import { fillingWayOf, toldFilling, toldWay } from '../../src/studio/check/way.ts';
import { CHECK_JOBS } from '../../src/studio/check-jobs.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { WORDS } from '../helpers/words.ts';

const puzzleOf = (line: string): Puzzle => checkPuzzle(parseLine(line));
const NONE = 'omnibus 1 010/101';
const STUCK = 'omnibus 3 30210/33222/11001/33102';
const TWO = 'completion 4 ??????/??34??/213???/213??0/??????';

describe('the examination', () => {
  it('finds the level and a way to the end where there is one solution', () => {
    const puzzle = puzzleOf(PUZZLES.full);
    const found = examine(puzzle);
    expect(found.analysis).toMatchObject({ counted: 'solution', solutions: 1 });
    const { way } = found.graded!;
    expect(found.analysis.examples).toMatchObject([{ key: replay(puzzle, way).key }]);
    // It is passed from a worker to its page.
    expect(structuredClone(found)).toEqual(found);
    for (const language of LANGUAGE_CODES) {
      const words = WORDS[language];
      const told = toldWay(puzzle, way, words);
      expect(told.texts).toHaveLength(way.length);
      expect(told.figure(0).marked.length).toBeGreaterThan(0);
      expect(told.figure(way.length - 1).dominoes).toHaveLength(36);
      expect(levelText(found.graded!.grade, words)).toHaveLength(2);
      const { begin, turning } = hintTexts({ setup: puzzle, steps: way }, found.graded!.grade, words);
      for (const text of [begin, ...turning, ...solutionsText(found, words)]) expect(text).toMatch(/\.$/);
    }
  });

  it('finds what two solutions share, in data that can pass from a worker', () => {
    const found = examine(puzzleOf(PUZZLES.figure));
    expect(found.analysis).toMatchObject({ solutions: 2, examples: [{}, {}] });
    expect(found.graded).toBeUndefined();
    expect(structuredClone(found)).toEqual(found);
  });

  it('says that there is none, and what has no place', () => {
    const puzzle = puzzleOf(NONE);
    const found = examine(puzzle);
    expect(found).toMatchObject({ analysis: { solutions: 0, refutation: { because: 'places' } } });
    expect(found.deadEnd).toBeUndefined();
    expect(solutionsText(found, WORDS.en)).toEqual(['It has no solution.']);
  });

  it('shows the steps after which something has no place', () => {
    const puzzle = puzzleOf(STUCK);
    const found = examine(puzzle);
    expect(found.analysis.solutions).toBe(0);
    const { steps: way, without } = found.deadEnd!;
    expect(way.length).toBeGreaterThan(0);
    const end = replay(puzzle, way);
    expect(end.itemsLeft(0).map((item) => end.itemAt(item))).toContainEqual(without);
    expect(replay(puzzle, way.slice(0, -1)).itemsLeft(0)).toEqual([]);
    expect(deadEndText(puzzle, found.deadEnd!, WORDS.en).join(' ')).toMatch(
      /^(?:One step is|\d+ steps are) forced\. After (?:it|them): .* (?:no place left|no neighbour)\.$/,
    );
  });

  it('counts the ways to fill in a completion', () => {
    expect(solutionsText(examine(puzzleOf(PUZZLES.completion)), WORDS.en)).toEqual([
      'There is exactly one way to fill it in.',
    ]);
    const puzzle = puzzleOf(TWO);
    const { analysis } = examine(puzzle);
    expect(analysis.solutions).toBeGreaterThan(1);
    const told = otherNumberTexts(puzzle, analysis, WORDS.en);
    expect(told.length).toBeGreaterThan(0);
    for (const text of told) {
      const [, one, other] = /^[a-f][1-5] can be (\d) or (\d)\.$/.exec(text)!;
      expect(one).not.toBe(other);
    }
  });
});

describe('the examination of a completion', () => {
  const puzzle = puzzleOf(PUZZLES.completion);
  const found = examine(puzzle);
  const graded = found.graded!;
  const { numbers } = found.analysis.examples[0]!;
  const solved = checkPuzzle({ ...puzzle, kind: 'terzett', numbers });

  it('gives the level that the command gives, in data that can pass from a worker', () => {
    expect(graded.grade).toEqual(gradeAny(puzzle));
    expect(structuredClone(found)).toEqual(found);
  });

  it.each(LANGUAGE_CODES)('tells in %s a way that ends with all numbers and all dominoes', (language) => {
    const words = WORDS[language];
    const way = fillingWayOf(puzzle, solved, graded)!;
    const { texts, figure } = toldFilling(way, words);
    expect(texts).toHaveLength(way.steps.length + way.dominoes.steps.length);
    for (const [at, text] of texts.entries()) {
      expect(text).toMatch(/\.$/);
      expect(figure(at).marked.length).toBeGreaterThan(0);
    }
    const written = figure(way.steps.length - 1);
    expect(written.puzzle.numbers).toEqual(numbers);
    expect(written.dominoes).toHaveLength(way.laid.length);
    const end = figure(texts.length - 1);
    expect(end.dominoes).toHaveLength(15);
    const hints = fillingHintTexts(way, words);
    for (const text of [hints.begin, ...hints.turning]) expect(text).toMatch(/\.$/);
  });

  it('writes no number before its step', () => {
    const { steps } = graded.filling!;
    const { figure } = toldFilling(fillingWayOf(puzzle, solved, graded)!, WORDS.en);
    const known = (at: number) => figure(at).puzzle.numbers.filter((number) => number !== UNKNOWN).length;
    const given = puzzle.numbers.filter((number) => number !== UNKNOWN).length;
    let written = given;
    for (const [at, step] of steps.entries()) {
      written += step.written.length;
      expect(known(at)).toBe(written);
    }
  });

  it('gives no level where the dominoes can lie in several ways, and says so', () => {
    const numbersOfFigure = PUZZLES.figure.replace('terzett 7 3', 'completion 7 ?');
    const several = puzzleOf(numbersOfFigure);
    const examined = examine(several);
    expect(examined.analysis.solutions).toBe(1);
    expect(examined.graded).toBeUndefined();
    expect(solutionsText(examined, WORDS.en)).toEqual([
      'There is exactly one way to fill it in.',
      'We cannot give it a level: our techniques do not reach the only solution.',
    ]);
  });
});

describe('an attempt', () => {
  const line = makeLine(puzzleOf(PUZZLES.small));
  const judged = (attempt: string) =>
    verdictText(puzzleOf(PUZZLES.small), CHECK_JOBS.judge({ line, attempt }).verdict, WORDS.en);

  it('is judged without giving the answer', () => {
    const told = ['1 a b', '1 c d', 'a 1,2'].map((place) => judged(place).join(' '));
    expect(told.some((text) => text.includes('Nothing is wrong so far.'))).toBe(true);
    expect(judged('1 a b\n1 b c').join(' ')).toContain('Two dominoes are on b1.');
    expect(judged('2:2 on 1 a b').join(' ')).toContain('1 a b shows 0:1, not 2:2.');
  });

  it('that cannot be read is refused with its place', () => {
    expect(() => judged('somewhere')).toThrow(UserError);
  });
});
