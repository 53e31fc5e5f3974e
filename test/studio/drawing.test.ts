import { describe, expect, it } from 'vitest';
import { asCell, type Place, placesOf } from '../../src/domino/board.ts';
import { makeLine, makeRows, parseRows } from '../../src/domino/notation.ts';
import { checkPuzzle } from '../../src/domino/puzzle.ts';
import { succeeds } from '../../src/errors.ts';
import type { Count } from '../../src/solve/analysis/analyse.ts';
import {
  completenessOf,
  cutOut,
  drawingOf,
  emptyDrawing,
  isWhole,
  resized,
  signsOf,
  written,
} from '../../src/studio/check/drawing.ts';
import { CHECK_JOBS } from '../../src/studio/check-jobs.ts';
import { compareWithAll } from '../helpers/solve/analysis/checks.ts';
import { layouts } from '../helpers/solve/analysis/oracle.ts';

const rows = (text: string) => drawingOf(parseRows(text.split('/')));

describe('a layout that is drawn', () => {
  it('begins empty, takes numbers and gives cells away and back', () => {
    const empty = emptyDrawing(2, 3);
    const drawn = written(cutOut(written(empty, asCell(0), 1), asCell(5)), asCell(4), 0);
    expect(makeRows(drawn)).toEqual(['1??', '?0.']);
    expect(makeRows(written(drawn, asCell(5)))).toEqual(['1??', '?0?']);
    expect([empty.range, drawn.range, isWhole(drawn)]).toEqual([1, 0, false]);
  });

  it('keeps what stands when its sides change', () => {
    const drawn = rows('0110/1..1/0110/1..1');
    expect(makeRows(resized(drawn, 2, 5))).toEqual(['0110?', '1..1?']);
    expect(makeRows(resized(drawn, 5, 2))).toEqual(['01', '1.', '01', '1.', '??']);
  });

  it('says which numbers are still to come, which stand too often, and which sets are near', () => {
    expect(completenessOf(rows('0?1/111'))).toEqual({
      ...{ cells: 6, filled: 5, near: undefined },
      missing: new Map([
        [0, 2],
        [1, -1],
      ]),
    });
    expect(completenessOf(cutOut(emptyDrawing(4, 5), asCell(7)))).toMatchObject({
      cells: 19,
      filled: 0,
      near: [12, 20],
    });
  });
});

describe('the four signs of a layout', () => {
  it('tell of every place whether all solutions have it, some or none', () => {
    const seen = { dominoes: 0, could: 0, cannot: 0, proof: 0 };
    for (const setup of layouts(150, 4, 'signs')) {
      const { analysis, all } = compareWithAll(setup);
      const { board } = setup;
      const { dominoes, next, marked } = signsOf(drawingOf(setup), analysis);
      const pairs = (places: readonly { first: number; second: number }[]) =>
        places.map(({ first, second }) => `${first} ${second}`).sort();
      const every = placesOf(board);
      const inSome = every.filter(({ first, second }) => all.some((key) => key[first] === second));
      const inAll = inSome.filter(({ first, second }) => all.every((key) => key[first] === second));
      const shared = inAll.flatMap(({ first, second }) => [first, second]);
      const open = all.length > 0 ? board.cells.filter((cell) => !shared.includes(cell)) : [];
      const isOpen = ({ first, second }: Place) => open.includes(first) && open.includes(second);
      expect(pairs(dominoes)).toEqual(pairs(inAll));
      const { refutation } = analysis;
      const left = refutation?.because === 'places' ? refutation.needs.flatMap(({ places }) => places) : [];
      expect(pairs(next!.could)).toEqual(
        pairs([...inSome.filter((place) => !inAll.includes(place)), ...left]),
      );
      expect(pairs(next!.cannot)).toEqual(
        pairs(every.filter((place) => isOpen(place) && !inSome.includes(place))),
      );
      if (all.length > 0) expect(marked).toEqual(open);
      else seen.proof += marked.length;
      seen.dominoes += dominoes.length;
      seen.could += next!.could.length;
      seen.cannot += next!.cannot.length;
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });

  it('come after the count, which is the same', () => {
    for (const setup of layouts(10, 7, 'count')) {
      const told: Count[] = [];
      const line = makeLine(setup);
      const { counted, solutions, gaveUp, moreThan } = CHECK_JOBS.analyse({ line }, (count) =>
        told.push(count),
      );
      const isFew = solutions !== null && solutions < 1000 && succeeds(() => checkPuzzle(setup));
      expect(told).toEqual(isFew ? [{ counted, solutions, gaveUp }] : []);
      expect(moreThan).toBe(undefined);
    }
  });

  it('are found where numbers are not those of a set, too', () => {
    const analysed = (line: string) => CHECK_JOBS.analyse({ line }, () => {});
    expect(analysed('omnibus 1 001/110').solutions).toBe(1);
    const line = 'omnibus 1 001/111';
    const analysis = analysed(line);
    expect(signsOf(rows('001/111'), analysis).marked).toEqual([0, 1, 2, 3, 4, 5].map(asCell));
    expect(CHECK_JOBS.mend({ line, analysis })[0]!.atLeast).toBe(1);
  });
});
