import {
  anyLevel,
  isKnownAbsent,
  isPeerLevelKnownAbsent,
  type Judge,
  ofLevel,
  ofPeerLevel,
} from '../compose/judge.ts';
import { OmnibusComposer } from '../compose/omnibus.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import { canonicalForm } from '../domino/symmetry.ts';
import { NotPossibleError, within } from '../errors.ts';
import { Random } from '../random.ts';
import { grade } from '../solve/grade.ts';
import type { Level } from '../solve/levels.ts';
import type { PeerLevel } from '../solve/peer.ts';
import { type BookFile, ENGINE, makeBookFile } from './book.ts';
import type { BookConfig } from './config.ts';
import { puzzleId } from './id.ts';
import { makeRecord, type PuzzleRecord, parseRecord } from './record.ts';

/** Layouts that are dealt for one puzzle before it is given up. */
const MAX_ATTEMPTS = 20_000;

/** What a run of puzzles must fulfil. */
export interface Order {
  readonly range: number;
  readonly level?: Level | undefined;
  /** The level by the rules of Simon Tatham's program, instead of ours. */
  readonly peerLevel?: PeerLevel | undefined;
  readonly count: number;
  /** Whether the puzzles are wanted without their grades, which take most of the time. */
  readonly ungraded?: boolean | undefined;
  /** The text that puzzle n is made from is this, a slash and n. */
  readonly seed: string;
}

/**
 * Puzzles that are taken already: equal ones in another dress (turned, mirrored, renumbered) and equal ids
 * are never made.
 */
export class Taken {
  readonly #forms = new Set<string>();
  readonly #ids = new Set<string>();

  /** Takes note of every puzzle of an earlier book. @throws UserError which names a puzzle that cannot be read */
  addBook(book: BookFile): this {
    for (const [s, { puzzles }] of book.sections.entries()) {
      for (const [p, record] of puzzles.entries()) {
        const { puzzle } = within(`sections[${s}].puzzles[${p}]`, () => parseRecord(record));
        this.#forms.add(canonicalForm(puzzle));
        this.#ids.add(puzzleId(puzzle));
      }
    }
    return this;
  }

