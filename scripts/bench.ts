import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../src/errors.ts';
import { Bench, type Extent } from './bench/measure.ts';
import { tableOf } from './bench/page.ts';
import { findPrograms } from './bench/programs.ts';
import { GROUPS } from './bench/rows.ts';
import { calledWith, explain, orTold } from './console.ts';

const ROUNDS = 3;

explain(`Measures the built command (npm run build first), beside others where there are any: whole processes, their output
written to a file, CPU time, each ratio in turns in one run.

Usage: npm run bench -- [GROUP…] [OPTIONS]

Groups, all if none is named:
${GROUPS.map(({ name, title }) => `  ${name}: ${title}`).join('\n')}

Options:
  --rounds N: how many runs are made of each, of which the median counts (default: ${ROUNDS}); all groups take about 20 minutes so
  --short: a two-hundredth of the work, once: shows that the bench works, not how fast anything is
  --write: writes what is printed into docs/bench.md, too
  -h, --help: explain the bench`);

const PAGE = new URL('../docs/bench.md', import.meta.url);
/** The benchmark writes the page from here to its end. */
const MEASURED = '## Measured\n';

const SHORT: Extent = { rounds: 1, share: 1 / 200 };

const { values, positionals } = calledWith({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: String(ROUNDS) },
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

type Wanted = ReturnType<typeof wanted>;

/** @throws UserError with the reason */
function wanted() {
  const { short } = values;
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new UserError(`--rounds is ${values.rounds}`, { expected: 'a whole number from 1' });
  }
  const unknown = positionals.find((name) => !GROUPS.some((group) => group.name === name));
  if (unknown !== undefined) {
    const names = GROUPS.map(({ name }) => name);
    throw new UserError(`there is no group ${unknown}`, { expected: names.join(', ') });
  }
  if (!existsSync(new URL('../dist/cli.js', import.meta.url))) {
    throw new UserError('there is no dist/cli.js', { expected: 'the built command', hint: 'npm run build' });
  }
  const groups = GROUPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return { groups, extent: short ? SHORT : { rounds, share: 1 }, short };
}

async function measureAll({ groups, extent, short }: Wanted, say: (text: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-bench-'));
  try {
    const bench = new Bench(await findPrograms(folder), folder, extent);
    for (const group of groups) {
      const rows = group.rows.filter(({ long }) => !(short && long));
      say(
        `\n${tableOf(
          group,
          rows.map((row, i) => bench.measure(row, !short || (group === groups[0] && i === 0))),
        )}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** When, where and how it was measured. */
function heading({ extent, short }: Wanted): string {
  const [processor] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  return (
    `${date}, ${cpus().length} cores of ${processor?.model.trim() ?? 'an unknown processor'}, Node ${process.version}, ` +
    `\`npm run bench -- ${process.argv.slice(2).join(' ')}\`: ${extent.rounds === 1 ? 'one run' : `medians of ${extent.rounds} runs`}` +
    `${short ? ', too short to tell how fast anything is' : ''}.`
  );
}

await orTold(async () => {
  const order = wanted();
  const lines: string[] = [];
  const say = (text: string) => {
    console.log(text);
    lines.push(text);
  };
  say(heading(order));
  await measureAll(order, say);
  if (values.write) {
    const [prose] = readFileSync(PAGE, 'utf8').split(MEASURED);
    writeFileSync(PAGE, `${prose}${MEASURED}${lines.join('\n')}\n`);
  }
});
