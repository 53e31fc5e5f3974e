import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Most mutants are killed by any test that runs their code, so the quickest files come first. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: [
      ...(process.env.MUTATE_WITH_BOOKS === '1' ? [] : ['**/*.books.test.ts']),
      '**/*.machines.test.ts',
      // What is told about a script that is put together here is not true of one that is changed for this.
      '**/script.long.test.ts',
    ],
    expect: { requireAssertions: true },
    testTimeout: 300_000,
    sequence: { sequencer: QuickestFirst },
  },
});