  /** Takes the puzzle unless it is taken. */
  take(puzzle: Puzzle): boolean {
    const [form, id] = [canonicalForm(puzzle), puzzleId(puzzle)];
    if (this.#forms.has(form) || this.#ids.has(id)) return false;
    this.#forms.add(form);
    this.#ids.add(id);
    return true;
  }
}

/** Puzzle `number` (from 1) of an order, the first that `isFree` lets pass; nothing if none is found. */
export function makePuzzle(
  order: Order,
  number: number,
  isFree: (puzzle: Puzzle) => boolean = () => true,
): PuzzleRecord | undefined {
  const random = new Random(`${order.seed}/${number}`);
  const { composer, judge } = workshopFor(order);
  const composed = composer.compose(random, {
    maxAttempts: MAX_ATTEMPTS,
    judge,
    accept: ({ puzzle }) => isFree(puzzle),
  });
  if (!composed) return undefined;
  const found = order.ungraded ? undefined : grade(composed.puzzle);
  return makeRecord({ ...composed, grade: found, origin: { seed: random.seed, engine: ENGINE } });
}

interface Workshop {
  readonly composer: OmnibusComposer;
  readonly judge: Judge;
}

/** Composers and judges are dear to make, and hold nothing that changes what they make next. */
const workshops = new Map<string, Workshop>();

function workshopFor({ range, level, peerLevel }: Order): Workshop {
  const name = `${range}/${level}/${peerLevel}`;
  let workshop = workshops.get(name);
  if (!workshop) {
    const composer = new OmnibusComposer(range);
    const { board } = composer;
    workshop = { composer, judge: judgeFor() };
    workshops.set(name, workshop);
    function judgeFor(): Judge {
      if (level) return ofLevel(board, range, level);
      return peerLevel ? ofPeerLevel(board, range, peerLevel) : anyLevel(board, range);
    }
  }
  return workshop;
}

/**
 * Where the puzzles of an order come from before it is asked whether they are taken: one for each number in turn,
 * each exactly what {@link makePuzzle} gives. So they may be made anywhere and in any order.
 */
export type Drafts = (order: Order) => AsyncIterable<PuzzleRecord | undefined>;

/** Drafts that are made here, one after the other. */
export async function* ownDrafts(order: Order): AsyncGenerator<PuzzleRecord | undefined> {
  for (let number = 1; number <= order.count; number++) yield makePuzzle(order, number);
}

/**
 * Makes puzzles one after the other, each from its own seed. A draft that is taken already is made again from the
 * same seed until it is not.
 *
 * @throws NotPossibleError at once if there is no such puzzle, and later if no further one is found in the stated
 * number of attempts
 */
export async function* makePuzzles(
  order: Order,
  taken: Taken,
  drafts: Drafts = ownDrafts,
): AsyncGenerator<PuzzleRecord> {
  checkOrder(order);
  let number = 0;
  for await (const draft of drafts(order)) {
    number++;
    const isFree = draft !== undefined && taken.take(parseRecord(draft).puzzle);
    const record = isFree ? draft : makePuzzle(order, number, (puzzle) => taken.take(puzzle));
    if (!record) throw notFound(order, number - 1);
    yield record;
  }
}

/** @throws NotPossibleError if no puzzle at all fulfils the order */
export function checkOrder({ range, level, peerLevel }: Order): void {
  const isAbsent =
    (level && isKnownAbsent(range, level)) || (peerLevel && isPeerLevelKnownAbsent(range, peerLevel));
  if (!isAbsent) return;
  throw new NotPossibleError(`there is no ${nameOf({ level, peerLevel })} of range ${range}`, {
    hint: peerLevel
      ? 'its levels: t in all ranges, b from range 2 on, e from 3 on, h from 3 to 14'
      : 'easy puzzles exist in all ranges, medium ones from range 2 on, the others from 3 on',
  });
}

function nameOf({ level, peerLevel }: Pick<Order, 'level' | 'peerLevel'>): string {
  if (peerLevel) return `puzzle of the peer's level ${peerLevel}`;
  return level ? `${level} puzzle` : 'puzzle';
}

function notFound(order: Order, made: number): NotPossibleError {
  const { range, count } = order;
  const { nearest } = workshopFor(order).judge;
  const near = nearest();
  const wanted = `${made === 0 ? '' : 'further '}${nameOf(order)}`;
  return new NotPossibleError(
    `no ${wanted} of range ${range} with one solution in ${MAX_ATTEMPTS} attempts` +
      (near ? `; ${near.boards} came nearest, at level ${near.level}` : ''),
    {
      where: `after ${made} of ${count}`,
      hint: 'ask for fewer puzzles (small sets have few different ones), for another range, or for no level',
    },
  );
}

/** What the making of a book may be told beside its config. */
export interface PlanOptions {
  /** Puzzles that must not come again, for instance those of volume 1. */
  readonly taken?: Taken;
  readonly drafts?: Drafts;
  /** Told after each puzzle how many are made. */
  readonly onPuzzle?: (made: number) => void;
}

/**
 * Makes the puzzles of a whole book; no two of them are the same in another dress.
 *
 * @throws NotPossibleError which names the section
 */
export async function planBook(config: BookConfig, options: PlanOptions = {}): Promise<BookFile> {
  const { taken = new Taken(), drafts, onPuzzle } = options;
  const orders = config.sections.map((section, s) => ({ ...section, seed: `${config.seed}/${s + 1}` }));
  for (const [s, order] of orders.entries()) within(`sections[${s}]`, () => checkOrder(order));
  let made = 0;
  const puzzles: PuzzleRecord[][] = [];
  for (const [s, order] of orders.entries()) {
    const records: PuzzleRecord[] = [];
    try {
      for await (const record of makePuzzles(order, taken, drafts)) {
        records.push(record);
        onPuzzle?.(++made);
      }
    } catch (error) {
      throw error instanceof NotPossibleError ? error.within(`sections[${s}]`) : error;
    }
    puzzles.push(records);
  }
  return makeBookFile(config, puzzles);
}
