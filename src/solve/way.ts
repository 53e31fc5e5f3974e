import type { PlaceIndex } from '../domino/board.ts';
import type { Setup } from '../domino/puzzle.ts';
import { Candidates, type ListedPlacement } from './candidates.ts';
import { premisesOf } from './hints.ts';
import type { Item } from './items.ts';
import { isUnique, LADDER, stepOf } from './ladder.ts';
import { levelOf } from './levels.ts';
import { loadOf, USUAL_LOAD } from './load.ts';
import { Scan } from './scan.ts';
import type { Finding, Step, Technique } from './techniques/technique.ts';
import { supposition } from './techniques/trial.ts';

/**
 * A way to the solution for a person. It goes up the ladder as the grade does, but of all uses of a technique it takes
 * the one with the least to hold in mind, tells a chain as a supposition, and leaves out what no domino rests on.
 *
 * A step holds wherever those before it were made, whatever else a reader has laid or eliminated. One that lays no domino
 * has in `eliminate` only the places that later steps rest on, often fewer than its reasons rule out; one that lays a
 * domino has none.
 */
export interface Way {
  readonly setup: Setup;
  readonly steps: readonly Step[];
}

/**
 * The way to the solution; nothing if there is none, or several.
 *
 * @param laid dominoes of the solution that lie already
 */
export function wayOf(setup: Setup, ladder = LADDER, laid: readonly ListedPlacement[] = []): Way | undefined {
  if (!isUnique(setup)) return undefined;
  const state = new Candidates(setup);
  for (const { index } of laid) state.lay(index);
  const scans = ladder.map((technique) => new Scan(technique, state));
  const made: Made[] = [];
  /** Places that a step has eliminated and no domino laid since has closed anyhow. */
  let eliminated: readonly PlaceIndex[] = [];
  while (!state.finished) {
    const step = nextStep(state, scans);
    const premises = premisesOf(step);
    made.push({
      step,
      rests: eliminated.filter((place) => premises.some((item) => covers(state, place, item))),
    });
    if (step.place) {
      const { index } = step.place;
      state.lay(index);
      eliminated = eliminated.filter((place) => !state.exclude(place, index));
    } else {
      eliminated = [...eliminated, ...closeAll(state, step)];
    }
  }
  return { setup, steps: withoutNeedless(made) };
}

/** A step with the eliminated places on which it rests. */
interface Made {
  readonly step: Step;
  readonly rests: readonly PlaceIndex[];
}

/** The dominoes that are laid, and of all else what they rest on. */
function withoutNeedless(made: readonly Made[]): Step[] {
  const needed = new Set<PlaceIndex>();
  const kept: Step[] = [];
  for (const { step, rests } of made.toReversed()) {
    const eliminate = step.place ? [] : step.eliminate.filter(({ index }) => needed.has(index));
    if (!step.place && eliminate.length === 0) continue;
    for (const place of rests) needed.add(place);
    kept.push({ ...step, eliminate });
  }
  return kept.reverse();
}

function covers(state: Candidates, place: PlaceIndex, item: Item): boolean {
  return 'cell' in item
    ? state.firstCell[place] === item.cell || state.secondCell[place] === item.cell
    : state.dominoItem[place] === state.itemOfDomino(item.domino.low, item.domino.high);
}

/**
 * A use of the easiest technique that gives something; of a harder one of the same level only where it is lighter and
 * the easier one more than a person holds in mind.
 */
function nextStep(state: Candidates, scans: readonly Scan[]): Step {
  let lightest: Step | undefined;
  for (const scan of scans) {
    if (lightest && levelOf(scan.technique.rating) !== levelOf(lightest.rating)) break;
    const found = scan.all();
    if (found.length === 0) continue;
    const step = lightestOf(state, scan.technique, found);
    if (!lightest || loadOf(step) < loadOf(lightest)) lightest = step;
    if (loadOf(lightest) <= USUAL_LOAD) break;
  }
  // On a board with one solution there is always a trial at least.
  return lightest!;
}

/** The step that such a way makes next from a board with one solution, on which dominoes were laid and places closed. */
export function lightestStep(state: Candidates): Step {
  return nextStep(
    state,
    LADDER.map((technique) => new Scan(technique, state)),
  );
}

/** The use with the least to hold in mind; among these, one that a domino follows at once. */
function lightestOf(state: Candidates, technique: Technique, found: readonly Finding[]): Step {
  const [first] = found as [Finding];
  if (first.place !== undefined) return stepOf(state, { technique, finding: first });
  const steps =
    technique.name === 'chain'
      ? suppositionsOf(state, technique, found)
      : found.map((finding) => stepOf(state, { technique, finding }));
  return steps
    .map((step) => ({ step, load: loadOf(step), isLast: leadsToDomino(state, step) }))
    .reduce((best, next) =>
      next.load < best.load || (next.load === best.load && next.isLast && !best.isLast) ? next : best,
    ).step;
}

/** What chains rule out, each place with the shortest way in which a domino there fails. */
function suppositionsOf(state: Candidates, technique: Technique, found: readonly Finding[]): Step[] {
  const places = new Map(
    found.flatMap((finding) => finding.eliminations.map((place) => [place, finding] as const)),
  );
  return [...places].map(([place, { rating = technique.rating }]) => ({
    technique: technique.name,
    rating,
    eliminate: [state.placementAt(place)],
    because: [state.firstCell[place]!, state.secondCell[place]!],
    trial: supposition(state, place),
  }));
}

function closeAll(state: Candidates, { eliminate }: Step): PlaceIndex[] {
  for (const { index } of eliminate) state.close(index);
  return eliminate.map(({ index }) => index);
}

/** Whether a seal or gap comes of a step that lays no domino. */
function leadsToDomino(state: Candidates, step: Step): boolean {
  const mark = state.closed;
  const closed = closeAll(state, step);
  const leads = closed.some((place) => state.itemsOf(place).some((item) => state.choices(item) === 1));
  state.undo(mark);
  return leads;
}
