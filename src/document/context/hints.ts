import type { BookPuzzle } from '../../book/book.ts';
import { turningPointOf } from '../../solve/hints.ts';
import type { Way } from '../../solve/way.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { analysisOf, type PuzzleAnalysis } from '../puzzle-analysis.ts';
import { techniqueName } from '../say.ts';
import { fillingBeginning, fillingLines, fillingTurningSentences } from '../steps/filling-way.ts';
import { beginning, turningSentences, wayLines } from '../steps/way.ts';

/** The steps of so many puzzles are told in sentences in print, too, if they are few, before they are in the short form. */
const TOLD = { puzzles: 4, steps: 15 };

/** The hints for a puzzle; null for one without a grade. What is said is made when it is asked for. */
export function hintContext(entry: BookPuzzle, words: WordBook): object | null {
  const { way, filling, isEasy } = analysisOf(entry);
  if (!way && !filling) return null;
  const hints = filling ? hintsOfFilling(filling, words) : hintsOfWay(way!, entry, words);
  const { point, before } = hints;
  const line = point.index + before;
  return {
    easy: isEasy,
    numbers: filling !== undefined,
    get begin() {
      return hints.begin();
    },
    get lines() {
      return isEasy ? hints.lines() : withTurning(hints.lines(), line, words);
    },
    turning: {
      technique: techniqueName(point.step.technique, words),
      line: isEasy ? line + 1 : line,
      get sentences() {
        return hints.sentences();
      },
    },
  };
}

function hintsOfWay(way: Way, { number, grade }: BookPuzzle, words: WordBook) {
  const point = turningPointOf(way);
  const isTold = words.reader === 'print' && number <= TOLD.puzzles && way.steps.length <= TOLD.steps;
  return {
    point,
    before: 0,
    begin: () => beginning(way, grade!.seals, words),
    lines: () => wayLines(way, isTold ? words.for('screen') : words),
    sentences: () => turningSentences(way, point, words),
  };
}

/** The same of a completion, whose numbers have their lines before those of the dominoes. */
function hintsOfFilling({ way, turn }: NonNullable<PuzzleAnalysis['filling']>, words: WordBook) {
  return {
    point: turn.point,
    before: turn.of === 'dominoes' ? way.steps.length : 0,
    begin: () => fillingBeginning(way, words),
    lines: () => fillingLines(way, words),
    sentences: () => fillingTurningSentences(way, turn, words),
  };
}

/** The lines of a way, of which one is marked as that on which it turns. */
function withTurning(lines: readonly Marked[], index: number, words: WordBook): Marked[] {
  return lines.map((line, i) => (i === index ? words.marked('hint-line-turning', { line }) : line));
}
