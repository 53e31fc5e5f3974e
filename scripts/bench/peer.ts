import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Run } from './bench.ts';

/** Where Simon Tatham's Dominosa is installed, if it is: looked for on PATH and where Debian keeps games. */
export function findPeer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/games'];
  return folders.map((folder) => join(folder, 'sgt-dominosa')).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What a process printed, line by line, with the CPU time of the whole process. */
export interface Process extends Run {
  readonly lines: readonly string[];
}

/**
 * Runs a program that prints one line for each thing it makes, until it ends, or until so many seconds on the clock
 * are over. The lines that were printed by then count.
 */
export function runProcess(command: readonly string[], seconds: number): Process {
  const script = 'TIMEFORMAT="%U %S"; limit=$1; shift; time timeout "$limit" stdbuf -oL "$@"';
  const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', String(seconds), ...command], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 1 << 28,
  });
  const used = /(\d+\.\d+) (\d+\.\d+)\s*$/.exec(stderr);
  if (!used) throw new Error(`the CPU time of ${command[0]} could not be taken: ${stderr}`);
  const lines = stdout.split('\n').slice(0, -1);
  return { times: lines.length, seconds: Number(used[1]) + Number(used[2]), lines };
}

/** Lets the peer make puzzles, by its own `parameters` (`7dt`), as many as are asked for or as it can in the time. */
export function runPeer(program: string, parameters: string, seconds: number, count = 100_000_000): Process {
  return runProcess([program, '--generate', String(count), parameters], seconds);
}
