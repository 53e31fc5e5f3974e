import { describe, expect, it } from 'vitest';
import { CompletionComposer } from '../../../src/compose/completion/completion.ts';
import { GroupComposer } from '../../../src/compose/groups/group-composer.ts';
import { type Board, type Cell, rectangle } from '../../../src/domino/board.ts';
import { type Setup, UNKNOWN } from '../../../src/domino/puzzle.ts';
import { parseShape } from '../../../src/domino/shapes.ts';
import { Random } from '../../../src/random.ts';
import { gradeFilling, gradeOfFilling } from '../../../src/solve/fillings/grade.ts';
import { fillingPath } from '../../../src/solve/fillings/ladder.ts';
import { FillingState } from '../../../src/solve/fillings/state.ts';
import { endOf, type FillingStep, type FillingTrial, makeStep } from '../../../src/solve/fillings/step.ts';
import { easiestSupposition, Trials } from '../../../src/solve/fillings/supposition.ts';
import { findAgain } from '../../../src/solve/fillings/techniques/ladder.ts';
import { type Begun, nextWriting } from '../../../src/solve/fillings/writing.ts';
import { countFillings, isOnlyFilling } from '../../../src/solve/fillings.ts';
import { LEVELS } from '../../../src/solve/levels.ts';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const BOARD = rectangle(5, 6);
const RANGE = 4;

/** A filled small board in which each number is hidden with this probability in percent. */
function thinned(seed: string, hidden: number, board: Board = BOARD, range = RANGE) {
  const random = new Random(seed);
  const { puzzle } = new GroupComposer(range, board).compose(random)!;
  const numbers = puzzle.numbers.map((number) => (random.below(100) < hidden ? UNKNOWN : number));
  const setup: Setup = { ...puzzle, kind: 'completion', numbers };
  return { setup, filled: puzzle.numbers };
}

function withNumber(setup: Setup, cell: Cell, number: number): Setup {
  return { ...setup, numbers: setup.numbers.map((old, at) => (at === cell ? number : old)) };
}

/** Whether the solver agrees: no written number can be replaced, and no crossed-out number can be right. */
function holds(setup: Setup, filled: readonly number[], { written, excluded }: FillingStep): boolean {
  const others = written.flatMap(({ cell, number }) =>
    filled[cell] === number
      ? numbersBut(setup, number).map((other) => [cell, other] as const)
      : [[cell, number] as const],
  );
  const out = excluded.map(({ cell, number }) => [cell, number] as const);
  return [...others, ...out].every(
    ([cell, number]) => countFillings(withNumber(setup, cell, number), 1).fillings === 0,
  );
}

function numbersBut({ range }: Setup, number: number): number[] {
  return Array.from({ length: range + 1 }, (_, other) => other).filter((other) => other !== number);
}

/** How suppositions are rated by the number of steps that they force. */
const RATINGS = [4, 4.4, 5.2, 5.3, 5.4];

/**
 * The suppositions that fail and force the fewest steps. All are followed for twice as many steps each time until one of them
 * fails that forces no more than `most`.
 */
function easiestOf(setup: Setup, state: FillingState, most: number): FillingTrial[] {
  const all = setup.board.cells.flatMap((cell) =>
    numbersBut(setup, -1)
      .filter((number) => !state.isKnown[cell] && (state.numbers[cell]! >> number) & 1)
      .map((number) => ({ cell, number })),
  );
  for (let steps = 0; steps <= 4 * most; steps = steps === 0 ? 2 : 2 * steps) {
    const trials = new Trials(state);
    const failed = all
      .flatMap((one) => trials.of(one, steps) ?? [])
      .filter(({ forced }) => forced.length <= most);
    const fewest = Math.min(...failed.map(({ forced }) => forced.length));
    if (failed.length > 0) return failed.filter(({ forced }) => forced.length === fewest);
  }
  return [];
}

