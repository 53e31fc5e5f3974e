import { asPlace, FIRST_PLACE, type PlaceIndex } from '../../domino/board.ts';
import { memoize } from '../../memoize.ts';
import type { Candidates } from '../candidates.ts';
import { Consequences, Tries } from './consequences.ts';
import { type Finding, type Grounds, NOTHING, type Technique, type Trial } from './technique.ts';

const EASIEST = 6.0;
/** Up to so many forced dominoes each adds 0.1. */
const SHORT = 8;
const LONG = 7.0;
const NESTED = 7.5;

/**
 * How many trials are followed up in search of the one that forces the fewest dominoes: those that close the fewest
 * places first. There are more on one of 400 such steps at range 9, and one of 25 at range 12.
 */
const FOLLOWED = 40;

/**
 * Trial (the book's "provisorisches Siegel"): a domino is supposed to lie on one of two places. If seals and gaps then
 * lead to a cell or a domino without a place, it lies on the other. The places of a domino or cell with two places are
 * tried before others. It wants seals and gaps to be used up.
 * `because`: the two cells of the place; `trial`: what follows.
 */
export const trial: Technique = {
  name: 'trial',
  rating: EASIEST,
  focus: 'board',
  find(state): readonly Finding[] {
    const { tries, uses } = memoryOf(state);
    tries.update();
    for (const places of [placesOfTwo(state), openPlaces(state)]) {
      const failed = places.filter((place) => tries.closedUntilFailure(place) >= 0);
      if (failed.length === 0) continue;
      const followed = mostFollowed(tries, failed);
      for (const place of failed) uses[place]!.isFollowed = followed.includes(place);
      const best = easiestOf(tries, followed) ?? failed[0]!;
      return [uses[best]!, ...failed.filter((place) => place !== best).map((place) => uses[place]!)];
    }
    return NOTHING;
  },
};

/** The places whose trials are followed up, in reading order. */
function mostFollowed(tries: Tries, failed: readonly PlaceIndex[]): readonly PlaceIndex[] {
  if (failed.length <= FOLLOWED) return failed;
  return failed
    .toSorted((a, b) => tries.closedUntilFailure(a) - tries.closedUntilFailure(b))
    .slice(0, FOLLOWED)
    .sort((a, b) => a - b);
}

/**
 * The first place of those whose trials force the fewest dominoes; nothing if all are long. Trials that close few places
 * force few dominoes as a rule: these come first, and of the others it only matters whether they force fewer.
 */
function easiestOf(tries: Tries, places: readonly PlaceIndex[]): PlaceIndex | undefined {
  let best: PlaceIndex | undefined;
  let fewest = SHORT + 1;
  for (const place of places.toSorted((a, b) => tries.closedUntilFailure(a) - tries.closedUntilFailure(b))) {
    const most = best !== undefined && place < best ? fewest : fewest - 1;
    const forced = tries.forced(place, most);
    if (forced > most) continue;
    best = place;
    fewest = forced;
  }
  return best;
}

/** Trying one place. The length of a trial is only computed on demand. */
class Use implements Finding {
  readonly eliminations: readonly [PlaceIndex];
  isFollowed = false;
  readonly #state: Candidates;
  readonly #tries: Tries;

  constructor(state: Candidates, tries: Tries, place: PlaceIndex) {
    this.eliminations = [place];
    this.#state = state;
    this.#tries = tries;
  }

