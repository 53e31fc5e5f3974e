import { expect } from 'vitest';
import type { Board, Cell, Place } from '../../../../src/domino/board.ts';
import type { FillingTechniqueName } from '../../../../src/solve/levels.ts';
import { deeplySaid, numbersIn, type Said, saidIn } from '../../told-words.ts';
import { type FillingModel, failsWith, fitting, inOrder, nameOf } from './filling-model.ts';
import { cellsIn, namesIn, placesIn } from './names.ts';

/** The content of a line: its conclusion as a message and as text, and where to look. */
interface Line {
  readonly model: FillingModel;
  readonly deed: Said;
  readonly written: ReadonlyMap<Cell, number>;
  readonly where: string;
  readonly text: string;
}

/** Follows one more line, using only the values that it shows and the rules. @returns the place that it covers, if any */
export function followFilling(model: FillingModel, { id, shown }: Said): Place | undefined {
  const text = `${id} ${JSON.stringify(shown)}`;
  expect(id, text).toMatch(/^hint-(line-filling|forced|comes)(-at)?$/);
  const technique = saidIn(shown.technique!)[0]!.id.replace('technique-', '') as FillingTechniqueName;
  const { board } = model.setup;
  const [deed] = saidIn(shown.deed!) as [Said];
  const written = writtenIn(board, shown.deed!);
  const laid = PROOFS[technique]({ model, deed, written, where: shown.where ?? '', text });
  model.settle();
  return laid;
}

const PROOFS: Readonly<Record<FillingTechniqueName, (line: Line) => Place | undefined>> = {
  three(line) {
    const { model, deed, where, text } = line;
    const { board } = model.setup;
    const [three, ...others] = model.threesOver(cellsIn(board, where)[0]!);
    expect([three !== undefined, others], text).toEqual([true, []]);
    const numbers = model.numbersOfThree(three!);
    if (deed.id === 'filling-deed-one') expect(cellsIn(board, deed.shown.cells!), text).toEqual(three);
    else {
      const open = three!.filter((cell) => !model.known.has(cell));
      expect([numbers.length, open.length < 3], text).toEqual([1, true]);
      expect([...line.written], text).toEqual(open.map((cell) => [cell, numbers[0]]));
      write(line);
    }
    model.sure.push(three!);
    return undefined;
  },
  'only-number'(line) {
    expect(line.written.size, line.text).toBe(1);
    for (const [cell, number] of line.written) {
      expect([...line.model.numbersOf(cell)], line.text).toEqual([number]);
    }
    write(line);
    return undefined;
  },
  'last-cells'(line) {
    const { model, written, text } = line;
    const [number] = written.values();
    const cells = model.cellsOf(number!);
    expect(cells, text).toHaveLength(model.copies);
    expect([...written], text).toEqual(
      cells.filter((cell) => !model.known.has(cell)).map((cell) => [cell, number]),
    );
    write(line);
    return undefined;
  },
  'filling-seal'(line) {
    const { deed, text } = line;
    expect(['filling-deed-seal', 'filling-deed-domino'], text).toContain(deed.id);
    return seal(line, deed.shown.domino!, deed.shown.place!);
  },
  'filling-gap'({ model, deed, where, text }) {
    expect(deed.id, text).toBe('filling-deed-any');
    const place = placeIn(model, deed.shown.place!);
    expect(model.placesOver(cellsIn(model.setup.board, where)[0]!), text).toEqual([place]);
    model.laid.push(place);
    return place;
  },
  'no-three': (line) => noOther(line, 'three'),
  'no-domino': (line) => noOther(line, 'domino'),
  'second-link'({ model, deed, where, text }) {
    expect(deed.id, text).toBe('filling-deed-none');
    secondLink(model, where, deed.shown.places!, text);
    return undefined;
  },
  supposition({ model, deed: { id, shown }, text }) {
    expect(['filling-deed-not', 'filling-deed-instead'], text).toContain(id);
    const isInstead = id === 'filling-deed-instead';
    const not = Number(isInstead ? shown.other : shown.number);
    const [cell] = cellsIn(model.setup.board, shown.cell!);
    expect(failsWith(model, cell!, not), text).toBe(true);
    model.eliminate(cell!, not);
    if (isInstead) {
      expect([...model.numbersOf(cell!)], text).toEqual([Number(shown.number)]);
      model.write(cell!, Number(shown.number));
    }
    return undefined;
  },
};

