import { hasSeries } from '../compose/series/ids.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { NotPossibleError, UserError, within } from '../errors.ts';
import { type BookFile, makeBookFile } from './book.ts';
import type { BookConfig } from './config.ts';
import { makeCoverPuzzle } from './cover.ts';
import { importSections, type ReadFile } from './import.ts';
import { type Draft, makePuzzle, makerFor } from './make.ts';
import { nameOfOrder, type Order } from './order.ts';
import { type PuzzleRecord, parseRecord } from './record.ts';
import { Taken } from './taken.ts';
import { checkTogether } from './together.ts';

/** Layouts that are drawn for a puzzle with a key of its own before one is taken whose key has come already. */
const NEW_KEY_ATTEMPTS = 2_000;

/**
 * Where the puzzles of an order come from before it is asked whether they are taken: one for each number in turn,
 * each exactly what {@link makePuzzle} gives, from the first on or a later one. So they may be made anywhere and in any order.
 */
export type Drafts = (order: Order, first?: number) => AsyncIterable<PuzzleRecord | undefined>;

/** Drafts that are made here, one after the other. */
export async function* ownDrafts(order: Order, first = 1): AsyncGenerator<PuzzleRecord | undefined> {
  for (let number = first; number <= order.count; number++) yield makePuzzle(order, number);
}

/**
 * Makes puzzles one after the other, each from its own seed. A draft that is taken already is made again from the
 * same seed until it is not; of Terzetts and their like one is preferred whose key has not come yet.
 *
 * @throws UserError if the parts of the order do not go together
 * @throws NotPossibleError at once if there is no such puzzle, and later if no further one is found in the stated
 * number of attempts
 */
export async function* makePuzzles(
  order: Order,
  taken: Taken,
  drafts: Drafts = ownDrafts,
): AsyncGenerator<PuzzleRecord> {
  makerFor(order);
  let number = 0;
  for await (const draft of drafts(order)) {
    number++;
    const record = freeOne(order, number, draft, taken);
    if (!record) throw notFound(order, number - 1);
    taken.add(parseRecord(record));
    yield record;
  }
}

function freeOne(
  order: Order,
  number: number,
  draft: PuzzleRecord | undefined,
  taken: Taken,
): PuzzleRecord | undefined {
  const parsed = draft && parseRecord(draft);
  const isFree = parsed !== undefined && !taken.has(parsed);
  const wantsNewKey = hasSeries(order.kind) && !order.oneKey;
  if (isFree && !(wantsNewKey && taken.hasKey(parsed))) return draft;
  const withNewKey = wantsNewKey
    ? makePuzzle(order, number, {
        isFree: (other) => !taken.has(other) && !taken.hasKey(other),
        maxAttempts: NEW_KEY_ATTEMPTS,
      })
    : undefined;
  if (withNewKey) return withNewKey;
  return isFree ? draft : makePuzzle(order, number, { isFree: (other: Draft) => !taken.has(other) });
}

function notFound(order: Order, made: number): NotPossibleError {
  const { kind, range, shape, count } = order;
  const wanted = `${made === 0 ? '' : 'further '}${nameOfOrder(order)} of range ${range}`;
  const board = shape === undefined ? '' : ' on this board';
  const one = hasUnknowns(kind) ? 'one filling' : 'one solution';
  return new NotPossibleError(`no ${wanted}${board} with ${one} ${makerFor(order).notFound()}`, {
    where: `after ${made} of ${count}`,
    hint: 'ask for fewer puzzles (small sets have few different ones), for another range or shape, or for less: no level, fewer conditions, more givens',
  });
}

/** What the making of a book may be told beside its config. */
export interface PlanOptions {
  /** Puzzles that must not come again, for instance those of volume 1. */
  readonly taken?: Taken;
  readonly drafts?: Drafts;
  /** How the files are read that sections name. */
  readonly readFile?: ReadFile;
  /** Told after each puzzle how many are made or taken from files, and how many there will be. */
  readonly onPuzzle?: (made: number, wanted: number) => void;
}

/**
 * Makes the puzzles of a whole book, or takes them from files; no two of them are the same in another dress. What comes
 * from files comes first, so that nothing is made that is there already.
 *
 * @throws UserError if a file cannot be read, or some of its puzzles cannot be taken
 * @throws NotPossibleError which names the section
 */
export async function planBook(config: BookConfig, options: PlanOptions = {}): Promise<BookFile> {
  const { taken = new Taken(), drafts, readFile = noFiles, onPuzzle } = options;
  const orders = config.sections.map((section, s) =>
    section.from === undefined ? { ...section, seed: `${config.seed}/${s + 1}` } : undefined,
  );
  for (const [s, order] of orders.entries()) if (order) within(`sections[${s}]`, () => makerFor(order));
  const toMake = orders.reduce((sum, order) => sum + (order?.count ?? 0), 0);
  let done = 0;
  const imported = importSections(config, readFile, taken, (all) => onPuzzle?.(++done, toMake + all));
  const wanted = toMake + done;
  if (config.together) checkTogether(config.together, wanted);
  const puzzles: (readonly PuzzleRecord[])[] = [];
  for (const [s, order] of orders.entries()) {
    if (!order) {
      puzzles.push(imported.get(s)!);
      continue;
    }
    const records: PuzzleRecord[] = [];
    try {
      for await (const record of makePuzzles(order, taken, drafts)) {
        records.push(record);
        onPuzzle?.(++done, wanted);
      }
    } catch (error) {
      throw error instanceof UserError ? error.within(`sections[${s}]`) : error;
    }
    puzzles.push(records);
  }
  return makeBookFile(config, puzzles, makeCoverPuzzle(config.seed, taken));
}

function noFiles(name: string): string {
  throw new UserError('files cannot be read here', { where: name });
}
