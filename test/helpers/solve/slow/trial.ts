import { FIRST_PLACE, NO_PLACE, type PlaceIndex } from '../../../../src/domino/board.ts';
import { makeTable } from '../../../../src/domino/indices.ts';
import type { Candidates } from '../../../../src/solve/candidates.ts';
import { FIRST_ITEM, type ItemIndex, NO_ITEM } from '../../../../src/solve/items.ts';
import {
  type Finding,
  NOTHING,
  type Technique,
  type Trial,
} from '../../../../src/solve/techniques/technique.ts';

const EASIEST = 6.0;
/** Each forced domino up to this number adds 0.1. */
const SHORT = 8;
const LONG = 7.0;
const NESTED = 7.5;

/**
 * How many trials are followed up when searching for the one that forces the fewest dominoes, beginning with those that close
 * the fewest places. One in 400 such steps has more at range 9, and one in 25 at range 12.
 */
const FOLLOWED = 40;

/**
 * Trial (the book's "provisorisches Siegel"): a domino is supposed to lie on one of two places. If seals and gaps then lead to
 * a cell or a domino without a place, it lies on the other. The places of a domino or cell with two places are tried first. It
 * requires that no seal or gap is left.
 * `because`: the two cells of the place; `trial`: what follows.
 */
export const trial: Technique = {
  name: 'trial',
  rating: EASIEST,
  focus: 'board',
  find(state): readonly Finding[] {
    for (const places of [placesOfTwo(state), openPlaces(state)]) {
      const failed = places
        .map((place) => ({ place, closed: closedUntilFailure(state, place) }))
        .filter(({ closed }) => closed >= 0)
        .sort((a, b) => a.closed - b.closed)
        .map(({ place }, i) =>
          i < FOLLOWED ? makeFinding(state, refute(state, place, 1)!) : makeLong(state, place),
        )
        .sort((a, b) => a.rating! - b.rating! || a.eliminations[0]! - b.eliminations[0]!);
      if (failed.length > 0) return failed;
    }
    return NOTHING;
  },
};

/**
 * Nested trials, as deep as necessary: the first that fails. With a unique solution, every other place fails in the end. With
 * several solutions, the search may exceed all bounds.
 */
export const nestedTrial: Technique = {
  name: 'trial',
  rating: NESTED,
  focus: 'board',
  find(state): readonly Finding[] {
    for (let depth = 2; depth <= state.dominoes; depth++) {
      for (const place of new Set([...placesOfTwo(state), ...openPlaces(state)])) {
        const result = refute(state, place, depth);
        if (result) return [makeFinding(state, result)];
      }
    }
    return NOTHING;
  },
};

/** How many places a supposition closes before it fails; -1 if it does not fail. */
function closedUntilFailure(state: Candidates, place: PlaceIndex): number {
  const mark = state.closed;
  const holds = state.assume(place);
  const closed = state.closed - mark;
  state.undo(mark);
  return holds ? -1 : closed;
}

function makeFinding(state: Candidates, result: Trial): Finding {
  const place = result.supposed.index;
  const because = [state.firstCell[place]!, state.secondCell[place]!];
  return { eliminations: [place], rating: ratingOf(result), grounds: () => ({ because, trial: result }) };
}

/** A trial that is not followed up unless it is used. */
function makeLong(state: Candidates, place: PlaceIndex): Finding {
  return {
    eliminations: [place],
    rating: LONG,
    grounds: () => makeFinding(state, refute(state, place, 1)!).grounds(),
  };
}

function ratingOf({ inner, forced }: Trial): number {
  if (inner.length > 0) return NESTED;
  return forced.length > SHORT ? LONG : Math.round((EASIEST + forced.length / 10) * 10) / 10;
}

/** The open places that are not settled. */
function openPlaces(state: Candidates): PlaceIndex[] {
  const places: PlaceIndex[] = [];
  for (let place = FIRST_PLACE; place < state.places; place++) {
    if (state.open[place] && state.itemsOf(place).some((item) => state.choices(item) > 1)) places.push(place);
  }
  return places;
}

