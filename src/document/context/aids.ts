import { countSolutions } from '../../solve/cover.ts';
import { levelOf, type TechniqueName } from '../../solve/levels.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type BookAid, nameOfAid } from '../aids.ts';
import { EXPLAINED_AIDS, exampleOf, OLD_AIDS, type ShownAid } from '../examples.ts';
import { levelName, stepText } from '../say.ts';
import { setContext } from './sets.ts';

/** One of the aids that the chapter on levels explains. */
export function aidContext(aid: ShownAid, words: WordBook): object {
  const { puzzle, climb, step } = exampleOf(aid);
  const { step: firing } = climb.rungs[step]!;
  return {
    key: aid,
    ...aidName(aid, words),
    level: levelName(levelOf(firing.rating), words),
    is: Object.fromEntries([...EXPLAINED_AIDS, ...OLD_AIDS].map((other) => [other, other === aid])),
    ...setContext(climb.setup.range),
    step: step + 1,
    ...laidContext(climb.rungs.slice(0, step).filter(({ step: { place } }) => place).length),
    solutions: countSolutions(puzzle, Number.POSITIVE_INFINITY).solutions,
    text: stepText(firing, climb.setup, words),
  };
}

/** How many stones lie; languages tell one from several. */
export function laidContext(laid: number): object {
  return { laid, single: laid === 1 };
}

export function aidName(aid: BookAid | TechniqueName, words: WordBook): object {
  const name = nameOfAid(aid, words);
  return { name, title: name[0]!.toUpperCase() + name.slice(1) };
}
