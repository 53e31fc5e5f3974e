import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Usage {
  /** CPU time, including the program's start but not its child processes. */
  readonly seconds: number;
  /** Peak resident memory. */
  readonly megabytes: number;
}

/**
 * Runs a program in a separate process.
 *
 * @param program what Node runs: its options, and the file of the command
 * @returns the resources it used, and the lines that it printed
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

/** A preloaded module that makes a program's first process write its {@link Usage} as JSON when it exits. */
export function reportTo(path: string): string {
  const code = `import { writeFileSync } from 'node:fs';
    if (!process.send) process.on('exit', () => {
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
      const usage = { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
      writeFileSync(${JSON.stringify(path)}, JSON.stringify(usage));
    });`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
