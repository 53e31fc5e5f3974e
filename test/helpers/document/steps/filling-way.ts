import { expect } from 'vitest';
import type { Cell, Place } from '../../../../src/domino/board.ts';
import { parseCell, parsePlace } from '../../../../src/domino/coordinates.ts';
import type { KnownLanguage } from '../../languages.ts';
import type { FillingModel } from './filling-model.ts';

/** How a language says what a step gives; `#` is a number, `@` a list of cells, `%` a list of places, `~` a domino. */
interface Forms {
  readonly techniques: Readonly<Record<Proof, string>>;
  readonly at: string;
  readonly deeds: Readonly<Record<'seal' | 'any' | 'none' | 'one' | 'left' | 'not' | 'instead', RegExp>>;
  readonly on: string;
  readonly runs: string;
  readonly or: RegExp;
}

type Proof = 'three' | 'only' | 'last' | 'seal' | 'gap' | 'noThree' | 'noDomino' | 'link' | 'suppose';

const CELLS = '((?:<cell>.*</cell>)+?)';
const PLACE = '<place>([^<]*)</place>';
const STONE = '<stone>([^<]*)</stone>';

const FORMS: Readonly<Record<KnownLanguage, Forms>> = {
  en: {
    techniques: {
      three: 'three',
      only: 'only number',
      last: 'last cells of a number',
      seal: 'seal',
      gap: 'gap',
      noThree: 'threes that do not fit',
      noDomino: 'dominoes that do not fit',
      link: 'second link',
      suppose: 'supposition',
    },
    at: ' at ',
    deeds: {
      seal: new RegExp(`^${STONE} on ${PLACE}(?:, with (.*))?$`),
      any: new RegExp(`^a domino on ${PLACE}$`),
      none: /^no domino on (<place>.*)$/,
      one: new RegExp(`^one number on ${CELLS}$`),
      left: new RegExp(`^only (.*) on ${CELLS}$`),
      not: new RegExp(`^no (\\d+) on ${CELLS}$`),
      instead: new RegExp(`^(\\d+) and not (\\d+) on ${CELLS}$`),
    },
    on: 'on',
    runs: ' to ',
    or: /, | or /,
  },
  de: {
    techniques: {
      three: 'Dreier',
      only: 'einzige Zahl',
      last: 'letzte Felder einer Zahl',
      seal: 'Siegel',
      gap: 'Lücke',
      noThree: 'Dreier, die nicht passen',
      noDomino: 'Steine, die nicht passen',
      link: 'zweite Verbindung',
      suppose: 'Annahme',
    },
    at: ' bei ',
    deeds: {
      seal: new RegExp(`^${STONE} auf ${PLACE}(?:, mit (.*))?$`),
      any: new RegExp(`^ein Stein auf ${PLACE}$`),
      none: /^kein Stein auf (<place>.*)$/,
      one: new RegExp(`^eine gemeinsame Zahl auf ${CELLS}$`),
      left: new RegExp(`^nur (.*) auf ${CELLS}$`),
      not: new RegExp(`^keine (\\d+) auf ${CELLS}$`),
      instead: new RegExp(`^(\\d+) statt (\\d+) auf ${CELLS}$`),
    },
    on: 'auf',
    runs: ' bis ',
    or: /, | oder /,
  },
};

/** Goes one line further, by what the line says and the rules alone. @returns the place that it lays, if it does */
export function followFilling(model: FillingModel, line: string, language: KnownLanguage): Place | undefined {
  const { techniques, at } = FORMS[language];
  const names = Object.entries(techniques) as [Proof, string][];
  for (const [proof, name] of names.sort(([, a], [, b]) => b.length - a.length)) {
    const start = line.lastIndexOf(`: ${name}`);
    if (start < 0) continue;
    const rest = line.slice(start + 2 + name.length);
    const where = [', ', at].find((before) => rest.startsWith(before));
    if (rest !== '' && !where) continue;
    const laid = prove(
      model,
      { proof, deed: line.slice(0, start), where: where && rest.slice(where.length), line },
      language,
    );
    model.settle();
    return laid;
  }
  throw new Error(`no form fits "${line}"`);
}

interface Claim {
  readonly proof: Proof;
  readonly deed: string;
  readonly where: string | undefined;
  readonly line: string;
}

