import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runsAtOnce, runsThatSleep } from '../test/helpers/soak/beside.ts';
import { killRuns } from '../test/helpers/soak/kills.ts';
import { LOADED, Load } from '../test/helpers/soak/load.ts';
import { placesDiffer } from '../test/helpers/soak/places.ts';
import { WORKS } from '../test/helpers/soak/stage.ts';
import { MISHAPS, tripRuns } from '../test/helpers/soak/steps.ts';
import { boardOf, Comparison, shareOut } from '../test/helpers/solve/slow/compare.ts';
import { calledWith, explain } from './console.ts';

explain(`Kills the built program, fails its steps, moves it to other places and loads it, for longer than the tests do.

Usage: npm run soak -- [PART…] [OPTIONS]

Parts, all if none is named:
  kills: each command is killed at random times
  steps: each step that a command does with files fails, or is where it is stopped
  beside: two and four runs at once in one folder, and runs that stand still for a while
  places: the same book in other time zones, locales, folders and clocks
  grades: boards graded as the commands do and by the plain ladder
  load: a large book made, checked and rendered

Options:
  --work NAME: of kills and steps, this one only, of
    ${WORKS.map(({ name }) => name).join(', ')};
    may be given several times
  --kills N: so many kills of the first command (default: 200)
  --puzzles N: so many in the large book (default: 10000)
  --boards N: so many are graded (default: 100000)
  --seed TEXT: the same seed gives the same times and boards (default: soak)
  -h, --help: explain it`);

const { values, positionals } = calledWith({
  options: {
    work: { type: 'string', multiple: true, default: [] },
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'soak' },
    puzzles: { type: 'string', default: '10000' },
    boards: { type: 'string', default: '100000' },
  },
  allowPositionals: true,
});

/** The commands that are killed, and interrupted at their steps. */
const works = WORKS.filter(({ name }) => values.work.length === 0 || values.work.includes(name));
checkNames(
  'work',
  values.work,
  WORKS.map(({ name }) => name),
);

/** The installed form, which starts faster than the sources. */
const PROGRAM = [fileURLToPath(new URL('../dist/cli.js', import.meta.url))];

/** The heap in megabytes for a run of the load test. It is about Node's default on a machine with 3 GB. */
const HEAP = 1536;
/** How much longer a puzzle may take in a book four times as large, as a factor. With quadratic time it would be four. */
const SLOWER = 1.5;

/** How often runs are started at once, and after how many milliseconds each of the others is suspended. */
const ROUNDS = 10;
const TIMES = [50, 200, 400, 600, 800, 1000, 1500, 2000];

/** The final message of a part, and the faults that it found. */
interface Outcome {
  readonly said: string;
  readonly faults: readonly string[];
}

