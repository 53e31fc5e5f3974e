import { asCell, columnOf, rowOf } from '../../../../src/domino/board.ts';
import { makeDomino } from '../../../../src/domino/dominoes.ts';
import type { Setup } from '../../../../src/domino/puzzle.ts';
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
  const eliminated = step.eliminate.map(of);
  const twice = new Set(step.eliminate.map(({ index }) => index)).size < step.eliminate.length;
  if (twice || eliminated.includes(undefined)) return ['closes what is not open, or closes it twice'];
  if (!step.place && eliminated.length === 0) return ['does nothing'];
  const judge = JUDGES[step.technique];
  const dominoes = (step.dominoes ?? []).map(makeDomino);
  const given: Case = {
    setup,
    step,
    open,
    eliminated: eliminated as OpenPlace[],
    cells: step.because,
    dominoes,
  };
  return [...judge(given), namesPlaces(given)].filter(([, holds]) => !holds).map(([what]) => what);
}

const takes = (cells: readonly number[]) => (place: OpenPlace) => place.cells.some((c) => cells.includes(c));
const shows = (dominoes: readonly string[]) => (place: OpenPlace) => dominoes.includes(place.domino);
const inside = (cells: readonly number[]) => (place: OpenPlace) =>
  place.cells.every((c) => cells.includes(c));
const cellsOf = (places: readonly OpenPlace[]) => places.flatMap(({ cells }) => cells);

const BY_CELLS = new Set<Step['technique']>([
  'equal-neighbours',
  'forced-duplicate',
  'cell-set',
  'cell-set-with-double',
  'mixed-set',
]);
const BY_DOMINOES = new Set<Step['technique']>(['fixed-cell', 'overlap', 'locked-square', 'hidden-set']);

/** Whether the step names all open places of its premises, in reading order. */
function namesPlaces({ step, open, cells, dominoes }: Case): Statements[number] {
  const end = step.chain?.end;
  const expected = BY_CELLS.has(step.technique)
    ? open.filter(takes(cells))
    : BY_DOMINOES.has(step.technique)
      ? open.filter(shows(dominoes))
      : end && open.filter((place) => covers(place, end));
  const found = step.places?.map(({ index }) => index).join();
  return ['names the open places it rests on', found === expected?.map(({ index }) => index).join()];
}

/** The domino that a seal or gap places. The step must close exactly what this place excludes. */
function laid(given: Case, left: (place: OpenPlace) => boolean): Statements {
  const { step, open } = given;
  const place = open.find(({ index }) => index === step.place?.index);
  return [
    ['lays a domino', place !== undefined],
    ['is the last place left', same(open.filter(left), [place])],
    closes(given, 'what it excludes', (other) => clash(other, place!)),
  ];
}

/** The step closes just the open places of this kind. */
function closes(
  { open, eliminated }: Case,
  what: string,
  isOne: (place: OpenPlace) => boolean,
): Statements[number] {
  return [`closes ${what}`, same(eliminated, open.filter(isOne))];
}

/** Sets of cells that share just enough dominoes. */
function cellSetOf(given: Case): Statements {
  const { open, cells, dominoes } = given;
  const between = open.filter(takes(cells)).map(({ domino }) => domino);
  return [
    ['names all dominoes of the cells', same(between, dominoes)],
    ['has as many cells as dominoes', cells.length === dominoes.length],
    ['no place covers two of the cells', !open.some(inside(cells))],
    closes(given, 'their other places', (p) => shows(dominoes)(p) && !takes(cells)(p)),
  ];
}

