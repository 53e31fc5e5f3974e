import { asCell, columnOf, placesOf, rowOf } from '../../../../src/domino/board.ts';
import type { Setup } from '../../../../src/domino/puzzle.ts';
import { makeStone } from '../../../../src/domino/stones.ts';
import type { Candidates, ListedPlacement } from '../../../../src/solve/candidates.ts';
import type { Step } from '../../../../src/solve/techniques/technique.ts';
import {
  type Case,
  clash,
  covers,
  type OpenPlace,
  openPlacesOf,
  overlaps,
  type Statements,
  same,
} from './case.ts';
import { chainFaults } from './chain.ts';
import { trialFaults } from './trial.ts';

// Verifies a step only by what it says: from the cells, dominoes, links and so on that it names, each theorem is checked again
// with plain sets and without any code of the techniques.

/** The faults of a step on a board: none, if it follows from what it names. */
export function faultsOf(setup: Setup, before: Pick<Candidates, 'open'>, step: Step): string[] {
  const open = openPlacesOf(setup, before);
  const of = (place: ListedPlacement) => open.find(({ index }) => index === place.index);
  const struck = step.eliminate.map(of);
  const twice = new Set(step.eliminate.map(({ index }) => index)).size < step.eliminate.length;
  if (twice || struck.includes(undefined)) return ['closes what is not open, or closes it twice'];
  if (!step.place && struck.length === 0) return ['does nothing'];
  const judge = JUDGES[step.technique];
  const stones = (step.stones ?? []).map(makeStone);
  const given: Case = { setup, step, open, struck: struck as OpenPlace[], cells: step.because, stones };
  return [...judge(given), namesPlaces(given)].filter(([, holds]) => !holds).map(([what]) => what);
}

const takes = (cells: readonly number[]) => (place: OpenPlace) => place.cells.some((c) => cells.includes(c));
const shows = (stones: readonly string[]) => (place: OpenPlace) => stones.includes(place.stone);
const inside = (cells: readonly number[]) => (place: OpenPlace) =>
  place.cells.every((c) => cells.includes(c));

const BY_CELLS = new Set<Step['technique']>([
  'equal-neighbours',
  'forced-duplicate',
  'cell-set',
  'cell-set-with-double',
  'mixed-set',
]);
const BY_STONES = new Set<Step['technique']>(['fixed-cell', 'overlap', 'locked-square', 'hidden-set']);

/** Whether the step names all open places of its premises, in reading order. */
function namesPlaces({ step, open, cells, stones }: Case): Statements[number] {
  const end = step.chain?.end;
  const expected = BY_CELLS.has(step.technique)
    ? open.filter(takes(cells))
    : BY_STONES.has(step.technique)
      ? open.filter(shows(stones))
      : end && open.filter((place) => covers(place, end));
  const found = step.places?.map(({ index }) => index).join();
  return ['names the open places it rests on', found === expected?.map(({ index }) => index).join()];
}

/** The domino that a seal or gap places. The step must close exactly what this place excludes. */
function laid({ step, open, struck }: Case, left: (place: OpenPlace) => boolean): Statements {
  const place = open.find(({ index }) => index === step.place?.index);
  return [
    ['lays a stone', place !== undefined],
    ['is the last place left', same(open.filter(left), [place])],
    [
      'closes what it excludes',
      same(
        struck,
        open.filter((other) => clash(other, place!)),
      ),
    ],
  ];
}

/** Sets of cells that share just enough dominoes. */
function cellSetOf({ open, cells, stones }: Case): Statements {
  const between = open.filter(takes(cells)).map(({ stone }) => stone);
  return [
    ['names all stones of the cells', same(between, stones)],
    ['has as many cells as stones', cells.length === stones.length],
    ['no place covers two of the cells', !open.some(inside(cells))],
  ];
}

