import type { Cell } from '../../../../src/domino/board.ts';
import { asCell } from '../../../../src/domino/board.ts';
import type { Claim } from './forms.ts';
import { type Spot, uses } from './model.ts';
import { type Check, type Groups, joints, type Story } from './story.ts';

function show(story: Story, { S }: Groups): void {
  for (const { domino } of story.places) story.so(domino, story.domino(S!));
}

function useCell(story: Story, { C }: Groups): void {
  for (const spot of story.places) story.isTrue(uses(spot, story.cell(C!)));
}

/** The cells that can be reached from one cell once a domino covers a place. */
function cutOff(story: Story, spot: Spot, start: Cell): readonly Cell[] {
  story.isTrue(!uses(spot, start));
  const cells = new Set([start]);
  for (const cell of cells) {
    for (const other of story.model.neighbours(cell)) if (!uses(spot, other)) cells.add(other);
  }
  return [...cells];
}

/** Checks of statements about seals, gaps, single cells and dominoes, and areas. */
export const CHECKS_OF_ONE = {
  hasOne(story, { S, P }) {
    const spot = story.place(P!);
    const { domino } = spot;
    story.so(domino, story.domino(S!));
    story.so(
      story.model.all.filter((other) => other.domino === domino),
      [spot],
    );
    story.laid.push(spot);
  },
  hasOneLeft(story, { S, P }) {
    const spot = story.place(P!);
    story.so(spot.domino, story.domino(S!));
    story.so(story.model.of(spot.domino), [spot]);
    story.isTrue(story.model.all.filter(({ domino }) => domino === spot.domino).length > 1);
    story.laid.push(spot);
  },
  cutOff(story, { P }) {
    const spot = story.place(P!);
    for (const cell of [spot.first, spot.second]) story.so(story.model.of(cell), [spot]);
    story.laid.push(spot);
  },
  largeGap: (story, { S }) => story.so(story.laid[0]!.domino, story.domino(S!)),
  oneNeighbour(story, { C }) {
    const cell = story.cell(C!);
    story.places = story.model.of(cell);
    story.so(story.places.length, 1);
    const [{ first, second }] = story.places as [Spot];
    story.isTrue(story.model.of(asCell(first + second - cell)).length > 1);
  },
  smallGap(story, { S, P }) {
    story.so([story.place(P!)], story.places);
    story.so(story.places[0]!.domino, story.domino(S!));
    story.laid.push(...story.places);
  },
  coveredOnly(story, { C, Ps }) {
    story.places = story.placesIn(Ps!);
    story.allOf(story.cell(C!), story.places);
  },
  allShow(story, groups) {
    story.counts(groups.n!, story.places.length);
    show(story, groups);
  },
  soNowhere(story, { S, C }) {
    const cell = story.cell(C!);
    story.impossible = story.model.of(story.domino(S!)).filter((spot) => !uses(spot, cell));
  },
  liesOnly(story, { S, Ps }) {
    const domino = story.domino(S!);
    const places = story.placesIn(Ps!);
    story.allOf(domino, places);
    story.places = places;
    story.dominoes.push(domino);
    story.links.push(places);
  },
  allUse(story, groups) {
    story.counts(groups.n!, story.places.length);
    useCell(story, groups);
  },
  soNoOther(story, { S, C }) {
    const domino = story.domino(S!);
    story.impossible = story.model.of(story.cell(C!)).filter((spot) => spot.domino !== domino);
  },
  overlaps(story, { Ps, S }) {
    story.so(story.dominoes, [story.domino(S!)]);
    story.impossible = story.placesIn(Ps!);
    for (const spot of story.impossible) {
      story.isTrue(spot.domino !== story.dominoes[0]);
      for (const { first, second } of story.places) story.isTrue(uses(spot, first) || uses(spot, second));
    }
  },
  wishes(story, { C, B, Bs }) {
    const cell = story.cell(C!);
    const [exception] = story.spotsIn(B!) as [Spot];
    const wished = story.spotsIn(Bs!);
    story.allOf(cell, [exception, ...wished]);
    const [{ domino }] = wished as [Spot];
    story.so(new Set(wished.map((spot) => spot.domino)), new Set([domino]));
    story.isTrue(exception.domino !== domino);
    story.demands.push({ cell, domino, neighbour: asCell(exception.first + exception.second - cell) });
  },
  neededTwice(story, { S, N, C }) {
    const [{ cell, domino, neighbour }] = story.demands as [(typeof story.demands)[0]];
    story.so([story.domino(S!), story.cell(N!), story.cell(C!)], [domino, neighbour, cell]);
    story.impossible = story.model
      .of(neighbour)
      .filter((spot) => spot.domino === domino && !uses(spot, cell));
  },
  bothNeedOneGone(story, { N, S }) {
    const [one, other] = story.demands;
    const taken = story.cell(N!);
    story.so([one!.neighbour, other!.neighbour], [taken, taken]);
    story.so([one!.domino, other!.domino], [story.domino(S!), story.domino(S!)]);
    story.cells = [one!.cell, other!.cell];
    story.so(joints(story), []);
    story.impossible = story.model.of(taken).filter((spot) => !story.cells.some((cell) => uses(spot, cell)));
  },
  bothNeed(story, { P, S }) {
    const [one, other] = story.demands;
    const spot = story.place(P!);
    story.so(new Set([spot.first, spot.second]), new Set([one!.neighbour, other!.neighbour]));
    story.so([one!.domino, other!.domino], [story.domino(S!), story.domino(S!)]);
    story.cells = [one!.cell, other!.cell];
    story.so(joints(story), []);
    story.impossible = [spot];
  },
  oddPart(story, { P, n, C }) {
    const cells = cutOff(story, story.place(P!), story.cell(C!));
    story.counts(n!, cells.length);
    story.so(cells.length % 2, 1);
    story.impossible = [story.place(P!)];
  },
  matched(story, { n, Cs, Ns }) {
    story.cells = story.cellsIn(Cs!);
    const neighbours = story.cellsIn(Ns!);
    story.counts(n!, story.cells.length);
    story.so(neighbours.length, story.cells.length);
    story.so(new Set(story.cells.flatMap((cell) => story.model.neighbours(cell))), new Set(neighbours));
    story.impossible = [...story.model.open].filter(
      (spot) => neighbours.some((cell) => uses(spot, cell)) && !story.cells.some((cell) => uses(spot, cell)),
    );
  },
} satisfies Partial<Record<Claim, Check>>;
