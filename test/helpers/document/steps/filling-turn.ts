import { expect } from 'vitest';
import type { Cell } from '../../../../src/domino/board.ts';
import { deeplySaid, numbersIn, type Said, saidIn } from '../../told-words.ts';
import { type FillingModel, faultOf, isTwo } from './filling-model.ts';
import { followFilling, keepFitting, placeIn, seal, secondLink, stoneIn, writtenIn } from './filling-way.ts';
import { cellsIn } from './story.ts';

/** What the sentences of a turning point have said so far. */
interface Turn {
  readonly model: FillingModel;
  /** The board with what is supposed. */
  readonly supposed: FillingModel;
  supposition: readonly [Cell, number] | undefined;
  readonly lines: readonly Said[];
  readonly text: string;
  /** Whether what was said last ends in a number that is certain. */
  isCertain: boolean;
}

type Check = (turn: Turn, shown: Said['shown']) => void;

/**
 * Holds every sentence of a turning point against the board that the lines before it leave, by the values that it shows and the
 * rules alone; the last must end in a number that is certain.
 *
 * @param lines those of the way
 */
export function judgeFillingTurn(
  model: FillingModel,
  sentences: readonly string[],
  lines: readonly Said[],
): void {
  const text = sentences.join(' ');
  const turn: Turn = {
    model,
    supposed: model.copy(),
    supposition: undefined,
    lines,
    text,
    isCertain: false,
  };
  for (const { id, shown } of saidIn(text)) {
    const check = CHECKS[id];
    if (!check) throw new Error(`nobody knows what "${id}" claims`);
    turn.isCertain = false;
    check(turn, shown);
  }
  expect(turn.isCertain, text).toBe(true);
}

const CHECKS: Readonly<Record<string, Check>> = {
  'filling-three'({ model, text }, { cell, cells }) {
    const threes = model.threesOver(cellOf(model, cell));
    expect(threes, text).toEqual([cellsIn(model.setup.board, cells!)]);
    model.sure = [...model.sure, ...threes];
    model.settle();
  },
  'filling-only-number'({ model, text }, { cell, number }) {
    expect([...model.numbersOf(cellOf(model, cell))], text).toEqual([Number(number)]);
  },
  'filling-last-cells'({ model, text }, { number }) {
    const cells = model.setup.board.cells.filter((cell) => model.numbersOf(cell).has(Number(number)));
    expect(cells, text).toHaveLength(model.copies);
    for (const cell of cells) model.keep(cell, [Number(number)]);
  },
  'filling-seal'({ model, text }, { stone, place }) {
    seal({ model, written: new Map(), text }, stone!, place!);
    model.settle();
    keepOnly(model, place!);
  },
  'filling-gap'({ model, text }, { cell, place }) {
    const laid = placeIn(model, place!);
    expect(model.placesOver(cellOf(model, cell)), text).toEqual([laid]);
    model.laid = [...model.laid, laid];
  },
  'filling-no-three': (turn, shown) => noOther(turn, shown, 'three'),
  'filling-no-domino': (turn, shown) => noOther(turn, shown, 'domino'),
  'filling-second-link'({ model, text }, { place, struck }) {
    secondLink(model, place!, struck!, text);
    model.settle();
  },
  'filling-write'(turn, { numbers }) {
    writes(turn, numbers!);
  },
  'filling-cross-out'({ model, text }, { numbers }) {
    const told = deeplySaid(numbers!, /^filling-numbers-on$/);
    expect(told, text).not.toEqual([]);
    for (const { shown } of told) {
      const cell = cellOf(model, shown.cell);
      for (const number of numbersIn(shown.numbers!)) {
        expect(model.numbersOf(cell), text).not.toContain(number);
      }
    }
  },
  'filling-one-number'({ model, text }, { cells }) {
    expect(model.sure, text).toContainEqual(cellsIn(model.setup.board, cells!));
  },
  'filling-suppose'(turn, { cell, number }) {
    const { supposed, text } = turn;
    const supposition = [cellOf(supposed, cell), Number(number)] as const;
    expect(supposed.numbersOf(supposition[0]), text).toContain(supposition[1]);
    turn.supposition = supposition;
    supposed.write(...supposition);
    supposed.settle();
  },
  'hint-then'({ supposed, text }, { steps }) {
    const forced = deeplySaid(steps!, /^hint-forced/);
    expect(forced, text).not.toEqual([]);
    for (const step of forced) followFilling(supposed, step);
  },
  'filling-end-number': fails((model, { cell }) => model.numbersOf(cellOf(model, cell)).size === 0),
  'filling-end-three': fails((model, { cell }) => model.threesOver(cellOf(model, cell)).length === 0),
  'filling-end-neighbour': fails((model, { cell }) => model.placesOver(cellOf(model, cell)).length === 0),
  'filling-end-cells': fails((model, { number }) => {
    const cells = model.setup.board.cells.filter((cell) => model.numbersOf(cell).has(Number(number)));
    return cells.length < model.copies;
  }),
  'filling-end-copies': fails((model, { number }) => model.standing(Number(number)) > model.copies),
  'step-trial-stone-starved': fails(
    (model, { stone }) => model.placesOfDomino(...stoneIn(stone!)).length === 0,
  ),
  'filling-end-twice': fails((model, { stone }) => {
    const lying = model.laid.filter(
      ({ first, second }) =>
        model.known.has(first) &&
        model.known.has(second) &&
        isTwo([model.numberOn(first), model.numberOn(second)], ...stoneIn(stone!)),
    );
    return lying.length > 1;
  }),
  'hint-so-number'(turn, { deed }) {
    turn.model.strike(...turn.supposition!);
    writes(turn, deed!);
  },
  'hint-now-number'(turn, { now, comes }) {
    begins(turn, now!);
    followFilling(turn.model, saidIn(comes!)[0]!);
    turn.isCertain = true;
  },
  /** The lines are followed that are named; the next may give it. */
  'hint-now-number-lines'(turn, { now, first, last = first, deed }) {
    const { model, lines } = turn;
    begins(turn, now!);
    for (let line = Number(first); line <= Number(last); line++) followFilling(model, lines[line - 1]!);
    const cells = [...writtenIn(model.setup.board, deed!).keys()];
    if (cells.some((cell) => !model.known.has(cell))) followFilling(model, lines[Number(last)]!);
    writes(turn, deed!);
  },
};

