import { asCell, type Cell } from '../../../../src/domino/board.ts';
import type { MessageId } from '../../../../src/words/messages.ts';
import { type Said, saidIn } from '../../told-words.ts';
import { exclude, type Model, type Spot, type Thing, uses } from './model.ts';
import { type Obstacle, Story } from './story.ts';

/** The claims and conclusions of a step. */
export interface Verdict {
  readonly tellings: readonly Telling[];
  readonly laid: readonly Spot[];
  readonly eliminated: readonly Spot[];
  /** Everything that the claims allow to be excluded. */
  readonly impossible: readonly Spot[];
}

/**
 * Checks the sentences of one step against the board before it. The claims of every message must be known, and they must be
 * true. Only the values that the text shows are used.
 *
 * @param text with its messages marked
 * @param eliminated whether all or only some of the implied exclusions must be made
 */
export function judge(model: Model, text: string, eliminated: 'all' | 'some' = 'all'): Verdict {
  return judgeSaid(model, saidIn(text), eliminated);
}

/** The same for parsed messages. */
export function judgeSaid(model: Model, messages: readonly Said[], eliminated: 'all' | 'some'): Verdict {
  const told = messages.map(({ id, shown }) => `${id} ${JSON.stringify(shown)}`).join('\n');
  const story = new Story(model, told, eliminated);
  for (const { id, shown, given } of messages) {
    const claim: Claim | undefined = CLAIMS[id as Telling];
    if (!claim) throw new Error(`nobody knows what "${id}" claims`);
    // "Both" implies a count of two.
    claim(story, { numeral: given.count, ...shown } as Shown, given);
  }
  const tellings = messages.map(({ id }) => id as Telling);
  return { tellings, laid: story.laid, eliminated: story.eliminated, impossible: story.impossible };
}

/** The values that a message shows, by name. Reading one that it does not show fails. */
type Shown = Readonly<
  Record<
    | (
        | 'cell'
        | 'cells'
        | 'domino'
        | 'dominoes'
        | 'double'
        | 'number'
        | 'numeral'
        | 'neighbour'
        | 'neighbours'
      )
    | ('place' | 'places' | 'spot' | 'spots' | 'eliminated' | 'first' | 'second' | 'other'),
    string
  >
>;

/** Checks a message against the board and the sentences before it; throws if it is false. `given` chose the words. */
type Claim = (story: Story, shown: Shown, given: Said['given']) => void;

export type Telling = keyof typeof CLAIMS;

