import { describe, expect, it } from 'vitest';
import { asCell } from '../../../src/domino/board.ts';
import { makeDomino } from '../../../src/domino/dominoes.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import { type Setup, UNKNOWN } from '../../../src/domino/puzzle.ts';
import { doneBefore, turnOfFilling, wayOfFilling } from '../../../src/solve/fillings/filling-way.ts';
import { gradeFilling } from '../../../src/solve/fillings/grade.ts';
import { FillingState } from '../../../src/solve/fillings/state.ts';
import { isWriting, makeStep } from '../../../src/solve/fillings/step.ts';
import { countFillings } from '../../../src/solve/fillings.ts';
import { levelOf } from '../../../src/solve/levels.ts';
import { countSolutions } from '../../../src/solve/solution-counter.ts';

// That each step holds, and that its sentences are true: test/document/steps/filling-way.machines.test.ts.

/** Completions of all levels with one filling, which has one solution. */
const SMALL: readonly Setup[] = [
  '342???/??????/??1??3/?2????/?4???1',
  '?30?23/??????/1?????/????1?/????4?',
  '?300??/2?????/???02?/?4????/???3??',
  '??????/31??4?/3????3/?0?2??/0??1??',
  '21????/??3???/????2?/1????4/??4??3',
].map((rows) => parseLine(`completion 4 ${rows}`));
const WAYS = SMALL.map((setup) => ({ setup, way: wayOfFilling(setup)! }));

describe('a way through a completion', () => {
  it('writes each number once, and lays each domino where it lies in the only solution', () => {
    for (const { setup, way } of WAYS) {
      const { numbers } = countFillings(setup);
      const { key } = countSolutions({ ...setup, numbers: numbers! });
      const written = way.steps.flatMap((step) => step.written);
      // The other numbers of a three that is sure are plain.
      expect(new Set(written.map(({ cell }) => cell)).size).toBe(written.length);
      for (const { cell } of written) expect(setup.numbers[cell]).toBe(UNKNOWN);
      expect(doneBefore(way, way.steps.length).numbers).toEqual(numbers);
      for (const { cell, number } of written) expect(number).toBe(numbers![cell]);
      const laid = [...way.laid, ...way.dominoes.steps.flatMap(({ place }) => place ?? [])];
      expect(new Set(laid.map(({ domino }) => makeDomino(domino))).size).toBe(setup.board.cells.length / 2);
      for (const { first, second, domino } of laid) {
        expect(key![first]).toBe(second);
        const shown = [numbers![first]!, numbers![second]!].sort((a, b) => a - b);
        expect([domino.low, domino.high]).toEqual(shown);
      }
    }
  });

  it('has before each step what the steps before it did', () => {
    let [dominoes, bars] = [0, 0];
    for (const { setup, way } of WAYS) {
      const state = new FillingState(setup);
      state.load(setup.numbers);
      for (const [i, step] of way.steps.entries()) {
        const done = doneBefore(way, i);
        expect(done.numbers).toEqual(
          setup.numbers.map((number, cell) => (state.isKnown[cell] ? state.numberAt(asCell(cell)) : number)),
        );
        const lies = state.pairs.filter(({ first, second }, pair) => {
          return state.isLaid[pair] && state.isKnown[first] && state.isKnown[second];
        });
        expect(done.dominoes.map(({ first, second }) => ({ first, second }))).toEqual(lies);
        for (const { index, first, domino } of done.dominoes) {
          expect(state.pairs[index]!.first).toBe(first);
          expect([domino.low, domino.high]).toContain(done.numbers[first]);
        }
        expect(done.bars).toEqual(way.steps.slice(0, i).flatMap(({ eliminated = [] }) => eliminated));
        dominoes += lies.length;
        bars += done.bars.length;
        makeStep(state, step);
      }
      expect(doneBefore(way, way.steps.length).dominoes).toEqual(way.laid);
    }
    expect(dominoes).toBeGreaterThan(10);
    expect(bars).toBeGreaterThan(0);
  });

  it('turns on its hardest step: one that writes numbers, unless one of its dominoes is harder', () => {
    const turns = new Set<string>();
    for (const { setup, way } of WAYS) {
      const { of, point } = turnOfFilling(way);
      const ratings = [way.steps, way.dominoes.steps].map((steps) => Math.max(...steps.map((s) => s.rating)));
      expect(point.step.rating).toBe(Math.max(...ratings));
      expect(of).toBe(ratings[0]! >= ratings[1]! ? 'numbers' : 'dominoes');
      expect((of === 'numbers' ? way.steps : way.dominoes.steps)[point.index]).toBe(point.step);
      if (of === 'numbers' && point.next) expect(isWriting(point.next as never)).toBe(true);
      expect(levelOf(point.step.rating)).toBe(gradeFilling(setup).grade!.level);
      turns.add(of);
    }
    expect(turns.size).toBe(2);
  });

  it('is not there where there are several fillings, or a filling that has several solutions', () => {
    const several: Setup = parseLine('completion 4 ?3????/??????/1?????/????1?/????4?');
    expect(countFillings(several).fillings).toBeGreaterThan(1);
    expect(wayOfFilling(several)).toBeUndefined();
    const whole: Setup = parseLine('completion 4 000222/333000/134441/132221/134441');
    expect([countFillings(whole).fillings, countSolutions(whole).solutions]).toEqual([1, 2]);
    expect(wayOfFilling(whole)).toBeUndefined();
  });
});
