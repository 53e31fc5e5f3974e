import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportTo } from '../../test/helpers/soak/usage.ts';
import type { Programs } from './programs.ts';
import { INPUTS, type Measured, type Row } from './rows.ts';

export interface Extent {
  /** The number of runs, of which the median is used. */
  readonly rounds: number;
  /** The share of each run's work that is done, above 0 and up to 1. */
  readonly share: number;
}

/** Medians of the runs of one command. */
export interface Cost {
  /** The number of units that a run made. */
  readonly times: number;
  /** CPU time of the whole process and its children, in seconds. */
  readonly seconds: number;
  /** Elapsed time of the same run, in seconds. */
  readonly clock: number;
}

export interface Result {
  readonly row: Row;
  readonly ours: Cost;
  /** The peak memory of our first process in megabytes, if it was measured. */
  readonly megabytes?: number;
  /** Undefined if the row has no comparison, or if the program is not available here. */
  readonly beside?: Cost;
  /** The median ratio over the rounds: the time of the compared program divided by ours, per unit. */
  readonly speed?: number;
}

/** A run's cost in the order in which bash prints it: elapsed time, user CPU time and system CPU time. */
const TIMED = 'TIMEFORMAT="%3R %3U %3S"; time "$@"';

/** Runs commands in one folder, with the inputs that they need. */
export class Bench {
  readonly #programs: Programs;
  readonly #folder: string;
  readonly #extent: Extent;
  readonly #made = new Set<string>();

  constructor(programs: Programs, folder: string, extent: Extent) {
    this.#programs = programs;
    this.#folder = folder;
    this.#extent = extent;
    mkdirSync(this.#inputs, { recursive: true });
  }

  /**
   * Measures a row: both commands alternately, after one run of ours for the memory.
   *
   * @param withMemory whether to make that run
   * @throws Error if a command fails, or if the outputs differ where they must be the same
   */
  measure(row: Row, withMemory: boolean): Result {
    this.#makeInputs(row);
    const memory = withMemory && { megabytes: this.#memoryOf(row) };
    const besides = row.beside && this.#isHere(row.beside) ? row.beside : undefined;
    const ours: Cost[] = [];
    const theirs: Cost[] = [];
    for (let round = 1; round <= this.#extent.rounds; round++) {
      ours.push(this.#run(row, round, 'ours'));
      if (besides) theirs.push(this.#run(besides, round, 'theirs'));
      if (besides && row.alike) this.#compare(row);
    }
    const costs = { row, ours: medianCost(ours), ...memory };
    if (!besides) return costs;
    const speeds = ours.map((cost, i) => each(theirs[i]!) / each(cost));
    return { ...costs, beside: medianCost(theirs), speed: median(speeds) };
  }

  get #inputs(): string {
    return join(this.#folder, 'inputs');
  }

  #isHere({ command }: Measured): boolean {
    return this.#programs[command.split(' ')[0]!] !== undefined;
  }

  #timesOf({ times }: { readonly times: number }): number {
    return Math.ceil(times * this.#extent.share);
  }

  #callOf(measured: Measured, round: number): readonly string[] {
    const [name, ...words] = measured.command.split(' ');
    const program = this.#programs[name!];
    if (!program) throw new Error(`there is no program named ${name}`);
    const values: Record<string, string> = {
      n: String(this.#timesOf(measured)),
      round: String(round),
      inputs: this.#inputs,
      out: this.#out,
    };
    return [...program, ...words.map((word) => word.replace(/\{(\w+)\}/g, (_, key: string) => values[key]!))];
  }

  get #out(): string {
    return join(this.#folder, 'out');
  }

  /** Makes the inputs that a command reads. */
  #makeInputs({ command }: Measured): void {
    for (const [, name] of command.matchAll(/\{inputs\}\/([^/ ]+)/g)) this.#make(name!);
  }

  /** Makes an input, once. */
  #make(name: string): void {
    if (this.#made.has(name)) return;
    this.#made.add(name);
    const input = INPUTS[name]!;
    const path = join(this.#inputs, name);
    if ('text' in input) {
      if (input.names) this.#make(input.names);
      writeFileSync(path, input.text(this.#timesOf(input)));
      return;
    }
    this.#makeInputs(input);
    const isFolder = input.command.includes(`{inputs}/${name}`);
    this.#spawn(this.#callOf(input, 0), isFolder ? join(this.#folder, 'printed') : path);
  }

  #run(measured: Measured, round: number, whose: string): Cost {
    const call = this.#callOf(measured, round);
    const said = this.#spawn(['bash', '-c', TIMED, 'bash', ...call], join(this.#folder, whose));
    const [clock, user, system] = said.trimEnd().split('\n').at(-1)!.split(' ').map(Number);
    return { times: this.#timesOf(measured), seconds: user! + system!, clock: clock! };
  }

  #memoryOf(row: Row): number {
    const path = join(this.#folder, 'usage.json');
    const [node, ...call] = this.#callOf(row, 0);
    this.#spawn([node!, '--import', reportTo(path), ...call], join(this.#folder, 'ours'));
    return JSON.parse(readFileSync(path, 'utf8')).megabytes;
  }

  /** Runs a command with its output written to a file. @returns its standard error output */
  #spawn([program, ...args]: readonly string[], output: string): string {
    rmSync(this.#out, { recursive: true, force: true });
    mkdirSync(this.#out);
    const file = openSync(output, 'w');
    try {
      const { status, signal, stderr } = spawnSync(program!, args, {
        stdio: ['ignore', file, 'pipe'],
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C' },
      });
      if (status === 0) return stderr;
      throw new Error(`${args.join(' ')} ended with ${status ?? signal}: ${stderr.slice(-1000)}`);
    } finally {
      closeSync(file);
    }
  }

  #compare({ name }: Row): void {
    const [ours, theirs] = ['ours', 'theirs'].map((whose) => readFileSync(join(this.#folder, whose)));
    if (!ours!.equals(theirs!)) throw new Error(`${name}: both commands were to write the same`);
  }
}

/** Seconds of CPU time per unit. */
export function each({ seconds, times }: Cost): number {
  return seconds / times;
}

function medianCost(costs: readonly Cost[]): Cost {
  return {
    times: costs[0]!.times,
    seconds: median(costs.map(({ seconds }) => seconds)),
    clock: median(costs.map(({ clock }) => clock)),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