/** The parts, each with the folder that it may use. */
const PARTS: Readonly<Record<string, (folder: string) => Promise<Outcome>>> = {
  async kills(folder) {
    const [found, faults] = [new Map<string, number>(), [] as string[]];
    const kills = Number(values.kills);
    for (const [i, work] of works.entries()) {
      // Each command is killed. The first one, which takes longest and matters most, is killed as often as requested.
      const count = i === 0 ? kills : Math.ceil(kills / 10);
      const outcome = await killRuns(work, count, values.seed, folder, PROGRAM);
      console.log(`  ${work.name}: ${count} runs killed, ${outcome.faults.length} faults`);
      for (const [state, times] of outcome.found) found.set(state, (found.get(state) ?? 0) + times);
      faults.push(...outcome.faults);
    }
    const count = (state: string) => found.get(state) ?? 0;
    const all = [...found.values()].reduce((sum, times) => sum + times);
    const whole = count('first') + count('second');
    const said = `${all} runs killed: ${whole} left a whole folder, ${count('aside')} the earlier one put aside, ${count('none')} none where there was none`;
    return { said, faults };
  },

  async steps(folder) {
    let [runs, steps] = [0, 0];
    const faults: string[] = [];
    for (const work of works) {
      const outcome = await tripRuns(work, MISHAPS, folder, PROGRAM);
      console.log(`  ${work.name}: ${outcome.steps.length} steps, ${outcome.faults.length} faults`);
      runs += outcome.runs;
      steps += outcome.steps.length;
      faults.push(...outcome.faults);
    }
    return { said: `${runs} runs stopped at ${steps} steps, by ${MISHAPS.join(', ')}`, faults };
  },

  async beside(folder) {
    let runs = 0;
    const faults: string[] = [];
    const add = (outcome: Awaited<ReturnType<typeof runsAtOnce>>) => {
      runs += outcome.runs;
      faults.push(...outcome.faults);
    };
    for (let round = 0; round < ROUNDS; round++) {
      for (const what of ['same', 'different'] as const) {
        for (const count of [2, 4]) add(await runsAtOnce(count, what, folder, PROGRAM));
      }
      add(await runsThatSleep(TIMES, folder, PROGRAM));
    }
    return { said: `${runs} runs beside others or that slept`, faults };
  },

  async places(folder) {
    const { runs, files, faults } = await placesDiffer(folder, PROGRAM);
    return { said: `${runs} books made in different places, ${files} files compared`, faults };
  },

  async grades() {
    const comparison = new Comparison();
    const faults: string[] = [];
    for (const [range, boards] of shareOut(Number(values.boards))) {
      const before = faults.length;
      for (let i = 0; i < boards; i++) {
        faults.push(...comparison.gradeDiffers(boardOf(range, true, `${values.seed}/${range}/${i}`)));
      }
      console.log(`  range ${range}: ${boards} boards, ${faults.length - before} faults`);
    }
    const levels = [...comparison.levels].map(([level, boards]) => `${level} ${boards}`);
    return { said: `boards graded, and graded by the plain ladder: ${levels.join(', ')}`, faults };
  },

  async load(folder) {
    const most = Number(values.puzzles);
    const faults: string[] = [];
    const loads = [most / 4, most].map((puzzles) => {
      const load = new Load(folder, PROGRAM, HEAP);
      const made = load.make(puzzles, 1);
      const book = readFileSync(load.book);
      load.make(puzzles, Math.max(2, availableParallelism()));
      if (!readFileSync(load.book).equals(book)) faults.push(`${puzzles}: more processes make another book`);
      const checked = load.check();
      const rendered = load.render(LOADED);
      const told = Object.entries({ made, checked, rendered }).map(
        ([what, { seconds, megabytes }]) =>
          `${what} in ${Math.round(seconds)} s with ${Math.round(megabytes)} MB`,
      );
      console.log(`  ${puzzles} puzzles: ${told.join(', ')}`);
      return { puzzles, seconds: rendered.seconds };
    });
    const [fewer, all] = loads.map(({ puzzles, seconds }) => seconds / puzzles) as [number, number];
    const slower = all / fewer;
    if (slower > SLOWER) faults.push(`a puzzle takes ${slower.toFixed(2)} times as long`);
    const said = `${most} puzzles in ${LOADED.length} editions with a heap of ${HEAP} MB; beside a quarter of them, a puzzle takes ${slower.toFixed(2)} times as long`;
    return { said, faults };
  },
};

checkNames('part', positionals, Object.keys(PARTS));
const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
let faults = 0;
for (const name of wanted) {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-soak-'));
  const outcome = await PARTS[name]!(folder);
  rmSync(folder, { recursive: true });
  console.log(`${name}: ${outcome.said}; ${outcome.faults.length} faults`);
  for (const fault of outcome.faults) console.log(`  ${fault}`);
  faults += outcome.faults.length;
}
process.exitCode = faults > 0 ? 1 : 0;

/** Ends the script if it does not know a name. */
function checkNames(what: 'work' | 'part', names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  console.error(`no ${what} of the soak: ${unknown.join(', ')}; there are ${known.join(', ')}`);
  process.exit(2);
}
