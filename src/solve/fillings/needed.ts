import { FILLING_LADDER } from './ladder.ts';
import { endOf, makeStep } from './make.ts';
import type { FillingState } from './state.ts';
import type { FillingStep } from './step.ts';
import { findAgain } from './supposition.ts';

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
