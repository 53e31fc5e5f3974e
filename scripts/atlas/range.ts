import { makeRows, parseRows } from '../../src/domino/notation.ts';
import { UNKNOWN } from '../../src/domino/puzzle.ts';
import { UserError } from '../../src/errors.ts';
import { Random } from '../../src/random.ts';
import { grade } from '../../src/solve/grade.ts';
import type { TechniqueName } from '../../src/solve/levels.ts';
import { thinOut } from '../theorems/givens.ts';
import { climb, climbFrom } from './climb.ts';
import type { ContestName, Winner } from './contests.ts';
import { everyBoard } from './every-board.ts';
import type { FewestGivens, Forced, Hardest, MostSolutions, RangeFacts, Source } from './facts.ts';
import { mostSolutions } from './most-solutions.ts';
import { sample, sampleFrom } from './sample.ts';

/** Up to these ranges all boards are looked through, and is proved how many solutions a board can have at most. */
const WHOLE = 3;
const SOLUTIONS_PROVED = 4;

/** Sets laid out at random for each range above {@link WHOLE}. */
export const BOARDS = 500_000;

/**
 * Boards that climbs look at in each range, at least. A grade of range 12 takes a hundred times as long as one of range 4; how
 * many solutions a board has takes too long to climb by from range 6 on.
 */
export const PLANS: Readonly<Record<number, Readonly<Partial<Record<ContestName, number>>>>> = {
  1: {},
  2: {},
  3: {},
  4: { hardest: 30_000, forced: 200_000 },
  5: { hardest: 20_000, forced: 200_000, solutions: 15_000 },
  6: { hardest: 15_000, forced: 200_000 },
  7: { hardest: 10_000, forced: 200_000 },
  8: { hardest: 6_000, forced: 100_000 },
  9: { hardest: 4_000, forced: 100_000 },
  10: { hardest: 3_000, forced: 100_000 },
  11: { hardest: 2_000, forced: 100_000 },
  12: { hardest: 2_000, forced: 100_000 },
};

/** Finds out all that the atlas says of a range. */
export function factsOfRange(range: number, seed: string, boards: number): RangeFacts {
  const climbs = PLANS[range]!;
  const solutions = solutionsOf(range, seed, climbs.solutions);
  const givens = givensOf(range, seed);
  const rest = { ...(solutions && { solutions }), ...(givens && { givens }) };
  if (range <= WHOLE) {
    const { tally, among, layouts, puzzles, boards: all } = everyBoard(range);
    const source: Source = { how: 'proved', among };
    const { unique, levels } = tally;
    return {
      range,
      shares: { how: 'proved', boards: all, unique, levels, puzzles, layouts },
      hardest: hardestOf(tally.hardest, source),
      forced: forcedOf(tally.forced, source),
      ...rest,
    };
  }
  const tally = sample(seed, range, boards);
  const { unique, levels } = tally;
  const contest = (name: 'hardest' | 'forced') => {
    const climbed = climb(seed, range, name, climbs[name] ?? 0);
    return [tally[name].or(climbed.winner), boards + climbed.boards] as const;
  };
  const [hardest, hardestAmong] = contest('hardest');
  const [forced, forcedAmong] = contest('forced');
  return {
    range,
    shares: { how: 'found', boards, unique, levels, seed: `${seed}/${range}/sample` },
    hardest: hardestOf(hardest, { how: 'found', among: hardestAmong, seed: hardest.seed }),
    forced: forcedOf(forced, { how: 'found', among: forcedAmong, seed: forced.seed }),
    ...rest,
  };
}

/** The boards that lines of the atlas were made from, by the seed that they name. */
export function remake(seed: string): Partial<Record<ContestName | 'givens', string>> {
  const [, range, from] = /\/(\d+)\/(sample|hardest|forced|solutions|givens)\/\d+$/.exec(seed) ?? [];
  if (range === undefined || !(range in PLANS)) {
    throw new UserError(`no line of the atlas has the seed ${seed}`, {
      expected: 'a seed from docs/atlas.md',
    });
  }
  if (from === 'givens') return { givens: givensFrom(seed, Number(range)).rows };
  if (from === 'sample') {
    const { hardest, forced } = sampleFrom([seed], Number(range));
    return { hardest: hardest.rows, forced: forced.rows };
  }
  const name = from as ContestName;
  return { [name]: climbFrom(seed, Number(range), name).winner.rows };
}

function hardestOf({ rows }: Winner, source: Source): Hardest {
  const { level, rating, effort, hardest } = grade(parseRows(rows.split('/')))!;
  return { ...source, rows, level, rating, effort, technique: hardest as TechniqueName };
}

function forcedOf({ rows, score }: Winner, source: Source): Forced {
  return { ...source, rows, length: score };
}

/** For larger ranges a climb would count millions of solutions at each step. */
function solutionsOf(range: number, seed: string, climbs: number | undefined): MostSolutions | undefined {
  if (range <= SOLUTIONS_PROVED) return { how: 'proved', ...mostSolutions(range) };
  if (climbs === undefined) return undefined;
  const { winner, boards } = climb(seed, range, 'solutions', climbs);
  return { how: 'found', among: boards, seed: winner.seed, rows: winner.rows, solutions: winner.score };
}

/**
 * Boards that are thinned out until one has as few numbers as there must be at least: two numbers that are given nowhere can be
 * exchanged. Of range 7, where the fewest are not known, docs/theorems.md tells.
 */
function givensOf(range: number, seed: string): FewestGivens | undefined {
  if (range !== 4) return undefined;
  for (let among = 1; ; among++) {
    const from = `${seed}/${range}/givens/${among}`;
    const thinned = givensFrom(from, range);
    if (thinned.givens === range) return { how: 'proved', among, seed: from, ...thinned };
  }
}

function givensFrom(seed: string, range: number): Pick<FewestGivens, 'rows' | 'filling' | 'givens'> {
  const { filling, cells } = thinOut(new Random(seed), () => true, range);
  const numbers = filling.numbers.map((number, cell) =>
    cells.some((given) => given === cell) ? number : UNKNOWN,
  );
  return {
    rows: makeRows({ ...filling, numbers }).join('/'),
    filling: makeRows(filling).join('/'),
    givens: cells.length,
  };
}