/** What each message of a step claims, whatever its wording in a language. */
export const CLAIMS = {
  'step-eliminate': (story, { spots }) => story.eliminate(story.spotsIn(spots)),
  'step-eliminate-domino'(story, { domino, numeral, places }) {
    const spots = story.placesIn(places);
    story.counts(numeral, spots);
    allShow(story, spots, domino);
    story.eliminate(spots);
  },
  'step-eliminate-many'(story, { numeral, spots: told }) {
    const spots = story.spotsIn(told);
    story.counts(numeral, spots);
    story.eliminate(spots);
  },

  // Seals and gaps.
  'step-seal'(story, { domino, place }) {
    const spot = story.shows(domino, place);
    story.so(placesAtStart(story, spot), [spot]);
    story.laid.push(spot);
  },
  'step-seal-derived'(story, { domino, place }) {
    const spot = story.shows(domino, place);
    story.so(story.model.of(spot.domino), [spot]);
    story.isTrue(placesAtStart(story, spot).length > 1);
    story.laid.push(spot);
  },
  'step-gap-large'(story, { domino, place }) {
    const spot = story.shows(domino, place);
    for (const cell of [spot.first, spot.second]) story.so(story.model.of(cell), [spot]);
    story.laid.push(spot);
  },
  'step-gap-small'(story, { cell: at, domino, place }) {
    const spot = story.shows(domino, place);
    const cell = story.cell(at);
    story.so(story.model.of(cell), [spot]);
    story.isTrue(story.model.of(otherCell(spot, cell)).length > 1);
    story.laid.push(spot);
  },

  // Single cells and dominoes.
  'step-equal-neighbours'(story, { cell: at, places, numeral, domino }) {
    const cell = story.cell(at);
    const spots = story.placesIn(places);
    story.allOf(cell, spots);
    story.counts(numeral, spots);
    allShow(story, spots, domino);
    story.impossible = story.model.of(story.domino(domino)).filter((spot) => !uses(spot, cell));
  },
  'step-fixed-cell'(story, { domino, places, numeral, cell: at }) {
    const cell = story.cell(at);
    const spots = lies(story, domino, places);
    story.counts(numeral, spots);
    for (const spot of spots) story.isTrue(uses(spot, cell));
    story.impossible = story.model.of(cell).filter((spot) => spot.domino !== story.domino(domino));
  },
  'step-overlap'(story, { domino, places, eliminated }) {
    const spots = lies(story, domino, places);
    story.impossible = story.placesIn(eliminated);
    for (const spot of story.impossible) {
      story.isTrue(spot.domino !== story.domino(domino));
      for (const { first, second } of spots) story.isTrue(uses(spot, first) || uses(spot, second));
    }
  },
  'step-duplicate-wish'(story, { cell: at, spot, spots }) {
    const cell = story.cell(at);
    const exception = story.spot(spot);
    const wished = story.spotsIn(spots);
    story.allOf(cell, [exception, ...wished]);
    const [{ domino }] = wished as [Spot];
    story.so(new Set(wished.map((each) => each.domino)), new Set([domino]));
    story.isTrue(exception.domino !== domino);
    story.demands.push({ cell, domino, neighbour: otherCell(exception, cell) });
  },
  'step-duplicate-alone'(story, { domino, neighbour, cell }) {
    const [only] = story.demands as [(typeof story.demands)[0]];
    story.so(
      [story.domino(domino), story.cell(neighbour), story.cell(cell)],
      [only.domino, only.neighbour, only.cell],
    );
    story.impossible = story.model
      .of(only.neighbour)
      .filter((spot) => spot.domino === only.domino && !uses(spot, only.cell));
  },
  'step-duplicate-shared'(story, { neighbour, domino }) {
    const taken = story.cell(neighbour);
    bothNeed(story, domino);
    for (const demand of story.demands) story.so(demand.neighbour, taken);
    story.impossible = story.model.of(taken).filter(isOff(story.cells));
  },
  'step-duplicate-apart'(story, { eliminated, domino }) {
    const spot = story.place(eliminated);
    bothNeed(story, domino);
    story.so(new Set([spot.first, spot.second]), new Set(story.demands.map(({ neighbour }) => neighbour)));
    story.impossible = [spot];
  },

  // Areas and sets.
  'step-odd-area'(story, { eliminated, numeral, cell }) {
    const spot = story.place(eliminated);
    const area = new Set([story.cell(cell)]);
    story.isTrue(!uses(spot, story.cell(cell)));
    for (const one of area) {
      for (const other of story.model.neighbours(one)) if (!uses(spot, other)) area.add(other);
    }
    story.counts(numeral, [...area]);
    story.so(area.size % 2, 1);
    story.impossible = [spot];
  },
  'step-matching'(story, { numeral, cells: told, neighbours: beside }) {
    const [cells, neighbours] = [story.cellsIn(told), story.cellsIn(beside)];
    story.counts(numeral, cells);
    story.so(neighbours.length, cells.length);
    story.so(new Set(cells.flatMap((cell) => story.model.neighbours(cell))), new Set(neighbours));
    story.impossible = neighbours.flatMap((cell) => story.model.of(cell)).filter(isOff(cells));
  },
  'step-set'(story, shown) {
    allHold(story, shown);
    story.so(joints(story), []);
  },
  'step-set-with-double'(story, shown) {
    allHold(story, shown);
    story.double = story.domino(shown.double);
    story.isTrue(/^(\d+):\1$/.test(story.double));
    story.so(new Set(joints(story).map(({ domino }) => domino)), new Set([story.double]));
  },
  'step-set-mixed'(story, { numeral, cells }) {
    story.cells = story.cellsIn(cells);
    story.counts(numeral, story.cells);
    story.so(joints(story), []);
  },
  'step-set-share'(story, { numeral, dominoes }) {
    share(story, numeral, dominoes, story.cells.length);
    story.impossible = story.dominoes.flatMap((domino) => story.model.of(domino)).filter(isOff(story.cells));
  },
  'step-set-double-takes-two'(story, { numeral, dominoes, double }) {
    share(story, numeral, dominoes, story.cells.length - 1);
    story.so(story.domino(double), story.double);
    story.impossible = story.dominoes.flatMap((domino) =>
      story.model.of(domino).filter((spot) => covered(story, spot) < (domino === story.double ? 2 : 1)),
    );
  },
  'step-set-double-needed'(story, { numeral, dominoes, double }) {
    share(story, numeral, dominoes, story.cells.length);
    story.so(story.domino(double), story.double);
    story.impossible = story.model.of(story.double).filter(isOff(story.cells));
  },
  'step-domino-lies': (story, { domino, places }) => void lies(story, domino, places),
  'step-cell-belongs'(story, { cell, spots: told }) {
    const spots = story.spotsIn(told);
    story.allOf(story.cell(cell), spots);
    story.links.push(spots);
  },
  'step-set-hidden'(story, { numeral, cells }) {
    story.cells = story.cellsIn(cells);
    story.counts(numeral, story.cells);
    story.so(story.dominoes.length, story.cells.length);
    for (const spot of story.links.flat()) story.isTrue(covered(story, spot) > 0);
    story.impossible = [...story.model.open].filter(
      (spot) => covered(story, spot) === 2 || (covered(story, spot) === 1 && isOther(story, spot)),
    );
  },
  'step-locked-square'(story, { cells }) {
    story.cells = story.cellsIn(cells);
    story.so([story.dominoes.length, story.cells.length], [2, 4]);
    for (const spot of story.links.flat()) story.so(covered(story, spot), 2);
    story.impossible = [...story.model.open].filter(
      (spot) => covered(story, spot) > 0 && isOther(story, spot),
    );
  },

  // Chains: all places of each link belong to one of two cases.
  'step-chain-cases'(story, { first, second }) {
    for (const link of story.links) story.so(link.length, 2);
    story.cases.push(story.spotsIn(first), story.spotsIn(second));
    const all = new Set(story.links.flat());
    story.so(new Set(story.cases.flat()), all);
    for (const one of story.cases) {
      for (const link of story.links) story.so(link.filter((spot) => one.includes(spot)).length, 1);
    }
    // All links are connected, or there would be more than two cases.
    const reached = new Set(story.cases[0]!.slice(0, 1));
    for (const spot of reached) {
      for (const link of story.links) if (link.includes(spot)) for (const other of link) reached.add(other);
    }
    story.so(reached, all);
  },
  'step-chain-domino-twice'(story, { domino, place, other }) {
    areBoth(story, [story.shows(domino, place), story.shows(domino, other)]);
  },
  'step-chain-cell-twice'(story, { spot, other, cell }) {
    const both = [story.spot(spot), story.spot(other)];
    areBoth(story, both);
    for (const each of both) story.isTrue(uses(each, story.cell(cell)));
  },
  'step-chain-first-fails'(story) {
    if (story.blocked) story.allOf(story.blocked.thing, story.blocked.spots);
    story.impossible = story.cases[0]!;
  },
  'step-chain-cell-starved'(story, { cell }) {
    story.blocked = { thing: story.cell(cell), spots: [] };
  },
  'step-chain-domino-starved'(story, { domino }) {
    story.blocked = { thing: story.domino(domino), spots: [] };
  },
  'step-chain-not-domino'(story, { spot, domino, place }) {
    story.blocked!.spots.push(story.spot(spot));
    obstructed(story, story.spot(spot), byDomino(story, domino, place), story.cases[0]!);
  },
  'step-chain-not-cell'(story, { spot, other, cell }) {
    story.blocked!.spots.push(story.spot(spot));
    obstructed(story, story.spot(spot), byCell(story, other, cell), story.cases[0]!);
  },
  'step-chain-case-domino'(story, { domino, place }, given) {
    story.obstacles.push(byDomino(story, domino, place));
    story.so(Number(given.case), story.obstacles.length);
  },
  'step-chain-case-cell'(story, { spot, cell }, given) {
    story.obstacles.push(byCell(story, spot, cell));
    story.so(Number(given.case), story.obstacles.length);
  },
  'step-chain-either'(story, { spot }) {
    story.so(story.obstacles.length, 2);
    for (const [i, obstacle] of story.obstacles.entries()) {
      obstructed(story, story.spot(spot), obstacle, story.cases[i]!);
    }
    story.impossible = [story.spot(spot)];
  },

  // Trials.
  'step-trial': suppose,
  'step-trial-gap': (story, { cell, domino, place }) =>
    force(story, story.cell(cell), story.shows(domino, place)),
  'step-trial-seal': (story, { domino, place }) => force(story, story.domino(domino), story.place(place)),
  'step-trial-domino-starved': (story, { domino }) =>
    story.so(story.supposition.of(story.domino(domino)), []),
  'step-trial-cell-starved': (story, { cell }) => story.so(story.supposition.of(story.cell(cell)), []),
  'step-trial-fails'(story) {
    story.so(story.supposed.length, 1);
    story.impossible = [story.supposed[0]!.spot];
  },
  'step-trial-lay-all': (story) => seeAll(story),
  'step-trial-inner': suppose,
  'step-trial-inner-fails'(story, { domino, place }) {
    const spot = story.shows(domino, place);
    story.so(spot, story.supposed.pop()!.spot);
    story.supposition.close(spot);
    seeAll(story);
  },
} satisfies Partial<Record<MessageId, Claim>>;

