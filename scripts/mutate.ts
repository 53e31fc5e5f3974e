import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { UserError } from '../src/errors.ts';
import { calledWith, explain, orTold } from './console.ts';
import { LIVING } from './mutate/living.ts';

explain(`Changes one place of a room after the other, and runs the room's tests, which must notice each change.

Usage: npm run mutate -- ROOM [OPTIONS]

ROOM is a folder of src/ whose tests are in the folder of the same name in test/, such as domino or solve/techniques.

Options:
  --only TEXT: files alone whose path contains TEXT
  --shard I/N: part I of N of the files (default: 1/1)
  --lines I/N: part I of N of the lines of each file, and what changes within one of them: a sample of a large room (default: 1/1)
  --processes N: so many changes at a time (default: 1)
  --books: runs tests that make books, too, which takes long
  --constants: changes also what is computed once, when a file is loaded; each of these takes all tests of the room
  --afresh: tries again what was tried before, and whose lines and tests are still the same
  -h, --help: explain it

What was found is in output/mutate/ as a page and as data.`);

const { values, positionals } = calledWith({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    shard: { type: 'string', default: '1/1' },
    lines: { type: 'string', default: '1/1' },
    processes: { type: 'string', default: '1' },
    books: { type: 'boolean', default: false },
    constants: { type: 'boolean', default: false },
    afresh: { type: 'boolean', default: false },
  },
});

await orTold(async () => {
  const [room = ''] = positionals;
  if (!room || ![join('src', room), join('test', room)].every((folder) => existsSync(folder)))
    throw new UserError(`there is no room "${room}" with tests`, { expected: 'a folder of src/ and test/' });
  const files = shardOf(filesOf(join('src', room)).filter((file) => file.includes(values.only)));
  if (values.books) process.env.MUTATE_WITH_BOOKS = '1';
  const results = await new Stryker(optionsFor(room, files)).runMutationTest();
  const living = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const unexplained = living.filter((mutant) => !explanationOf(mutant));
  for (const mutant of unexplained) console.log(described(mutant));
  const tried = results.filter(({ status }) => status !== 'Ignored').length;
  const explained = living.length - unexplained.length;
  console.log(
    `${room}: ${tried} changes, ${tried - living.length} noticed, ${explained} explained, ${unexplained.length} not`,
  );
  if (unexplained.length > 0) process.exitCode = 1;
});

function optionsFor(room: string, files: readonly string[]) {
  const lines = values.lines === '1/1' ? [] : ['lines', values.lines];
  const name = [room, values.only, values.shard, ...lines, ...(values.books ? ['books'] : [])]
    .join('-')
    .replaceAll('/', '-');
  const report = join('output/mutate', name);
  return {
    testRunner: 'vitest',
    plugins: [
      import.meta.resolve('@stryker-mutator/vitest-runner'),
      new URL('./mutate/messages.js', import.meta.url).href,
    ],
    ignorers: ['messages'],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', dir: join('test', room), related: false },
    mutate: files.flatMap(linesOf),
    // Words are held by other tests.
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest' as const,
    concurrency: Number(values.processes),
    dryRunTimeoutMinutes: 60,
    incremental: true,
    incrementalFile: `${report}.json`,
    force: values.afresh,
    ignoreStatic: !values.constants,
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `${report}.html` },
    // Stryker would rewrite it with an interface of the compiler that TypeScript 7 does not have.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    ignorePatterns: ['dist', 'output', 'release', 'site'],
    tempDirName: join(tmpdir(), 'dominosa-mutate'),
    warnings: false,
  };
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

/** Files of all sizes in each part: the largest ones are dealt first. */
function shardOf(files: readonly string[]): string[] {
  const isInPart = partOf('shard');
  return files
    .toSorted((a, b) => statSync(b).size - statSync(a).size || (a < b ? -1 : 1))
    .filter((_, i) => isInPart(i));
}

/** The file, or the lines of it that are in the part. Fewer changes also make the first run shorter, which counts each place it comes by. */
function linesOf(file: string): string[] {
  if (values.lines === '1/1') return [file];
  const isInPart = partOf('lines');
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((_, i) => (isInPart(i) ? [`${file}:${i + 1}-${i + 1}`] : []));
}

/** Which numbers from 0 are in part I of N. @throws UserError if the option names no part */
function partOf(option: 'shard' | 'lines'): (i: number) => boolean {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(values[option])?.map(Number) ?? [];
  if (!part || !parts || part > parts)
    throw new UserError(`--${option} ${values[option]} is no part`, { expected: 'such as 1/4' });
  return (i) => i % parts === part - 1;
}

function explanationOf(mutant: MutantResult): string | undefined {
  const line = lineOf(mutant);
  return Object.entries(LIVING[pathOf(mutant)] ?? {})
    .filter(([start]) => line.startsWith(start))
    .map(([, why]) => (typeof why === 'string' ? why : why[mutant.replacement!]))
    .find((why) => why !== undefined);
}

function described(mutant: MutantResult): string {
  const { start } = mutant.location;
  return `${pathOf(mutant)}:${start.line}:${start.column} ${mutant.status}\n  ${lineOf(mutant)}\n  ${mutant.replacement}`;
}

function pathOf({ fileName }: MutantResult): string {
  return relative(process.cwd(), fileName).replaceAll(sep, '/');
}

function lineOf(mutant: MutantResult): string {
  return readFileSync(mutant.fileName, 'utf8').split('\n')[mutant.location.start.line - 1]!.trim();
}
