/** Something that can be measured. */
export interface Bench {
  readonly name: string;
  readonly summary: string;
  run(setting: BenchSetting): void | Promise<void>;
}

export interface BenchSetting {
  /** How much CPU time one run takes, in seconds; programs that run beside it get so much time on the clock. */
  readonly seconds: number;
  /** How many runs are made, of which the median counts. */
  readonly rounds: number;
  say(line: string): void;
}

/** How often something was done, and the CPU time (user and system) in seconds that it took. */
export interface Run {
  readonly times: number;
  readonly seconds: number;
}

/** Does something again and again, each time with the next number, until the CPU time is used up. */
export function measure(seconds: number, work: (n: number) => void): Run {
  const start = process.cpuUsage();
  for (let times = 1; ; times++) {
    work(times);
    const { user, system } = process.cpuUsage(start);
    const used = (user + system) / 1e6;
    if (used >= seconds) return { times, seconds: used };
  }
}

/** The median of the runs' rates, a second. */
export function medianRate(runs: readonly Run[]): number {
  const rates = runs.map((run) => run.times / run.seconds).sort((a, b) => a - b);
  const middle = Math.floor(rates.length / 2);
  return rates.length % 2 === 1 ? rates[middle]! : (rates[middle - 1]! + rates[middle]!) / 2;
}

/** A rate or ratio with as many digits as are worth reading. */
export function inWords(value: number): string {
  if (value >= 100) return Math.round(Number(value.toPrecision(3))).toLocaleString('en');
  return String(Number(value.toPrecision(2)));
}