function write({ model, written, text }: Line): void {
  for (const [cell, number] of written) {
    expect(model.known.has(cell), text).toBe(false);
    model.write(cell, number);
  }
}

/** A domino has one place left. Its numbers are written only if one orientation is left. */
export function seal(
  { model, written, text }: Pick<Line, 'model' | 'written' | 'text'>,
  domino: string,
  name: string,
): Place {
  const shown = dominoIn(domino);
  const place = placeIn(model, name);
  expect(model.placesByDomino().get(shown), text).toEqual([place]);
  const ways = model.dominoesOn(place).filter((two) => nameOf(two) === shown);
  const open = [place.first, place.second].filter((cell) => !model.known.has(cell));
  for (const cell of open) model.keep(cell, numbersIn(shown));
  if (written.size > 0) {
    expect(ways, text).toHaveLength(1);
    const is = (cell: Cell) => ways[0]![cell === place.first ? 0 : 1];
    expect(new Map(written), text).toEqual(new Map(open.map((cell) => [cell, is(cell)])));
    for (const [cell, number] of written) model.write(cell, number);
  }
  model.laid.push(place);
  return place;
}

function noOther(line: Line, of: 'three' | 'domino'): undefined {
  const { model, deed, written, text } = line;
  if (deed.id === 'filling-deed-left') {
    keepFitting(model, deed.shown as Record<'cell' | 'numbers', string>, of, text);
    return;
  }
  expect(written.size, text).toBe(1);
  for (const [cell, number] of written) expect([...fitting(model, cell, of)], text).toEqual([number]);
  write(line);
}

/** Exactly these numbers fit a cell. */
export function keepFitting(
  model: FillingModel,
  { cell: name, numbers }: Readonly<Record<'cell' | 'numbers', string>>,
  of: 'three' | 'domino',
  text: string,
): void {
  const [cell] = cellsIn(model.setup.board, name);
  expect(inOrder(numbersIn(numbers)), text).toEqual(inOrder(fitting(model, cell!, of)));
  model.keep(cell!, numbersIn(numbers));
}

/** No domino lies on these places, as another one lies between the same two threes. */
export function secondLink(model: FillingModel, where: string, places: string, text: string): void {
  const threesOf = ({ first, second }: Place) =>
    inOrder([first, second].map((cell) => model.sure.findIndex((three) => three.includes(cell))));
  const link = placeIn(model, where);
  expect(model.laid, text).toContain(link);
  expect(threesOf(link), text).not.toContain(-1);
  for (const place of placesNamed(model, places)) {
    expect(place, text).not.toBe(link);
    expect(threesOf(place), text).toEqual(threesOf(link));
    model.eliminated.push(place);
  }
}

/** Numbers with their cells: `5 on a4 and b4 and 6 on c1`. */
export function writtenIn(board: Board, text: string): Map<Cell, number> {
  return new Map(
    deeplySaid(text, /^filling-number-on$/).flatMap(({ shown }) =>
      cellsIn(board, shown.cells!).map((cell) => [cell, Number(shown.number)] as const),
    ),
  );
}

/** The place that a text names. */
export function placeIn(model: FillingModel, text: string): Place {
  return placesNamed(model, text)[0]!;
}

function placesNamed({ setup, places }: FillingModel, text: string): Place[] {
  return placesIn(setup.board, text).map(
    ({ first, second }) => places.find((place) => place.first === first && place.second === second)!,
  );
}

/** The domino that a text names. */
export function dominoIn(text: string): string {
  return namesIn(text, 'domino')[0]!;
}
