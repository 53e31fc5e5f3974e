import { spawnSync } from 'node:child_process';
import { it } from 'vitest';

// Another solver as a reference. Without minisat a test is skipped, unless DOMINOSA_REQUIRE_TOOLS=1.

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';
const missing = spawnSync('minisat', ['--help']).error !== undefined;

/** A test that needs minisat. */
export function itWithMinisat(what: string, test: () => void): void {
  it.skipIf(missing && !REQUIRED)(`minisat${missing ? ' (not installed)' : ''} ${what}`, () => {
    if (missing) throw new Error('minisat is not installed, but DOMINOSA_REQUIRE_TOOLS=1 asks for it');
    test();
  });
}

/** Whether minisat finds these clauses satisfiable. Variables are 1, 2, 3 …, their negations -1, -2, -3 …. */
export function minisat(variables: number, clauses: readonly (readonly number[])[]): boolean {
  const input = [
    `p cnf ${variables} ${clauses.length}`,
    ...clauses.map((clause) => `${clause.join(' ')} 0`),
    '',
  ];
  const { status, stdout } = spawnSync('minisat', [], { input: input.join('\n'), encoding: 'utf8' });
  if (status !== 10 && status !== 20) throw new Error(`minisat ends with ${status}: ${stdout}`);
  return status === 10;
}
