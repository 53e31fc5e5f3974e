import { levelOf, type TechniqueName } from '../../solve/levels.ts';
import { countSolutions } from '../../solve/solution-counter.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { markedDomino } from '../marks.ts';
import { levelName } from '../say.ts';
import { stepText } from '../steps/steps.ts';
import {
  type BookTechnique,
  type Example,
  exampleOf,
  isExplained,
  nameOfTechnique,
  type ShownTechnique,
} from '../techniques.ts';
import { setContext } from './sets.ts';

/**
 * One of the techniques that are explained, up to the domino that it leads to; one that books do not know has no level.
 *
 * @param first the number of the first puzzle of the book that needs it
 */
export function techniqueContext(
  technique: ShownTechnique,
  words: WordBook,
  first: number | null = null,
): object {
  const example = exampleOf(technique);
  const { puzzle, path, step } = example;
  const { step: firing } = path.pathSteps[step]!;
  const placing = path.pathSteps.findIndex(({ step: { place } }, i) => i >= step && place);
  const { step: next } = path.pathSteps[placing]!;
  return {
    key: technique,
    first,
    ...techniqueNames(technique, words),
    level: isExplained(technique) ? levelName(levelOf(firing.rating), words) : null,
    ...techniqueTexts(technique, example, words),
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
function techniqueTexts(technique: ShownTechnique, { puzzle }: Example, words: WordBook) {
  if (isExplained(technique)) {
    return {
      explained: words.marked(`technique-${technique}-explained`),
      seen: words.marked(`technique-${technique}-seen`),
    };
  }
  const { solutions } = countSolutions(puzzle, Number.POSITIVE_INFINITY);
  return {
    explained: words.marked(`technique-${technique}-explained`, { solutions }),
    seen: words.marked(`technique-${technique}-seen`, { solutions }),
  };
}

/** What becomes of a supposition, beside its picture; nothing if a step supposes nothing. */
function supposedText({ trial }: Step, { puzzle }: Example, words: WordBook): Marked | null {
  if (!trial || !('cell' in trial.end)) return null;
  return words.marked('technique-supposed', {
    number: puzzle.numbers[trial.end.cell]!,
    domino: markedDomino(trial.supposed.domino),
  });
}

/** Why a domino goes where it does, beside a picture. */
function thenText({ technique, because, place }: Step, numbers: readonly number[], words: WordBook): Marked {
  const domino = markedDomino(place!.domino);
  if (technique === 'seal') return words.marked('technique-then-seal', { domino });
  return because.length > 1
    ? words.marked('technique-then-pair', { domino })
    : words.marked('technique-then-gap', { domino, number: numbers[because[0]!]! });
}

function techniqueNames(technique: BookTechnique | TechniqueName, words: WordBook): object {
  const name = nameOfTechnique(technique, words);
  return { name, title: name[0]!.toUpperCase() + name.slice(1) };
}
