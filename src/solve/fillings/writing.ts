import type { Cell, PlaceIndex } from '../../domino/board.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { Level } from '../levels.ts';
import { FILLING_LADDER, pathFrom } from './ladder.ts';
import { FillingState } from './state.ts';
import { endOf, type FillingStep, makeStep } from './step.ts';
import { findAgain } from './supposition.ts';

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
    for (const pair of begun.dominoes) state.lay(pair);
    for (const pair of begun.bars) state.eliminate(pair);
    state.settle();
  };
  begin();
  const pathSteps = pathFrom(state, level, ({ written }) => written.length > 0);
  const steps = pathSteps.map(({ step }) => step);
  const last = steps.at(-1);
  return last && last.written.length > 0 ? withoutNeedless(state, begin, steps) : undefined;
}

/**
 * Leaves out one step after the other, from the last but one, as long as the last still writes its number.
 *
 * @param begin brings the state back to where the steps begin
 */
export function withoutNeedless(
  state: FillingState,
  begin: () => void,
  steps: readonly FillingStep[],
): readonly FillingStep[] {
  let needed = steps;
  for (let i = steps.length - 2; i >= 0; i--) {
    const fewer = again(state, begin, [...needed.slice(0, i), ...needed.slice(i + 1)]);
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
    const found = step.trial ? tryAgain(state, step) : findAgain(state, step, FILLING_LADDER);
    if (!found) return undefined;
    made.push(found);
    makeStep(state, found);
  }
  const wanted = steps.at(-1)!.written[0]!;
  const isSame = made
    .at(-1)!
    .written.some(({ cell, number }) => cell === wanted.cell && number === wanted.number);
  return isSame ? made : undefined;
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
    const found = findAgain(state, one, FILLING_LADDER);
    if (found) makeStep(state, found);
    return found !== undefined && isSameStep(found, one);
  });
  const isEnd = fails && JSON.stringify(endOf(state)) === JSON.stringify(end);
  state.restore(before);
  return isEnd ? step : undefined;
}

function isSameStep(one: FillingStep, other: FillingStep): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
