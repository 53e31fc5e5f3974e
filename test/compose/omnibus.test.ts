import { describe, expect, it } from 'vitest';
import { OmnibusComposer } from '../../src/compose/omnibus.ts';
import { fullRectangle, makeBoard, rectangle } from '../../src/domino/board.ts';
import { makeGameId, makeKeyRows, parseRows } from '../../src/domino/notation.ts';
import { checkPuzzle, type Setup } from '../../src/domino/puzzle.ts';
import { canonicalText } from '../../src/domino/symmetry.ts';
import { NotPossibleError, UserError } from '../../src/errors.ts';
import { Random } from '../../src/random.ts';
import { SolutionCounter } from '../../src/solve/solution-counter.ts';
import { figures } from '../helpers/domino/figures.ts';
import { oracleCount, oracleSolutions } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

describe('a composed puzzle', () => {
  it.each([
    [0, 1],
    [1, 4],
    [2, 8],
    [3, 8],
    [4, 8],
    [5, 8],
    [6, 8],
    [7, 8],
    [8, 6],
    [9, 6],
    [12, 2],
    [15, 2],
    [21, 1],
  ])('of range %i has the key as its only solution', (range, puzzles) => {
    const composer = new OmnibusComposer(range);
    for (let i = 0; i < puzzles; i++) {
      const { puzzle, key, attempts } = composer.compose(new Random(`unique/${range}/${i}`))!;
      expect(puzzle.board).toEqual(fullRectangle(range));
      expect(attempts).toBeGreaterThan(0);
      checkPuzzle(puzzle);
      expect(oracleSolutions(rawOf(puzzle), 2)).toEqual([key]);
    }
  });

  it.each(figures.slice(0, 13))('can have the board of figure $name', ({ rows }) => {
    const { board, range } = parseRows(rows);
    const { puzzle, key } = new OmnibusComposer(range, board).compose(new Random('figure'))!;
    expect(puzzle.board).toBe(board);
    expect(oracleSolutions(rawOf(puzzle), 2)).toEqual([key]);
  });

  it('depends on its seed alone', () => {
    const composer = new OmnibusComposer(6);
    const make = (made: OmnibusComposer, seed: string) => {
      const { puzzle, key, attempts } = made.compose(new Random(seed))!;
      return [makeGameId(puzzle), makeKeyRows(puzzle.board, key), attempts];
    };
    const first = make(composer, 'a');
    const second = make(composer, 'b');
    expect(second).not.toEqual(first);
    expect(make(composer, 'a')).toEqual(first);
    expect(make(new OmnibusComposer(6), 'b')).toEqual(second);
  });

  it('is not changed by the next one', () => {
    const composer = new OmnibusComposer(4);
    const composed = composer.compose(new Random('kept'))!;
    const copy = structuredClone(composed);
    composer.compose(new Random('next'));
    expect(composed).toEqual(copy);
  });
});

describe('what a composer is asked', () => {
  it('a puzzle with one solution is offered until one is accepted', () => {
    const offered: string[] = [];
    const composed = new OmnibusComposer(5).compose(new Random('picky'), {
      accept: ({ puzzle, key }) => {
        expect(oracleSolutions(rawOf(puzzle), 2)).toEqual([key]);
        return offered.push(makeGameId(puzzle)) === 5;
      },
    })!;
    expect(new Set(offered).size).toBe(5);
    expect(makeGameId(composed.puzzle)).toBe(offered[4]);
    expect(composed.attempts).toBeGreaterThanOrEqual(5);
  });

  it('nothing comes when the attempts are used up', () => {
    const composer = new OmnibusComposer(5);
    let offered = 0;
    const refuse = () => {
      offered++;
      return false;
    };
    expect(composer.compose(new Random('never'), { maxAttempts: 40, accept: refuse })).toBeUndefined();
    expect(offered).toBeGreaterThan(0);
    expect(offered).toBeLessThan(40);
    expect(composer.compose(new Random('none'), { maxAttempts: 0 })).toBeUndefined();
  });

  it('a board of another size than the set is refused, and so is one that dominoes cannot cover', () => {
    expect(() => new OmnibusComposer(2, rectangle(3, 5))).toThrow(UserError);
    const disconnected = makeBoard(1, 8, [true, true, true, false, true, true, true, false]);
    expect(new OmnibusComposer(1, rectangle(6, 1)).compose(new Random('a column'))).toBeDefined();
    expect(() => new OmnibusComposer(1, disconnected)).toThrow(NotPossibleError);
  });
});

/** All arrangements of the numbers of a set on its full rectangle. */
function* allBoards(range: number): Generator<Setup> {
  const board = fullRectangle(range);
  const left = new Array<number>(range + 1).fill(range + 2);
  const numbers: number[] = [];
  function* write(): Generator<Setup> {
    if (numbers.length === board.cells.length) yield { kind: 'omnibus', range, board, numbers };
    for (let number = 0; number <= range; number++) {
      if (left[number] === 0 || numbers.length === board.cells.length) continue;
      left[number]!--;
      numbers.push(number);
      yield* write();
      numbers.pop();
      left[number]!++;
    }
  }
  yield* write();
}

// Counted here by brute force. For range 3 a longer search (a minute) found 7,847,553 different ones.
describe('the different puzzles with one solution', () => {
  it.each([
    { range: 1, boards: 20, solvable: 18, most: 3, unique: 4, different: 1, draws: 20 },
    { range: 2, boards: 34_650, solvable: 21_792, most: 10, unique: 4824, different: 210, draws: 6000 },
  ])('of range $range are $different, and all of them are composed', (expected) => {
    const { range, draws, ...counts } = expected;
    const solver = new SolutionCounter(fullRectangle(range), range);
    const forms = new Set<string>();
    let [boards, solvable, most, unique] = [0, 0, 0, 0];
    for (const setup of allBoards(range)) {
      boards++;
      const { solutions } = solver.load(setup.numbers).count(100);
      most = Math.max(most, solutions);
      if (solutions > 0) solvable++;
      if (solutions !== 1) continue;
      unique++;
      forms.add(canonicalText(setup));
    }
    expect({ boards, solvable, most, unique, different: forms.size }).toEqual(counts);
    const composer = new OmnibusComposer(range);
    const composed = new Set<string>();
    for (let i = 0; i < draws; i++)
      composed.add(canonicalText(composer.compose(new Random(`all/${i}`))!.puzzle));
    expect(composed).toEqual(forms);
  });

  it('are the only ones that dealing can lead to', () => {
    const { puzzle } = new OmnibusComposer(1).compose(new Random('one'))!;
    expect(oracleCount(rawOf(puzzle), 9)).toBe(1);
    expect(canonicalText(puzzle)).toBe(canonicalText(parseRows(['001', '110'])));
  });
});
