import { countSolutions } from '../../solve/cover.ts';
import { levelOf, type TechniqueName } from '../../solve/levels.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type BookAid, nameOfAid } from '../aids.ts';
import { exampleOf, isExplained, type ShownAid } from '../examples.ts';
import { levelName } from '../say.ts';
import { stepText } from '../steps/steps.ts';
import { setContext } from './sets.ts';

/** One of the aids that are explained, up to the stone that it leads to; one that books do not know has no level. */
export function aidContext(aid: ShownAid, words: WordBook): object {
  const { puzzle, climb, step } = exampleOf(aid);
  const { step: firing } = climb.rungs[step]!;
  const placing = climb.rungs.slice(step).find(({ step: { place } }) => place)!;
  return {
    key: aid,
    ...aidName(aid, words),
    level: isExplained(aid) ? levelName(levelOf(firing.rating), words) : null,
    explained: isExplained(aid)
      ? words.marked(`aid-${aid}-explained`)
      : words.marked(`aid-${aid}-explained`, {
          solutions: countSolutions(puzzle, Number.POSITIVE_INFINITY).solutions,
        }),
    ...setContext(climb.setup.range),
    step: step + 1,
    laid: climb.rungs.slice(0, step).filter(({ step: { place } }) => place).length,
    supposes: aid === 'trial',
    text: stepText(firing, climb.setup, words),
    next: stepText(placing.step, climb.setup, words),
  };
}

export function aidName(aid: BookAid | TechniqueName, words: WordBook): object {
  const name = nameOfAid(aid, words);
  return { name, title: name[0]!.toUpperCase() + name.slice(1) };
}
