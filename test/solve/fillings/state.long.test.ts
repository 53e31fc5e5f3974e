import { describe, expect, it } from 'vitest';
import { GroupComposer } from '../../../src/compose/groups/group-composer.ts';
import { type Cell, type Place, rectangle } from '../../../src/domino/board.ts';
import { type Domino, dominoesOf } from '../../../src/domino/dominoes.ts';
import { parseRows } from '../../../src/domino/notation.ts';
import { type Setup, UNKNOWN } from '../../../src/domino/puzzle.ts';
import { Random } from '../../../src/random.ts';
import { FillingState } from '../../../src/solve/fillings/state.ts';
import { endOf, type FillingStep } from '../../../src/solve/fillings/step.ts';
import { FILLING_LADDER, findAgain, fociOf } from '../../../src/solve/fillings/techniques/ladder.ts';
import type { FillingTechnique } from '../../../src/solve/fillings/techniques/technique.ts';
import { FillingModel, fitting, inOrder, nameOf } from '../../helpers/document/steps/filling-model.ts';

// The state of a completion keeps what can be where in tables, and mends them after each step. The plain form
// (helpers/document/steps) derives all of it from the rules whenever it is asked.

const BOARDS = [
  rectangle(5, 6),
  rectangle(3, 10),
  parseRows(['.??????', '???????', '???????', '???????', '???....'], 4, 'completion').board,
];
const composers = BOARDS.map((board) => new GroupComposer(4, board));

/** A completion that knows its filling. */
function completionOf(random: Random) {
  const { puzzle, key } = composers[random.below(composers.length)]!.compose(random)!;
  const shown = random.below(50);
  const numbers = puzzle.numbers.map((one) => (one >= 0 && random.below(100) >= shown ? UNKNOWN : one));
  const setup: Setup = { ...puzzle, kind: 'completion', numbers };
  return { setup, filled: puzzle.numbers, key };
}

interface Both {
  readonly state: FillingState;
  readonly model: FillingModel;
}

/** Something is found out: what is so in the filling, or anything. */
function move(
  { state, model }: Both,
  { filled, key }: ReturnType<typeof completionOf>,
  isRight: boolean,
  random: Random,
): void {
  const oneOf = <T>(all: readonly T[], holds: (one: T) => boolean): T => {
    const some = isRight ? all.filter(holds) : all;
    return some[random.below(some.length)]!;
  };
  const lies = ({ first, second }: Place) => key[first] === second;
  const cell = oneOf(state.board.cells, () => true);
  const number = oneOf(numbersUpTo(state.range), (one) => one === filled[cell]);
  const other = oneOf(numbersUpTo(state.range), (one) => one !== filled[cell]);
  const three = oneOf(model.threes, (cells) => new Set(cells.map((one) => filled[one])).size === 1);
  const [laid, barred] = [oneOf(model.places, lies), oneOf(model.places, (place) => !lies(place))];
  switch (random.below(6)) {
    case 0:
      state.write(cell, number);
      model.write(cell, number);
      break;
    case 1:
      state.exclude(cell, other);
      model.eliminate(cell, other);
      break;
    case 2:
      state.isOpen[state.pairAt(barred)] = 0;
      model.eliminated.push(barred);
      break;
    case 3:
      state.isLaid[state.pairAt(laid)] = 1;
      if (!model.laid.includes(laid)) model.laid.push(laid);
      break;
    default:
      // No technique finds a three that crosses a sure one.
      if (model.sure.some((sure) => sure.some((one) => three.includes(one)))) break;
      state.isThree[state.threeAt(three)] = 1;
      model.sure.push(three);
  }
  state.settle();
  model.settle();
}

/** States after random moves, of which one in so many may be wrong, as long as nothing speaks against them. */
function* states(seed: string, boards: number, oneIn: number): Generator<Both> {
  for (let i = 0; i < boards; i++) {
    const random = new Random(`${seed}/${i}`);
    const given = completionOf(random);
    const state = new FillingState(given.setup);
    state.load(given.setup.numbers);
    const both = { state, model: new FillingModel(given.setup) };
    do {
      yield both;
      for (let moves = random.below(8); moves >= 0; moves--)
        move(both, given, random.below(oneIn) > 0, random);
    } while (!both.model.isFaulty() && !state.finished);
    yield both;
  }
}

