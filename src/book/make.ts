import { deepEqual } from 'fast-equals';
import { CompletionComposer, usualGivens } from '../compose/completion/completion.ts';
import type { Candidate } from '../compose/composer.ts';
import { parseConstraints } from '../compose/constraints.ts';
import { parseConditions } from '../compose/groups/conditions.ts';
import { GroupComposer, type GroupOptions } from '../compose/groups/group-composer.ts';
import { anyLevel, type Judge, ofLevel, ofSgtLevel } from '../compose/judge.ts';
import { COMPARED, OmnibusComposer } from '../compose/omnibus.ts';
import { hasSeries, seriesIdsOf } from '../compose/series/ids.ts';
import { hasUnknowns, type Kind } from '../domino/kinds.ts';
import { makeRows } from '../domino/notation.ts';
import { checkPuzzle, type Key, type Puzzle } from '../domino/puzzle.ts';
import { canonicalText } from '../domino/symmetry.ts';
import { attempt, UserError, within } from '../errors.ts';
import { Random } from '../random.ts';
import { gradeAny } from '../solve/fillings/grade.ts';
import type { Grade } from '../solve/grade.ts';
import type { Level } from '../solve/levels.ts';
import { heaviestOf, LIGHT_LEVELS } from '../solve/load.ts';
import { solutionsOf } from '../solve/solutions.ts';
import { wayOf } from '../solve/way.ts';
import { sectionFaults } from './claims.ts';
import { ENGINE } from './engine.ts';
import {
  boardOf,
  checkOrder,
  inTurn,
  type Order,
  orderOfPuzzle,
  ordersInTurn,
  type SectionOrder,
} from './order.ts';
import { makeRecord, type PuzzleRecord, parseRecord } from './record.ts';

/** Layouts that are dealt for one puzzle before it is given up. */
const MAX_ATTEMPTS = 20_000;

/** A puzzle with all its numbers, and how it is laid. */
export interface Draft extends Candidate {
  readonly solution?: Puzzle;
}

/** A draft, and how hard it is, if that was asked for and the techniques solve it. */
export interface Made extends Draft {
  readonly grade?: Grade;
}

/** Which puzzles may be made, and how long one is looked for. */
export interface Limits {
  readonly isFree?: (draft: Draft) => boolean;
  readonly maxAttempts?: number;
  /** Called with how far the search is at least, from 0 to 1, where it takes long. */
  readonly onStep?: (part: number) => void;
  /** Called with each ordinary puzzle that is better than those before, with the conditions that it does not fulfil. */
  readonly onBest?: (best: Made, lacks: readonly string[]) => void;
}

interface MakerLimits extends Pick<Limits, 'maxAttempts' | 'onStep'> {
  readonly accept: (draft: Draft) => boolean;
  readonly onBest?: (best: Draft, lacks: readonly string[]) => void;
}

/** Makes the puzzles of one order. Makers are expensive to build, and hold nothing that changes what they make next. */
interface Maker {
  make(random: Random, limits: MakerLimits): Draft | undefined;
  /** Where the search of the last call ended: `in 20000 attempts`. */
  notFound(): string;
  /** The key of a series, on which all its puzzles lie; nothing if none is found. */
  key?(): Key | undefined;
}

const MAKERS: Readonly<Record<Kind, (order: Order) => Maker>> = {
  omnibus: omnibusMaker,
  terzett: groupMaker,
  completion: completionMaker,
  duett: groupMaker,
  quartett: groupMaker,
  quadrat: groupMaker,
  quodlibet: groupMaker,
};

function omnibusMaker(order: Order): Maker {
  const board = boardOf(order);
  const constraints = within('conditions', () =>
    parseConstraints(order.conditions ?? [], board, order.range),
  );
  const composer = new OmnibusComposer(order.range, board, constraints);
  const judge = judgeFor(order);
  const { tries } = order;
  // Whoever says how many are to be tried wants the best of them all.
  const compared = tries === undefined ? COMPARED : Number.POSITIVE_INFINITY;
  let best = '';
  return {
    make(random, { accept, maxAttempts = tries ?? MAX_ATTEMPTS, onStep, onBest }) {
      best = '';
      return composer.compose(random, {
        ...{ maxAttempts, judge, compared, accept, onStep },
        onBest(found, lacks) {
          if (lacks.length > 0) best = `; ${bestText(found, lacks)}`;
          onBest?.(found, lacks);
        },
      });
    },
    notFound: () => `in ${tries ?? MAX_ATTEMPTS} attempts${nearestOf(judge)}${best}`,
  };
}

/** Which puzzle came nearest to its conditions. */
export function bestText({ puzzle }: Candidate, lacks: readonly string[]): string {
  return `the best so far, ${makeRows(puzzle).join('/')}, does not fulfil "${lacks.join('" and "')}"`;
}

