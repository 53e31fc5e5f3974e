import { levelOf, type TechniqueName } from '../../solve/levels.ts';
import { countSolutions } from '../../solve/solution-counter.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type BookAid, type Example, exampleOf, isExplained, nameOfAid, type ShownAid } from '../aids.ts';
import { markedStone } from '../marks.ts';
import { levelName } from '../say.ts';
import { stepText } from '../steps/steps.ts';
import { setContext } from './sets.ts';

/**
 * One of the techniques that are explained, up to the domino that it leads to; one that books do not know has no level.
 *
 * @param first the number of the first puzzle of the book that needs it
 */
export function aidContext(aid: ShownAid, words: WordBook, first: number | null = null): object {
  const example = exampleOf(aid);
  const { puzzle, path, step } = example;
  const { step: firing } = path.pathSteps[step]!;
  const placing = path.pathSteps.findIndex(({ step: { place } }, i) => i >= step && place);
  const { step: next } = path.pathSteps[placing]!;
  return {
    key: aid,
    first,
    ...aidName(aid, words),
    level: isExplained(aid) ? levelName(levelOf(firing.rating), words) : null,
    ...aidTexts(aid, example, words),
    ...setContext(path.setup.range),
    step: step + 1,
    placing: placing + 1,
    laid: path.pathSteps.slice(0, step).filter(({ step: { place } }) => place).length,
    supposed: supposedText(firing, example, words),
    text: stepText(firing, path.setup, words),
    next: stepText(next, path.setup, words),
    follows: thenText(next, puzzle.numbers, words),
  };
}

/** What the technique is, in words alone and beside its picture. */
function aidTexts(aid: ShownAid, { puzzle }: Example, words: WordBook) {
  if (isExplained(aid)) {
    return { explained: words.marked(`aid-${aid}-explained`), seen: words.marked(`aid-${aid}-seen`) };
  }
  const { solutions } = countSolutions(puzzle, Number.POSITIVE_INFINITY);
  return {
    explained: words.marked(`aid-${aid}-explained`, { solutions }),
    seen: words.marked(`aid-${aid}-seen`, { solutions }),
  };
}

/** What becomes of a supposition, beside its picture; nothing if a step supposes nothing. */
function supposedText({ trial }: Step, { puzzle }: Example, words: WordBook): Marked | null {
  if (!trial || !('cell' in trial.end)) return null;
  return words.marked('aid-supposed', {
    number: puzzle.numbers[trial.end.cell]!,
    stone: markedStone(trial.supposed.stone),
  });
}

/** Why a domino goes where it does, beside a picture. */
function thenText({ technique, because, place }: Step, numbers: readonly number[], words: WordBook): Marked {
  const stone = markedStone(place!.stone);
  if (technique === 'seal') return words.marked('aid-then-seal', { stone });
  return because.length > 1
    ? words.marked('aid-then-pair', { stone })
    : words.marked('aid-then-gap', { stone, number: numbers[because[0]!]! });
}

export function aidName(aid: BookAid | TechniqueName, words: WordBook): object {
  const name = nameOfAid(aid, words);
  return { name, title: name[0]!.toUpperCase() + name.slice(1) };
}
