import { idOf } from '../book/id.ts';
import { oneLine } from '../book/problems.ts';
import { attempt, NotPossibleError, UserError, within } from '../errors.ts';
import { Random } from '../random.ts';
import type { PartSource } from './part.ts';

/** A part that consists of groups of entries: all of a group are made to one order. */
interface Grouped<
  Order extends object,
  Entry extends object,
  Written extends { readonly id: string },
  Each extends string,
> {
  /** The field of the part. */
  readonly name: string;
  /** The field of a group with its entries. */
  readonly each: Each;
  /** What an entry is called in messages. */
  readonly what: string;
  /** What can be asked for instead, if there are no more. */
  readonly hint: string;
  /** @returns nothing if none is found that is new */
  make(order: Order, random: Random, isNew: (entry: Entry) => boolean): Entry | undefined;
  /** Everything that the reader sees, as one line. */
  line(order: Order, entry: Entry): string;
  /** As book.json has it, but for its id. */
  write(entry: Entry): Omit<Written, 'id'>;
  /** @throws UserError if it cannot be, or its answer is another */
  read(order: Order, written: Written): Entry;
}

/** An entry with its place in the book, counted through all groups from 1. */
export type Numbered<Entry> = Entry & { readonly number: number; readonly id: string };

/** What such a part has beside its schemas: how its entries are made, read and proved. */
export function groupsOf<
  Order extends object,
  Entry extends object,
  Written extends { readonly id: string },
  Each extends string,
>(part: Grouped<Order, Entry, Written, Each>) {
  type Groups<Item> = (Order & { readonly [Field in Each]: Item[] })[];
  const entriesIn = (group: object) => (group as Readonly<Record<string, Written[]>>)[part.each]!;
  const placeOf = (group: number, entry: number) => `${part.name}[${group}].${part.each}[${entry}]`;
  const idIn = (order: Order, entry: Entry) => idOf(part.line(order, entry));

  /** @throws UserError if the entry cannot be, or the id is another */
  const open = (order: Order, written: Written): Entry => {
    const entry = part.read(order, written);
    const id = idIn(order, entry);
    if (id === written.id) return entry;
    throw new UserError(`the id "${written.id}" is not that of this ${part.what}`, {
      where: 'id',
      expected: id,
    });
  };

  return {
    lines: { each: part.each },
    entries: 'tasks' as const,

    /**
     * Makes the entries, each from a seed of its own; none comes twice.
     *
     * @throws NotPossibleError if no further one is found
     */
    make(
      wanted: readonly (Order & { readonly count: number })[],
      { seed }: Pick<PartSource, 'seed'>,
    ): Groups<Written> {
      const known = new Set<string>();
      return wanted.map(({ count, ...fields }, n) => {
        const order = fields as unknown as Order;
        const entries = Array.from({ length: count }, (_, m) => {
          const random = new Random(`${seed}/${part.name}/${n + 1}/${m + 1}`);
          const entry = part.make(order, random, (one) => !known.has(idIn(order, one)));
          if (!entry) {
            throw new NotPossibleError(`no further ${part.what} is found`, {
              where: `${part.name}[${n}], after ${m} of ${count}`,
              hint: part.hint,
            });
          }
          const id = idIn(order, entry);
          known.add(id);
          return { id, ...part.write(entry) } as Written;
        });
        return { ...order, [part.each]: entries };
      }) as Groups<Written>;
    },

    /** Reads the entries and proves their answers. @throws UserError that names the entry */
    open(made: readonly object[]): Groups<Numbered<Entry>> {
      let count = 0;
      return made.map((group, n) => ({
        ...group,
        [part.each]: entriesIn(group).map((written, m) => {
          const entry = within(placeOf(n, m), () => open(group as Order, written));
          return { ...entry, number: ++count, id: written.id };
        }),
      })) as Groups<Numbered<Entry>>;
    },

    /** Proves every entry again. @returns what is wrong, a line each */
    faults(made: readonly object[]): string[] {
      const ids = new Map<string, string>();
      return made.flatMap((group, n) =>
        entriesIn(group).flatMap((written, m) => {
          const where = placeOf(n, m);
          const twin = ids.get(written.id);
          ids.set(written.id, twin ?? where);
          const opened = attempt(() => open(group as Order, written));
          if (opened instanceof UserError) return [oneLine(opened.within(where))];
          return twin === undefined ? [] : [`${where}: is the same ${part.what} as ${twin}`];
        }),
      );
    },
  };
}
