import { describe, expect, it } from 'vitest';
import { isKnownAbsent, isSgtLevelKnownAbsent } from '../../src/compose/judge.ts';
import { OmnibusComposer } from '../../src/compose/omnibus.ts';
import { fullRectangle, makeBoard, rectangle } from '../../src/domino/board.ts';
import { makeGameId, makeKeyRows, parseRows } from '../../src/domino/notation.ts';
import { checkPuzzle, type Setup } from '../../src/domino/puzzle.ts';
import { canonicalText } from '../../src/domino/symmetry.ts';
import { NotPossibleError, UserError } from '../../src/errors.ts';
import { Random } from '../../src/random.ts';
import { grade } from '../../src/solve/grade.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import { SGT_LEVELS, SgtGrader } from '../../src/solve/sgt.ts';
import { SolutionCounter } from '../../src/solve/solution-counter.ts';
import { figures } from '../helpers/domino/figures.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { allBoards } from '../helpers/solve/all-boards.ts';
import { rawOf } from '../helpers/solve/deals.ts';

describe('a composed puzzle', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 4],
    [5, 4],
    [7, 4],
    [9, 2],
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

  it.each(['I', 'VI', 'XI', 'XIII'])('can have the board of figure %s', (name) => {
    const { board, range } = parseRows(figures.find((figure) => figure.name === name)!.rows);
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

// Counted here by brute force, each board with all names of its numbers. For range 3 a longer search (a minute) found 7,847,553
// different ones.
describe('the different puzzles with one solution', () => {
  it.each([
    {
      range: 1,
      counts: { boards: 20, solvable: 18, most: 3, unique: 4, different: 1 },
      hardest: { 'gap 1.2': 1 },
      levels: ['easy'],
      letters: ['t'],
    },
    {
      range: 2,
      counts: { boards: 34_650, solvable: 21_792, most: 10, unique: 4824, different: 210 },
      hardest: {
        'gap 1.2': 185,
        'seal 1.4': 2,
        'equal-neighbours 2': 4,
        'fixed-cell 2.2': 5,
        'overlap 2.5': 14,
      },
      levels: ['easy', 'medium'],
      letters: ['t', 'b'],
    },
  ])('of range $range: all are composed, and other levels are known to be absent', (expected) => {
    const { range, counts, hardest, levels, letters } = expected;
    const board = fullRectangle(range);
    const names = range === 1 ? 2 : 6;
    const solver = new SolutionCounter(board, range);
    const forms = new Map<string, Setup>();
    const found = { boards: 0, solvable: 0, most: 0, unique: 0 };
    for (const numbers of allBoards(range)) {
      const { solutions } = solver.load(numbers).count(100);
      found.boards += names;
      found.most = Math.max(found.most, solutions);
      if (solutions > 0) found.solvable += names;
      if (solutions !== 1) continue;
      found.unique += names;
      const setup: Setup = { kind: 'omnibus', range, board, numbers };
      forms.set(canonicalText(setup), setup);
    }
    expect({ ...found, different: forms.size }).toEqual(counts);

    const grader = new SgtGrader(board, range);
    const seen = { hardest: {} as Record<string, number>, levels: new Set(), letters: new Set() };
    for (const setup of forms.values()) {
      const { hardest: technique, rating, level } = grade(setup)!;
      const name = `${technique} ${rating}`;
      seen.hardest[name] = (seen.hardest[name] ?? 0) + 1;
      seen.levels.add(level);
      seen.letters.add(grader.levelOf(setup.numbers));
    }
    expect(seen).toEqual({ hardest, levels: new Set(levels), letters: new Set(letters) });
    expect(LEVELS.filter((level) => !isKnownAbsent(range, level))).toEqual(levels);
    expect(SGT_LEVELS.filter((level) => !isSgtLevelKnownAbsent(range, level))).toEqual(letters);

    const composer = new OmnibusComposer(range);
    const composed = new Set<string>();
    for (let i = 0; composed.size < forms.size && i < 6000; i++)
      composed.add(canonicalText(composer.compose(new Random(`all/${i}`))!.puzzle));
    expect(composed).toEqual(new Set(forms.keys()));
  });

  it('at range 15 the peer has no sets, so nothing is hard to it', () => {
    expect(SGT_LEVELS.filter((level) => isSgtLevelKnownAbsent(14, level))).toEqual([]);
    expect(SGT_LEVELS.filter((level) => isSgtLevelKnownAbsent(15, level))).toEqual(['h']);
    expect(LEVELS.some((level) => isKnownAbsent(3, level))).toBe(false);
  });
});
