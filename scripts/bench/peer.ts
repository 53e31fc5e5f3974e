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

/**
 * Lets the peer make puzzles for some seconds on the clock and counts what it printed; its CPU time is that of the
 * whole process. `parameters` are its own: `7dt`.
 */
export function runPeer(program: string, parameters: string, seconds: number): Run {
  const script = 'TIMEFORMAT="%U %S"; time timeout "$1" stdbuf -oL "$2" --generate 100000000 "$3"';
  const { stdout, stderr } = spawnSync('bash', ['-c', script, 'bash', String(seconds), program, parameters], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 1 << 28,
  });
  const times = /(\d+\.\d+) (\d+\.\d+)\s*$/.exec(stderr);
  if (!times) throw new Error(`the CPU time of ${program} could not be taken: ${stderr}`);
  return { times: stdout.split('\n').length - 1, seconds: Number(times[1]) + Number(times[2]) };
}
