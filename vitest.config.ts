import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Three rooms, told by the end of a file's name: what needs the code alone (`*.test.ts`), what makes books and reads
// them back or runs the command (`*.books.test.ts`) or needs the code alone, but long (`*.long.test.ts`), and what needs
// another program or even longer (`*.machines.test.ts`). Of these the package is built anew into dist/, from where the
// others start processes, so it comes last and alone.
const BOOKS = 'test/**/*.{books,long}.test.ts';
const MACHINES = 'test/**/*.machines.test.ts';
const PACKAGE = 'test/package.machines.test.ts';

/** A run has a temporary folder of its own, and fails if something of ours is left there. */
const TEMPORARY = 'test/helpers/temporary.ts';

/** What takes longest, though its files are short: after a fresh clone these would come last, when other workers have nothing left. */
const LONGEST =
  /(render\/(first-book|verapdf|epub|far-numbers|contents)|studio\/(book|about|faults|offline|frame|making)|cli\/(disk|check-limits|reproducible)|soak\/\w+|fuzz\/fuzz)\.machines/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [true, false].flatMap((first) =>
      sorted.filter(({ moduleId }) => LONGEST.test(moduleId) === first),
    );
  }
}

export default defineConfig({
  test: {
    // A test that asks nothing, as a loop over nothing does, fails.
    // What is waited for may take long on a busy machine.
    expect: { requireAssertions: true, poll: { timeout: 120_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          globalSetup: [TEMPORARY],
          include: ['test/**/*.test.ts'],
          exclude: [BOOKS, MACHINES],
          isolate: false,
          // They start faster than processes.
          pool: 'threads',
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'books',
          include: [BOOKS],
          globalSetup: [TEMPORARY, 'test/helpers/program.ts'],
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'machines',
          include: [MACHINES],
          exclude: [PACKAGE],
          globalSetup: [TEMPORARY, 'test/helpers/program.ts'],
          // Files that follow each other in a worker share what they load, and the studio's site is built once in each.
          isolate: false,
          // A third of the time they wait for browsers and other programs. A share of more than 100 % counts as 100 %.
          maxWorkers: Math.ceil(1.5 * availableParallelism()),
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: [PACKAGE],
          globalSetup: [TEMPORARY],
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
