import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPlace } from '../../../src/domino/board.ts';
import { makeLine, parseLine } from '../../../src/domino/notation.ts';
import type { Setup } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import { Candidates } from '../../../src/solve/candidates.ts';
import { Fixpoint } from '../../../src/solve/fixpoint.ts';
import { LADDER } from '../../../src/solve/ladder.ts';
import { gap } from '../../../src/solve/techniques/gap.ts';
import { derivedSeal, seal } from '../../../src/solve/techniques/seal.ts';
import type { Technique } from '../../../src/solve/techniques/technique.ts';
import { dealOf, deals, uniqueOf } from '../../helpers/solve/deals.ts';
import { clash, type OpenPlace, openPlacesOf, overlaps } from '../../helpers/solve/proof/case.ts';
import { faultsOf } from '../../helpers/solve/proof/proof.ts';
import { openPlaces, stepsOf, usesOf } from '../../helpers/solve/steps.ts';

// The techniques miss nothing: their theorems are written down independently and tried on everything. The easier techniques of
// the ladder have been exhausted before. What they find is proved by what it says (proof/).

type Open = readonly OpenPlace[];

const unique = <T>(all: Iterable<T>) => [...new Set(all)];
const cellsOf = (open: Open) => unique(open.flatMap(({ cells }) => cells));
const dominoesOf = (open: Open) => unique(open.map(({ domino }) => domino));
const at = (open: Open, cell: number) => open.filter(({ cells }) => cells.includes(cell));
const showing = (open: Open, domino: string) => open.filter((place) => place.domino === domino);

/** For each technique, whether its theorem closes a place. */
const CLOSES: Readonly<Record<string, (open: Open, place: OpenPlace) => boolean>> = {
  'equal-neighbours 2': (open, place) =>
    cellsOf(open).some(
      (cell) => !place.cells.includes(cell) && at(open, cell).every(({ domino }) => domino === place.domino),
    ),
  'fixed-cell 2.2': (open, place) =>
    dominoesOf(open).some(
      (domino) =>
        domino !== place.domino &&
        place.cells.some((cell) => showing(open, domino).every(({ cells }) => cells.includes(cell))),
    ),
  'overlap 2.5': (open, place) =>
    dominoesOf(open).some(
      (domino) => domino !== place.domino && showing(open, domino).every((other) => overlaps(other, place)),
    ),
  'forced-duplicate 2.8': (open, place) => wanting(open, place).some(({ domino }) => domino === place.domino),
  'forced-duplicate 3': (open, place) => {
    const all = wanting(open, place);
    return all.some((one) =>
      all.some(
        (other) =>
          one.cell < other.cell &&
          one.domino === other.domino &&
          !at(open, one.cell).some(({ cells }) => cells.includes(other.cell)),
      ),
    );
  },
  'odd-area 3.3': (open, place) => {
    const left = open.filter((other) => !overlaps(other, place));
    const seen = new Set(place.cells);
    return cellsOf(open).some((cell) => {
      if (seen.has(cell)) return false;
      const area = areaOf(left, cell);
      for (const other of area) seen.add(other);
      return area.size % 2 === 1;
    });
  },
  'matching 5.5': (open, place) =>
    !canCover(open.filter((other) => other === place || !overlaps(other, place))),
};

/** The cells from which a place takes a neighbour, so that they need one particular domino. */
function wanting(open: Open, place: OpenPlace): { cell: number; domino: string }[] {
  return cellsOf(open).flatMap((cell) => {
    const left = at(open, cell).filter((other) => !overlaps(other, place));
    const [domino, ...more] = dominoesOf(left);
    const isNew = left.length < at(open, cell).length && dominoesOf(at(open, cell)).length > 1;
    return domino && isNew && more.length === 0 && !place.cells.includes(cell) ? [{ cell, domino }] : [];
  });
}

/** The cells connected to a given one. */
function areaOf(open: Open, start: number): Set<number> {
  const area = new Set([start]);
  for (const cell of area) for (const { cells } of at(open, cell)) for (const other of cells) area.add(other);
  return area;
}

/** Whether open places cover all their cells, whatever the dominoes: the cell with the fewest places is covered first. */
function canCover(open: Open, cells = cellsOf(open)): boolean {
  const [first] = cells.map((cell) => at(open, cell)).sort((one, other) => one.length - other.length);
  if (!first) return true;
  return first.some((place) =>
    canCover(
      open.filter((other) => !overlaps(other, place)),
      cells.filter((cell) => !place.cells.includes(cell)),
    ),
  );
}

