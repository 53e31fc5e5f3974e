import { describe, expect, it } from 'vitest';
import { makeLine, parseLine } from '../../../src/domino/notation.ts';
import type { Setup } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import { Fixpoint } from '../../../src/solve/fixpoint.ts';
import { LADDER } from '../../../src/solve/ladder.ts';
import type { Technique } from '../../../src/solve/techniques/technique.ts';
import { dealOf, uniqueOf } from '../../helpers/solve/deals.ts';
import { type OpenPlace, openPlacesOf } from '../../helpers/solve/proof/case.ts';

// The set techniques miss nothing: after all techniques up to one have been exhausted, its theorem, tried on every set of cells
// or dominoes, closes no further place.

type Open = readonly OpenPlace[];

/** All subsets with at least `least` and at most `most` elements, in order. */
function* subsets<T>(all: readonly T[], least: number, most: number, first = 0): Generator<T[]> {
  if (least <= 0) yield [];
  if (most === 0) return;
  for (let i = first; i < all.length; i++) {
    for (const rest of subsets(all, least - 1, most - 1, i + 1)) yield [all[i]!, ...rest];
  }
}

const unique = <T>(all: readonly T[]) => [...new Set(all)];
const hits = ({ cells }: OpenPlace, set: readonly number[]) =>
  cells.filter((cell) => set.includes(cell)).length;
const dominoesAt = (open: Open, set: readonly number[]) =>
  unique(open.filter((place) => hits(place, set) > 0).map(({ domino }) => domino));

/** The cells with a choice of dominoes; others add nothing to a set. */
const cellsOf = (open: Open) =>
  unique(open.flatMap(({ cells }) => cells)).filter((cell) => dominoesAt(open, [cell]).length > 1);

function cellsByNumber({ range, numbers }: Setup, open: Open): number[][] {
  return Array.from({ length: range + 1 }, (_, number) =>
    cellsOf(open).filter((cell) => numbers[cell] === number),
  );
}

/**
 * For a set of cells, no two of which an open place covers, with exactly as many dominoes: the places of these dominoes outside
 * the set.
 */
function outside(open: Open, set: readonly number[], mostDominoes: number): Open {
  const dominoes = dominoesAt(open, set);
  if (dominoes.length !== set.length || dominoes.length > mostDominoes) return [];
  if (open.some((place) => hits(place, set) === 2)) return [];
  return open.filter((place) => dominoes.includes(place.domino) && hits(place, set) === 0);
}

function* withDouble(setup: Setup, open: Open, set: readonly number[]): Generator<OpenPlace> {
  const number = setup.numbers[set[0]!]!;
  const double = `${number}:${number}`;
  const dominoes = dominoesAt(open, set);
  if (!open.some((place) => hits(place, set) === 2) || dominoes.length > 6 || dominoes.length < 2) return;
  for (const place of open) {
    const isDouble = place.domino === double;
    if (dominoes.length === set.length && isDouble && hits(place, set) === 0) yield place;
    if (dominoes.length !== set.length - 1 || !dominoes.includes(place.domino)) continue;
    if (hits(place, set) < (isDouble ? 2 : 1)) yield place;
  }
}

/** Dominoes that need as many cells, whichever these are. */
function* hidden(open: Open, dominoes: readonly string[]): Generator<OpenPlace> {
  const theirs = open.filter(({ domino }) => dominoes.includes(domino));
  for (const set of subsets(unique(theirs.flatMap(({ cells }) => cells)), dominoes.length, dominoes.length)) {
    if (theirs.some((place) => hits(place, set) === 0)) continue;
    yield* open.filter((p) => hits(p, set) === 2 || (hits(p, set) === 1 && !dominoes.includes(p.domino)));
  }
}

const free = (open: Open) =>
  unique(open.map(({ domino }) => domino)).filter(
    (name) => open.filter(({ domino }) => domino === name).length > 1,
  );

