import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a run took. */
export interface Usage {
  /** Of CPU time, with the program's start, but without processes of its own. */
  readonly seconds: number;
  /** Resident, at most. */
  readonly megabytes: number;
}

/**
 * Runs a program in a process of its own.
 *
 * @param program what Node runs: its options, and the file of the command
 * @returns what it took, and the lines that it printed
 * @throws Error if it fails
 */
export function measured(program: readonly string[], args: readonly string[]): Usage & { lines: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-usage-'));
  try {
    const usage = join(folder, 'usage.json');
    const call = ['--import', reportTo(usage), ...program, ...args];
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, call, { encoding: 'utf8' });
    if (status !== 0)
      throw new Error(`${args.join(' ')} ended with ${status ?? signal}: ${stderr.slice(-1000)}`);
    return { ...JSON.parse(readFileSync(usage, 'utf8')), lines: stdout.trimEnd().split('\n') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A module with which the first of a program's processes writes down in the end what it took: {@link Usage} as JSON. */
export function reportTo(path: string): string {
  const code = `import { writeFileSync } from 'node:fs';
    if (!process.send) process.on('exit', () => {
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
      const usage = { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
      writeFileSync(${JSON.stringify(path)}, JSON.stringify(usage));
    });`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
