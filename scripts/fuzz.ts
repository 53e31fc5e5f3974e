import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tally } from '../test/helpers/fuzz/fuzz.ts';
import type { Target } from '../test/helpers/fuzz/target.ts';
import { TARGETS } from '../test/helpers/fuzz/targets.ts';
import { calledWith, explain } from './console.ts';

explain(`Gives every reader of the program texts that are nearly right, each reader in a process of its own.

Usage: npm run fuzz -- [OPTIONS]

Options:
  --cases N: so many texts in all (default: 1000000)
  --seed TEXT: the same seed gives the same texts (default: fuzz)
  --target NAME: this reader only, of ${TARGETS.map(({ name }) => name).join(', ')}
  --seconds N: a batch of texts that takes longer is a fault (default: 20)
  -h, --help: explain it`);

// A reader runs in a separate process. Taking too long over a text, or too much memory, is a fault like a crash.

const CHILD = fileURLToPath(new URL('./fuzz-process.ts', import.meta.url));

const { values } = calledWith({
  options: {
    cases: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: 'fuzz' },
    target: { type: 'string' },
    seconds: { type: 'string', default: '20' },
  },
});

/** The messages of a process: the text that it reads next, or the result. */
export type Message = { readonly input: string } | Tally;

const MOST_MEMORY = 512;

const share = ({ share = 1 }: Target) => share;
const targets = TARGETS.filter(({ name }) => values.target === undefined || name === values.target);
const whole = targets.reduce((sum, target) => sum + share(target), 0);
let [cases, faults] = [0, 0];
for (const target of targets) {
  const { name } = target;
  const own = Math.ceil((Number(values.cases) * share(target)) / whole);
  cases += own;
  const outcome = await run(name, own);
  if (typeof outcome === 'string') {
    faults++;
    console.log(`${name}: ${outcome}`);
    continue;
  }
  const { read, refused, crashes } = outcome;
  faults += crashes.length;
  const percent = Math.round((100 * read) / (read + refused));
  console.log(
    `${name}: ${read + refused} texts, ${read} read (${percent} %), ${refused} refused, ${crashes.length} faults`,
  );
  for (const { input, error } of crashes.slice(0, 3))
    console.log(`  ${JSON.stringify(input)}\n  ${error.slice(0, 2000)}`);
}
console.log(`${cases} texts, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;

/** The tally of a target, or the way in which its process ended. */
function run(name: string, cases: number): Promise<Tally | string> {
  return new Promise((resolve) => {
    const child = fork(CHILD, [String(cases), values.seed, name], {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${MOST_MEMORY}`],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let input = '';
    let tally: Tally | undefined;
    let timer: NodeJS.Timeout | undefined;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => child.kill('SIGKILL'), Number(values.seconds) * 1000);
    };
    child.on('message', (message: Message) => {
      watch();
      if ('input' in message) input = message.input;
      else tally = message;
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (tally) return resolve(tally);
      const file = join(tmpdir(), `dominosa-fuzz-${name.replaceAll(' ', '-')}.txt`);
      writeFileSync(file, input);
      resolve(`stopped (${signal ?? code}) in a batch that begins with the text in ${file}`);
    });
  });
}