const JUDGES: Record<Step['technique'], (given: Case) => Statements> = {
  seal: (given) => {
    const { setup, step, cells } = given;
    const name = makeDomino(step.place!.domino);
    const primary = openPlacesOf(setup).filter(({ domino }) => domino === name).length === 1;
    return [
      ...laid(given, ({ domino }) => domino === name),
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
  'equal-neighbours': (given) => {
    const { open, cells, dominoes } = given;
    return [
      ['is about one cell and one domino', cells.length === 1 && dominoes.length === 1],
      ['the cell has no other domino', open.filter(takes(cells)).every(shows(dominoes))],
      closes(given, 'its other places', (p) => shows(dominoes)(p) && !takes(cells)(p)),
    ];
  },
  'fixed-cell': (given) => {
    const { open, cells, dominoes } = given;
    return [
      ['is about one cell and one domino', cells.length === 1 && dominoes.length === 1],
      ['the domino uses no other cell', open.filter(shows(dominoes)).every(takes(cells))],
      closes(given, 'the other dominoes there', (p) => takes(cells)(p) && !shows(dominoes)(p)),
    ];
  },
  overlap: (given) => {
    const { open, cells, dominoes } = given;
    const its = open.filter(shows(dominoes));
    const isInTheWay = (p: OpenPlace) => !shows(dominoes)(p) && its.every((place) => overlaps(p, place));
    return [
      ['is about one domino with places', dominoes.length === 1 && its.length > 0],
      ['names the cells of its places', same(cells, cellsOf(its))],
      closes(given, 'what would leave it none', isInTheWay),
    ];
  },
  'forced-duplicate': ({ step, open, eliminated, cells, dominoes }) => {
    const wants = (place: OpenPlace, cell: number) => {
      const left = open.filter((other) => other.cells.includes(cell) && !overlaps(other, place));
      return left.length > 0 && left.every(shows(dominoes));
    };
    const isWanted = eliminated.every((place) => cells.every((cell) => wants(place, cell)));
    return [
      ['is about one domino', dominoes.length === 1],
      ['is rated by its cells', step.rating === (cells.length === 1 ? 2.8 : 3.0) && cells.length < 3],
      ['leaves the cells alone', !eliminated.some(takes(cells))],
      ['each cell would need the domino', isWanted],
      ['one cell: the place shows it', cells.length === 2 || eliminated.every(shows(dominoes))],
      ['two cells: it cannot cover both', cells.length === 1 || !open.some(inside(cells))],
    ];
  },
  'odd-area': ({ open, eliminated, cells }) => {
    const [bridge] = eliminated;
    const out = open.filter((place) => !overlaps(place, bridge!));
    return [
      ['closes one place', eliminated.length === 1],
      ['cuts off an odd number of cells', cells.length % 2 === 1 && !takes(cells)(bridge!)],
      ['which have no way out', out.filter(takes(cells)).every(inside(cells))],
    ];
  },
  'locked-square': (given) => {
    const { open, cells, dominoes } = given;
    return [
      ['is about two dominoes and at most four cells', dominoes.length === 2 && cells.length <= 4],
      ['they have no place elsewhere', open.filter(shows(dominoes)).every(inside(cells))],
      closes(given, 'the other dominoes there', (p) => takes(cells)(p) && !shows(dominoes)(p)),
    ];
  },
  'cell-set': (given) => {
    const { setup, step, cells, dominoes } = given;
    const ratings: Readonly<Record<number, number>> = { 2: 4.0, 3: 4.3, 4: 4.6, 5: 4.6, 6: 4.6 };
    return [
      ...cellSetOf(given),
      ['is about one number', new Set(cells.map((cell) => setup.numbers[cell])).size === 1],
      ['is rated by its dominoes', step.rating === ratings[dominoes.length]],
    ];
  },
  'cell-set-with-double': (given) => {
    const { setup, open, cells, dominoes } = given;
    const number = setup.numbers[cells[0]!];
    const double = `${number}:${number}`;
    const within = open.filter(takes(cells)).map(({ domino }) => domino);
    const tight = dominoes.length === cells.length - 1;
    const isElsewhere = (p: OpenPlace) => {
      if (p.domino === double) return tight ? !inside(cells)(p) : !takes(cells)(p);
      return tight && shows(dominoes)(p) && !takes(cells)(p);
    };
    return [
      ['is about one number', cells.every((cell) => setup.numbers[cell] === number)],
      ['names all dominoes of the cells', same(within, dominoes)],
      ['the double can cover two of them', dominoes.includes(double) && open.some(inside(cells))],
      ['has as many dominoes as cells or one less', tight || dominoes.length === cells.length],
      closes(given, 'what the double or all cannot take', isElsewhere),
    ];
  },
  'hidden-set': (given) => {
    const { open, cells, dominoes } = given;
    const isExcess = (p: OpenPlace) => (takes(cells)(p) && !shows(dominoes)(p)) || inside(cells)(p);
    return [
      ['has as many cells as dominoes', dominoes.length === new Set(cells).size],
      ['names no cell twice', cells.length === new Set(cells).size],
      ['is about two or three', dominoes.length === 2 || dominoes.length === 3],
      ['the dominoes cannot do without the cells', open.filter(shows(dominoes)).every(takes(cells))],
      closes(given, 'other dominoes there, and what takes two', isExcess),
    ];
  },
  'mixed-set': (given) => [
    ...cellSetOf(given),
    ['is about three or four', given.dominoes.length === 3 || given.dominoes.length === 4],
  ],
  matching: (given) => {
    const { board } = given.setup;
    const { step, open, cells } = given;
    const beside = step.neighbours ?? [];
    const around = cellsOf(open.filter(takes(cells))).filter((cell) => !cells.includes(cell));
    const colours = cells.map((cell) => (rowOf(board, asCell(cell)) + columnOf(board, asCell(cell))) % 2);
    return [
      ['is about cells of one colour', new Set(colours).size === 1],
      ['names all their neighbours', same(beside, around)],
      ['these are as many', beside.length === cells.length && new Set(beside).size === beside.length],
      closes(given, 'their other places', (p) => takes(beside)(p) && !takes(cells)(p)),
    ];
  },
  chain: chainFaults,
  trial: trialFaults,
};
