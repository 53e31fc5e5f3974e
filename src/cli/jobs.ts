import type { ChildProcess } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { bestText, type Made } from '../book/make.ts';
import type { Order, SectionOrder } from '../book/order.ts';
import { type Drafts, ownDrafts } from '../book/puzzles.ts';
import { OutOfTimeError } from '../errors.ts';
import type { Call } from './call.ts';
import { Deadline } from './deadline.ts';
import { unpack } from './draft-message.ts';
import { endOf, startProcess } from './own-process.ts';
import type { Progress } from './progress.ts';
import type { Answer, Task } from './worker.ts';

/** Tasks that wait with each worker, so that none is idle. */
const TASKS_AHEAD = 2;
/** Puzzles that a worker is asked for at once at most. */
const LARGEST_TASK = 64;
/** Each worker has so many tasks in a long run, or more, so that all end at about the same time. */
const TASKS_EACH = 16;

/** How many puzzles a worker is asked for at once; one where each has its time. */
function taskSize(order: Order, { processes, timeLimit }: JobsOptions): number {
  if (limitOf(order, timeLimit) !== undefined) return 1;
  return Math.min(LARGEST_TASK, Math.ceil(order.count / (processes * TASKS_EACH)));
}

/** How long a puzzle may take, in seconds; as long as it takes, if nobody has said it of one that is found by counting. */
function limitOf({ kind }: Order, timeLimit: number | undefined): number | undefined {
  return timeLimit ?? (kind === 'completion' ? USUAL_SECONDS : undefined);
}

const USUAL_SECONDS = 600;
const MOST_JOBS = 64;

/** How the options say that puzzles are made; how far a long one is goes to `progress`. */
export function jobsOf(call: Call, progress: Progress): Jobs {
  return new Jobs({
    processes: call.number('jobs', 1, 1, MOST_JOBS),
    timeLimit: call.timeLimit(),
    onStep: (puzzle, part) =>
      progress.show(`puzzle ${puzzle}, percent of the search`, Math.floor(100 * part), 100),
    onLate: (told) => call.output.note(told),
  });
}

export interface JobsOptions {
  readonly processes: number;
  /** How long a single puzzle may take, in seconds; completions 600, and others any time, by default. */
  readonly timeLimit?: number | undefined;
  /** Called with how far the search for one puzzle is at least, from 0 to 1. */
  readonly onStep?: (puzzle: number, part: number) => void;
  /** Called with a puzzle whose time was up, so that the best so far is used. */
  readonly onLate?: (told: string) => void;
}

/**
 * Makes puzzles in several processes. The puzzles and their order are the same as with one. Those that may take only so
 * long are made in a process of their own even if it is only one, so that they can be stopped.
 */
export class Jobs {
  readonly drafts: Drafts = (order, first = 1) => {
    const { processes, timeLimit } = this.#options;
    const isAlone = processes === 1 && limitOf(order, timeLimit) === undefined;
    return isAlone ? this.#inTurns(order, first) : this.#shared(order, first);
  };
  readonly #options: JobsOptions;
  readonly #workers: Worker[] = [];

  constructor(options: JobsOptions) {
    this.#options = options;
  }

  stop(): void {
    for (const worker of this.#workers) worker.stop();
  }

  /** Drafts that are made in this process, each without a pause. */
  async *#inTurns(order: SectionOrder, first: number): AsyncGenerator<Made | undefined> {
    const turn = yieldingToEvents();
    const { onStep } = this.#options;
    const limits = (number: number) => ({ onStep: (part: number) => onStep?.(number, part) });
    for (const draft of ownDrafts(order, first, limits)) {
      const pause = turn();
      if (pause) await pause;
      yield draft;
    }
  }

