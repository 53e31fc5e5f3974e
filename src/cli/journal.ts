import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { ENGINE } from '../book/engine.ts';
import { keptPuzzle, recordOf } from '../book/make.ts';
import type { SectionOrder } from '../book/order.ts';
import type { Drafts } from '../book/puzzles.ts';
import type { PuzzleRecord } from '../book/record.ts';
import { recordSchema } from '../book/record-schema.ts';
import { hexHashOf } from '../hash.ts';
import { onDisk } from '../node/file-fault.ts';

/** One line: a draft of an order. */
interface JournalEntry {
  readonly order: string;
  readonly number: number;
  readonly record: PuzzleRecord;
}

/**
 * The puzzles that a run has made so far, a line of JSON each, so that the next run need not make them again. What is
 * kept depends on the order alone, its seed and the engine; so a run goes on where another left off, though
 * titles, sizes or later sections have changed since. What was in the file is proved before it is used.
 */
export class Journal {
  readonly #path: string;
  /** By order, then by number. */
  readonly #known = new Map<string, Map<number, PuzzleRecord>>();
  #made = 0;
  /** What keeps the next line apart from one that was cut short. */
  #gap = '';

  /** @param path of the file; it need not be there yet */
  constructor(path: string) {
    this.#path = path;
    if (!existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    this.#gap = text === '' || text.endsWith('\n') ? '' : '\n';
    for (const line of text.split('\n')) {
      const entry = parseEntry(line);
      if (entry) this.#keep(entry);
    }
  }

  /** How many drafts are kept. */
  get made(): number {
    return this.#made;
  }

  /**
   * The same drafts, those that are kept from the file, and the others kept in it as they come.
   *
   * @throws UserError while they come, if the file cannot be written any more
   */
  drafts(from: Drafts): Drafts {
    const journal = this;
    return async function* (order, first = 1) {
      const name = nameOf(order);
      const known = journal.#known.get(name);
      let number = first;
      for (; number <= order.count; number++) {
        const kept = known?.get(number);
        const made = kept && keptPuzzle(order, number, kept);
        if (!made) break;
        yield made;
      }
      if (number > order.count) return;
      for await (const made of from(order, number)) {
        if (made) journal.#write({ order: name, number, record: recordOf(made, order, number) });
        number++;
        yield made;
      }
    };
  }

  #write(entry: JournalEntry): void {
    const line = `${this.#gap}${JSON.stringify(entry)}\n`;
    onDisk(this.#path, () => appendFileSync(this.#path, line));
    this.#gap = '';
    this.#keep(entry);
  }

  #keep({ order, number, record }: JournalEntry): void {
    const known = this.#known.get(order) ?? new Map();
    this.#known.set(order, known.set(number, record));
    this.#made++;
  }
}

/** What the drafts of an order depend on. */
const OF_DRAFTS = [
  'kind',
  'range',
  'shape',
  'shapes',
  'level',
  'peerLevel',
  'givens',
  'pattern',
  'conditions',
  'oneKey',
  'inMind',
  'ungraded',
  'seed',
] as const satisfies readonly (keyof SectionOrder)[];

/** Two orders have the same name if they have the same drafts; how many are wanted makes no difference. */
function nameOf(order: SectionOrder): string {
  return hexHashOf([JSON.stringify([ENGINE, ...OF_DRAFTS.map((key) => order[key])])]).slice(0, 32);
}

/** Nothing for a line that is cut short or damaged. */
function parseEntry(line: string): JournalEntry | undefined {
  try {
    const { order, number, record } = JSON.parse(line);
    return { order, number, record: recordSchema.parse(record) };
  } catch {
    return undefined;
  }
}