function placesAtStart({ model }: Story, { domino }: Spot): Spot[] {
  return model.all.filter((spot) => spot.domino === domino);
}

function otherCell({ first, second }: Spot, cell: Cell): Cell {
  return asCell(first + second - cell);
}

function allShow(story: Story, spots: readonly Spot[], domino: string): void {
  for (const spot of spots) story.so(spot.domino, story.domino(domino));
}

/** A domino with all of its open places. */
function lies(story: Story, domino: string, places: string): Spot[] {
  const spots = story.placesIn(places);
  story.allOf(story.domino(domino), spots);
  story.dominoes.push(story.domino(domino));
  story.links.push(spots);
  return spots;
}

function bothNeed(story: Story, domino: string): void {
  const name = story.domino(domino);
  story.so(
    story.demands.map((demand) => demand.domino),
    [name, name],
  );
  story.cells = story.demands.map(({ cell }) => cell);
  story.so(joints(story), []);
}

function allHold(story: Story, { cells, numeral, number }: Shown): void {
  story.cells = story.cellsIn(cells);
  story.counts(numeral, story.cells);
  for (const cell of story.cells) story.so(String(story.model.setup.numbers[cell]), number);
}

/** The cells can be covered by these dominoes alone. */
function share(story: Story, numeral: string, dominoes: string, number: number): void {
  story.dominoes = story.dominoesIn(dominoes);
  story.counts(numeral, story.dominoes);
  story.so(story.dominoes.length, number);
  const all = story.cells.flatMap((cell) => story.model.of(cell).map(({ domino }) => domino));
  story.so(new Set(all), new Set(story.dominoes));
}

