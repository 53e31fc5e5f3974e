import fs, { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';
import type { Trip } from './steps.ts';

// Loaded before the command. It counts file operations in a folder, and at a given one it stops the process or lets the
// operation fail. Each operation is logged on its own line.

const { folder, step: wanted, what, log }: Trip = JSON.parse(process.env.DOMINOSA_TRIP!);

const STEPS = [
  'appendFileSync',
  'closeSync',
  'cpSync',
  'fsyncSync',
  'mkdirSync',
  'openSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'writeFileSync',
  'writeSync',
] as const;

type Step = (first: string | number | Buffer, ...rest: unknown[]) => unknown;
const own = fs as unknown as Record<string, Step>;
const write = appendFileSync;
const opened = new Map<unknown, string>();
let count = 0;

for (const name of STEPS) {
  const real = own[name]!;
  own[name] = (first, ...rest) => {
    const path = typeof first === 'number' ? opened.get(first) : resolve(String(first));
    if (path?.startsWith(folder)) {
      write(log, `${name} ${path.slice(folder.length + 1)}\n`);
      count++;
      // A read-only disk stays read-only.
      if (count === wanted || (what === 'EROFS' && wanted > 0 && count > wanted)) trip();
    }
    const result = real(first, ...rest);
    if (name === 'openSync') opened.set(result, path!);
    return result;
  };
}
syncBuiltinESMExports();

function trip(): void {
  if (what.startsWith('SIG')) process.kill(what === 'SIGKILL' ? process.pid : -process.pid, what);
  else throw Object.assign(new Error(`${what}: as wanted`), { code: what });
}