/** The places that the theorem of each technique still closes. */
const LEFT: Readonly<Record<string, (setup: Setup, open: Open) => Iterable<OpenPlace>>> = {
  *'locked-square 4.2'(_, open) {
    for (const dominoes of subsets(free(open), 2, 2)) {
      const set = unique(
        open.filter(({ domino }) => dominoes.includes(domino)).flatMap(({ cells }) => cells),
      );
      if (set.length <= 4) yield* open.filter((p) => hits(p, set) > 0 && !dominoes.includes(p.domino));
    }
  },
  *'cell-set 4.6'(setup, open) {
    for (const cells of cellsByNumber(setup, open)) {
      for (const set of subsets(cells, 2, 6)) yield* outside(open, set, 6);
    }
  },
  *'hidden-set 4.7'(_, open) {
    for (const dominoes of subsets(free(open), 2, 3)) yield* hidden(open, dominoes);
  },
  *'cell-set-with-double 4.8'(setup, open) {
    for (const cells of cellsByNumber(setup, open)) {
      for (const set of subsets(cells, 2, 7)) yield* withDouble(setup, open, set);
    }
  },
  *'mixed-set 4.9'(_, open) {
    for (const set of subsets(cellsOf(open), 3, 4)) yield* outside(open, set, 4);
  },
};

/** Puzzles from smallest.test.ts that need the technique. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'locked-square 4.2': [],
  'cell-set 4.6': ['omnibus 4 203410/244214/113330/304421/322001'],
  'hidden-set 4.7': [
    'omnibus 4 400410/322210/104132/433442/330112',
    'omnibus 3 11222/20013/13321/03300',
    'omnibus 3 23012/21132/23130/00013',
  ],
  'cell-set-with-double 4.8': [
    'omnibus 3 31002/21003/11331/30222',
    'omnibus 7 063331142/474001632/562560253/560405700/715674254/211014676/267414731/557322733',
  ],
  'mixed-set 4.9': ['omnibus 3 32130/02020/23321/11130', 'omnibus 3 00113/23220/10012/13233'],
};

/** Puzzles that need the technique, followed by others, every second of which may have several solutions. */
function* setups(name: string): Generator<Setup> {
  yield* NEEDED[name]!.map(parseLine);
  for (let seed = 1; ; seed++) {
    const random = new Random(`sets/${name}/${seed}`);
    yield seed % 2 ? uniqueOf(3 + (seed % 3), random) : dealOf(3 + (seed % 2), seed % 4 === 0, random);
  }
}

describe('nothing is left to close', () => {
  it.each(
    LADDER.flatMap((technique, i) => {
      const name = `${technique.name} ${technique.rating}`;
      return name in LEFT ? [[name, i] as const] : [];
    }),
  )('by %s', (name, i) => {
    const easier = LADDER.slice(0, i).filter(
      (technique) => technique.name !== 'seal' && technique.name !== 'gap',
    );
    let [boards, helped] = [0, 0];
    for (const setup of setups(name)) {
      const { state, ...fixpoint } = use(setup, [easier, [LADDER[i]!]]);
      if (fixpoint.isSolved) continue;
      if (fixpoint.helped) helped++;
      expect([...LEFT[name]!(setup, openPlacesOf(setup, state))], makeLine(setup)).toEqual([]);
      if (++boards === 20) break;
    }
    expect(helped).toBeGreaterThanOrEqual(NEEDED[name]!.length);
  });
});

/** Exhausts two lists of techniques one after the other. */
function use(setup: Setup, sets: readonly (readonly Technique[])[]) {
  const fixpoint = new Fixpoint(setup.board, setup.range, sets);
  fixpoint.load(setup.numbers);
  const isSolved = fixpoint.reach(1);
  const before = fixpoint.state.closed;
  fixpoint.reach(2);
  return { state: fixpoint.state, isSolved, helped: fixpoint.state.closed > before };
}
