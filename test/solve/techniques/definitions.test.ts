import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/random.ts';
import type { Candidates } from '../../../src/solve/candidates.ts';
import { Fixpoint } from '../../../src/solve/fixpoint.ts';
import { LADDER } from '../../../src/solve/ladder.ts';
import type { Technique } from '../../../src/solve/techniques/technique.ts';
import { type Deal, dealOf, uniqueOf } from '../../helpers/solve/deals.ts';
import { clash, type OpenPlace, openPlacesOf, overlaps } from '../../helpers/solve/proof/case.ts';
import { usesOf } from '../../helpers/solve/steps.ts';

// The techniques miss nothing: the places that a technique closes are those closed by its theorem, which is written down
// independently and tried on everything. The easier techniques of the ladder have been exhausted before.

type Open = readonly OpenPlace[];

const cellsOf = (open: Open) => [...new Set(open.flatMap(({ cells }) => cells))];
const dominoesOf = (open: Open) => [...new Set(open.map(({ domino }) => domino))];
const at = (open: Open, cell: number) => open.filter(({ cells }) => cells.includes(cell));
const showing = (open: Open, domino: string) => open.filter((place) => place.domino === domino);

/** Of these more or fewer boards are tried, as they are rarely used, or slow to try. */
const BOARDS: Readonly<Record<string, number>> = { 'odd-area 3.3': 20, 'matching 5.5': 150 };

/** For each technique, whether its theorem closes a place. */
const THEOREMS: Readonly<Record<string, (open: Open, place: OpenPlace) => boolean>> = {
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
    return cellsOf(open).some((cell) => !place.cells.includes(cell) && areaOf(left, cell).size % 2 === 1);
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

const nameOf = ({ name, rating }: Technique) => `${name} ${rating}`;

/** Boards on which all techniques before one have been exhausted without solving them. */
function* statesBefore(technique: Technique, count: number): Generator<{ deal: Deal; state: Candidates }> {
  const easier = LADDER.slice(0, LADDER.indexOf(technique)).filter(
    ({ name }) => name !== 'seal' && name !== 'gap',
  );
  for (let seed = 1, boards = 0; boards < count; seed++) {
    const random = new Random(`definitions/${seed}`);
    const deal = seed % 2 ? uniqueOf(2 + (seed % 5), random) : dealOf(2 + (seed % 4), seed % 4 === 0, random);
    const fixpoint = new Fixpoint(deal.board, deal.range, [easier]);
    fixpoint.load(deal.numbers);
    if (fixpoint.reach(1)) continue;
    boards++;
    yield { deal, state: fixpoint.state };
  }
}

describe('an technique closes all that its theorem closes', () => {
  it.each(
    LADDER.filter((technique) => nameOf(technique) in THEOREMS).map(
      (technique) => [nameOf(technique), technique] as const,
    ),
  )('%s', (name, technique) => {
    let eliminated = 0;
    for (const { deal, state } of statesBefore(technique, BOARDS[name] ?? 80)) {
      const open = openPlacesOf(deal, state);
      const closed = new Set(usesOf(technique, state).flatMap(({ eliminations }) => eliminations));
      const expected = open.filter((place) => THEOREMS[name]!(open, place)).map(({ index }) => index);
      expect([...closed].sort((a, b) => a - b)).toEqual(expected);
      eliminated += closed.size;
    }
    expect(eliminated).toBeGreaterThan(5);
  });

  it('a trial closes every place from which seals and gaps lead to nothing, those of two first', () => {
    let eliminated = 0;
    for (const { deal, state } of statesBefore(LADDER.at(-2)!, 60)) {
      const open = openPlacesOf(deal, state);
      const choices = (place: OpenPlace) => [
        ...place.cells.map((cell) => at(open, cell).length),
        showing(open, place.domino).length,
      ];
      const failing = open.filter((place) => Math.max(...choices(place)) > 1 && !holds(open, place));
      const ofTwo = failing.filter((place) => choices(place).includes(2));
      const closed = new Set(usesOf(LADDER.at(-2)!, state).flatMap(({ eliminations }) => eliminations));
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
