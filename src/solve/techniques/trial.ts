import { FIRST_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { makeTable, type Table } from '../../domino/indices.ts';
import type { Candidates } from '../candidates.ts';
import { Watch } from '../watch.ts';
import { Consequences } from './consequences.ts';
import { scratch } from './scratch.ts';
import { type Finding, type Grounds, NOTHING, type Technique, type Trial } from './technique.ts';

const EASIEST = 6.0;
/** Up to so many forced stones each adds 0.1. */
const SHORT = 8;
const LONG = 7.0;
const NESTED = 7.5;

/**
 * How many trials are followed up in search of the one that forces the fewest stones: those that close the fewest
 * places first. There are more on one of 400 such steps at range 9, and one of 25 at range 12.
 */
const FOLLOWED = 40;

/**
 * Trial (the book's "provisorisches Siegel"): a stone is supposed to lie on one of two places. If seals and gaps then
 * lead to a cell or a stone without a place, it lies on the other. The places of a stone or cell with two places are
 * tried before others. It wants seals and gaps to be used up.
 * `because`: the two cells of the place; `trial`: what follows.
 */
export const trial: Technique = {
  name: 'trial',
  rating: EASIEST,
  focus: 'board',
  look: ({ trial }) => ({ stone: trial!.supposed.stone }),
  find(state): readonly Finding[] {
    const tries = triesOf(state);
    tries.update();
    for (const places of [placesOfTwo(state), openPlaces(state)]) {
      const failed = places
        .filter((place) => tries.closedUntilFailure(place) >= 0)
        .sort((a, b) => tries.closedUntilFailure(a) - tries.closedUntilFailure(b));
      if (failed.length === 0) continue;
      return failed
        .map((place, i) => makeFinding(state, place, i < FOLLOWED ? tries.ratingOf(place) : LONG))
        .sort((a, b) => a.rating! - b.rating! || a.strikes[0]! - b.strikes[0]!);
    }
    return NOTHING;
  },
};

/**
 * Trials within a trial, as deep as it takes: the first that fails. Where there is only one solution, every other place
 * fails in the end; where there are several, the search may go on beyond all bounds.
 */
export const nestedTrial: Technique = {
  name: 'trial',
  rating: NESTED,
  focus: 'board',
  look: ({ trial }) => ({ stone: trial!.supposed.stone }),
  find(state): readonly Finding[] {
    for (let depth = 2; depth <= state.stones; depth++) {
      for (const place of new Set([...placesOfTwo(state), ...openPlaces(state)])) {
        const result = refute(state, place, depth);
        if (result) return [makeNested(state, result)];
      }
    }
    return NOTHING;
  },
};

/** What came of trying each place, as long as it is not worth trying again. */
class Tries {
  readonly #state: Candidates;
  readonly #watch: Watch;
  /** How many places the supposition closes before it fails; -1 if it does not fail. */
  readonly #closed: Table<PlaceIndex>;
  /** How many stones it forces; -1 before that is known. */
  readonly #forced: Table<PlaceIndex>;

  constructor(state: Candidates) {
    this.#state = state;
    this.#watch = new Watch(state, state.places);
    this.#closed = makeTable(state.places);
    this.#forced = makeTable(state.places);
  }

  update(): void {
    this.#watch.update();
  }

  /** How many places a supposition closes before it fails; -1 if it does not fail. */
  closedUntilFailure(place: PlaceIndex): number {
    if (this.#watch.due.has(place)) this.#try(place);
    return this.#closed[place]!;
  }

  ratingOf(place: PlaceIndex): number {
    if (this.#forced[place]! < 0) this.#follow(place);
    return ratingOf(this.#forced[place]!);
  }

  #try(place: PlaceIndex): void {
    const state = this.#state;
    const watch = this.#watch;
    watch.due.delete(place);
    const mark = state.closed;
    const holds = state.assume(place);
    this.#closed[place] = holds ? -1 : state.closed - mark;
    this.#forced[place] = -1;
    this.#look(place, place);
    for (let i = mark; i < state.closed; i++) this.#look(place, state.trail[i]!);
    state.undo(mark);
  }

  #follow(place: PlaceIndex): void {
    const { length, closed, closedCount } = consequencesOf(this.#state).follow(place);
    this.#forced[place] = length;
    for (let i = 0; i < closedCount; i++) this.#look(place, closed[i]!);
  }

  #look(place: PlaceIndex, at: PlaceIndex): void {
    const { firstItem, secondItem, stoneItem } = this.#state;
    this.#watch.look(place, firstItem[at]!);
    this.#watch.look(place, secondItem[at]!);
    this.#watch.look(place, stoneItem[at]!);
  }
}

const consequencesOf = scratch((state) => new Consequences(state));

const triesOf = scratch((state) => new Tries(state));

function makeFinding(state: Candidates, place: PlaceIndex, rating: number): Finding {
  return {
    strikes: [place],
    rating,
    grounds: () => groundsOf(state, refute(state, place, 1)!),
  };
}

function makeNested(state: Candidates, result: Trial): Finding {
  return { strikes: [result.supposed.index], rating: NESTED, grounds: () => groundsOf(state, result) };
}

function groundsOf(state: Candidates, trial: Trial): Grounds {
  const place = trial.supposed.index;
  return { because: [state.firstCell[place]!, state.secondCell[place]!], trial };
}

function ratingOf(forced: number): number {
  return forced > SHORT ? LONG : Math.round((EASIEST + forced / 10) * 10) / 10;
}

/** The open places that are not settled. */
function openPlaces(state: Candidates): PlaceIndex[] {
  const places: PlaceIndex[] = [];
  const { open, firstItem, secondItem, stoneItem } = state;
  for (let place = FIRST_PLACE; place < state.places; place++) {
    if (!open[place]) continue;
    const isSettled =
      state.choices(firstItem[place]!) < 2 &&
      state.choices(secondItem[place]!) < 2 &&
      state.choices(stoneItem[place]!) < 2;
    if (!isSettled) places.push(place);
  }
  return places;
}

/** The open places of stones and cells that have two. */
function placesOfTwo(state: Candidates): PlaceIndex[] {
  const { firstItem, secondItem, stoneItem } = state;
  return openPlaces(state).filter(
    (place) =>
      state.choices(firstItem[place]!) === 2 ||
      state.choices(secondItem[place]!) === 2 ||
      state.choices(stoneItem[place]!) === 2,
  );
}

/** Why no stone lies on the place, as far as trials of this depth show it. The state is left as it was. */
function refute(state: Candidates, place: PlaceIndex, depth: number): Trial | undefined {
  if (depth === 1) return refuteBy(state, place, 1, []);
  const failures = innerFailures(state, place, depth);
  if (!failures) return undefined;
  let inner: readonly PlaceIndex[] = failures;
  // Most of what fails within the supposition is not needed.
  for (let i = inner.length - 1; i >= 0; i--) {
    const fewer = inner.toSpliced(i, 1);
    if (refuteBy(state, place, depth, fewer)) inner = fewer;
  }
  return refuteBy(state, place, depth, inner);
}

/** The places that fail in turn while a stone is supposed on `place`, up to a contradiction; nothing if there is none. */
function innerFailures(state: Candidates, place: PlaceIndex, depth: number): PlaceIndex[] | undefined {
  const mark = state.closed;
  const failed: PlaceIndex[] = [];
  let holds = state.assume(place);
  for (let progress = true; holds && progress; ) {
    progress = false;
    for (const other of openPlaces(state)) {
      if (!state.open[other] || !refute(state, other, depth - 1)) continue;
      progress = true;
      failed.push(other);
      holds = state.drop(other);
      if (!holds) break;
    }
  }
  state.undo(mark);
  return holds ? undefined : failed;
}

/** The same by means of trials on these places alone, one after the other. */
function refuteBy(
  state: Candidates,
  place: PlaceIndex,
  depth: number,
  inner: readonly PlaceIndex[],
): Trial | undefined {
  const mark = state.closed;
  const failed: Trial[] = [];
  let holds = state.assume(place);
  for (const other of inner) {
    const result = holds && state.open[other] ? refute(state, other, depth - 1) : undefined;
    if (!result) break;
    failed.push(result);
    holds = state.drop(other);
  }
  state.undo(mark);
  if (holds) return undefined;
  const struck = failed.map(({ supposed }) => supposed.index);
  return { ...consequencesOf(state).follow(place, struck).told, inner: failed };
}
