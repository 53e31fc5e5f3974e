import { type Board, type Cell, fullRectangle } from '../../domino/board.ts';
import { setFacts } from '../../domino/dominoes.ts';
import { listOf } from '../../domino/indices.ts';
import { groupsOfKind, type Kind } from '../../domino/kinds.ts';
import { type Key, type KeyTable, makeKeyTable } from '../../domino/puzzle.ts';
import { NotPossibleError, plural } from '../../errors.ts';
import type { Random } from '../../random.ts';
import type { Candidate, Composed, ComposeOptions, Composer } from '../composer.ts';
import { anyLevel, type Judge } from '../judge.ts';
import { Colourings } from './colourings.ts';
import type { Condition } from './condition.ts';
import { whyImpossible } from './feasible.ts';
import { Layouts } from './layouts.ts';
import { Numberings, type WantedSum } from './numberings.ts';
import { ListedPartitions, type Partition, Partitions } from './partitions.ts';
import { unionsOf } from './unions.ts';

export interface GroupOptions extends ComposeOptions {
  /** The layout of the dominoes, for puzzles of one series; any by default. */
  readonly key?: Key;
  /** How often a layout that was drawn is filled with numbers before another is drawn, each time as an attempt; once by default. */
  readonly fillings?: number;
}

/**
 * Choices tried at range 7 before a search is left and begun again elsewhere; twice as many for each further number, and
 * half as many for each less. Measured, puzzles a second: 8x9 with 300, 1000, 3000 and 10,000 choices for a layout
 * 1550, 1660, 1550, 1240; the cross 190, 271, 315, 324; figure XV 400, 500, 640, 790. With 150, 400 and 1500 for a
 * colouring 8x9 gives 1130, 1410, 1420. Range 10 gives 24 with those of range 7, 41 with ten times as many.
 */
const NODES = { partition: 4000, layout: 3000, colouring: 400, numbering: 5000 };

/** Compositions of which the one with the fewest or most unions is taken. */
const UNION_DRAWS = 2000;

/**
 * Makes puzzles whose equal numbers lie in groups, Terzetts and their relatives, for one range and board: a random
 * partition of the board into groups, a random layout of the dominoes on it, numbers for the groups so that all dominoes
 * are different, an exchange of the numbers, and the proof that there is no other solution. What it makes depends on
 * nothing but the `random` it is given.
 */
export class GroupComposer implements Composer {
  readonly range: number;
  readonly board: Board;
  /** How far the tries of the last call came. */
  readonly outcome = new Outcome();
  readonly #demands: Demands;
  readonly #kind: Kind;
  readonly #partitions: Partitions;
  readonly #listed: ListedPartitions;
  /** Whether partitions are so rare among all ways to lay groups that they are always listed. */
  readonly #areRare: boolean;
  readonly #layouts: Layouts;
  readonly #colourings: Colourings;
  readonly #numberings: Numberings;
  readonly #perNumber: number;
  /** How many times as many choices are tried as at range 7. */
  readonly #more: number;
  readonly #anyLevel: Judge;
  readonly #key: KeyTable;
  readonly #numbers: Int32Array;
  /** The partition of the layout that is filled, and how often it may still be. */
  #laid: { readonly partition: Partition; left: number } | undefined;

  /**
   * @param conditions from `parseConditions`, for this board and range
   * @param kind one with groups that shows all numbers
   * @throws NotPossibleError if it is known that there is no such puzzle
   */
  constructor(
    range: number,
    board: Board = fullRectangle(range),
    conditions: readonly Condition[] = [],
    kind: Kind = 'terzett',
  ) {
    const rule = groupsOfKind(kind)!;
    const reason = whyImpossible(board, range, rule);
    if (reason) throw new NotPossibleError(reason.message, { expected: reason.expected });
    this.range = range;
    this.board = board;
    this.#perNumber = setFacts(range).copies / rule.size;
    this.#demands = new Demands(conditions, board, range);
    this.#kind = kind;
    this.#partitions = new Partitions(board, rule);
    this.#listed = new ListedPartitions(new Partitions(board, rule), this.#perNumber);
    this.#areRare = rule.leastOfEach !== undefined;
    this.#layouts = new Layouts(board, this.#partitions.groups, range);
    this.#colourings = new Colourings(this.#partitions.groups, range, this.#perNumber);
    this.#numberings = new Numberings(range, this.#demands.sums);
    this.#more = 2 ** (range - 7);
    this.#anyLevel = anyLevel(board, range);
    this.#key = makeKeyTable(board);
    this.#numbers = new Int32Array(board.has.length);
  }