function groupMaker(order: Order): Maker {
  const composer = groupComposer(order);
  const judge = judgeFor(order);
  const compose = (random: Random, options: GroupOptions) => composer.compose(random, { judge, ...options });
  let key: Key | undefined;
  let reason = '';
  const shared = () => {
    if (order.oneKey) key ??= keyOfSeries(order, compose);
    return key;
  };
  return {
    make(random, { accept, maxAttempts = order.tries }) {
      const known = shared();
      if (order.oneKey && !known) return undefined;
      if (known) return compose(random, { maxAttempts: maxAttempts ?? MAX_ATTEMPTS, accept, key: known });
      reason = '';
      for (const pass of passesFor(order)) {
        const found = compose(random, { ...pass, ...(maxAttempts && { maxAttempts }), accept });
        reason += `${reason && ', and '}${composer.notFound()}`;
        if (found || maxAttempts) return found;
      }
      return undefined;
    },
    key: shared,
    notFound: () =>
      order.oneKey && !key
        ? `on one key: of ${SERIES.keys} keys none has so many`
        : `${reason}${nearestOf(judge)}`,
  };
}

/** How a search goes about its keys. */
type Pass = Required<Pick<GroupOptions, 'maxAttempts' | 'fillings'>>;

/** Each filling has a key of its own. */
const ONCE: Pass = { maxAttempts: MAX_ATTEMPTS, fillings: 1 };

/**
 * Keys are filled many times, as one more filling takes a tenth of one with a key of its own. Puzzles a second on 8x9 with 1,
 * 30, 100 and 300 fillings: tricky 11, 67, 77, 50; hard 19, 80, 62, 43; expert 5, 22, 27, 21; master 0.9, 2.9, 3.9, 3.0.
 */
const MANY_TIMES: Pass = { maxAttempts: 10 * MAX_ATTEMPTS, fillings: 100 };

/** Levels that most puzzles have; of the others few come of a key that is filled once. */
const COMMON_LEVELS: ReadonlySet<Level> = new Set(['easy', 'medium']);

function passesFor({ level }: Order): readonly Pass[] {
  if (!level) return [ONCE];
  return COMMON_LEVELS.has(level) ? [ONCE, MANY_TIMES] : [MANY_TIMES];
}

/** Keys that are tried for a series, and fillings that must be found on the first one good enough for it. */
const SERIES = { keys: 100, fillings: 8 };

/** The key of a series: one on which several puzzles are found soon. */
function keyOfSeries(
  order: Order,
  compose: (random: Random, options: GroupOptions) => Candidate | undefined,
): Key | undefined {
  const random = new Random(`${order.seed}/key`);
  for (let tries = 0; tries < SERIES.keys; tries++) {
    const key = compose(random, { maxAttempts: MAX_ATTEMPTS })?.key;
    if (!key) return undefined;
    const texts = new Set<string>();
    while (texts.size < Math.min(order.count, SERIES.fillings)) {
      const isNew = ({ puzzle }: Candidate) => !texts.has(canonicalText(puzzle));
      const filled = compose(random, { maxAttempts: NEXT_FILLING_ATTEMPTS, key, accept: isNew });
      if (!filled) break;
      texts.add(canonicalText(filled.puzzle));
    }
    if (texts.size === Math.min(order.count, SERIES.fillings)) return key;
  }
  return undefined;
}

const NEXT_FILLING_ATTEMPTS = 500;

function groupComposer(order: Order): GroupComposer {
  const board = boardOf(order);
  const conditions = within('conditions', () => parseConditions(order.conditions ?? [], board, order.range));
  return within('shape', () => new GroupComposer(order.range, board, conditions, order.kind));
}

function judgeFor(order: Order): Judge {
  const { range, level, peerLevel } = order;
  const board = boardOf(order);
  if (level) return ofLevel(board, range, level);
  return peerLevel ? ofSgtLevel(board, range, peerLevel) : anyLevel(board, range);
}

function nearestOf(judge: Judge): string {
  const near = judge.nearest();
  return near ? `; ${near.boards} came nearest, at level ${near.level}` : '';
}

function completionMaker({ range, givens, pattern, level, ...order }: Order): Maker {
  const composer = new CompletionComposer(range, boardOf({ range, ...order }), { givens, pattern, level });
  return {
    make: (random, { accept, onStep }) => composer.compose(random, { accept, onStep }),
    notFound: () => composer.notFound(),
  };
}

const makers = new Map<string, Maker>();

/**
 * The maker for an order, whatever its seed, count and what is asked of each puzzle when it is made; only a series has a key of its own.
 *
 * @throws UserError if the conditions of the order cannot be read or contradict each other
 * @throws NotPossibleError if it is known that no puzzle fulfils the order
 */
export function makerFor(order: Order): Maker {
  checkOrder(order);
  const { seed, count, ungraded: _, inMind: __, ratings: ___, ...wanted } = order;
  const name = JSON.stringify(order.oneKey ? { ...wanted, seed, count } : wanted);
  let maker = makers.get(name);
  if (!maker) {
    maker = MAKERS[order.kind](order);
    makers.set(name, maker);
  }
  return maker;
}