/** What a technique says on each thing, by definition. */
const FINDS: Readonly<Record<string, (model: FillingModel) => Omit<FillingStep, 'technique' | 'rating'>[]>> =
  {
    'three 1': (model) => threes(model, true),
    'three 2': (model) => threes(model, false),
    'only-number 1.2': (model) =>
      unknown(model).flatMap((cell) => {
        const numbers = [...model.numbersOf(cell)];
        return numbers.length === 1 ? [told({ cell }, [[cell, numbers[0]!]])] : [];
      }),
    'last-cells 1.4': (model) =>
      numbersUpTo(model.setup.range).flatMap((number) => {
        const cells = model.cellsOf(number);
        const open = cells.filter((cell) => !model.known.has(cell));
        if (cells.length !== model.copies || open.length === 0) return [];
        return [
          told(
            { number },
            open.map((cell) => [cell, number]),
          ),
        ];
      }),
    'filling-seal 1.6': (model) => seals(model, false),
    'filling-seal 2.6': (model) => seals(model, true),
    'filling-gap 1.6': (model) => gaps(model, false),
    'filling-gap 2.4': (model) => gaps(model, true),
    'no-three 2.2': (model) => withoutPlace(model, 'three'),
    'no-domino 3': (model) => withoutPlace(model, 'domino'),
    'second-link 3.2': (model) => {
      const threeOf = (cell: Cell) => model.sure.find((three) => three.includes(cell));
      const ends = ({ first, second }: Place) => [threeOf(first), threeOf(second)];
      return model.places.flatMap((place) => {
        const [one, other] = ends(place);
        if (!model.laid.includes(place) || !one || !other) return [];
        const eliminated = model.places.filter((each) => {
          const [a, b] = ends(each);
          const joinsThem = (a === one && b === other) || (a === other && b === one);
          return each !== place && joinsThem && model.dominoesOn(each).length > 0;
        });
        return eliminated.length > 0 ? [told({ place }, [], { eliminated })] : [];
      });
    },
  };

const numbersUpTo = (range: number) => Array.from({ length: range + 1 }, (_, number) => number);
const unknown = ({ setup, known }: FillingModel) => setup.board.cells.filter((cell) => !known.has(cell));
const isOpen = ({ known }: FillingModel, { first, second }: Place) => !known.has(first) || !known.has(second);

function told(
  focus: FillingStep['focus'],
  written: readonly (readonly [Cell, number])[],
  more: Partial<FillingStep> = {},
): Omit<FillingStep, 'technique' | 'rating'> {
  return { focus, written: written.map(([cell, number]) => ({ cell, number })), excluded: [], ...more };
}

/** @param isKnown whether a number is written, or stands on the cell already */
function threes(model: FillingModel, isKnown: boolean) {
  return model.setup.board.cells.flatMap((cell) => {
    const [three, ...others] = model.threesOver(cell);
    if (!three || others.length > 0 || model.sure.includes(three)) return [];
    const numbers = model.numbersOfThree(three);
    const open = three.filter((one) => !model.known.has(one));
    const isWritten = numbers.length === 1 && open.length > 0 && open.length < 3;
    if ((isWritten || model.known.has(cell)) !== isKnown) return [];
    const written = isWritten ? open.map((one) => [one, numbers[0]!] as const) : [];
    return [told({ cell }, written, { three })];
  });
}

function seals(model: FillingModel, isOpenOne: boolean) {
  const places = model.placesByDomino();
  return dominoesOf(model.setup.range).flatMap(({ low, high }) => {
    const name = nameOf([low, high]);
    const [place, ...others] = places.get(name)!;
    if (!place || others.length > 0 || isOpen(model, place) !== isOpenOne) return [];
    const ways = model.dominoesOn(place).filter((two) => nameOf(two) === name);
    const open = [place.first, place.second].filter((cell) => !model.known.has(cell));
    const written = open.map((cell) => [cell, ways[0]![cell === place.first ? 0 : 1]] as const);
    const excluded = open.flatMap((cell) =>
      inOrder(model.numbersOf(cell))
        .filter((number) => number !== low && number !== high)
        .map((number) => ({ cell, number })),
    );
    const numbers = told(
      { domino: { low, high } },
      ways.length === 1 ? written : [],
      ways.length === 1 ? {} : { excluded },
    );
    const isNew = !model.laid.includes(place) || numbers.written.length + numbers.excluded.length > 0;
    return isNew ? [{ ...numbers, laid: place }] : [];
  });
}

function gaps(model: FillingModel, isOpenOne: boolean) {
  return model.setup.board.cells.flatMap((cell) => {
    const [place, ...others] = model.placesOver(cell);
    const isGap = place && others.length === 0 && !model.laid.includes(place);
    return isGap && isOpen(model, place) === isOpenOne ? [told({ cell }, [], { laid: place })] : [];
  });
}