  get rating(): number {
    return this.isFollowed ? ratingOf(this.#tries.forced(this.eliminations[0], SHORT)) : LONG;
  }

  readonly grounds = (): Grounds => groundsOf(this.#state, supposition(this.#state, this.eliminations[0]));
}

const memoryOf = memoize((state: Candidates) => {
  const tries = new Tries(state);
  return {
    tries,
    uses: Array.from({ length: state.places }, (_, place) => new Use(state, tries, asPlace(place))),
  };
});

/**
 * Trials within a trial, as deep as it takes: the first that fails. Where there is only one solution, every other place
 * fails in the end; where there are several, the search may go on beyond all bounds.
 */
export const nestedTrial: Technique = {
  name: 'trial',
  rating: NESTED,
  focus: 'board',
  find(state): readonly Finding[] {
    for (let depth = 2; depth <= state.dominoes; depth++) {
      for (const place of new Set([...placesOfTwo(state), ...openPlaces(state)])) {
        const result = refute(state, place, depth);
        if (result)
          return [{ eliminations: [place], rating: NESTED, grounds: () => groundsOf(state, result) }];
      }
    }
    return NOTHING;
  },
};

/** The shortest way found in which a domino on a place comes to nothing by seals and gaps alone, if it does. */
export function refutation(state: Candidates, place: PlaceIndex): Trial | undefined {
  return refute(state, place, 1);
}

/** The same where it is known to come to nothing. */
export function supposition(state: Candidates, place: PlaceIndex): Trial {
  return refutation(state, place)!;
}

const consequencesOf = memoize((state: Candidates) => new Consequences(state));

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
  for (let place = FIRST_PLACE; place < state.places; place++) {
    if (state.open[place] && state.itemsOf(place).some((item) => state.choices(item) > 1)) places.push(place);
  }
  return places;
}

/** The open places of dominoes and cells that have two. */
function placesOfTwo(state: Candidates): PlaceIndex[] {
  return openPlaces(state).filter((place) => state.itemsOf(place).some((item) => state.choices(item) === 2));
}

/** Whether no domino lies on the place, as far as trials of this depth show it. The state is left as it was. */
function fails(state: Candidates, place: PlaceIndex, depth: number): boolean {
  return depth === 1 ? !holdsAfter(state, place, []) : innerFailures(state, place, depth) !== undefined;
}

/** Why no domino lies on the place, if it fails. */
function refute(state: Candidates, place: PlaceIndex, depth: number): Trial | undefined {
  const failures = depth === 1 ? [] : innerFailures(state, place, depth);
  if (!failures || (depth === 1 && !fails(state, place, 1))) return undefined;
  let inner: readonly PlaceIndex[] = failures;
  // Most of what fails within the supposition is not needed.
  for (let i = inner.length - 1; i >= 0; i--) {
    const fewer = inner.toSpliced(i, 1);
    if (!holdsAfter(state, place, fewer, (other) => fails(state, other, depth - 1))) inner = fewer;
  }
  const told: Trial[] = [];
  holdsAfter(state, place, inner, (other) => told.push(refute(state, other, depth - 1)!) > 0);
  const eliminated = told.map(({ supposed }) => supposed.index);
  return { ...consequencesOf(state).follow(place, eliminated)!.told, inner: told };
}

/** The places that fail in turn while a domino is supposed on `place`, up to a contradiction; nothing if there is none. */
function innerFailures(state: Candidates, place: PlaceIndex, depth: number): PlaceIndex[] | undefined {
  const mark = state.closed;
  const failed: PlaceIndex[] = [];
  let holds = state.assume(place);
  for (let progress = true; holds && progress; ) {
    progress = false;
    for (const other of openPlaces(state)) {
      if (!state.open[other] || !fails(state, other, depth - 1)) continue;
      progress = true;
      failed.push(other);
      holds = state.drop(other);
      if (!holds) break;
    }
  }
  state.undo(mark);
  return holds ? undefined : failed;
}

/**
 * Whether a domino on `place` comes to nothing by seals and gaps and by striking other places, one after the other.
 *
 * @param fail whether the next of them fails then; that is the end if it does not
 */
function holdsAfter(
  state: Candidates,
  place: PlaceIndex,
  others: readonly PlaceIndex[],
  fail?: (other: PlaceIndex) => boolean,
): boolean {
  const mark = state.closed;
  let holds = state.assume(place);
  for (const other of others) {
    if (!holds || !state.open[other] || !fail?.(other)) break;
    holds = state.drop(other);
  }
  state.undo(mark);
  return holds;
}
