import { type ParseArgsConfig, parseArgs } from 'node:util';
import { callFault } from '../src/cli/call-fault.ts';
import { errorText } from '../src/cli/error-text.ts';
import { UserError } from '../src/errors.ts';
import { machineFault } from '../src/node/file-fault.ts';

/** Explains a script and ends it, if it was called with --help or -h. To be called before it reads anything else. */
export function explain(help: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(help);
  process.exit(0);
}

/** What a script was called with; a call that it cannot read ends it with a sentence and exit code 2. */
export function calledWith<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const fault = callFault(error, config.options ?? {}, { help: '--help lists the options' });
    console.error(errorText(fault));
    process.exit(2);
  }
}

/** Prints measurements, one row a line, each value after its name: tables drawn with lines read badly aloud. */
export function printRows(rows: readonly object[]): void {
  for (const row of rows)
    console.log(
      Object.entries(row)
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
    );
}

/** Does the work of a script; what its user can put right is told in sentences, with exit code 2, as the command does. */
export async function orTold(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const told = error instanceof UserError ? error : machineFault(error);
    if (!told) throw error;
    console.error(errorText(told));
    process.exitCode = 2;
  }
}