const JUDGES: Record<Step['technique'], (given: Case) => Statements> = {
  seal: (given) => {
    const { setup, step, cells } = given;
    const name = makeStone(step.place!.stone);
    const atStart = openPlacesOf(setup, { open: new Uint8Array(placesOf(setup.board).length).fill(1) });
    const primary = atStart.filter(({ stone }) => stone === name).length === 1;
    return [
      ...laid(given, ({ stone }) => stone === name),
      ['has its cells', same(cells, [step.place!.first, step.place!.second])],
      ['is rated by how it came about', step.rating === (primary ? 1.0 : 1.4)],
    ];
  },
  gap: (given) => {
    const { open, cells } = given;
    const [one, other] = cells;
    const neighbour = open.find(takes([one!]))!.cells.find((cell) => cell !== one)!;
    const isLarge = open.filter(takes([neighbour])).length === 1;
    return [
      ...laid(given, takes([one!])),
      ['names both cells of a large gap', isLarge ? other === neighbour : cells.length === 1],
    ];
  },
  'equal-neighbours': ({ open, struck, cells, stones }) => [
    ['is about one cell and one stone', cells.length === 1 && stones.length === 1],
    ['the cell has no other stone', open.filter(takes(cells)).every(shows(stones))],
    [
      'closes its other places',
      same(
        struck,
        open.filter((p) => shows(stones)(p) && !takes(cells)(p)),
      ),
    ],
  ],
  'fixed-cell': ({ open, struck, cells, stones }) => [
    ['is about one cell and one stone', cells.length === 1 && stones.length === 1],
    ['the stone uses no other cell', open.filter(shows(stones)).every(takes(cells))],
    [
      'closes the other stones there',
      same(
        struck,
        open.filter((p) => takes(cells)(p) && !shows(stones)(p)),
      ),
    ],
  ],
  overlap: ({ open, struck, cells, stones }) => {
    const its = open.filter(shows(stones));
    const inTheWay = open.filter((p) => !shows(stones)(p) && its.every((place) => overlaps(p, place)));
    return [
      ['is about one stone with places', stones.length === 1 && its.length > 0],
      [
        'names the cells of its places',
        same(
          cells,
          its.flatMap((place) => place.cells),
        ),
      ],
      ['closes what would leave it none', same(struck, inTheWay)],
    ];
  },
  'forced-duplicate': ({ step, open, struck, cells, stones }) => {
    const wants = (place: OpenPlace, cell: number) => {
      const left = open.filter((other) => other.cells.includes(cell) && !overlaps(other, place));
      return left.length > 0 && left.every(shows(stones));
    };
    return [
      ['is about one stone', stones.length === 1],
      ['is rated by its cells', step.rating === (cells.length === 1 ? 2.8 : 3.0) && cells.length < 3],
      ['leaves the cells alone', !struck.some(takes(cells))],
      ['each cell would need the stone', struck.every((place) => cells.every((cell) => wants(place, cell)))],
      ['one cell: the place shows it', cells.length === 2 || struck.every(shows(stones))],
      ['two cells: it cannot cover both', cells.length === 1 || !open.some(inside(cells))],
    ];
  },
  'odd-area': ({ open, struck, cells }) => {
    const [bridge] = struck;
    const out = open.filter((place) => !overlaps(place, bridge!));
    return [
      ['closes one place', struck.length === 1],
      ['cuts off an odd number of cells', cells.length % 2 === 1 && !takes(cells)(bridge!)],
      ['which have no way out', out.filter(takes(cells)).every(inside(cells))],
    ];
  },
  'locked-square': ({ open, struck, cells, stones }) => [
    ['is about two stones and at most four cells', stones.length === 2 && cells.length <= 4],
    ['they have no place elsewhere', open.filter(shows(stones)).every(inside(cells))],
    [
      'closes the other stones there',
      same(
        struck,
        open.filter((p) => takes(cells)(p) && !shows(stones)(p)),
      ),
    ],
  ],
  'cell-set': (given) => {
    const { setup, step, open, struck, cells, stones } = given;
    const ratings: Readonly<Record<number, number>> = { 2: 4.0, 3: 4.3, 4: 4.6, 5: 4.6, 6: 4.6 };
    return [
      ...cellSetOf(given),
      ['is about one number', new Set(cells.map((cell) => setup.numbers[cell])).size === 1],
      ['is rated by its stones', step.rating === ratings[stones.length]],
      [
        'closes their other places',
        same(
          struck,
          open.filter((p) => shows(stones)(p) && !takes(cells)(p)),
        ),
      ],
    ];
  },
  'cell-set-with-double': ({ setup, open, struck, cells, stones }) => {
    const number = setup.numbers[cells[0]!];
    const double = `${number}:${number}`;
    const within = open.filter(takes(cells));
    const isDouble = shows([double]);
    const tight = stones.length === cells.length - 1;
    const elsewhere = open.filter((p) => {
      if (isDouble(p)) return tight ? !inside(cells)(p) : !takes(cells)(p);
      return tight && shows(stones)(p) && !takes(cells)(p);
    });
    return [
      ['is about one number', cells.every((cell) => setup.numbers[cell] === number)],
      [
        'names all stones of the cells',
        same(
          within.map(({ stone }) => stone),
          stones,
        ),
      ],
      ['the double can cover two of them', stones.includes(double) && open.some(inside(cells))],
      ['has as many stones as cells or one less', tight || stones.length === cells.length],
      ['closes what the double or all cannot take', same(struck, elsewhere)],
    ];
  },
  'hidden-set': ({ open, struck, cells, stones }) => [
    ['has as many cells as stones', cells.length === stones.length && new Set(cells).size === cells.length],
    ['is about two or three', stones.length === 2 || stones.length === 3],
    ['the stones cannot do without the cells', open.filter(shows(stones)).every(takes(cells))],
    [
      'closes other stones there, and what takes two',
      same(
        struck,
        open.filter((p) => (takes(cells)(p) && !shows(stones)(p)) || inside(cells)(p)),
      ),
    ],
  ],
  'mixed-set': (given) => {
    const { open, struck, cells, stones } = given;
    return [
      ...cellSetOf(given),
      ['is about three or four', stones.length === 3 || stones.length === 4],
      [
        'closes their other places',
        same(
          struck,
          open.filter((p) => shows(stones)(p) && !takes(cells)(p)),
        ),
      ],
    ];
  },
  matching: ({ setup: { board }, step, open, struck, cells }) => {
    const beside = step.neighbours ?? [];
    const around = open
      .filter(takes(cells))
      .flatMap(({ cells: both }) => both.filter((c) => !cells.includes(c)));
    return [
      [
        'is about cells of one colour',
        new Set(cells.map((c) => (rowOf(board, asCell(c)) + columnOf(board, asCell(c))) % 2)).size === 1,
      ],
      ['names all their neighbours', same(beside, around)],
      ['these are as many', beside.length === cells.length && new Set(beside).size === beside.length],
      [
        'closes their other places',
        same(
          struck,
          open.filter((p) => takes(beside)(p) && !takes(cells)(p)),
        ),
      ],
    ];
  },
  chain: chainFaults,
  trial: trialFaults,
};
