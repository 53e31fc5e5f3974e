import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMAND, testFolder } from './run.ts';

const folder = testFolder();

const CONFIG = {
  title: 'Again',
  editions: ['kdp', 'brf', 'pef', 'aloud', 'epub', 'html', 'keys'],
  sections: [
    { title: 'Small', range: 3, count: 3 },
    { title: 'Threes', kind: 'terzett', range: 4, shape: '5x6', count: 2 },
    { title: 'Gaps', kind: 'completion', range: 4, shape: '5x6', count: 1, givens: 13 },
  ],
};

/** Ten years on, for all that is asked of the clock. */
const LATER = `
  const Real = Date;
  const now = () => Real.now() + 10 * 365 * 86_400_000;
  globalThis.Date = class extends Real {
    constructor(...parts) { parts.length > 0 ? super(...parts) : super(now()); }
    static now() { return now(); }
  };
`;

interface Place {
  readonly umask: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly node: readonly string[];
  readonly args: readonly string[];
}

/** Runs the command in a shell, as a process has its umask from there. */
function runAt({ umask, cwd, env, node, args }: Place): Promise<number | null> {
  const command = ['-c', `umask ${umask}; exec "$@"`, 'sh', process.execPath, ...node, ...COMMAND, ...args];
  const child = spawn('sh', command, { cwd, env: { PATH: process.env.PATH ?? '', ...env }, stdio: 'ignore' });
  return new Promise((resolve) => child.on('exit', resolve));
}

it('makes the same bytes with another umask, working folder, home, clock and number of jobs', async () => {
  const config = folder.write('config.json', JSON.stringify(CONFIG));
  const [here, there] = [folder.path('here'), folder.path('there')];
  for (const each of [here, there]) mkdirSync(each);
  chmodSync(folder.path(), 0o755);
  const args = ['book', config, '-q', '-o'];
  const codes = await Promise.all([
    runAt({ umask: '022', cwd: here, env: { HOME: here }, node: [], args: [...args, join(here, 'out')] }),
    runAt({
      umask: '077',
      cwd: there,
      env: { HOME: '/nonexistent', USER: 'nobody', TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8' },
      node: ['--import', `data:text/javascript,${encodeURIComponent(LATER)}`],
      args: [...args, 'out', '--jobs', '2'],
    }),
  ]);
  expect(codes).toEqual([0, 0]);
  const [one, other] = [here, there].map((place) => {
    const out = join(place, 'out', 'again');
    return Object.fromEntries(
      readdirSync(out).map((name) => [name, readFileSync(join(out, name)).toString('base64')]),
    );
  });
  expect(Object.keys(other!)).toEqual(Object.keys(one!));
  for (const [name, bytes] of Object.entries(one!)) expect(other![name] === bytes, name).toBe(true);
  // The second run had its own umask.
  expect(statSync(join(there, 'out')).mode & 0o077).toBe(0);
}, 120_000);