/** Makes puzzle `number` (from 1) of an order, the first that is free; nothing if none is found. */
export type MakeOne = (number: number, limits?: Limits) => Made | undefined;

/** What makes the puzzles of a section one by one. @throws UserError @throws NotPossibleError as {@link makerFor} does for each board */
export function puzzlesOf(order: SectionOrder): MakeOne {
  if (!order.shapes) return puzzlesOnOneBoard(order);
  const makers = ordersInTurn(order).map((one, i) => within(`shapes[${i}]`, () => puzzlesOnOneBoard(one)));
  return (number, limits) => inTurn(makers, number)(number, limits);
}

function puzzlesOnOneBoard(order: Order): MakeOne {
  const maker = makerFor(order);
  return (number, { isFree = () => true, onBest, ...limits } = {}) => {
    const draft = maker.make(new Random(seedOf(order, number)), {
      ...limits,
      ...(onBest && { onBest: (best, lacks) => onBest(withGrade(best, order), lacks) }),
      accept: (other) =>
        isFree(other) && isLightEnough(other.puzzle, order) && isRatedAs(other.puzzle, order.ratings),
    });
    return draft && withGrade(draft, order);
  };
}

/** A completion is graded where a level is asked for: those with few numbers take long. */
function withGrade({ puzzle, key, solution }: Draft, { kind, level, ungraded }: Order): Made {
  const found = ungraded || (hasUnknowns(kind) && !level) ? undefined : gradeAny(puzzle);
  const made = solution ? { puzzle, key, solution } : { puzzle, key };
  return found ? { ...made, grade: found } : made;
}

export function recordOf(made: Made, order: SectionOrder, number: number): PuzzleRecord {
  const series = hasSeries(order.kind) ? seriesIdsOf(made.puzzle, made.key) : undefined;
  return makeRecord({ ...made, series, origin: { seed: seedOf(order, number), engine: ENGINE } });
}

function isRatedAs(puzzle: Puzzle, ratings: Order['ratings']): boolean {
  if (!ratings) return true;
  const rating = gradeAny(puzzle)?.rating;
  return rating !== undefined && rating >= ratings[0] && rating <= ratings[1];
}

/** Puzzles that are made to see which ratings are common: two on each board at least where they have boards in turn. */
const SAMPLE = 24;

/** The ratings, so far apart at most, that the most puzzles of an order have: by a few that are made for it alone. */
export function usualRatings(
  order: SectionOrder,
  spread: number,
): readonly [least: number, most: number] | undefined {
  const make = puzzlesOf({ ...order, seed: `${order.seed}/ratings` });
  const ratings = Array.from({ length: SAMPLE }, (_, i) => make(i + 1)?.grade?.rating ?? []).flat();
  const to = (least: number) => Math.round((least + spread) * 100) / 100;
  const within = (least: number) => ratings.filter((rating) => rating >= least && rating <= to(least)).length;
  const [least] = [...ratings].sort((one, other) => within(other) - within(one) || one - other);
  return least === undefined ? undefined : [least, to(least)];
}

/** Whether its hints ask no more to be held in mind than the order allows. */
function isLightEnough(puzzle: Puzzle, { kind, level, inMind }: Order): boolean {
  if (inMind === undefined || hasUnknowns(kind) || (level && LIGHT_LEVELS.has(level))) return true;
  return heaviestOf(wayOf(puzzle)!.steps) <= inMind;
}

/**
 * Puzzle `number` of an order as it was kept when an earlier run made it. Only its numbers are believed; that they are such a
 * puzzle with one solution is proved, and everything else is found again. Whether chance would have given just these numbers is
 * not asked, as that would be to make them again.
 *
 * @returns nothing if they are no such puzzle
 */
export function keptPuzzle(section: SectionOrder, number: number, kept: PuzzleRecord): Made | undefined {
  const order = orderOfPuzzle(section, number);
  const found = attempt(() => {
    const { puzzle } = parseRecord(kept);
    const { solutions, first } = solutionsOf(puzzle, 2);
    if (solutions !== 1 || !deepEqual(puzzle.board, boardOf(order))) return undefined;
    const { solved, key } = first!;
    const solution = hasUnknowns(puzzle.kind) ? checkPuzzle(solved) : undefined;
    const made = withGrade({ puzzle, key, ...(solution && { solution }) }, order);
    const record = recordOf(made, order, number);
    // The key of a series follows from its seed.
    if (order.oneKey && !deepEqual(key, makerFor(order).key?.())) return undefined;
    const givens = hasUnknowns(order.kind)
      ? (order.givens ?? usualGivens(order.range, order.level))
      : undefined;
    return sectionFaults({ ...order, givens, puzzles: [record] }, '').length === 0 ? made : undefined;
  });
  return found instanceof UserError ? undefined : found;
}

function seedOf({ seed }: Order, number: number): string {
  return `${seed}/${number}`;
}
