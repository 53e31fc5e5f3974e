import type { Cell, PlaceIndex } from '../../domino/board.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { Level } from '../levels.ts';
import { pathFrom } from './ladder.ts';
import { withoutNeedless } from './needed.ts';
import { FillingState } from './state.ts';
import type { FillingStep } from './step.ts';

/** What has been done on a completion; a domino or a bar is named by its place among `placesOf` the board. */
export interface Begun {
  readonly filled: ReadonlyMap<Cell, number>;
  readonly stones: ReadonlySet<PlaceIndex>;
  readonly strokes: ReadonlySet<PlaceIndex>;
}

/**
 * The steps that lead to the next number from here, the last of which writes it; none of them could be left out. The others
 * cross out numbers, or tell where a three or a domino lies.
 *
 * @param level up to which techniques are used
 * @returns nothing if they write no number
 */
export function nextWriting(setup: Setup, begun: Begun, level: Level): readonly FillingStep[] | undefined {
  const state = new FillingState(setup);
  const numbers = setup.numbers.map((number, cell) => begun.filled.get(cell as Cell) ?? number);
  const begin = () => {
    state.load(numbers);
    for (const pair of begun.stones) state.lay(pair);
    for (const pair of begun.strokes) state.strike(pair);
    state.settle();
  };
  begin();
  const pathSteps = pathFrom(state, level, ({ written }) => written.length > 0);
  const steps = pathSteps.map(({ step }) => step);
  const last = steps.at(-1);
  return last && last.written.length > 0 ? withoutNeedless(state, begin, steps) : undefined;
}
