import { OmnibusComposer } from '../compose/omnibus.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import { canonicalForm } from '../domino/symmetry.ts';
import { NotPossibleError, within } from '../errors.ts';
import { Random } from '../random.ts';
import { type Grade, grade } from '../solve/grade.ts';
import type { Level } from '../solve/levels.ts';
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
  readonly count: number;
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
  { range, level, seed }: Order,
  number: number,
  isFree: (puzzle: Puzzle) => boolean = () => true,
): PuzzleRecord | undefined {
  const random = new Random(`${seed}/${number}`);
  let found: Grade | undefined;
  const composed = composerFor(range).compose(random, {
    maxAttempts: MAX_ATTEMPTS,
    accept: ({ puzzle }) => {
      found = grade(puzzle);
      return (level === undefined || found?.level === level) && isFree(puzzle);
    },
  });
  return composed && makeRecord({ ...composed, grade: found, origin: { seed: random.seed, engine: ENGINE } });
}

/** Composers are dear to make and hold nothing of what they made. */
const composers = new Map<number, OmnibusComposer>();

function composerFor(range: number): OmnibusComposer {
  const composer = composers.get(range) ?? new OmnibusComposer(range);
  composers.set(range, composer);
  return composer;
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
 * @throws NotPossibleError if no further puzzle is found in the stated number of attempts
 */
export async function* makePuzzles(
  order: Order,
  taken: Taken,
  drafts: Drafts = ownDrafts,
): AsyncGenerator<PuzzleRecord> {
  let number = 0;
  for await (const draft of drafts(order)) {
    number++;
    const isFree = draft !== undefined && taken.take(parseRecord(draft).puzzle);
    const record = isFree ? draft : makePuzzle(order, number, (puzzle) => taken.take(puzzle));
    if (!record) throw notFound(order, number - 1);
    yield record;
  }
}

function notFound({ range, level, count }: Order, made: number): NotPossibleError {
  const kind = level ? `${level} puzzle` : 'puzzle';
  return new NotPossibleError(
    `no ${made === 0 ? '' : 'further '}${kind} of range ${range} with one solution in ${MAX_ATTEMPTS} attempts`,
    {
      where: `after ${made} of ${count}`,
      hint: 'small sets have few different puzzles; ask for fewer, for a larger range, or for no level',
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
  let made = 0;
  const puzzles: PuzzleRecord[][] = [];
  for (const [s, section] of config.sections.entries()) {
    const records: PuzzleRecord[] = [];
    try {
      for await (const record of makePuzzles(
        { ...section, seed: `${config.seed}/${s + 1}` },
        taken,
        drafts,
      )) {
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
