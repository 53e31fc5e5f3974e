import type { Cell, PlaceIndex } from '../../domino/board.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { Level } from '../levels.ts';
import { pathFrom } from './ladder.ts';
import { FillingState } from './state.ts';
import { endOf, type FillingStep, isWriting, makeStep } from './step.ts';
import { findAgain } from './techniques/ladder.ts';

/** What has been done on a completion; a domino or a bar is named by its place among `placesOf` the board. */
export interface Begun {
  readonly filled: ReadonlyMap<Cell, number>;
  readonly dominoes: ReadonlySet<PlaceIndex>;
  readonly bars: ReadonlySet<PlaceIndex>;
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
    for (const pair of begun.dominoes) state.isLaid[pair] = 1;
    for (const pair of begun.bars) state.isOpen[pair] = 0;
    state.settle();
  };
  return stepsToNumber(state, begin, level);
}

/**
 * The same from any state: one step after the other is left out, from the last but one, as long as the last still writes
 * its number.
 *
 * @param begin brings the state to where the steps begin
 */
export function stepsToNumber(
  state: FillingState,
  begin: () => void,
  level: Level,
): readonly FillingStep[] | undefined {
  begin();
  let needed: readonly FillingStep[] = pathFrom(state, level, isWriting).map(({ step }) => step);
  if (!needed.some(isWriting)) return undefined;
  for (let i = needed.length - 2; i >= 0; i--) {
    const fewer = again(state, begin, needed.toSpliced(i, 1));
    if (fewer) needed = fewer;
  }
  return needed;
}

/** The same steps as they come out without those left out; nothing if one of them gives nothing, or the last another number. */
function again(
  state: FillingState,
  begin: () => void,
  steps: readonly FillingStep[],
): readonly FillingStep[] | undefined {
  begin();
  const made: FillingStep[] = [];
  for (const step of steps) {
    const found = step.trial ? tryAgain(state, step) : findAgain(state, step);
    if (!found) return undefined;
    made.push(found);
    makeStep(state, found);
  }
  const wanted = steps.at(-1)!.written[0]!;
  return made.at(-1)!.written.some((one) => isSame(one, wanted)) ? made : undefined;
}

/** A supposition that still fails in the same way, and crosses out or writes the same. */
function tryAgain(state: FillingState, step: FillingStep): FillingStep | undefined {
  const { supposed, forced, end } = step.trial!;
  const isPlain = step.excluded.every(({ cell, number }) => (state.numbers[cell]! >> number) & 1);
  const isLast = step.written.every(
    ({ cell, number }) => state.numbers[cell] === ((1 << number) | (1 << supposed.number)),
  );
  if (!isPlain || !isLast) return undefined;
  const before = state.save();
  state.write(supposed.cell, supposed.number);
  state.settle();
  const fails = forced.every((one) => {
    const found = findAgain(state, one);
    if (found) makeStep(state, found);
    return isSame(found, one);
  });
  const isEnd = fails && isSame(endOf(state), end);
  state.restore(before);
  return isEnd ? step : undefined;
}

/** Whether both are the same data. */
function isSame<T>(one: T | undefined, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