function prove(
  model: FillingModel,
  { proof, deed, where, line }: Claim,
  language: KnownLanguage,
): Place | undefined {
  const { deeds } = FORMS[language];
  const holds = (isTrue: boolean) => expect(isTrue, line).toBe(true);
  const written = () => writtenIn(model, deed, language, line);
  const write = (all: ReadonlyMap<Cell, number>) => {
    for (const [cell, number] of all) {
      holds(!model.known.has(cell));
      model.write(cell, number);
    }
  };
  switch (proof) {
    case 'three': {
      const [three, ...others] = model.threesOver(cellsIn(model, where!, language)[0]!);
      holds(three !== undefined && others.length === 0);
      const one = deeds.one.exec(deed);
      const numbers = model.numbersOfThree(three!);
      if (one) expect(cellsIn(model, one[1]!, language), line).toEqual(three);
      else {
        holds(numbers.length === 1 && three!.some((cell) => model.known.has(cell)));
        const open = three!.filter((cell) => !model.known.has(cell));
        expect([...written()], line).toEqual(open.map((cell) => [cell, numbers[0]]));
        write(written());
      }
      model.sure = [...model.sure, three!];
      return undefined;
    }
    case 'only': {
      const [[cell, number] = [], ...others] = [...written()];
      holds(others.length === 0);
      expect([...model.numbersOf(cell!)], line).toEqual([number]);
      write(written());
      return undefined;
    }
    case 'last': {
      const number = [...written().values()][0]!;
      const cells = model.setup.board.cells.filter((cell) => model.numbersOf(cell).has(number));
      expect(cells, line).toHaveLength(model.copies);
      expect([...written().keys()], line).toEqual(cells.filter((cell) => !model.known.has(cell)));
      write(written());
      return undefined;
    }
    case 'seal': {
      const [, stone, name, numbers] = deeds.seal.exec(deed)!;
      const [low, high] = stone!.split(':').map(Number) as [number, number];
      const place = placeAt(model, name!);
      expect(model.placesOfDomino(low, high), line).toEqual([place]);
      const ways = model
        .dominoesOn(place)
        .filter(([a, b]) => Math.min(a, b) === low && Math.max(a, b) === high);
      const open = [place.first, place.second].filter((cell) => !model.known.has(cell));
      for (const cell of open) model.keep(cell, [low, high]);
      if (numbers) {
        holds(ways.length === 1);
        const told = writtenIn(model, numbers, language, line);
        const is = (cell: Cell) => ways[0]![cell === place.first ? 0 : 1];
        expect(new Map(told), line).toEqual(new Map(open.map((cell) => [cell, is(cell)])));
        write(told);
      }
      model.laid = [...model.laid, place];
      return place;
    }
    case 'gap': {
      const place = placeAt(model, deeds.any.exec(deed)![1]!);
      expect(model.placesOver(cellsIn(model, where!, language)[0]!), line).toEqual([place]);
      model.laid = [...model.laid, place];
      return place;
    }
    case 'noThree':
    case 'noDomino': {
      const left = deeds.left.exec(deed);
      const cell = left ? cellsIn(model, left[2]!, language)[0]! : [...written().keys()][0]!;
      const told = left ? numbersIn(left[1]!, language) : [...written().values()];
      expect([...told].sort(), line).toEqual([...fitting(model, cell, proof)].sort());
      if (left) model.keep(cell, told);
      else write(written());
      return undefined;
    }
    case 'link': {
      const threesOf = (place: Place) =>
        [place.first, place.second]
          .map((cell) => model.sure.findIndex((three) => three.includes(cell)))
          .sort();
      const link = placeAt(model, /<place>([^<]*)/.exec(where!)![1]!);
      holds(model.laid.includes(link));
      for (const [, name] of deed.matchAll(/<place>([^<]*)/g)) {
        const place = placeAt(model, name!);
        holds(place !== link && !threesOf(place).includes(-1));
        expect(threesOf(place), line).toEqual(threesOf(link));
        model.struck = [...model.struck, place];
      }
      return undefined;
    }
    case 'suppose': {
      const instead = deeds.instead.exec(deed);
      const not = instead ? Number(instead[2]) : Number(deeds.not.exec(deed)![1]);
      const cell = cellsIn(model, instead ? instead[3]! : deeds.not.exec(deed)![2]!, language)[0]!;
      holds(failsWith(model, cell, not));
      model.keep(
        cell,
        [...model.numbersOf(cell)].filter((number) => number !== not),
      );
      if (instead) {
        expect([...model.numbersOf(cell)], line).toEqual([Number(instead[1])]);
        model.write(cell, Number(instead[1]));
      }
      return undefined;
    }
  }
}

/** The numbers of a cell with which a three, or a domino, fits over it. */
function fitting(model: FillingModel, cell: Cell, proof: 'noThree' | 'noDomino'): ReadonlySet<number> {
  const numbers =
    proof === 'noThree'
      ? model.threesOver(cell).flatMap((three) => model.numbersOfThree(three))
      : model
          .placesOver(cell)
          .flatMap((place) => model.dominoesOn(place).map((two) => two[place.first === cell ? 0 : 1]));
  return new Set(numbers.filter((number) => model.numbersOf(cell).has(number)));
}