  /**
   * Makes a puzzle with exactly one solution, or the judge's; nothing if the attempts are used up before, or there is
   * nothing to find: {@link notFound} says why. Where the fewest or most unions are wanted, the best of
   * {@link UNION_DRAWS} is taken.
   */
  compose(random: Random, options: GroupOptions = {}): Composed | undefined {
    const { maxAttempts = 100_000, judge = this.#anyLevel, accept, key, fillings = 1 } = options;
    const { unions } = this.#demands;
    this.outcome.clear();
    this.#laid = undefined;
    if (key) for (const cell of this.board.cells) this.#key[cell] = key[cell]!;
    let best: Composed | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let attempts = 1; attempts <= maxAttempts; attempts++) {
      if (!this.#fill(random, key !== undefined, fillings)) {
        if (this.#isHopeless(key !== undefined)) break;
        continue;
      }
      const score = unions ? this.#score(unions) : 0;
      if (score > bestScore && judge.wants(this.#numbers, this.#key)) {
        this.outcome.passed('wanted');
        const { range, board } = this;
        const candidate: Candidate = {
          puzzle: { kind: this.#kind, range, board, numbers: listOf(this.#numbers), checked: true },
          key: listOf(this.#key),
        };
        if (!accept || accept(candidate)) {
          best = { ...candidate, attempts };
          bestScore = score;
        }
      }
      const cannotBeBetter =
        unions === undefined || typeof unions === 'number' || (unions === 'least' && bestScore === 0);
      if (best && (cannotBeBetter || this.outcome.count('numbering') >= UNION_DRAWS)) break;
    }
    return best;
  }

  /** Where the search of the last call ended: `with "sum c 1" in 20 tries with 3 layouts of the dominoes: …` */
  notFound(): string {
    const { names } = this.#demands;
    return `${names && `with ${names} `}${this.outcome.inWords()}`;
  }

  /** Whether a whole search has found no partition, and every further one would be the same. */
  #isHopeless(hasKey: boolean): boolean {
    return (
      this.#demands.isSettled &&
      this.outcome.count('partition') === 0 &&
      (hasKey || this.#partitions.exhausted)
    );
  }

  /** One try to find numbers, and a key if it is not given. */
  #fill(random: Random, hasKey: boolean, fillings: number): boolean {
    const { outcome } = this;
    outcome.tries++;
    this.#laid ??= this.#drawn(random, hasKey, fillings);
    if (!this.#laid) return false;
    const { partition } = this.#laid;
    if (--this.#laid.left === 0) this.#laid = undefined;
    const pins = this.#demands.hasPins ? partition.pinOf : undefined;
    if (!this.#colourings.begin(partition.groupOf, this.#key, { random, pins })) {
      this.#laid = undefined;
      return false;
    }
    if (!this.#colourings.next(this.#more * NODES.colouring)) return false;
    outcome.passed('filling');
    return this.#number(partition, random);
  }

  /** A partition with a layout on it, which is the key if there is one. */
  #drawn(random: Random, hasKey: boolean, fillings: number) {
    const { outcome } = this;
    const { hasPins, pins } = this.#demands;
    if (!this.#demands.draw(random)) return undefined;
    const partition =
      hasKey || this.#areRare
        ? this.#listed.draw(hasKey ? this.#key : undefined, pins, random)
        : this.#partition(random);
    if (!partition) return undefined;
    outcome.passed('partition');
    if (!hasKey && !this.#lay(partition, hasPins ? partition.pinOf : undefined, random)) return undefined;
    outcome.passed('layout');
    return { partition, left: fillings };
  }

  #partition(random: Random): Partition | undefined {
    const { hasPins, pins } = this.#demands;
    const partitions = this.#partitions;
    partitions.begin({ random, pins: hasPins ? pins : undefined, perNumber: this.#perNumber });
    return partitions.next(this.#more * NODES.partition) ? partitions : undefined;
  }

  #lay({ groupOf }: Partition, pins: Int32Array | undefined, random: Random): boolean {
    this.#layouts.begin(groupOf, { random, pins });
    if (!this.#layouts.next(this.#more * NODES.layout)) return false;
    this.#key.set(this.#layouts.key);
    return true;
  }

  /** Gives the cells the numbers of their groups, exchanged so that the sums come out. */
  #number({ groupOf }: Partition, random: Random): boolean {
    const { colour } = this.#colourings;
    const numbers = this.#numbers;
    for (let cell = 0; cell < numbers.length; cell++) {
      numbers[cell] = groupOf[cell]! < 0 ? -1 : colour[groupOf[cell]!]!;
    }
    const { numberOf } = this.#numberings;
    this.#numberings.begin(numbers, this.#demands.fixed, random);
    if (!this.#numberings.next(this.#more * NODES.numbering)) return false;
    for (let cell = 0; cell < numbers.length; cell++) {
      if (numbers[cell]! >= 0) numbers[cell] = numberOf[numbers[cell]!]!;
    }
    this.outcome.passed('numbering');
    return true;
  }

  /** The more, the better; minus infinity if it does not do at all. */
  #score(unions: 'least' | 'most' | number): number {
    const count = unionsOf(this.board, this.#numbers, this.#partitions.groups);
    if (typeof unions === 'number') return count >= unions ? 0 : Number.NEGATIVE_INFINITY;
    return unions === 'most' ? count : -count;
  }
}

/** The steps of a composition, with what is said if no try came through them. */
const STEPS = {
  partition: 'the board could not be parted into groups',
  layout: 'no layout of the dominoes could have different dominoes everywhere',
  filling: 'no layout of the dominoes could be given numbers',
  numbering: 'no exchange of numbers gave the sums',
  wanted: 'of the compositions none was wanted: most have several solutions, or another level',
  accepted: 'of the puzzles none was accepted',
} as const;

type Step = keyof typeof STEPS;
const NAMES = Object.keys(STEPS) as Step[];

/** How far the tries of a search came. */
class Outcome {
  tries = 0;
  readonly #reached = new Map<Step, number>();

  clear(): void {
    this.tries = 0;
    this.#reached.clear();
  }

  passed(step: Step): void {
    this.#reached.set(step, this.count(step) + 1);
  }

  /** How many tries came through this step. */
  count(step: Step): number {
    return this.#reached.get(step) ?? 0;
  }

  /** What to say if nothing was found: the search as it was, and where it ended. */
  inWords(): string {
    const missed = NAMES.find((step) => this.count(step) === 0);
    const tried = `in ${counted(this.tries, 'try', 'tries')} with ${counted(this.count('layout'), 'layout', 'layouts')} of the dominoes`;
    return missed ? `${tried}: ${STEPS[missed]}` : tried;
  }
}

function counted(count: number, one: string, more: string): string {
  return `${count.toLocaleString('en')} ${plural(count, one, more)}`;
}

/** Cells that are all to have one number. */
interface Run {
  readonly cells: readonly Cell[];
  readonly number: number;
}

/** What the conditions ask of each step of a composition. */
class Demands {
  readonly sums: readonly WantedSum[];
  readonly unions: 'least' | 'most' | number | undefined;
  /** For each cell of the bounding box the number that it is to have in the present try, -1 for any. */
  readonly pins: Int32Array;
  /** Whether any cell can be pinned, and whether it is always the same ones. */
  readonly hasPins: boolean;
  readonly isSettled: boolean;
  /** The conditions' texts in quotes. */
  readonly names: string;
  /** Bits for the numbers that are pinned in the present try: they are not exchanged for others. */
  fixed = 0;
  readonly #given: Int32Array;
  #fixedByGivens = 0;
  /** For each number that is to lie in a line, the runs to choose from. */
  readonly #nines: readonly (readonly Run[])[];

  /** The conditions must not be in conflict. */
  constructor(conditions: readonly Condition[], board: Board, range: number) {
    const given = new Int32Array(board.has.length).fill(-1);
    const nines: Run[][] = [];
    const sums: WantedSum[] = [];
    for (const condition of conditions) {
      if (condition.kind === 'givens') for (const { cell, number } of condition.givens) given[cell] = number;
      if (condition.kind === 'sum') sums.push({ cells: condition.lane.cells, total: condition.total });
      if (condition.kind === 'unions') this.unions = condition.wanted;
      if (condition.kind !== 'nine') continue;
      const numbers =
        condition.number === undefined ? Array.from({ length: range + 1 }, (_, n) => n) : [condition.number];
      nines.push(condition.sites.flatMap((cells) => numbers.map((number) => ({ cells, number }))));
    }
    this.sums = sums;
    this.names = conditions.map(({ text }) => `"${text}"`).join(', ');
    this.hasPins = nines.length > 0 || given.some((number) => number >= 0);
    this.isSettled = nines.every((runs) => runs.length === 1);
    this.#given = given;
    this.#nines = nines.map((runs) =>
      runs.filter(({ cells, number }) => cells.every((cell) => given[cell] === -1 || given[cell] === number)),
    );
    this.pins = Int32Array.from(given);
    for (const number of given) if (number >= 0) this.#fixedByGivens |= 1 << number;
    this.fixed = this.#fixedByGivens;
  }

  /** Settles what the conditions leave open; false if what is drawn does not go together. */
  draw(random: Random): boolean {
    if (this.#nines.length === 0) return true;
    this.pins.set(this.#given);
    this.fixed = this.#fixedByGivens;
    for (let i = 0; i < this.#nines.length; i++) {
      const runs = this.#nines[i]!;
      const { cells, number } = runs[random.below(runs.length)]!;
      for (let k = 0; k < cells.length; k++) {
        const pin = this.pins[cells[k]!]!;
        if (pin >= 0 && pin !== number) return false;
        this.pins[cells[k]!] = number;
      }
      this.fixed |= 1 << number;
    }
    return true;
  }
}
