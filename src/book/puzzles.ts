import { hasSeries } from '../compose/series/ids.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { NotPossibleError } from '../errors.ts';
import { KnownPuzzles } from './known-puzzles.ts';
import { type Draft, type Limits, type Made, makerFor, puzzlesOf, recordOf } from './make.ts';
import { nameOfOrder, type Order, orderOfPuzzle, type SectionOrder } from './order.ts';
import { type ParsedRecord, type PuzzleRecord, parseRecord } from './record.ts';

/** Layouts that are drawn for a puzzle with a key of its own before one is taken whose key has come already. */
const NEW_KEY_ATTEMPTS = 2_000;

/** Searches for a new key that find none, one after the other, before it is no longer searched for: the letter H has one key. */
const NEW_KEY_SEARCHES = 3;

/**
 * Where the puzzles of an order come from before it is checked whether they are in use: one for each number in turn,
 * each exactly what {@link puzzlesOf} gives, from the first on or a later one. So they may be made anywhere and in any order.
 */
export type Drafts = (
  order: SectionOrder,
  first?: number,
) => AsyncIterable<Made | undefined> | Iterable<Made | undefined>;

/** Drafts that are made here, one after the other. @param limits of each, by its number */
export function* ownDrafts(
  order: SectionOrder,
  first = 1,
  limits: (number: number) => Limits = () => ({}),
): Generator<Made | undefined> {
  const make = puzzlesOf(order);
  for (let number = first; number <= order.count; number++) yield make(number, limits(number));
}

/**
 * Makes puzzles one after the other, each from its own seed. A draft that is in use already is made again from the
 * same seed until it is not; of Terzetts and their like one is preferred whose key has not come yet.
 *
 * @throws UserError if the parts of the order do not go together
 * @throws NotPossibleError at once if there is no such puzzle, and later if no further one is found in the stated
 * number of attempts
 */
export async function* makePuzzles(
  order: SectionOrder,
  known: KnownPuzzles,
  drafts?: Drafts,
): AsyncGenerator<PuzzleRecord> {
  let number = 0;
  for await (const made of newPuzzles(order, known, drafts)) yield recordOf(made, order, ++number);
}

/**
 * The first puzzle of an order, without its grade.
 *
 * @throws UserError if the parts of the order do not go together; NotPossibleError if there is no such puzzle
 */
export async function onePuzzle(order: Omit<Order, 'count' | 'ungraded'>): Promise<ParsedRecord> {
  const { value } = await makePuzzles({ ...order, count: 1, ungraded: true }, new KnownPuzzles()).next();
  return parseRecord(value!);
}

/** Whether puzzles of an order are preferred whose key has not come yet. */
export function wantsNewKeys({ kind, oneKey }: Order): boolean {
  return hasSeries(kind) && !oneKey;
}

/** The puzzles that {@link makePuzzles} gives as records, as they are made. */
export async function* newPuzzles(
  order: SectionOrder,
  known: KnownPuzzles,
  drafts: Drafts = ownDrafts,
): AsyncGenerator<Made> {
  const make = puzzlesOf(order);
  const wantsNewKey = wantsNewKeys(order);
  const isFree = (draft: Draft) => !known.has(draft);
  const isNew = (draft: Draft) => isFree(draft) && !known.hasKey(draft);
  let number = 0;
  let inVain = 0;
  for await (const draft of drafts(order)) {
    number++;
    const searches = wantsNewKey && inVain < NEW_KEY_SEARCHES;
    if (draft && !(searches && known.hasKey(draft)) && known.take(draft) === undefined) {
      yield draft;
      continue;
    }
    const withNewKey = searches ? make(number, { isFree: isNew, maxAttempts: NEW_KEY_ATTEMPTS }) : undefined;
    inVain = withNewKey ? 0 : inVain + 1;
    const other = withNewKey ?? (draft && isFree(draft) ? draft : make(number, { isFree }));
    if (!other) throw notFound(order, number - 1);
    known.add(other);
    yield other;
  }
}

function notFound(section: SectionOrder, made: number): NotPossibleError {
  const order = orderOfPuzzle(section, made + 1);
  const { kind, range, shape, count } = order;
  const wanted = `${made === 0 ? '' : 'further '}${nameOfOrder(order)} of range ${range}`;
  const board = shape === undefined ? '' : ' on this board';
  const one = hasUnknowns(kind) ? 'one filling' : 'one solution';
  return new NotPossibleError(`no ${wanted}${board} with ${one} ${makerFor(order).notFound()}`, {
    where: `after ${made} of ${count}`,
    hint: 'ask for fewer puzzles (small sets have few different ones), for another range or shape, or for less: no level, fewer conditions, more givens',
  });
}
