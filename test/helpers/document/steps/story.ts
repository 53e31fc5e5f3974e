import { expect } from 'vitest';
import type { Cell } from '../../../../src/domino/board.ts';
import { saidIn } from '../../told-words.ts';
import type { Model, Spot, Thing } from './model.ts';
import { cellsIn, namesIn } from './names.ts';

/** What the sentences of a step have said so far, and how their values are read. */
export class Story {
  readonly model: Model;
  readonly text: string;
  /** Whether all or only some of the implied exclusions must be made. */
  readonly eliminations: 'all' | 'some';
  readonly laid: Spot[] = [];
  readonly eliminated: Spot[] = [];
  /** The exclusions that follow from the sentences so far. */
  impossible: readonly Spot[] = [];
  /** Dominoes and cells that are mentioned together. */
  dominoes: string[] = [];
  cells: Cell[] = [];
  double = '';
  readonly demands: { cell: Cell; neighbour: Cell; domino: string }[] = [];
  /** All open places of a domino or of a cell, for each that was told. */
  readonly links: Spot[][] = [];
  readonly cases: Spot[][] = [];
  blocked: { thing: Thing; spots: Spot[] } | undefined;
  /** Why a place fails in each of the cases. */
  readonly obstacles: Obstacle[] = [];
  /** Nested suppositions: in `seen`, all seals and gaps that follow are placed. */
  readonly supposed: { readonly spot: Spot; readonly base: Model; seen: Model }[] = [];

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

  counts(text: string, counted: { readonly length: number }): void {
    this.so(Number(saidIn(text)[0]?.given.number ?? text), counted.length);
  }

  /** The places must be all open places of a cell or domino. */
  allOf(thing: Thing, spots: readonly Spot[]): void {
    this.so(new Set(spots), new Set(this.model.of(thing)));
    this.so(new Set(spots).size, spots.length);
  }

  domino(text: string): string {
    return namesIn(text, 'domino')[0]!;
  }

  dominoesIn(text: string): string[] {
    return namesIn(text, 'domino');
  }

  cell(text: string): Cell {
    return this.cellsIn(text)[0]!;
  }

  cellsIn(text: string): Cell[] {
    return cellsIn(this.model.setup.board, text);
  }

  placesIn(text: string): Spot[] {
    return this.model.placesIn(text);
  }

  place(text: string): Spot {
    return this.placesIn(text)[0]!;
  }

  /** A place, which must show this domino. */
  shows(domino: string, place: string): Spot {
    const spot = this.place(place);
    this.so(spot.domino, this.domino(domino));
    return spot;
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

  spot(text: string): Spot {
    return this.spotsIn(text)[0]!;
  }

  /** The board on which the innermost supposition is looked at. */
  get supposition(): Model {
    return this.supposed.at(-1)!.base;
  }

  /** Excludes places. All that follows must be excluded, or only some of it. */
  eliminate(spots: readonly Spot[]): void {
    for (const spot of spots) this.isTrue(this.model.open.has(spot));
    this.so(new Set(spots).size, spots.length);
    const impossible = new Set(this.impossible);
    if (this.eliminations === 'all') this.so(new Set(spots), impossible);
    else this.isTrue(spots.every((spot) => impossible.has(spot)));
    this.eliminated.push(...spots);
  }
}

/** A place that excludes others because of a domino or a cell that both would use. */
export interface Obstacle {
  readonly by: Spot;
  readonly thing: Thing;
}
