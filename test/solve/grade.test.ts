import { describe, expect, it } from 'vitest';
import { parseLine } from '../../src/domino/notation.ts';
import { Random } from '../../src/random.ts';
import { countSolutions } from '../../src/solve/cover.ts';
import { grade } from '../../src/solve/grade.ts';
import { climb } from '../../src/solve/ladder.ts';
import { GRADED_LEVELS, LEVELS, levelOf, TECHNIQUE_NAMES } from '../../src/solve/levels.ts';
import { likelyUnique } from './deals.ts';
import { peerPuzzles } from './peer.ts';

describe('the grade', () => {
  it.each([
    // One stone, one seal.
    ['omnibus 0 00', { rating: 1, effort: 1, hardest: 'seal', seals: 1, counts: { seal: 1 } }],
    // 0:0 of two seals, 1:1, then 0:1, whose two other places are gone: 1/2 + 1 + 1.4.
    ['omnibus 1 001/110', { rating: 1.4, effort: 2.9, hardest: 'seal', seals: 2, counts: { seal: 3 } }],
    // Three boards of two cells: 1/3 + 1/2 + 1.
    ['omnibus 1 00.1/...0/11..', { rating: 1, effort: 1.8, hardest: 'seal', seals: 3, counts: { seal: 3 } }],
    // The steps of the worked example: 1 + 1.4 + 1.4 + 1.2/2 + 1.2/2 + 1.4 + 1.4/3 + 1.4/3 + 1.4/2 + 1.4.
    [
      'omnibus 3 03213/23202/00012/11313',
      { rating: 1.4, effort: 9.4, hardest: 'gap', seals: 1, counts: { seal: 8, gap: 2 } },
    ],
  ])('of %s', (line, expected) => {
    const found = grade(parseLine(line));
    expect(found).toEqual({ level: 'easy', ...expected });
    expect(Object.keys(found!)).toEqual(['level', 'rating', 'effort', 'hardest', 'seals', 'counts']);
  });

  it.each([
    ['no solution', 'omnibus 1 010/101', 0],
    ['three solutions', 'omnibus 1 011/001', 3],
    ['two, though five stones are sure', 'omnibus 2 0012/2211/1020', 2],
    ['one that seals and gaps do not find', 'omnibus 2 2220/1120/0011', 1],
  ])('is not given to a board with %s', (_, line, solutions) => {
    const setup = parseLine(line);
    expect(countSolutions(setup, 10).solutions).toBe(solutions);
    expect(grade(setup)).toBeUndefined();
  });

  it('follows from the steps', () => {
    let graded = 0;
    for (let seed = 1; graded < 60; seed++) {
      const setup = likelyUnique(3 + (seed % 5), new Random(`grades/${seed}`));
      const found = grade(setup);
      const { rungs, end } = climb(setup);
      expect(found !== undefined).toBe(end.solved);
      if (!found) continue;
      graded++;
      const ratings = rungs.map(({ step }) => step.rating);
      const times = (name: string) => rungs.filter(({ step }) => step.technique === name).length;
      expect(found.rating).toBe(Math.max(...ratings));
      expect(found.effort).toBeCloseTo(
        rungs.reduce((sum, { step, choices }) => sum + step.rating / choices, 0),
        0,
      );
      expect(Object.values(found.counts).every((count) => count > 0)).toBe(true);
      for (const name of TECHNIQUE_NAMES) expect(found.counts[name] ?? 0).toBe(times(name));
      expect(found.hardest).toBe(times('gap') > 0 ? 'gap' : 'seal');
      const open = rungs[0]!;
      expect(found.seals).toBe(open.step.technique === 'seal' ? open.choices : 0);
    }
  });
});

// Seals and gaps are exactly what the other program calls trivial. Its letter says nothing below range 3.
describe('of the puzzles of another program', () => {
  const puzzles = peerPuzzles('puzzles').filter(({ puzzle }) => puzzle.range >= 3);
  const letters = ['t', 'b', 'h', 'e', 'a'].map((letter) => [
    letter,
    puzzles.filter((entry) => entry.letter === letter),
  ]) as [string, typeof puzzles][];

  it.each(letters)('the %s', (letter, entries) => {
    expect(entries.length).toBeGreaterThanOrEqual(35);
    const levels = entries.map(({ id, puzzle }) => `${id} ${grade(puzzle)?.level ?? 'none'}`);
    expect(levels).toEqual(entries.map(({ id }) => `${id} ${letter === 't' ? 'easy' : 'none'}`));
  });

  it('those beyond its own aids', () => {
    for (const { id, puzzle } of peerPuzzles('beyond')) expect(grade(puzzle), id).toBeUndefined();
  });
});

describe('levels', () => {
  it.each([
    [1, 'easy'],
    [1.4, 'easy'],
    [1.99, 'easy'],
    [2, 'medium'],
    [2.8, 'medium'],
    [3.3, 'tricky'],
    [4.8, 'hard'],
    [5, 'expert'],
    [5.9, 'expert'],
    [6, 'master'],
    [7.5, 'master'],
  ])('a rating of %d is %s', (rating, level) => {
    expect(levelOf(rating)).toBe(level);
  });

  it('run from easy to master, and those that can be told apart come first', () => {
    expect(LEVELS).toEqual(['easy', 'medium', 'tricky', 'hard', 'expert', 'master']);
    expect(GRADED_LEVELS).toEqual(LEVELS.slice(0, GRADED_LEVELS.length));
  });
});
