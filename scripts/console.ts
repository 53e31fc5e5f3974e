import { type ParseArgsConfig, parseArgs } from 'node:util';
import { callFault } from '../src/cli/call-fault.ts';
import { endWith, errorText } from '../src/cli/error-text.ts';

/**
 * Prints the help of a script and exits, if it was called with --help or -h. It must be called before anything else is parsed.
 */
export function explain(help: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(help);
  process.exit(0);
}

/** The arguments of a script. Invalid ones end it with a message and exit code 2. */
export function calledWith<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(errorText(callFault(error, config.options ?? {}, '--help lists the options')));
    process.exit(2);
  }
}

/** Prints measurements, one row a line, each value after its name. Tables drawn with lines are hard to follow by ear. */
export function printRows(rows: readonly object[]): void {
  for (const row of rows)
    console.log(
      Object.entries(row)
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
    );
}

/** Does the work of a script. Errors are reported with the exit codes of the command. */
export async function orTold(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.exitCode = endWith(error);
  }
}
