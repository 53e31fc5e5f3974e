import { plural } from '../../errors.ts';

/** The steps of a composition, with what is said if no try came through them. */
const STEPS = {
  partition: 'the board could not be parted into groups',
  layout: 'no layout of the dominoes could have different dominoes everywhere',
  filling: 'no layout of the dominoes could be given numbers',
  numbering: 'no exchange of numbers gave the sums',
  wanted: 'of the compositions none was wanted: most have several solutions, or another level',
  accepted: 'of the puzzles none was accepted',
} as const;

type Step = keyof typeof STEPS;
const NAMES = Object.keys(STEPS) as Step[];

/** How far the tries of a search came. */
export class Outcome {
  #tries = 0;
  readonly #reached = new Map<Step, number>();

  clear(): void {
    this.#tries = 0;
    this.#reached.clear();
  }

  try(): void {
    this.#tries++;
  }

  /** A try has come through this step. */
  passed(step: Step): void {
    this.#reached.set(step, this.count(step) + 1);
  }

  /** How many tries there were. */
  get tries(): number {
    return this.#tries;
  }

  /** How many tries came through this step. */
  count(step: Step): number {
    return this.#reached.get(step) ?? 0;
  }

  /** What to say if nothing was found: the search as it was, and where it ended. */
  inWords(): string {
    const missed = NAMES.find((step) => this.count(step) === 0);
    const tried = `in ${counted(this.#tries, 'try', 'tries')} with ${counted(this.count('layout'), 'layout', 'layouts')} of the dominoes`;
    return missed ? `${tried}: ${STEPS[missed]}` : tried;
  }
}

function counted(count: number, one: string, more: string): string {
  return `${count.toLocaleString('en')} ${plural(count, one, more)}`;
}