/** All subsets with at least `least` and at most `most` elements, in order. */
function* subsets<T>(all: readonly T[], least: number, most: number, first = 0): Generator<T[]> {
  if (least <= 0) yield [];
  if (most === 0) return;
  for (let i = first; i < all.length; i++) {
    for (const rest of subsets(all, least - 1, most - 1, i + 1)) yield [all[i]!, ...rest];
  }
}

const hits = ({ cells }: OpenPlace, set: readonly number[]) =>
  cells.filter((cell) => set.includes(cell)).length;
const dominoesAt = (open: Open, set: readonly number[]) =>
  dominoesOf(open.filter((place) => hits(place, set) > 0));

/** The cells with a choice of dominoes, and the dominoes with a choice of places; others add nothing to a set. */
const freeCells = (open: Open) => cellsOf(open).filter((cell) => dominoesAt(open, [cell]).length > 1);
const freeDominoes = (open: Open) => dominoesOf(open).filter((domino) => showing(open, domino).length > 1);

function cellsByNumber({ range, numbers }: Setup, open: Open): number[][] {
  const cells = freeCells(open);
  return Array.from({ length: range + 1 }, (_, number) => cells.filter((cell) => numbers[cell] === number));
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
  for (const set of subsets(cellsOf(theirs), dominoes.length, dominoes.length)) {
    if (theirs.some((place) => hits(place, set) === 0)) continue;
    yield* open.filter((p) => hits(p, set) === 2 || (hits(p, set) === 1 && !dominoes.includes(p.domino)));
  }
}

/** The places that the theorem of each set technique still closes. */
const LEFT: Readonly<Record<string, (setup: Setup, open: Open) => Iterable<OpenPlace>>> = {
  *'locked-square 4.2'(_, open) {
    for (const dominoes of subsets(freeDominoes(open), 2, 2)) {
      const set = cellsOf(open.filter(({ domino }) => dominoes.includes(domino)));
      if (set.length <= 4) yield* open.filter((p) => hits(p, set) > 0 && !dominoes.includes(p.domino));
    }
  },
  *'cell-set 4.6'(setup, open) {
    for (const cells of cellsByNumber(setup, open)) {
      for (const set of subsets(cells, 2, 6)) yield* outside(open, set, 6);
    }
  },
  *'hidden-set 4.7'(_, open) {
    for (const dominoes of subsets(freeDominoes(open), 2, 3)) yield* hidden(open, dominoes);
  },
  *'cell-set-with-double 4.8'(setup, open) {
    for (const cells of cellsByNumber(setup, open)) {
      for (const set of subsets(cells, 2, 7)) yield* withDouble(setup, open, set);
    }
  },
  *'mixed-set 4.9'(_, open) {
    for (const set of subsets(freeCells(open), 3, 4)) yield* outside(open, set, 4);
  },
};

/** Boards on which set techniques are needed that are rare elsewhere: a locked square, and puzzles of smallest.test.ts. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'locked-square 4.2': [
    'omnibus 7 010061556/654044203/247611170/446655726/434202376/022031327/673157713/555733241',
  ],
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

const nameOf = ({ name, rating }: Technique) => `${name} ${rating}`;

/** The boards that need a technique, followed by others, many of which have several solutions. */
function* boardsFor(name: string): Generator<Setup> {
  yield* (NEEDED[name] ?? []).map(parseLine);
  const isSet = name in LEFT;
  for (let seed = 1; ; seed++) {
    const random = new Random(`definitions/${name}/${seed}`);
    if (seed % 2) yield uniqueOf(isSet ? 3 + (seed % 3) : 2 + (seed % 5), random);
    else yield dealOf(isSet ? 3 + (seed % 2) : 2 + (seed % 4), seed % 4 === 0, random);
  }
}

/** Boards on which all techniques before one have been exhausted without solving them; reach(2) exhausts the one itself. */
function* statesBefore(
  technique: Technique,
  count: number,
): Generator<{ setup: Setup; fixpoint: Fixpoint; open: Open }> {
  const easier = LADDER.slice(0, LADDER.indexOf(technique)).filter(
    ({ name }) => name !== 'seal' && name !== 'gap',
  );
  let left = count;
  for (const setup of boardsFor(nameOf(technique))) {
    const fixpoint = new Fixpoint(setup.board, setup.range, [easier, [technique]]);
    fixpoint.load(setup.numbers);
    if (fixpoint.reach(1)) continue;
    yield { setup, fixpoint, open: openPlacesOf(setup, fixpoint.state) };
    if (--left === 0) return;
  }
}

const among = (theorems: object) =>
  LADDER.filter((technique) => nameOf(technique) in theorems).map(
    (technique) => [nameOf(technique), technique] as const,
  );