describe('the steps of completions', () => {
  it('hold in every filling, whether there is one or many', () => {
    const used = new Set<string>();
    let several = 0;
    for (const i of [3, 7]) {
      const { setup, filled } = thinned(`oracle/${i}`, 60 + (i % 3) * 10);
      if (!isOnlyFilling(setup, filled)) several++;
      const { pathSteps } = fillingPath(setup, 'hard');
      for (const [r, { step }] of pathSteps.entries()) {
        used.add(step.technique);
        expect(step.written.every(({ cell, number }) => filled[cell] === number)).toBe(true);
        expect(step.excluded.some(({ cell, number }) => filled[cell] === number)).toBe(false);
        if (r % 12 === i) expect(holds(setup, filled, step)).toBe(true);
      }
    }
    expect(several).toBe(1);
    expect(used.size).toBeGreaterThan(5);
  });

  it('say of places and threes what is so in the only filling, and write all of it', () => {
    for (let i = 0; i < 2; i++) {
      const made = new CompletionComposer(RANGE, BOARD, { level: 'medium' }).compose(
        new Random(`only/${i}`),
      )!;
      const { pathSteps, end } = fillingPath(made.puzzle, 'medium');
      expect(end.finished).toBe(true);
      const { numbers } = made.solution;
      for (const { step } of pathSteps) {
        if (step.laid) expect(made.key[step.laid.first]).toBe(step.laid.second);
        for (const { first, second } of step.eliminated ?? []) expect(made.key[first]).not.toBe(second);
        const [one, ...others] = step.three ?? [];
        for (const cell of others) expect(numbers[cell]).toBe(numbers[one!]);
      }
      expect(isOnlyFilling(made.puzzle, numbers)).toBe(true);
    }
  });

  it('tell of a supposition only what is needed, and that it fails', () => {
    let trials = 0;
    const { setup } = thinned('trial/1', 70);
    const state = new FillingState(setup);
    state.load(setup.numbers);
    for (const { step } of fillingPath(setup, 'expert').pathSteps) {
      if (step.trial) {
        trials++;
        const before = state.save();
        const { supposed, forced, end } = step.trial;
        state.write(supposed.cell, supposed.number);
        state.settle();
        for (const one of forced) {
          expect(findAgain(state, one)).toEqual(one);
          makeStep(state, one);
        }
        expect(endOf(state)).toEqual(end);
        state.restore(before);
      }
      makeStep(state, step);
    }
    expect(trials).toBeGreaterThan(5);
  });

  it('count the suppositions that force as little, and tell the first of them', () => {
    const fewests = new Set<number>();
    for (const seed of ['trial/8', 'trial/1']) {
      const { setup } = thinned(seed, 70);
      const state = new FillingState(setup);
      state.load(setup.numbers);
      for (const { step } of fillingPath(setup, 'expert').pathSteps) {
        if (step.trial && !fewests.has(step.trial.forced.length)) {
          fewests.add(step.trial.forced.length);
          for (const most of [1, 4]) {
            const best = easiestOf(setup, state, most);
            const told = easiestSupposition(state, new Trials(state), most);
            expect(told?.choices ?? 0).toBe(best.length);
            expect(told?.step.trial).toEqual(best[0]);
            if (told) expect(told.step.rating).toBe(RATINGS[best[0]!.forced.length]);
          }
        }
        makeStep(state, step);
      }
    }
    expect([...fewests].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('give up where there are several fillings', () => {
    const { setup } = thinned('empty', 100);
    expect(gradeOfFilling(fillingPath(setup, 'tricky')).grade).toBeUndefined();
  });
});

describe('the steps to the next number', () => {
  const begun = (numbers: readonly number[], setup: Setup, state: FillingState): Begun => ({
    filled: new Map(
      setup.board.cells.filter((cell) => state.isKnown[cell]).map((cell) => [cell, numbers[cell]!]),
    ),
    dominoes: new Set(),
    bars: new Set(),
  });

  /** Makes steps again, as they come out now. Returns whether all still give something, and the last still its number. */
  function lead(setup: Setup, steps: readonly FillingStep[]): boolean {
    const state = new FillingState(setup);
    state.load(setup.numbers);
    for (const [i, step] of steps.entries()) {
      const again = step.trial ? fails(state, step) && step : findAgain(state, step);
      if (!again) return false;
      makeStep(state, again);
      const [wanted] = step.written;
      if (i === steps.length - 1 && !again.written.some((one) => isEqual(one, wanted))) return false;
    }
    return true;
  }

  /** Whether a supposition still comes to its end, and its number is still to be crossed out. */
  function fails(state: FillingState, { trial, written }: FillingStep): boolean {
    const { supposed, forced, end } = trial!;
    const left = state.numbers[supposed.cell]! & ~(1 << supposed.number);
    if (left === state.numbers[supposed.cell]) return false;
    if (written.some(({ number }) => left !== 1 << number)) return false;
    const before = state.save();
    state.write(supposed.cell, supposed.number);
    state.settle();
    const isSame = forced.every((one) => {
      if (!isEqual(findAgain(state, one), one)) return false;
      makeStep(state, one);
      return true;
    });
    const ends = isSame && isEqual(endOf(state), end);
    state.restore(before);
    return ends;
  }

  it('write it last, and none of them can be left out', () => {
    const seen = new Set<string>();
    let leftOut = 0;
    for (const seed of ['trial/1', 'next/0']) {
      const { setup, filled } = thinned(seed, 70);
      const state = new FillingState(setup);
      state.load(setup.numbers);
      for (;;) {
        const now = { ...setup, numbers: state.filledIn(setup.numbers) };
        const steps = nextWriting(setup, begun(now.numbers, setup, state), 'expert');
        if (!steps) break;
        expect(steps.map(({ written }) => written.length > 0)).toEqual(
          steps.map((_, k) => k === steps.length - 1),
        );
        expect(lead(now, steps)).toBe(true);
        for (let k = 0; k < steps.length - 1; k++) expect(lead(now, steps.toSpliced(k, 1))).toBe(false);
        const path = fillingPath(now, 'expert').pathSteps;
        leftOut += path.findIndex(({ step }) => step.written.length > 0) + 1 - steps.length;
        for (const { technique } of steps) seen.add(technique);
        for (const { cell, number } of steps.at(-1)!.written) {
          expect(number).toBe(filled[cell]);
          state.write(cell, number);
        }
        state.settle();
      }
    }
    expect(leftOut).toBeGreaterThan(5);
    expect([...seen]).toContain('supposition');
  });
});

describe('completions of a level', () => {
  it.each([
    ['easy', 4, '5x6'],
    ['medium', 4, '5x6'],
    ['tricky', 7, '8x9'],
    ['hard', 4, '5x6'],
  ] as const)('are graded %s, and have one filling', (level, range, shape) => {
    const composer = new CompletionComposer(range, parseShape(shape), { level });
    const made = composer.compose(new Random(`level/${level}/4`))!;
    const { puzzle, solution } = made;
    expect(gradeFilling(puzzle).grade!.level).toBe(level);
    expect(isOnlyFilling(puzzle, solution.numbers)).toBe(true);
    const lower = LEVELS[LEVELS.indexOf(level) - 1];
    if (lower) expect(fillingPath(puzzle, lower).end.finished).toBe(false);
  });

  it('show as many numbers as are asked for', () => {
    const { puzzle } = new CompletionComposer(7, undefined, { level: 'easy', givens: 30 }).compose(
      new Random('givens'),
    )!;
    expect(puzzle.numbers.filter((number) => number !== UNKNOWN)).toHaveLength(30);
    expect(gradeFilling(puzzle).grade!.level).toBe('easy');
  });
});