/** How many of the cells a place covers. */
function covered({ cells }: Story, spot: Spot): number {
  return cells.filter((cell) => uses(spot, cell)).length;
}

/** The open places that cover two of the cells. */
function joints(story: Story): Spot[] {
  return [...story.model.open].filter((spot) => covered(story, spot) === 2);
}

function isOff(cells: readonly Cell[]): (spot: Spot) => boolean {
  return (spot) => !cells.some((cell) => uses(spot, cell));
}

function isOther({ dominoes }: Story, { domino }: Spot): boolean {
  return !dominoes.includes(domino);
}

/** Two places of the first case. */
function areBoth(story: Story, [one, other]: readonly Spot[]): void {
  story.isTrue(one !== other);
  for (const spot of [one!, other!]) story.isTrue(story.cases[0]!.includes(spot));
}

function byDomino(story: Story, domino: string, place: string): Obstacle {
  return { by: story.place(place), thing: story.domino(domino) };
}

function byCell(story: Story, spot: string, cell: string): Obstacle {
  return { by: story.spot(spot), thing: story.cell(cell) };
}

/** A place that a place of one case excludes, for the reason given. */
function obstructed(story: Story, spot: Spot, { by, thing }: Obstacle, inCase: readonly Spot[]): void {
  story.isTrue(inCase.includes(by) && exclude(spot, by));
  story.isTrue(uses(spot, thing) && uses(by, thing));
}

function suppose(story: Story, { domino, place }: Shown): void {
  const spot = story.shows(domino, place);
  const base = (story.supposed.at(-1)?.seen ?? story.model).copy();
  story.isTrue(base.open.has(spot));
  base.lay(spot);
  story.supposed.push({ spot, base, seen: base });
}

function force(story: Story, thing: Thing, spot: Spot): void {
  story.so(story.supposition.of(thing), [spot]);
  story.supposition.lay(spot);
}

/** Places all seals and gaps that follow from the supposition. */
function seeAll(story: Story): void {
  const supposition = story.supposed.at(-1)!;
  supposition.seen = supposition.base.copy();
  supposition.seen.layAll();
}
