import { levelOf } from '../../solve/levels.ts';
import { type BookAid, nameOfAid } from '../aids.ts';
import { EXPLAINED_AIDS, type ExplainedAid, exampleOf } from '../examples.ts';
import type { Messages } from '../messages/messages.ts';
import { setContext } from './sets.ts';

/** One of the aids that the chapter on levels explains. */
export function aidContext(aid: ExplainedAid, messages: Messages): object {
  const { climb, step } = exampleOf(aid);
  const { step: firing } = climb.rungs[step]!;
  return {
    key: aid,
    ...aidName(aid, messages),
    level: messages.levels[levelOf(firing.rating)],
    is: Object.fromEntries(EXPLAINED_AIDS.map((other) => [other, other === aid])),
    ...setContext(climb.setup.range),
    step: step + 1,
    ...laidContext(climb.rungs.slice(0, step).filter(({ step: { place } }) => place).length),
    text: messages.step(firing, climb.setup),
  };
}

/** How many stones lie; languages tell one from several. */
export function laidContext(laid: number): object {
  return { laid, single: laid === 1 };
}

export function aidName(aid: BookAid, messages: Messages): object {
  const name = nameOfAid(aid, messages);
  return { name, title: name[0]!.toUpperCase() + name.slice(1) };
}