function withoutPlace(model: FillingModel, of: 'three' | 'domino') {
  return unknown(model).flatMap((cell) => {
    const left = inOrder(fitting(model, cell, of));
    const out = inOrder(model.numbersOf(cell)).filter((number) => !left.includes(number));
    if (left.length === 0 || out.length === 0) return [];
    if (left.length === 1) return [told({ cell }, [[cell, left[0]!]], { left })];
    return [told({ cell }, [], { left, excluded: out.map((number) => ({ cell, number })) })];
  });
}

/** All that is open, as text. */
function leftBy(state: FillingState): string[] {
  const bitsOf = (bits: number) => numbersUpTo(state.range).filter((number) => (bits >> number) & 1);
  const { board, pairs, isKnown } = state;
  return [
    ...board.cells.map((cell) => `${cell}: ${bitsOf(state.numbers[cell]!)} ${isKnown[cell] === 1}`),
    ...state.threes.map((cells, three) => `${cells}: ${bitsOf(state.three[three]!)}`),
    ...pairs.map(({ first, second }, pair) => {
      const dominoes = numbersUpTo(state.range).flatMap((a) =>
        numbersUpTo(state.range).flatMap((b) => (state.fits(pair, a, b) ? [`${a}:${b}`] : [])),
      );
      return `${first}-${second}: ${dominoes}`;
    }),
    `finished: ${state.finished}`,
  ];
}

function leftIn(model: FillingModel): string[] {
  const { known, places, setup } = model;
  return [
    ...setup.board.cells.map((cell) => `${cell}: ${inOrder(model.numbersOf(cell))} ${known.has(cell)}`),
    ...model.threes.map((three) => `${three}: ${inOrder(model.numbersOfThree(three))}`),
    ...places.map((place) => {
      const dominoes = model.dominoesOn(place).map(([a, b]) => `${a}:${b}`);
      return `${place.first}-${place.second}: ${dominoes.sort()}`;
    }),
    `finished: ${known.size === setup.board.cells.length}`,
  ];
}

/** What it means that something lacks. */
const LACKS: Readonly<Record<string, (model: FillingModel, end: never) => boolean>> = {
  'cell three': (model, { cell }) => model.threesOver(cell).length === 0,
  'cell neighbour': (model, { cell }) => model.placesOver(cell).length === 0,
  'number cells': (model, { number }) => model.cellsOf(number).length < model.copies,
  'domino place': (model, { domino }) => {
    const { low, high } = domino as Domino;
    return model.placesByDomino().get(nameOf([low, high]))!.length === 0;
  },
};

const nameOfTechnique = ({ name, rating }: FillingTechnique) => `${name} ${rating}`;

describe('a completion on which anything is found out', () => {
  it('has the numbers, threes, places and dominoes that the rules leave, or an end if they leave none', () => {
    const ends = new Set<string>();
    for (const { state, model } of states('left', 14, 15)) {
      const end = endOf(state);
      expect(!state.possible || end !== undefined).toBe(model.isFaulty());
      // What contradicts itself is not worked out to the end.
      if (!state.possible) continue;
      if (!end) {
        expect(leftBy(state)).toEqual(leftIn(model));
        continue;
      }
      expect(LACKS[`${Object.keys(end)[0]} ${end.lacks}`]!(model, end as never)).toBe(true);
      ends.add(end.lacks);
    }
    expect(ends.size).toBeGreaterThan(1);
  });

  it('shows each technique what it is about, and nothing else', () => {
    const times = new Map<string, number>();
    for (const { state, model } of states('techniques', 5, 40)) {
      if (model.isFaulty()) continue;
      for (const technique of FILLING_LADDER) {
        const name = nameOfTechnique(technique);
        const { focus, rating, find } = technique;
        const found = fociOf(state, focus).flatMap((at) => find(state, at) ?? []);
        const expected = FINDS[name]!(model).map((step) => ({ technique: technique.name, rating, ...step }));
        expect(found).toEqual(expected);
        const [first] = found;
        if (first) expect(findAgain(state, first)).toEqual(first);
        times.set(name, (times.get(name) ?? 0) + found.length);
      }
    }
    expect([...times.keys()].sort()).toEqual(Object.keys(FINDS).sort());
    expect(Math.min(...times.values())).toBeGreaterThan(1);
  });
});
