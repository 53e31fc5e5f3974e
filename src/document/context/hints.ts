import type { BookPuzzle } from '../../book/book.ts';
import { turningPointOf } from '../../solve/hints.ts';
import type { WordBook } from '../../words/word-book.ts';
import { insightOf } from '../insight.ts';
import { techniqueName } from '../say.ts';
import { beginning, turningSentences, wayLines } from '../steps/way.ts';

/** The hints for a puzzle; null for one without a grade. What is said is made when it is asked for. */
export function hintContext(entry: BookPuzzle, words: WordBook): object | null {
  const { way } = insightOf(entry);
  if (!way) return null;
  const point = turningPointOf(way);
  return {
    easy: point.step.place !== undefined,
    get begin() {
      return beginning(way, entry.grade!.seals, words);
    },
    get lines() {
      return wayLines(way, words).map((line, i) =>
        i === point.index ? words.marked('hint-line-turning', { line }) : line,
      );
    },
    turning: {
      technique: techniqueName(point.step.technique, words),
      line: point.step.place ? point.index + 1 : point.index,
      get sentences() {
        return turningSentences(way, point, words);
      },
    },
  };
}
