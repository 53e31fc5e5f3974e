import { expect } from 'vitest';
import type { Board, Cell } from '../../../../src/domino/board.ts';
import { asCell } from '../../../../src/domino/board.ts';
import { parseCell, parsePlace } from '../../../../src/domino/coordinates.ts';
import { saidIn } from '../../told-words.ts';
import type { Model, Spot, Thing } from './model.ts';

/** The values of a message, by their role. */
export type Groups = Readonly<Record<string, string>>;

/** Checks one claim against the board and the sentences before it; throws if it is false. `given` chose the words. */
export type Check = (story: Story, groups: Groups, given: Groups) => void;

/** What the sentences of a step have said so far. */
export class Story {
  readonly model: Model;
  readonly text: string;
  /** Whether all or only some of the implied exclusions must be made. */
  readonly eliminations: 'all' | 'some';
  readonly laid: Spot[] = [];
  readonly eliminated: Spot[] = [];
  /** The places named last. */
  places: Spot[] = [];
  /** Dominoes and cells that are mentioned together. */
  dominoes: string[] = [];
  cells: Cell[] = [];
  double = '';
  readonly demands: { cell: Cell; neighbour: Cell; domino: string }[] = [];
  readonly links: Spot[][] = [];
  cases: Spot[][] = [];
  blocked: { thing: Thing; spots: Spot[] } | undefined;
  /** The exclusions that follow from the sentences so far. */
  impossible: readonly Spot[] = [];
  /** Nested suppositions: in `seen`, all seals and gaps that follow are placed. */
  readonly supposed: { readonly spot: Spot; readonly base: Model; seen: Model }[] = [];
  /** Why a place fails in each of the cases. */
  obstacles: Groups[] = [];

  constructor(model: Model, text: string, eliminations: 'all' | 'some') {
    this.model = model;
    this.text = text;
    this.eliminations = eliminations;
  }

  so(found: unknown, expected: unknown): void {
    expect(found, this.text).toEqual(expected);
  }

  isTrue(value: boolean): void {
    expect(value, this.text).toBe(true);
  }

  domino(text: string): string {
    return /<domino>(.*?)<\/domino>/.exec(text)![1]!;
  }

  cell(text: string): Cell {
    return parseCell(this.model.setup.board, /<cell>(.*?)<\/cell>/.exec(text)![1]!);
  }

  place(text: string): Spot {
    return this.placesIn(text)[0]!;
  }

  dominoesIn(text: string): string[] {
    return [...text.matchAll(/<domino>(.*?)<\/domino>/g)].map(([, name]) => name!);
  }

  placesIn(text: string): Spot[] {
    const { board } = this.model.setup;
    return [...text.matchAll(/<place>(.*?)<\/place>/g)].map(([, name]) =>
      this.model.at(parsePlace(board, name!)),
    );
  }

  cellsIn(text: string): Cell[] {
    return cellsIn(this.model.setup.board, text);
  }

  /** Dominoes on places; each place must show the domino named before it. */
  spotsIn(text: string): Spot[] {
    return text
      .split(/(?=<domino>)/)
      .filter((part) => part.includes('<place>'))
      .flatMap((part) => {
        const spots = this.placesIn(part);
        for (const spot of spots) this.so(spot.domino, this.domino(part));
        return spots;
      });
  }

  /** The places must be all open places of a cell or domino. */
  allOf(thing: Thing, spots: readonly Spot[], model = this.model): void {
    this.so(new Set(spots), new Set(model.of(thing)));
    this.so(new Set(spots).size, spots.length);
  }

  counts(text: string, number: number): void {
    this.so(Number(saidIn(text)[0]?.given.number ?? text), number);
  }

  get supposition(): Model {
    return this.supposed.at(-1)!.base;
  }
}

/** Cells, and runs of cells given by their ends. */
export function cellsIn(board: Board, text: string): Cell[] {
  const run = /<say id="step-run">(.*?)<\/say>|<cell>.*?<\/cell>/g;
  return [...text.matchAll(run)].flatMap(([found]) => {
    const [from, to] = [...found.matchAll(/<cell>(.*?)<\/cell>/g)].map(([, name]) => name);
    const first = parseCell(board, from!);
    const last = to === undefined ? first : parseCell(board, to);
    return Array.from({ length: last - first + 1 }, (_, i) => asCell(first + i));
  });
}

/** No open place covers two of the cells. @returns those on which a domino does */
export function joints(story: Story): Spot[] {
  return [...story.model.open].filter(
    ({ first, second }) => story.cells.includes(first) && story.cells.includes(second),
  );
}

export function union(story: Story): Set<string> {
  return new Set(story.cells.flatMap((cell) => story.model.of(cell).map(({ domino }) => domino)));
}
