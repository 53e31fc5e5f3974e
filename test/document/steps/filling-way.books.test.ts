import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openBook } from '../../../src/book/book.ts';
import { CompletionComposer } from '../../../src/compose/completion/completion.ts';
import { fillingTurningFigure } from '../../../src/document/step-figures.ts';
import { fillingSentences } from '../../../src/document/steps/filling.ts';
import { fillingLines, fillingTurningSentences } from '../../../src/document/steps/filling-way.ts';
import { wayLines } from '../../../src/document/steps/way.ts';
import { rectangle } from '../../../src/domino/board.ts';
import { hasUnknowns } from '../../../src/domino/kinds.ts';
import { type Puzzle, UNKNOWN } from '../../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { Random } from '../../../src/random.ts';
import { turnOfFilling, wayOfFilling } from '../../../src/solve/fillings/way.ts';
import { LEVELS, type Level, levelOf } from '../../../src/solve/levels.ts';
import { solutionsOf } from '../../../src/solve/solutions.ts';
import { FillingModel } from '../../helpers/document/steps/filling-model.ts';
import { judgeFilling } from '../../helpers/document/steps/filling-turn.ts';
import { followFilling } from '../../helpers/document/steps/filling-way.ts';
import { Model } from '../../helpers/document/steps/model.ts';
import { follow } from '../../helpers/document/steps/way.ts';
import { saidIn, TOLD_WORDS } from '../../helpers/told-words.ts';

const MOST_SENTENCES = 6;
const MOST_WORDS = 25;
/** A supposition at master level can take more than six sentences. */
const LEVELS_IN_SIX: readonly Level[] = LEVELS.slice(0, -1);

/** Checks every sentence of a solution path against the rules, to the last domino of its key. @returns its turning points */
function check(setup: Puzzle, language: Language): string {
  const words = TOLD_WORDS[language];
  const way = wayOfFilling(setup)!;
  const turn = turnOfFilling(way);
  const lines = fillingLines(way, words).map(({ xml }) => {
    const [line, ...others] = saidIn(xml);
    expect(others).toEqual([]);
    return line!;
  });
  const sentences = fillingTurningSentences(way, turn, words).map(({ xml }) => xml);
  const model = new FillingModel(setup);
  const places = [];
  for (const [i, line] of lines.slice(0, way.steps.length).entries()) {
    if (turn.of === 'numbers' && i === turn.point.index) {
      const shown = fillingTurningFigure(way, turn, words).puzzle.numbers;
      for (const cell of setup.board.cells) {
        expect(shown[cell]).toBe(model.known.has(cell) ? model.numberOn(cell) : UNKNOWN);
      }
      expect(judgeFilling(model.copy(), sentences, lines)).toBe(true);
    }
    judgeFilling(model.copy(), fillingSentences(way.steps[i]!, setup, words).map(String));
    places.push(...[followFilling(model, line)].filter((place) => place !== undefined));
  }
  const { solved, key } = solutionsOf(setup, 2).first!;
  expect(setup.board.cells.map((cell) => model.numberOn(cell))).toEqual(
    setup.board.cells.map((cell) => solved.numbers[cell]),
  );
  const stones = new Model(solved);
  for (const place of places) stones.lay(stones.at(place));
  for (const { xml } of wayLines(way.stones, words)) follow(stones, xml);
  for (const { first, second } of stones.open) expect(key[first]).toBe(second);
  if (LEVELS_IN_SIX.includes(levelOf(turn.point.step.rating))) {
    expect(sentences.length, sentences.join(' ')).toBeLessThanOrEqual(MOST_SENTENCES);
  }
  for (const sentence of sentences) {
    const plain = sentence.replace(/<[^>]*>/g, '');
    expect(plain.split(' ').length, plain).toBeLessThanOrEqual(MOST_WORDS);
  }
  return turn.point.step.technique;
}

function firstBook(): readonly Puzzle[] {
  const file = JSON.parse(readFileSync(new URL('../../golden/first-book.json', import.meta.url), 'utf8'));
  const puzzles = openBook(file).sections.flatMap(({ puzzles }) => puzzles.map(({ puzzle }) => puzzle));
  return puzzles.filter(({ kind }) => hasUnknowns(kind));
}

/** Small completions of all levels, three of each: one in each language. */
function small(): Puzzle[] {
  return LEVELS.flatMap((level) => {
    const composer = new CompletionComposer(4, rectangle(5, 6), { level });
    return [1, 2, 3].flatMap((i) => composer.compose(new Random(`filling ways/${level}/${i}`))?.puzzle ?? []);
  });
}

/** Each puzzle in one of the languages in turn. */
const checkAll = (puzzles: readonly Puzzle[]) =>
  puzzles.map((puzzle, i) => check(puzzle, LANGUAGE_CODES[i % LANGUAGE_CODES.length]!));

describe('the hints for completions', () => {
  it('lead through every completion of the first book', () => {
    const puzzles = firstBook();
    expect(puzzles).toHaveLength(4);
    checkAll(puzzles);
  });

  it('lead through completions of all levels', () => {
    expect(checkAll(small())).toEqual(expect.arrayContaining(['filling-seal', 'second-link', 'supposition']));
  });
});