/** The open places of dominoes and cells that have two. */
function placesOfTwo(state: Candidates): PlaceIndex[] {
  return openPlaces(state).filter((place) => state.itemsOf(place).some((item) => state.choices(item) === 2));
}

/** Why no domino lies on the place, as far as trials of this depth show. The state is left unchanged. */
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

/** The places that fail in turn while a domino is supposed on `place`, up to a contradiction; undefined if there is none. */
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
  const eliminated = failed.map(({ supposed }) => supposed.index);
  return { ...consequences(state, place, eliminated), inner: failed };
}

/**
 * The consequences of a domino on `place` while the places `eliminated` are closed: a contradiction, which must exist. Dominoes are
 * placed in the order in which they become known, so that the path is short. Those on which the contradiction does not rest are
 * left out.
 */
function consequences(
  state: Candidates,
  place: PlaceIndex,
  eliminated: readonly PlaceIndex[],
): Omit<Trial, 'inner'> {
  const left = makeTable<ItemIndex>(state.items);
  for (let item = FIRST_ITEM; item < state.items; item++) left[item] = state.choices(item);
  /** For each closed place, the domino that closed it. */
  const closedBy = new Map<PlaceIndex, PlaceIndex>();
  const laid = new Map<PlaceIndex, ItemIndex>([[place, NO_ITEM]]);
  let end = NO_ITEM;
  const close = (closed: PlaceIndex, by: PlaceIndex) => {
    if (closedBy.has(closed) || end >= 0) return;
    closedBy.set(closed, by);
    for (const item of state.itemsOf(closed)) {
      left[item]!--;
      if (left[item] === 0) end = item;
    }
    for (const item of state.itemsOf(closed)) {
      if (end >= 0 || left[item] !== 1) continue;
      const last = state.openPlaces(item).find((other) => !closedBy.has(other))!;
      if (!laid.has(last)) laid.set(last, item);
    }
  };
  for (const other of eliminated) close(other, NO_PLACE);
  for (const [next] of laid) {
    if (end >= 0) break;
    for (const item of state.itemsOf(next)) {
      for (const other of state.openPlaces(item)) if (other !== next) close(other, next);
    }
  }
  const needed = new Set<PlaceIndex>();
  const need = (item: ItemIndex) => {
    for (const other of state.openPlaces(item)) {
      const by = closedBy.get(other) ?? NO_PLACE;
      if (by < 0 || needed.has(by)) continue;
      needed.add(by);
      if (by !== place) need(laid.get(by)!);
    }
  };
  need(end);
  const forced = [...laid].slice(1).filter(([other]) => needed.has(other));
  // If several dominoes close a place, one of them may also serve for other places.
  for (let i = forced.length - 1; i >= 0; i--) {
    const fewer = forced.toSpliced(i, 1);
    if (follows(state, place, eliminated, fewer, end)) forced.splice(i, 1);
  }
  return {
    supposed: state.placementAt(place),
    forced: forced.map(([other, item]) => ({ place: state.placementAt(other), item: state.itemAt(item) })),
    end: state.itemAt(end),
  };
}

/** Whether these dominoes are forced one after the other, and then leave `end` without a place. */
function follows(
  state: Candidates,
  supposed: PlaceIndex,
  eliminated: readonly PlaceIndex[],
  forced: readonly (readonly [place: PlaceIndex, item: ItemIndex])[],
  end: ItemIndex,
): boolean {
  const laid = [supposed];
  const isLeft = (other: PlaceIndex) =>
    !eliminated.includes(other) && !laid.some((place) => state.exclude(place, other));
  for (const [place, item] of forced) {
    if (state.openPlaces(item).some((other) => other !== place && isLeft(other))) return false;
    laid.push(place);
  }
  return !state.openPlaces(end).some(isLeft);
}