/** Whether a number on a cell leads to something impossible if every plain thing is done again and again. */
function failsWith(from: FillingModel, cell: Cell, number: number): boolean {
  const model = from.copy();
  model.write(cell, number);
  model.settle();
  const { board, range } = model.setup;
  for (let before = ''; faultOf(model) === undefined; ) {
    const state = JSON.stringify([
      [...model.can.values()].map((numbers) => [...numbers]),
      model.known.size,
      model.sure.length,
      model.laid.length,
    ]);
    if (state === before) return false;
    before = state;
    for (const each of board.cells) {
      const [three, ...threes] = model.threesOver(each);
      if (three && threes.length === 0 && !model.sure.includes(three)) model.sure = [...model.sure, three];
      const [place, ...places] = model.placesOver(each);
      if (place && places.length === 0 && !model.laid.includes(place)) model.laid = [...model.laid, place];
      model.settle();
      if (faultOf(model) !== undefined) return true;
      if (model.known.has(each)) continue;
      for (const proof of ['noThree', 'noDomino'] as const) model.keep(each, fitting(model, each, proof));
      if (model.numbersOf(each).size === 1) model.write(each, model.numberOn(each));
      model.settle();
      if (faultOf(model) !== undefined) return true;
    }
    for (let low = 0; low <= range; low++) {
      for (let high = low; high <= range; high++) {
        const [place, ...others] = model.placesOfDomino(low, high);
        if (!place || others.length > 0) continue;
        if (!model.laid.includes(place)) model.laid = [...model.laid, place];
        const ways = model
          .dominoesOn(place)
          .filter(([a, b]) => Math.min(a, b) === low && Math.max(a, b) === high);
        for (const [i, one] of [place.first, place.second].entries()) {
          if (model.known.has(one)) continue;
          model.keep(
            one,
            ways.map((way) => way[i]!),
          );
          if (model.numbersOf(one).size === 1) model.write(one, model.numberOn(one));
        }
        model.settle();
        if (faultOf(model) !== undefined) return true;
      }
    }
    for (let one = 0; one <= range; one++) {
      const cells = board.cells.filter((each) => model.numbersOf(each).has(one));
      if (cells.length !== model.copies) continue;
      for (const each of cells) if (!model.known.has(each)) model.write(each, one);
      model.settle();
      if (faultOf(model) !== undefined) return true;
    }
  }
  return true;
}

/** What is impossible on a board, if anything: of a number, a cell or a domino nothing is left, or too much. */
export function faultOf(model: FillingModel): string | undefined {
  const fault = model.fault();
  if (fault) return fault;
  const { board, range } = model.setup;
  for (const cell of board.cells) {
    if (model.threesOver(cell).length === 0) return `three ${cell}`;
    if (model.placesOver(cell).length === 0) return `neighbour ${cell}`;
  }
  for (let low = 0; low <= range; low++) {
    for (let high = low; high <= range; high++) {
      if (model.placesOfDomino(low, high).length === 0) return `place ${low}:${high}`;
    }
  }
  return undefined;
}

/** Numbers with their cells: `5 on a4 and b4 and 6 on c1`. */
export function writtenIn(
  model: FillingModel,
  text: string,
  language: KnownLanguage,
  line: string,
): Map<Cell, number> {
  const { on } = FORMS[language];
  const parts = text.split(new RegExp(`(\\d+) ${on} (?=<cell>)`)).slice(1);
  expect(parts.length, line).toBeGreaterThan(0);
  const written = new Map<Cell, number>();
  for (let i = 0; i < parts.length; i += 2) {
    for (const cell of cellsIn(model, parts[i + 1]!, language)) written.set(cell, Number(parts[i]));
  }
  return written;
}

/** The cells that a text names; of a row of them the ends. */
export function cellsIn(model: FillingModel, text: string, language: KnownLanguage): Cell[] {
  const { board } = model.setup;
  const run = FORMS[language].runs;
  return [...text.matchAll(new RegExp(`<cell>([^<]*)</cell>(?:${run}<cell>([^<]*)</cell>)?`, 'g'))].flatMap(
    ([, first, last]) => {
      const from = parseCell(board, first!);
      if (last === undefined) return [from];
      return board.cells.filter((cell) => cell >= from && cell <= parseCell(board, last));
    },
  );
}

function numbersIn(text: string, language: KnownLanguage): number[] {
  return text.split(FORMS[language].or).map(Number);
}

export function placeAt(model: FillingModel, name: string): Place {
  const { first, second } = parsePlace(model.setup.board, name);
  return model.places.find((place) => place.first === first && place.second === second)!;
}
