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
const stonesOf = (open: Open) => [...new Set(open.map(({ stone }) => stone))];
const at = (open: Open, cell: number) => open.filter(({ cells }) => cells.includes(cell));
const showing = (open: Open, stone: string) => open.filter((place) => place.stone === stone);

/** Of these more or fewer boards are tried, as they are rarely used, or slow to try. */
const BOARDS: Readonly<Record<string, number>> = { 'odd-area 3.3': 20, 'matching 5.5': 150 };

/** For each technique, whether its theorem closes a place. */
const THEOREMS: Readonly<Record<string, (open: Open, place: OpenPlace) => boolean>> = {
  'equal-neighbours 2': (open, place) =>
    cellsOf(open).some(
      (cell) => !place.cells.includes(cell) && at(open, cell).every(({ stone }) => stone === place.stone),
    ),
  'fixed-cell 2.2': (open, place) =>
    stonesOf(open).some(
      (stone) =>
        stone !== place.stone &&
        place.cells.some((cell) => showing(open, stone).every(({ cells }) => cells.includes(cell))),
    ),
  'overlap 2.5': (open, place) =>
    stonesOf(open).some(
      (stone) => stone !== place.stone && showing(open, stone).every((other) => overlaps(other, place)),
    ),
  'forced-duplicate 2.8': (open, place) => wanting(open, place).some(({ stone }) => stone === place.stone),
  'forced-duplicate 3': (open, place) => {
    const all = wanting(open, place);
    return all.some((one) =>
      all.some(
        (other) =>
          one.cell < other.cell &&
          one.stone === other.stone &&
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
function wanting(open: Open, place: OpenPlace): { cell: number; stone: string }[] {
  return cellsOf(open).flatMap((cell) => {
    const left = at(open, cell).filter((other) => !overlaps(other, place));
    const [stone, ...more] = stonesOf(left);
    const isNew = left.length < at(open, cell).length && stonesOf(at(open, cell)).length > 1;
    return stone && isNew && more.length === 0 && !place.cells.includes(cell) ? [{ cell, stone }] : [];
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
function* statesBefore(aid: Technique, count: number): Generator<{ deal: Deal; state: Candidates }> {
  const easier = LADDER.slice(0, LADDER.indexOf(aid)).filter(({ name }) => name !== 'seal' && name !== 'gap');
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

describe('an aid closes all that its theorem closes', () => {
  it.each(LADDER.filter((aid) => nameOf(aid) in THEOREMS).map((aid) => [nameOf(aid), aid] as const))(
    '%s',
    (name, aid) => {
      let struck = 0;
      for (const { deal, state } of statesBefore(aid, BOARDS[name] ?? 80)) {
        const open = openPlacesOf(deal, state);
        const closed = new Set(usesOf(aid, state).flatMap(({ strikes }) => strikes));
        const expected = open.filter((place) => THEOREMS[name]!(open, place)).map(({ index }) => index);
        expect([...closed].sort((a, b) => a - b)).toEqual(expected);
        struck += closed.size;
      }
      expect(struck).toBeGreaterThan(5);
    },
  );

  it('a trial closes every place from which seals and gaps lead to nothing, those of two first', () => {
    let struck = 0;
    for (const { deal, state } of statesBefore(LADDER.at(-2)!, 60)) {
      const open = openPlacesOf(deal, state);
      const choices = (place: OpenPlace) => [
        ...place.cells.map((cell) => at(open, cell).length),
        showing(open, place.stone).length,
      ];
      const failing = open.filter((place) => Math.max(...choices(place)) > 1 && !holds(open, place));
      const ofTwo = failing.filter((place) => choices(place).includes(2));
      const closed = new Set(usesOf(LADDER.at(-2)!, state).flatMap(({ strikes }) => strikes));
      expect(closed).toEqual(new Set((ofTwo.length > 0 ? ofTwo : failing).map(({ index }) => index)));
      struck += closed.size;
    }
    expect(struck).toBeGreaterThan(5);
  });
});

/** Whether a domino can be placed without a contradiction by seals and gaps. */
function holds(open: Open, place: OpenPlace): boolean {
  const items = [
    ...cellsOf(open).map((cell) => at(open, cell)),
    ...stonesOf(open).map((s) => showing(open, s)),
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
