import type { BookPuzzle } from '../../book/book.ts';
import type { FillingTurn, FillingWay } from '../../solve/fillings/filling-way.ts';
import { turningPointOf } from '../../solve/hints.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { analysisOf } from '../puzzle-analysis.ts';
import { techniqueName } from '../say.ts';
import { fillingBeginning, fillingLines, fillingTurningSentences } from '../steps/filling-way.ts';
import { beginning, turningSentences, wayLines } from '../steps/way.ts';

/** The steps of so many puzzles are told in sentences in print, too, if they are few, before they are in the short form. */
const TOLD = { puzzles: 4, steps: 15 };

/** The hints for a puzzle; null for one without a grade. What is said is made when it is asked for. */
export function hintContext(entry: BookPuzzle, words: WordBook): object | null {
  const { way, filling, isEasy } = analysisOf(entry);
  if (filling) return fillingContext(filling.way, filling.turn, isEasy, words);
  if (!way) return null;
  const point = turningPointOf(way);
  const isTold = words.reader === 'print' && entry.number <= TOLD.puzzles && way.steps.length <= TOLD.steps;
  return {
    easy: isEasy,
    numbers: false,
    get begin() {
      return beginning(way, entry.grade!.seals, words);
    },
    get lines() {
      const lines = wayLines(way, isTold ? words.for('screen') : words);
      return isEasy ? lines : withTurning(lines, point.index, words);
    },
    turning: {
      technique: techniqueName(point.step.technique, words),
      line: isEasy ? point.index + 1 : point.index,
      get sentences() {
        return turningSentences(way, point, words);
      },
    },
  };
}

/** The same for a completion. */
function fillingContext(way: FillingWay, turn: FillingTurn, easy: boolean, words: WordBook): object {
  const { index, step } = turn.point;
  const before = index + (turn.of === 'dominoes' ? way.steps.length : 0);
  return {
    easy,
    numbers: true,
    get begin() {
      return fillingBeginning(way, words);
    },
    get lines() {
      const lines = fillingLines(way, words);
      return easy ? lines : withTurning(lines, before, words);
    },
    turning: {
      technique: techniqueName(step.technique, words),
      line: easy ? before + 1 : before,
      get sentences() {
        return fillingTurningSentences(way, turn, words);
      },
    },
  };
}

/** The lines of a way, of which one is marked as that on which it turns. */
function withTurning(lines: readonly Marked[], index: number, words: WordBook): Marked[] {
  return lines.map((line, i) => (i === index ? words.marked('hint-line-turning', { line }) : line));
}