/** The places that a technique closes, each of whose uses follows from what it says. */
function closedBy(technique: Technique, setup: Setup, state: Candidates): Set<number> {
  const steps = stepsOf(technique, state);
  for (const step of steps) expect(faultsOf(setup, state, step), makeLine(setup)).toEqual([]);
  return new Set(steps.flatMap(({ eliminate }) => eliminate.map(({ index }) => index)));
}

describe('a technique closes all that its theorem closes', () => {
  it.each(among(CLOSES))('%s', (name, technique) => {
    let eliminated = 0;
    for (const { setup, fixpoint, open } of statesBefore(technique, name === 'odd-area 3.3' ? 40 : 60)) {
      const closed = closedBy(technique, setup, fixpoint.state);
      const expected = open.filter((place) => CLOSES[name]!(open, place)).map(({ index }) => index);
      expect([...closed].sort((a, b) => a - b)).toEqual(expected);
      eliminated += closed.size;
    }
    expect(eliminated).toBeGreaterThan(5);
  });

  it.each(among(LEFT))('%s, until nothing is left to close', (name, technique) => {
    let helped = 0;
    for (const { setup, fixpoint } of statesBefore(technique, 7)) {
      if (closedBy(technique, setup, fixpoint.state).size > 0) helped++;
      if (fixpoint.reach(2)) continue;
      expect([...LEFT[name]!(setup, openPlacesOf(setup, fixpoint.state))], makeLine(setup)).toEqual([]);
    }
    expect(helped).toBeGreaterThanOrEqual(NEEDED[name]!.length);
  });

  it('a trial closes every place from which seals and gaps lead to nothing, those of two first', () => {
    const trial = LADDER.at(-2)!;
    let eliminated = 0;
    for (const { setup, fixpoint, open } of statesBefore(trial, 40)) {
      const choices = (place: OpenPlace) => [
        ...place.cells.map((cell) => at(open, cell).length),
        showing(open, place.domino).length,
      ];
      const failing = open.filter((place) => Math.max(...choices(place)) > 1 && !holds(open, place));
      const ofTwo = failing.filter((place) => choices(place).includes(2));
      const closed = closedBy(trial, setup, fixpoint.state);
      expect(closed).toEqual(new Set((ofTwo.length > 0 ? ofTwo : failing).map(({ index }) => index)));
      eliminated += closed.size;
    }
    expect(eliminated).toBeGreaterThan(5);
  });
});

/** Whether a domino can be placed without a contradiction by seals and gaps. */
function holds(open: Open, place: OpenPlace): boolean {
  const items = [
    ...cellsOf(open).map((cell) => at(open, cell)),
    ...dominoesOf(open).map((s) => showing(open, s)),
  ];
  let left = new Set(open.filter((other) => !clash(other, place)));
  for (;;) {
    const last = items.map((places) => places.filter((other) => left.has(other)));
    if (last.some((places) => places.length === 0)) return false;
    const laid = last.flatMap((places) => (places.length === 1 ? places : []));
    const next = new Set([...left].filter((other) => !laid.some((one) => clash(one, other))));
    if (next.size === left.size) return true;
    left = next;
  }
}

describe('on boards with dominoes laid and places struck at random, right or wrong', () => {
  const states = fc.record({ setup: deals(6), seed: fc.nat() }).map(({ setup, seed }) => {
    const random = new Random(`singles/${seed}`);
    const state = new Candidates(setup);
    for (let moves = random.below(state.dominoes); moves > 0; moves--) {
      const open = openPlaces(state).filter((place) => !state.isLaid(asPlace(place)));
      if (open.length === 0) break;
      const place = open[random.below(open.length)]!;
      if (random.below(2) === 0) state.close(asPlace(place));
      else if (state.possible) state.lay(asPlace(place));
    }
    return { setup, state };
  });

  // A seal is primary if its domino had no other place at the start.
  it.each<[string, readonly Technique[], (place: OpenPlace) => readonly (string | number)[]]>([
    ['a seal is found for each domino with one place', [seal, derivedSeal], ({ domino }) => [domino]],
    ['a gap is found for each cell with one place', [gap], ({ cells }) => cells],
  ])('%s, and no other', (_, techniques, namesOf) => {
    fc.assert(
      fc.property(states, ({ setup, state }) => {
        const open = openPlacesOf(setup, state);
        const times = new Map<string | number, number>();
        for (const name of open.flatMap(namesOf)) times.set(name, (times.get(name) ?? 0) + 1);
        const last = open.filter((place) => namesOf(place).some((name) => times.get(name) === 1));
        const free = last.map(({ index }) => index).filter((index) => !state.isLaid(asPlace(index)));
        const found = techniques.flatMap((technique) => usesOf(technique, state).map(({ place }) => place!));
        expect(new Set(found)).toEqual(new Set(free));
      }),
    );
  });
});
