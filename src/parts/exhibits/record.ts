import { deepEqual } from 'fast-equals';
import { idFaults } from '../../book/claims.ts';
import { readRecords } from '../../book/entries.ts';
import { puzzleId } from '../../book/id.ts';
import { oneLine } from '../../book/problems.ts';
import { parseRecord } from '../../book/record.ts';
import { recordSchema } from '../../book/record-schema.ts';
import { textLine } from '../../book/text.ts';
import { z } from '../../book/zod.ts';
import type { Key, Puzzle } from '../../domino/puzzle.ts';
import { UserError, within } from '../../errors.ts';
import { countSolutions } from '../../solve/solution-counter.ts';
import { bookPart } from '../part.ts';
import { EXHIBIT_NAMES, exhibitOf } from './exhibits.ts';

const exhibitSchema = recordSchema.extend({
  name: textLine(40).optional(),
  solutions: z.int().min(1),
});

export type ExhibitRecord = z.infer<typeof exhibitSchema>;

/** A figure of 1921 or a laying task: shown with its number of solutions, never counted among the puzzles. */
export interface Exhibit {
  /** The figure's number in the book of 1921, `I` to `XVII`; the name of a laying task; else the puzzle's id. */
  readonly name: string;
  readonly puzzle: Puzzle;
  readonly solutions: number;
  /** Its solution, or the first of several. */
  readonly key: Key;
}

export const EXHIBITS = bookPart({
  wanted: z
    .array(z.enum(EXHIBIT_NAMES))
    .max(EXHIBIT_NAMES.length)
    .refine((names) => new Set(names).size === names.length, 'each exhibit once')
    .default([])
    .describe(
      'figures of the book of 1921, and laying tasks for the double-six set, that are shown with their numbers of solutions',
    ),
  made: z.array(exhibitSchema).max(1000).default([]),
  lines: 'entries',
  entries: 'boards',
  make: (names) => names.map(exhibitOf),
  open: (records): readonly Exhibit[] =>
    records.map((record, e) => within(`exhibits[${e}]`, () => openExhibit(record))),
  faults: exhibitFaults,
});

function openExhibit(record: ExhibitRecord): Exhibit {
  const { puzzle, key } = parseRecord(record);
  const name = record.name ?? puzzleId(puzzle);
  return { name, puzzle, solutions: record.solutions, key: key ?? countSolutions(puzzle, 1).key! };
}

function exhibitFaults(exhibits: readonly ExhibitRecord[]): string[] {
  const entries = readRecords(
    exhibits.map(({ solutions: _, name: __, ...record }, e) => [`exhibits[${e}]`, record]),
  );
  return entries.flatMap(({ where, read }, e) => {
    if (read instanceof UserError) return [`${where}: ${oneLine(read)}`];
    const { name, solutions, ...record } = exhibits[e]!;
    const faults = idFaults(record, read.puzzle);
    if (countSolutions(read.puzzle, solutions + 1).solutions !== solutions) {
      faults.push(`the number of solutions is not ${solutions}`);
    }
    const known = EXHIBIT_NAMES.find((each) => each === name);
    if (known && !deepEqual(exhibitOf(known).rows, record.rows)) {
      faults.push(`its numbers are not those of ${known}`);
    }
    const twin = name === undefined ? -1 : exhibits.findIndex((other) => other.name === name);
    if (twin >= 0 && twin < e) faults.push(`is called ${name}, as exhibits[${twin}] is`);
    return faults.map((fault) => `${where}: ${fault}`);
  });
}
