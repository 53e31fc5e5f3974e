import { describe, expect, it } from 'vitest';
import { parseLine } from '../../src/domino/notation.ts';
import { Random } from '../../src/random.ts';
import { type Grade, grade, gradeOf } from '../../src/solve/grade.ts';
import { solvePath } from '../../src/solve/ladder.ts';
import { LEVELS, levelOf, TECHNIQUE_NAMES } from '../../src/solve/levels.ts';
import { oracleCount } from '../helpers/oracle.ts';
import { dealOf, rawOf, uniqueOf } from '../helpers/solve/deals.ts';
import { peerPuzzles } from '../helpers/solve/peer.ts';

describe('the grade', () => {
  it.each<[line: string, expected: Partial<Grade>]>([
    // One domino, one seal.
    ['omnibus 0 00', { level: 'easy', rating: 1, opening: 1, effort: 1, seals: 1, counts: { seal: 1 } }],
    // 0:0 as one of two seals, 1:1, then c1 and c2, a large gap: 1/2 + 1 + 1.2.
    ['omnibus 1 001/110', { rating: 1.2, effort: 2.7, seals: 2, counts: { seal: 2, gap: 1 } }],
    // Three boards of two cells: 1/3 + 1/2 + 1.
    ['omnibus 1 00.1/...0/11..', { rating: 1, effort: 1.8, seals: 3, counts: { seal: 3 } }],
    // The steps of the example in ladder.test.ts: 1 + 3 * 1.2 + 1.2/3 + 1.2/4 + 1.2/4 + 1.2/3 + 1.2/2 + 1.2.
    ['omnibus 3 03213/23202/00012/11313', { hardest: 'gap', effort: 7.8, counts: { seal: 1, gap: 9 } }],
    // No seal at the start: d1 needs 1:2, and then the first domino can be placed.
    ['omnibus 2 0221/0212/0110', { level: 'medium', opening: 2, hardest: 'equal-neighbours', seals: 0 }],
    // A seal at the start: the hard part comes later, so the opening is easy.
    ['omnibus 3 12033/00032/23210/23111', { level: 'master', rating: 6.1, opening: 1, hardest: 'trial' }],
  ])('of %s', (line, expected) => {
    const found = grade(parseLine(line));
    expect(found).toMatchObject(expected);
    const names = ['level', 'rating', 'opening', 'effort', 'hardest', 'seals', 'counts'];
    expect(Object.keys(found!)).toEqual(names);
  });

  it('is given to just those boards that have one solution', () => {
    const seen = { graded: 0, not: 0 };
    for (let seed = 1; seed <= 200; seed++) {
      const setup = dealOf(1 + (seed % 6), seed % 4 === 0, new Random(`given/${seed}`));
      const isOnly = oracleCount(rawOf(setup), 2) === 1;
      expect(grade(setup) !== undefined).toBe(isOnly);
      seen[isOnly ? 'graded' : 'not']++;
    }
    expect(Math.min(seen.graded, seen.not)).toBeGreaterThan(20);
  });

  it('follows from the steps', () => {
    const levels = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const setup = uniqueOf(3 + (seed % 5), new Random(`grades/${seed}`));
      const way = solvePath(setup);
      const { pathSteps } = way;
      const found = gradeOf(way)!;
      levels.add(found.level);
      expect(grade(setup)).toEqual(found);
      const ratings = pathSteps.map(({ step }) => step.rating);
      expect(found.rating).toBe(Math.max(...ratings));
      expect(found.level).toBe(levelOf(found.rating));
      expect(found.hardest).toBe(pathSteps.find(({ step }) => step.rating === found.rating)!.step.technique);
      const first = pathSteps.findIndex(({ step }) => step.place);
      expect(found.opening).toBe(Math.max(...ratings.slice(0, first + 1)));
      const effort = pathSteps.reduce((sum, { step, choices }) => sum + step.rating / choices, 0);
      expect(Math.abs(found.effort - effort)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(found.effort * 10).toBeCloseTo(Math.round(found.effort * 10), 9);
      const times = (name: string) => pathSteps.filter(({ step }) => step.technique === name).length;
      for (const name of TECHNIQUE_NAMES) expect(found.counts[name]).toBe(times(name) || undefined);
      // Seals come first, so all seals of the start are open at the first step.
      const { step, choices } = pathSteps[0]!;
      expect(found.seals).toBe(step.technique === 'seal' && step.rating === 1 ? choices : 0);
      if (found.seals > 0) expect(found.opening).toBe(1);
    }
    expect(levels).toEqual(new Set(LEVELS));
  });
});

it('names the first of two techniques with one rating: a chain of five links and a matching', () => {
  const { pathSteps, ...rest } = solvePath(parseLine('omnibus 1 001/110'));
  const grades = [
    ['chain', 'matching'],
    ['matching', 'chain'],
  ] as const;
  for (const names of grades) {
    const hard = names.map((technique, i) => ({
      ...pathSteps[i]!,
      step: { ...pathSteps[i]!.step, technique, rating: 5.5 },
    }));
    expect(gradeOf({ ...rest, pathSteps: [...hard, pathSteps[2]!] })).toMatchObject({
      hardest: names[0],
      rating: 5.5,
    });
  }
});

// The letter means nothing below range 3. Seals and gaps are what the program calls trivial.
describe('of the puzzles of another program', () => {
  const puzzles = peerPuzzles('puzzles').filter(({ puzzle }) => puzzle.range >= 3);
  const levelsOf = (letter: string) =>
    puzzles.filter((entry) => entry.letter === letter).map(({ puzzle }) => grade(puzzle)?.level);

  it.each([
    ['t', ['easy']],
    // Its basic techniques are those of medium and tricky.
    ['b', ['medium', 'tricky']],
    ['h', ['hard']],
    // Its sets may have any size. Two puzzles need larger sets than ours, and so require a trial here.
    ['e', ['expert', 'hard', 'master']],
    ['a', [undefined]],
  ])('those made as %s are %s', (letter, expected) => {
    const levels = levelsOf(letter);
    expect(levels.length).toBeGreaterThanOrEqual(35);
    expect([...new Set(levels)].sort()).toEqual(expected);
  });

  it('those beyond its own techniques are expert or master', () => {
    const levels = peerPuzzles('beyond').map(({ puzzle }) => grade(puzzle)?.level);
    expect([...new Set(levels)].sort()).toEqual(['expert', 'master']);
  });
});

it('levels run from easy to master, and begin with whole ratings', () => {
  expect(LEVELS).toEqual(['easy', 'medium', 'tricky', 'hard', 'expert', 'master']);
  const from = [1, 2, 3, 4, 5, 6];
  expect(from.map(levelOf)).toEqual(LEVELS);
  expect(from.map((rating) => levelOf(rating + 0.99))).toEqual(LEVELS);
  expect(levelOf(7.5)).toBe('master');
});
