import { type ParseArgsConfig, parseArgs } from 'node:util';
import { callFault } from '../src/cli/call-fault.ts';
import { endWith } from '../src/cli/ending.ts';
import { errorText } from '../src/cli/error-text.ts';

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

/** Does the work of a script; what goes wrong is told, with the exit codes of the command. */
export async function orTold(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = endWith(error);
  }
}
