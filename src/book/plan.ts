import { NotPossibleError, UserError, within } from '../errors.ts';
import { checkParts, spreadOfParts } from '../parts/list.ts';
import { type BookFile, makeBookFile } from './book.ts';
import type { BookConfig } from './config.ts';
import { hasBoards } from './contents.ts';
import { importSections, type ReadFile } from './import.ts';
import { KnownPuzzles } from './known-puzzles.ts';
import { puzzlesOf, recordOf, usualRatings } from './make.ts';
import { checkProse } from './prose.ts';
import { type Drafts, makePuzzles } from './puzzles.ts';
import type { PuzzleRecord } from './record.ts';

export interface PlanOptions {
  /** Puzzles that must not come again, for instance those of volume 1. */
  readonly known?: KnownPuzzles;
  readonly drafts?: Drafts;
  /** How the files are read that sections name. */
  readonly readFile?: ReadFile;
  /** Called before the first is made and after each puzzle: how many are made or taken from files, and how many there will be. */
  readonly onPuzzle?: (made: number, wanted: number) => void;
}

/**
 * Makes the puzzles of a whole book, or takes them from files; no two of them are the same up to symmetry and renumbering. What comes
 * from files comes first, so that nothing is made that is there already.
 *
 * @throws UserError if a file cannot be read, or some of its puzzles cannot be taken
 * @throws NotPossibleError which names the section
 */
export async function planBook(config: BookConfig, options: PlanOptions = {}): Promise<BookFile> {
  const { known = new KnownPuzzles(), drafts, readFile = noFiles, onPuzzle } = options;
  checkProse(config);
  const inMind = config.inMind === 'any' ? undefined : config.inMind;
  const orders = config.sections.map((section, s) =>
    section.from === undefined ? { ...section, inMind, seed: `${config.seed}/${s + 1}` } : undefined,
  );
  for (const [s, order] of orders.entries()) if (order) within(`sections[${s}]`, () => puzzlesOf(order));
  const toMake = orders.reduce((sum, order) => sum + (order?.count ?? 0), 0);
  let done = 0;
  const imported = importSections(config, readFile, known, (all) => onPuzzle?.(++done, toMake + all));
  const wanted = toMake + done;
  checkParts(
    config,
    orders.map((order, s) => order?.count ?? imported.get(s)!.length),
  );
  const spread = spreadOfParts(config);
  if (done < wanted) onPuzzle?.(done, wanted);
  const puzzles: (readonly PuzzleRecord[])[] = [];
  for (const [s, order] of orders.entries()) {
    if (!order) {
      puzzles.push(imported.get(s)!);
      continue;
    }
    const records: PuzzleRecord[] = [];
    try {
      const even = spread === undefined ? order : { ...order, ratings: usualRatings(order, spread) };
      for await (const record of makePuzzles(even, known, drafts)) {
        records.push(record);
        onPuzzle?.(++done, wanted);
      }
    } catch (error) {
      throw error instanceof UserError ? error.within(`sections[${s}]`) : error;
    }
    puzzles.push(records);
  }
  // A puzzle on the cover of a book that has no boards would promise some.
  return makeBookFile(config, puzzles, hasBoards(config) ? makeCoverPuzzle(config.seed, known) : undefined);
}

function noFiles(name: string): string {
  throw new UserError('files cannot be read here', { where: name });
}

/** A board that is large on a cover, and a puzzle for those who have never seen one. */
const ORDER = { kind: 'omnibus', range: 4, level: 'easy', count: 1 } as const;

/**
 * The puzzle on the cover of a book; its key stands on the back. It is made from a seed of its own, after the puzzles
 * of the book, so that it changes none of them.
 *
 * @param seed of the book
 * @param known the puzzles of the book, and those that it must not repeat
 * @throws NotPossibleError if every puzzle that is found is taken
 */
export function makeCoverPuzzle(seed: string, known: KnownPuzzles): PuzzleRecord {
  const order = { ...ORDER, seed: `${seed}/cover` };
  const made = puzzlesOf(order)(1, { isFree: (draft) => !known.has(draft) });
  if (made) return recordOf(made, order, 1);
  throw new NotPossibleError('no further puzzle is found for the cover', {
    hint: 'choose another seed, or exclude fewer books',
  });
}