  async *#shared(order: SectionOrder, from: number): AsyncGenerator<Made | undefined> {
    const { processes } = this.#options;
    const size = taskSize(order, this.#options);
    while (this.#workers.length < processes) this.#workers.push(new Worker(this.#options));
    const pending: Promise<(Made | undefined)[]>[] = [];
    let first = from;
    let task = 0;
    while (first <= order.count || pending.length > 0) {
      while (first <= order.count && pending.length < TASKS_AHEAD * processes) {
        const count = Math.min(size, order.count - first + 1);
        const worker = this.#workers[task++ % processes]!;
        const result = worker.make({ order, first, count });
        // It is awaited in its turn; until then a failure must not count as unhandled.
        result.catch(() => {});
        pending.push(result);
        first += count;
      }
      yield* await pending.shift()!;
    }
  }
}

/** The best of a search that is not over. */
interface Best {
  readonly made: Made;
  /** The conditions that it does not fulfil. */
  readonly lacks: readonly string[];
}

/** A process that answers one task after the other, in order; a new one after a search that was stopped. */
class Worker {
  #process!: ChildProcess;
  readonly #options: JobsOptions;
  #last: Promise<unknown> = Promise.resolve();
  #ended!: Promise<never>;
  #best: Best | undefined;

  constructor(options: JobsOptions) {
    this.#options = options;
    this.#start();
  }

  #start(): void {
    this.#process = startProcess('drafts');
    this.#ended = endOf(this.#process, 'a worker');
  }

  make(task: Task): Promise<(Made | undefined)[]> {
    const result = this.#last.then(async () => {
      const seconds = limitOf(task.order, this.#options.timeLimit);
      this.#best = undefined;
      const late = new Deadline(seconds, (limit) => lateFault(task, limit, this.#best));
      try {
        const answer = this.#answer(task);
        // A task that does not reach a stopped process needs no error of its own: the end of the process is reported.
        this.#process.send(task, () => {});
        return await Promise.race([answer, this.#ended, late.passed]);
      } catch (error) {
        const best = this.#best as Best | undefined;
        if (!(error instanceof OutOfTimeError) || !best || best.lacks.length > 0) throw error;
        this.stop();
        this.#start();
        this.#options.onLate?.(`puzzle ${task.first}: the best that was found in its time`);
        return [best.made];
      } finally {
        late.stop();
      }
    });
    this.#last = result.catch(() => {});
    return result;
  }

  stop(): void {
    this.#process.kill();
  }

  /** Listens until the drafts are there: a step and the drafts after it can come in one turn, and none may be missed. */
  #answer({ order, first }: Task): Promise<(Made | undefined)[]> {
    return new Promise((resolve) => {
      const listen = (answer: Answer) => {
        if (answer.type === 'step') this.#options.onStep?.(first, answer.part);
        else if (answer.type === 'best')
          this.#best = { made: unpack(answer.draft, order, first), lacks: answer.lacks };
        else {
          this.#process.off('message', listen);
          resolve(
            answer.drafts.map((message, i) => (message ? unpack(message, order, first + i) : undefined)),
          );
        }
      };
      this.#process.on('message', listen);
    });
  }
}

function lateFault({ order, first }: Task, limit: string, best: Best | undefined): OutOfTimeError {
  const less = order.kind === 'completion' ? 'more numbers that are given' : 'another level, range or shape';
  const found = best ? `; ${bestText(best.made, best.lacks)}` : '';
  return new OutOfTimeError(`puzzle ${first} was not made within ${limit}${found}`, {
    hint: `give it more time with --time-limit, or ask for ${less}`,
  });
}

/** For so many milliseconds work may go on without a pause. */
const LONGEST = 20;

/**
 * Gives signals, timers and output their turn beside work that is done without a pause.
 *
 * @returns what is to be awaited again and again; it waits only where it is time
 */
function yieldingToEvents(): () => Promise<void> | undefined {
  let last = performance.now();
  return () => {
    if (performance.now() - last < LONGEST) return undefined;
    return setImmediate().then(() => {
      last = performance.now();
    });
  };
}