function cellOf(model: FillingModel, text: string | undefined): Cell {
  return cellsIn(model.setup.board, text!)[0]!;
}

/** Each number that is written is the only one of its cell. */
function writes(turn: Turn, numbers: string): void {
  const { model, text } = turn;
  const written = writtenIn(model.setup.board, numbers);
  expect(written.size, text).toBeGreaterThan(0);
  for (const [cell, number] of written) expect([...model.numbersOf(cell)], text).toEqual([number]);
  turn.isCertain = true;
}

function noOther({ model, text }: Turn, shown: Said['shown'], of: 'three' | 'domino'): void {
  keepFitting(model, shown as Record<'cell' | 'numbers', string>, of, text);
  model.settle();
}

/** The supposition failed, if that is said; it must be the one that was made. */
function begins({ model, supposition, text }: Turn, now: string): void {
  const [{ id, shown }] = saidIn(now) as [Said];
  if (id === 'hint-now-after') return;
  expect(id, text).toBe('hint-now-not');
  expect([cellOf(model, shown.cell), Number(shown.number)], text).toEqual(supposition);
  model.strike(...supposition!);
  model.settle();
}

/** What is named cannot be on the board with what is supposed. */
function fails(isSo: (supposed: FillingModel, shown: Said['shown']) => boolean): Check {
  return ({ supposed, text }, shown) => {
    expect(faultOf(supposed), text).toBeDefined();
    expect(isSo(supposed, shown), text).toBe(true);
  };
}

/** The cells of a seal can hold what the domino there shows, and nothing else. */
function keepOnly(model: FillingModel, name: string): void {
  const place = placeIn(model, name);
  const both = model.dominoesOn(place);
  const fits = both.filter(
    ([a, b]) => model.numbersOf(place.first).has(a) && model.numbersOf(place.second).has(b),
  );
  const ways = fits.filter(([a, b]) => a !== b || fits.length === 1);
  for (const [i, cell] of [place.first, place.second].entries()) {
    model.keep(
      cell,
      ways.map((two) => two[i]!),
    );
  }
}
